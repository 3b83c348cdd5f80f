### The table's own words.
