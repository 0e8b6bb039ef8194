"""Three weeks of a house: twelve people with habits, two hundred games, and everything that happens to a server.

`clock.py` is the time of a server in another process, `nursery.py` that process, `house.py` what is done to it: it is
killed, backed up, restored and moved. `residents.py` are the people, `ears.py` what reached them, `weeks.py` what
happens each day, and `verdict.py` what has to hold afterwards. `python -m tests.weeks --help` runs it in parts.
"""
