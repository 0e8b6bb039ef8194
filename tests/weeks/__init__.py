"""A simulation of three weeks of a house: twelve people with habits, two hundred games, and failures of the server.

`clock.py` is the clock of a server in another process, `nursery.py` starts that process, and `house.py` kills it, makes
backups, restores and moves it. `residents.py` defines the people, `phones.py` lets some of them play in a real browser,
`ears.py` records what they receive, `weeks.py` plays each day, and `verdict.py` checks everything afterwards.
`python -m tests.weeks --help` runs it in parts.
"""
