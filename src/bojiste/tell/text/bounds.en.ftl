### Faults of what is too much, or not to be shown.

problem-control-characters = this text holds characters that steer a terminal and cannot be seen
    .remedy = delete them
problem-bad-mark = this cannot be a sign on the board
    .remedy = give one letter, digit or other sign that can be seen and is no ground
problem-large-map = the map is larger than the largest that is played
    .remedy = draw at most 200 squares each way
problem-replay-not-offered = here today's rules do not offer the answer that was recorded
    .remedy = replay the game with the version that saved it
problem-bad-id = this cannot be an id
    .remedy = write it with small letters of the English alphabet, digits, hyphens and underscores, such as goblin_2; names may be anything
problem-bad-seat = there is no such seat at the table
    .remedy = write gm, or player: and the name of a player, for instance player:anna
