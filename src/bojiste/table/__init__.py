"""The web table: people with phones and a game master play one game together in the browser.

It adds no rule: pages and the HTTP API are drivers of the same generator as the terminal. What a seat is sent is made
of that seat's view and nothing else (``seen``), and a line of the journal is on disk before anybody sees what follows
from it (``store``). Needs the extra ``bojiste[table]``; ``bojiste.cli`` knows its door alone (``door``).
"""
