-- A database as a server of release 0.1 left it: a table whose players still gather, and a game of Molly under way.
-- Its browser's key: arVjWjF1WWuA7dqUmU_g6jVUdLBOgpfPRDn6N1zjdvQ

PRAGMA user_version = 1;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    holder TEXT NOT NULL,
    command TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE places (
    holder TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (holder, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (touched);

INSERT INTO tables VALUES ('44b1df0ae3063a590945', 'GXB664', 1794871577115, 1794871577115);
INSERT INTO tables VALUES ('00558f34dc079d0f28ed', 'MGVASU', 1794871577258, 1794871579515);
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 1, 1794871577258, '', '', CAST('{"kind":"created","version":1,"table":"00558f34dc079d0f28ed","game":"molly","edition":"molly-95f945ba","options":{"variant":"base","memory_aid":"off","first":"random"},"seats":[{"kind":"remote","name":"Ada","holder":"33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66"},{"kind":"bot","level":"random"}],"settings":{"undo":"boundary","hints":true,"chat":"phrases","spectators":true,"timer_s":0},"host":"33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66","secret":"09cdf135dd894046f50c19c3763060e17529fffa817b864b5805ffc5daa39f74","code":"MGVASU","link":"eece49c7a556b70b0685f19f32b0d18618a410c6d6de126f5933c85fdd52b6f5"}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 2, 1794871577298, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '74899482f623006f', CAST('{"kind":"started","entropy":"9849e70906521b28","check":4227971233}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 3, 1794871577802, '', '', CAST('{"kind":"played","seat":1,"action":47,"number":1,"entropy":"5a64e424f5247acc","check":3570536164}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 4, 1794871577863, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '30d89d94cd95844d', CAST('{"kind":"played","seat":0,"action":1,"number":2,"entropy":"cfd965e650c0a5b5","check":2448850426}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 5, 1794871577877, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '3a0b1e4585472576', CAST('{"kind":"played","seat":0,"action":52,"number":3,"entropy":"39e40cf47c363e5b","check":2560149647}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 6, 1794871578384, '', '', CAST('{"kind":"played","seat":1,"action":13,"number":4,"entropy":"9392d8e99d6da676","check":2820753379}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 7, 1794871578888, '', '', CAST('{"kind":"played","seat":1,"action":42,"number":5,"entropy":"770d5ac78209d96d","check":4024273999}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 8, 1794871578933, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '97f6336714bc015a', CAST('{"kind":"played","seat":0,"action":1,"number":6,"entropy":"8b58aec256e1a44c","check":592681151}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 9, 1794871578942, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '63d3d47a7780c1f1', CAST('{"kind":"played","seat":0,"action":52,"number":7,"entropy":"563deb2d85e48803","check":3542056800}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 10, 1794871579448, '', '', CAST('{"kind":"played","seat":1,"action":48,"number":8,"entropy":"2da3f1b33b55f071","check":3161696366}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 11, 1794871579503, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '59174bec3c133453', CAST('{"kind":"played","seat":0,"action":1,"number":9,"entropy":"e655afa8fd278bee","check":3416971480}' AS BLOB));
INSERT INTO log VALUES ('00558f34dc079d0f28ed', 12, 1794871579515, '33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', 'd7393d5e5be9b3af', CAST('{"kind":"played","seat":0,"action":52,"number":10,"entropy":"c12b7006e26ebf59","check":3981479549}' AS BLOB));
INSERT INTO log VALUES ('44b1df0ae3063a590945', 1, 1794871577115, '', '', CAST('{"kind":"created","version":1,"table":"44b1df0ae3063a590945","game":"hickory","edition":"hickory-1687cf3a","options":{"setup":"standard","first":"random","data":"standard"},"seats":[{"kind":"remote","name":"Ada","holder":"33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66"},{"kind":"open"}],"settings":{"undo":"boundary","hints":true,"chat":"phrases","spectators":true,"timer_s":0},"host":"33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66","secret":"918006cf18ab93b5ed04e94c0fa4b5676e4218a4b70eae7542dab66392dbed01","code":"GXB664","link":"fe98040c94a11742c7509af9e123993c87875f8f99e5c4ffebe8e11e32f7dff4"}' AS BLOB));
INSERT INTO places VALUES ('33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '00558f34dc079d0f28ed');
INSERT INTO places VALUES ('33d486ab2f4ae0474f288e8e271f2106399588f88af7a605c76d2000def09f66', '44b1df0ae3063a590945');
