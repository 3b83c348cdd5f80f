"""Magic items that speak at moments: a file each."""
