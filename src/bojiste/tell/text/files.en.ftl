problem-usage-not-together = this does not go together with { $other }
    .remedy = leave out one of them
problem-unknown-seat = nobody in the scene has this seat
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] choose one of: { $known }
    }
problem-file-exists = there is such a file already
    .remedy = choose another name, or delete it first
problem-file-missing = there is no such file
    .remedy = check the name and the folder
problem-file-is-folder = this is a folder
    .remedy = name a file in it
problem-file-not-permitted = this file may not be opened
    .remedy = change its permissions, or choose another
problem-file-disk-full = the disk is full
    .remedy = make room, or choose another place
problem-file-trouble = the file cannot be used ({ $text })
    .remedy = choose another
problem-folder-missing = there is no folder { $folder }
    .remedy = create it, or choose another place
problem-file-not-utf8 = this byte is not UTF-8 text
    .remedy = save the file as UTF-8
problem-toml-twice = this key or table has already been given
    .remedy = delete one of the two, or join them
problem-toml-open-text = the text in quotes does not end
    .remedy = close the quotes
problem-toml-open-bracket = a bracket is not closed
    .remedy = close it
problem-toml-key-letters = a key without quotes has only letters without accents, digits, underscores and hyphens
    .remedy = put the key in quotes
problem-toml-no-equals = there is no = after the key
    .remedy = write key = value
problem-toml-backslash = a backslash in quotes means something else here
    .remedy = write two of them, or use single quotes
problem-toml-line-goes-on = the line should end here
    .remedy = put what follows on a line of its own, text in quotes
problem-toml-no-value = there is no value here that TOML knows
    .remedy = give a number, true, false, text in quotes, or a list in brackets
problem-toml-no-key = neither a key nor a table begins here
    .remedy = write key = value, or [table]
problem-toml-syntax = this is not TOML ({ $text })
    .remedy = correct the line
problem-toml-too-large = a number is too long, or brackets stand too deep in each other
    .remedy = write it shorter
problem-save-cut-short = the save breaks off here
    .remedy = take an older copy
problem-save-not-json = the save is damaged here
    .remedy = take an older copy
problem-file-no-place = this is a device or a pipe, and no file can be put in its place
    .remedy = name a file
problem-file-not-regular = this is a device or a pipe, not a file
    .remedy = write it into a file first
problem-file-too-large = the file is larger than { $maximum } MiB
    .remedy = choose the right one, or shorten it
problem-file-name-long = the name of the file is too long
    .remedy = choose a shorter one
problem-not-a-vtt = this is no map of Universal VTT
    .remedy = export the map as .dd2vtt or .uvtt, with its grid
problem-no-drawn-map = scenes of this system have no drawn map
    .remedy = leave this line out
problem-other-system = this party is of another system
    .remedy = choose a party of { $known }
