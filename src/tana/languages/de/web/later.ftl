### Texte des Clients: was nur die Bildschirme nach dem ersten sagen. Sie kommen mit diesen Bildschirmen.

cancel = Abbrechen
yes = Ja
no = Nein
somebody = Jemand
titled = { $what }: { $which }

## Einstellungen

settings-name = Dein Name
settings-language = Sprache
settings-theme = Design
theme-auto = Wie das System
theme-light = Hell (Garten am Morgen)
theme-dark = Dunkel (unter der Erde)
settings-sound = Töne
settings-volume = Lautstärke
settings-motion = Animationen
settings-pace = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
settings-single = Für mich würfeln und Züge beenden, wenn es nichts anderes zu wählen gibt
settings-confirm = Züge bestätigen, die sich nicht zurücknehmen lassen
settings-shortcuts = Tastenkürzel am Tisch (die Taste ? zeigt sie)
settings-notices = Benachrichtigen, wenn ich am Zug bin und diese Seite im Hintergrund ist
animal = Dein Tier
animal-which = Welches Tier?
animal-change = Tier: { $animal }. Ein anderes wählen
animal-mole = Maulwurf
animal-mouse = Maus
animal-hedgehog = Igel
animal-fox = Fuchs
animal-badger = Dachs
animal-squirrel = Eichhörnchen
animal-frog = Frosch
animal-owl = Eule
animal-rabbit = Kaninchen
animal-robin = Rotkehlchen
animal-otter = Otter
animal-sheep = Schaf

## Einen Tisch einrichten

setup = Neuer Tisch
setup-who = Wer spielt mit?
setup-count = Anzahl der Personen
setup-players = { $count ->
    [one] Allein
   *[other] { $count } Personen
}
setup-name = Name von Spieler { $number }
setup-length = Dauert etwa { $minutes }.
setup-open = Tisch öffnen und einladen
setup-start = Los geht’s
options = Optionen
table-settings = Einstellungen des Tisches
setting-hints = Tipps von Bots
setting-consent = Auch ältere Züge zurücknehmen, wenn alle zustimmen
setting-spectators = Zuschauer erlaubt
setting-standing = Antworten im Voraus erlaubt
setting-standing-how = Wo das Spiel oft fragt. Dann sieht niemand, wer am Tisch ist.
setting-chat = Chat
setting-chat-off = Aus
setting-chat-phrases = Nur feste Sätze
setting-chat-free = Freier Text
seat-you = du
seat-turn = am Zug
seat-standin = ein Bot springt ein
seat-open = frei
seat-away = weg
levels-note-buddel = { $seats ->
    [2] Bei Buddel-Bande denkt kein Bot lange nach: Es würde ihm nichts nützen.
   *[other] Ab drei Personen entscheidet bei Buddel-Bande meist das Glück: Ab dem Buddler unterscheiden sich die Stufen kaum, und kein Bot denkt lange nach.
}
levels-note-uly = { $seats ->
    [2] { "" }
   *[other] Ab drei Personen gewinnen oder verlieren bei Uly & Polly alle außer dem Wolf eine Runde gemeinsam: Die Stufe eines Bots macht wenig aus.
}
lobby-who = Wer spielt auf Platz { $number }
lobby-waiting = Warten auf die anderen …
lobby-open = Warten auf Mitspieler …
lobby-host = Der Gastgeber startet die Partie.
start = Partie starten
join-sit = Hinsetzen
join-take = Platz nehmen
join-full = Alle Plätze sind besetzt.
invite = Einladen
invite-make = Einladung erstellen
invite-code = Code
invite-link = Link
invite-copy = Kopieren
invite-copied = Kopiert
invite-failed = Kopieren nicht möglich
invite-share = Teilen
invite-qr = QR-Code der Einladung
setup-screen = Dieser Bildschirm ist das Spielbrett
setup-screen-how = Alle spielen auf dem eigenen Handy; Geheimes bleibt dort.
lobby-free = Frei: scannen, Link antippen oder Code eingeben
lobby-come = Deine Freunde können gleich hereinkommen.
lobby-complete = Alle sind da.
lobby-screen = Dieser Bildschirm zeigt das Spielbrett. Scann den Code mit deinem Handy, um dich hinzusetzen.
lobby-bots = Mit Bots auffüllen und starten
lobby-differently = Andere Personenzahl oder Optionen
invite-text = Spiel mit mir: { $game }!
invite-text-practice = Spiel mit mir: { $game }! Es ist eine Übungspartie: Sie begann in meinem Browser.
network-closed = Deine Freunde erreichen diesen Server noch nicht
network-warning = Er ist nur auf diesem Computer erreichbar. Du kannst ihn für dein lokales Netz öffnen: Dann erreichen ihn alle in diesem Netz, zu Hause oder in diesem WLAN, bis du ihn beendest. Tu das nur in einem Netz, dem du vertraust.
network-none = Er ist nur auf diesem Computer erreichbar, und dieser Computer hat keine Adresse, die andere erreichen. Verbinde ihn mit einem Netz und lade diese Seite neu.
network-open = Für das lokale Netz öffnen
join-wrong-code = Kein Tisch hat diesen Code.
join-wrong-code-how = Frag noch einmal nach: Er hat sechs Buchstaben oder Ziffern, und eine neue Einladung macht die alte ungültig.
join-wrong-link-how = Eine neue Einladung macht die alte ungültig. Bitte um einen neuen Link oder gib den Code ein.
join-practice = Das ist eine Übungspartie: Sie begann in jemandes Browser oder an einer gewählten Stelle. Ihr Glück lässt sich also nicht prüfen, und diese Person weiß vielleicht, was bis dahin verborgen war.
join-rules = Regeln lesen
join-lesson = Lektion ausprobieren
join-replay = Wiederholung ansehen
join-move = Der Platz von { $name } wechselt auf dieses Gerät.
join-hand = Dieses Handy wird die Hand von { $name }: Was nur { $name } sehen darf, steht hier und nicht mehr auf dem gemeinsamen Bildschirm.
join-hand-take = Meine Hand hier halten
hand-pair = Hand aufs Handy
hand-pair-how = Scann das mit deinem Handy: { $name } spielt von dort, und dieser Bildschirm zeigt nur, was alle sehen dürfen. Der Code gilt einmal, 15 Minuten lang.
hand-here = Deine Hand
hand-nothing = Du hast gerade nichts Geheimes.
hand-board = Ganzen Tisch zeigen
hand-only = Nur meine Hand zeigen
hand-curtain = spielt am Handy
hand-looking = Schau auf den großen Bildschirm.

## Am Tisch

players = Spieler
board = Spielbrett
tools = Werkzeuge
side = Auswahl und Protokoll
choices = Auswahl
choices-none = Du bist nicht am Zug.
choices-wait = Einen Moment …
command = Zug eintippen
command-example = Tippen, z. B. { $notation }
command-do = Spielen
log = Protokoll
log-live = Was gerade geschieht
chat = Chat
chat-off = An diesem Tisch ist der Chat aus.
chat-text = Deine Nachricht
chat-say = Senden
what = Was ist das?
what-tap = Tipp auf etwas, um zu erfahren, was es ist.
what-scenery = Das ist nur Kulisse.
keys = Tastenkürzel
keys-arrows = auf dem Spielbrett bewegen
keys-enter = wählen, was im Fokus ist
keys-escape = abbrechen; Animationen überspringen
keys-keys = diese Tastenkürzel zeigen
menu = Tisch
which = Was davon meinst du?
done = Fertig
undo = Zurück
undo-none = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
undo-passed = Andere haben inzwischen gezogen, darum bleibt es bei diesem Zug.
undo-waits = Warten, ob die anderen dem Zurücknehmen zustimmen …
undo-withdraw = Doch nicht
undo-boundary = Inzwischen hat jemand etwas erfahren, darum bleibt es bei diesem Zug.
undo-asked = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
hint = Tipp
hint-not-now = Tipps gibt es nur, wenn du am Zug bist.
hint-thinking = Denkt …
hint-plain = Ein Bot würde so ziehen: { $text }.
hint-chance = Gewinnchance: { $chance }, { $who }.
hint-why = Warum: { $reasons }.
first-move = Ein guter Anfang: { $text }.
final = endgültig
final-next = (Das lässt sich nicht zurücknehmen.)
final-not = (Das lässt sich zurücknehmen.)
confirm-ask = Das lässt sich nicht zurücknehmen. Trotzdem?
confirm-do = Ja, los
tab-yours = ● Du bist am Zug: { $game }
turn-of-person = { $name } ist am Zug.
turn-of-away = { $name } ist am Zug, aber gerade weg. Nach einer halben Minute kannst du einen Bot spielen lassen (Menü „Tisch“).
since-you-looked = Seit deinem letzten Blick:
skip = Überspringen
step = Weiter
move-waits = Keine Verbindung: Dein Zug wird gesendet, sobald sie wieder da ist.
move-not-sent = Dein Zug wurde nicht gesendet.
you = Du
seat-moves = Züge
seat-moves-none = Noch keine Züge.
log-setup = { $count ->
    [one] Aufbau: 1 Zeile
   *[other] Aufbau: { $count } Zeilen
}
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
turn-of = { $name } überlegt …
paused = Die Partie ist angehalten.
pause = Pause
resume = Fortsetzen
spot-legal = { $label } (möglich)
look-seen = Gesehen
handover = Fertig, weiter an { $name }
handover-look = Lass dir Zeit: Das siehst nur du.
meanwhile = { $count ->
    [one] Während du gewartet hast: 1 Zeile
   *[other] Während du gewartet hast: { $count } Zeilen
}
banner-bot = Ein Bot spielt für dich.
banner-bot-seats = Ein Bot spielt für { $names }.
banner-back = Schön, dass du wieder da bist! Ein Bot hat für dich gespielt. Ab jetzt entscheidest wieder du.
banner-close = OK
curtain = Gib das Gerät weiter an { $name }
curtain-why = Was { $name } sehen darf, wird erst geladen, wenn der Vorhang aufgeht.
curtain-lift = Ich bin { $name }
watching = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
link-connecting = Verbinden …
link-reconnecting = Verbindung verloren. Neuer Versuch …
link-offline = Du bist offline. Die Partie wartet.
link-closed = Geschlossen
table-closed = Dieser Tisch ist geschlossen.
generic-yours = Deins
generic-gone = { $thing }, nicht hier
generic-track = { $name }: { $value } von { $most }
standin = Einen Bot spielen lassen
take-back = Wieder selbst spielen
move-seat = Auf ein anderes Gerät wechseln
open-view = Zuschauer sehen, was ich sehe
kick = Alle Zuschauer entfernen
watch-seat = Von diesem Platz aus zuschauen
leave = Tisch verlassen
leave-sure = Endgültig gehen? Ein Bot übernimmt deinen Platz.
close-table = Tisch schließen
close-sure = Den Tisch für alle schließen?
luck-code = Laut vergleichen: Alle am Tisch müssen diesen Code sehen
luck-commitment = Festlegung: das Geheimnis des Servers, versiegelt vor der Partie
luck-contribution = Was dieser Browser zum Glück beigetragen hat
luck-copy = Kopieren

why-over = Die Partie ist zu Ende.
why-watching = Du schaust nur zu.
why-paused = Die Partie ist angehalten.
why-not-your-turn = { $name } ist am Zug.
why-first = Tipp zuerst hier: { $thing }.
why-first-several = Noch nicht. { $prompt }
why-nothing = Hier gibt es gerade nichts zu tun.
why-allowed = Das ist erlaubt, zusammen mit etwas, das leuchtet.

gone = Der Tisch ist nicht erreichbar
gone-moved = Dieser Platz wird jetzt auf einem anderen Gerät gespielt.
gone-sent-away = Der Gastgeber hat alle Zuschauer entfernt.
gone-signed-out = Dieses Gerät wurde abgemeldet.
gone-closed = { refused-closed }
gone-unavailable = Der Tisch ließ sich gerade nicht laden.
gone-offline = { refused-offline }
gone-version = Der Server ist neuer als diese Seite. Bitte lade sie neu.
gone-unknown-secret = { refused-unknown-secret }
gone-module = { refused-module }
gone-broken = { refused-broken }
gone-no-worker = { refused-no-worker }
gone-old-game = { refused-old-game }
gone-not-here = { refused-not-here }

here-settings = Partien in diesem Browser
house = Wer ist da?
house-password = Dieses Haus hat ein Passwort. Frag, wer dich eingeladen hat.
house-password-field = Passwort des Hauses
house-enter = Eintreten
house-oidc = Bitte melde dich zuerst an.
house-sign-in = Anmelden
house-header = Bitte melde dich dort an, wo dieses Haus es verlangt, und lade dann diese Seite neu.
house-invitation = Tische eröffnen kann hier nur, wer eine Einladung hat. Mit dem Link oder Code eines Tisches kannst du mitspielen.
house-open = Dieses Haus ist offen. Lade die Seite neu.
house-back = Zurück zu den Spielen
house-wrong = Das öffnet die Tür nicht. Prüf es und versuch es noch einmal.
here-play = Auf dieser Seite spielen, wenn niemand sonst gebraucht wird (geht offline)
backup-save = Alles in eine Datei sichern
backup-bring = Aus einer Datei wiederherstellen
backup-saved = Gesichert: Einstellungen und alle Partien in diesem Browser.
take = Auf dem Server weiterspielen
take-how = Diese Partie läuft in deinem Browser. Sie kann auf dem Server weitergehen, wo andere mitspielen können: als Übung, denn alles bisher Verborgene lag auf deinem Gerät. Die Partie hier bleibt, wie sie ist.
practice-mark = Übung: Diese Partie begann in jemandes Browser oder an einer gewählten Stelle.

stranger = Du bist an einem fremden Tisch gelandet
stranger-why = Diese Adresse führt zu einem Tisch, und seine Tür öffnet sich nur mit Einladung. Es gibt drei Wege hinein.
stranger-ask = Mitspielen oder zuschauen: Bitte um eine Einladung
stranger-ask-how = Wer dir diese Adresse gegeben hat, kann dir eine Einladung schicken: einen längeren Link oder einen QR-Code. Damit nimmst du einen freien Platz ein oder schaust zu.
stranger-send = Um Einladung bitten
stranger-message = Darf ich an deinen Tisch kommen? Bitte schick mir eine Einladung (Menü „Tisch“, dann „Einladen“).
stranger-shared = Gesendet.
stranger-copied = Deine Frage ist in der Zwischenablage: Schick sie ab.
stranger-failed = Dieser Browser kann nicht teilen. Frag einfach selbst.
stranger-code = Mit einem Code
stranger-mine = Es ist schon dein Platz
stranger-mine-how = Wenn du an diesem Tisch schon auf einem anderen Gerät oder in einem anderen Browser spielst, öffne dort das Menü „Tisch“ und wähl „Auf ein anderes Gerät wechseln“.

cause-started = Die Partie beginnt.
cause-undone = { $name } nimmt einen Zug zurück.
cause-paused = { $name } hält die Partie an.
cause-resumed = Die Partie geht weiter.
cause-left = { $name } geht.
cause-closed = Der Tisch ist geschlossen.
cause-undo-asked = { $name } möchte einen Zug zurücknehmen.
cause-joined = { $name } kommt dazu.
cause-time-up = Die Zeit von { $name } ist um.
cause-proposed = { $name } schlägt eine Änderung vor.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Sorry!
phrase-oops = Hoppla!
phrase-nice = Schön!
phrase-wow = Wow!
phrase-ouch = Autsch!
phrase-hm = Hm …
phrase-yes = Ja
phrase-no = Nein
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment
phrase-back = Bin wieder da
phrase-look-here = Schau mal!
phrase-good-game = Schöne Partie!
phrase-again = Noch mal?
phrase-bye = Tschüss!

## Nach der Partie

result-won = Du hast gewonnen!
result-shared = Ihr teilt euch den Sieg!
result-lost = Schöne Partie! Nächstes Mal klappt’s.
result-over = Die Partie ist zu Ende.
result-board = Spielbrett ansehen
result-more = Mehr
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rematch = Noch einmal
rematch-go = Nächste Partie
record = Aufzeichnung
share = Teilen
share-line = { $rank }. { $name }: { $points }
share-line-alone = { $name }: { $points }
share-copied = Das Ergebnis ist in der Zwischenablage.
share-failed = Dieser Browser kann nicht teilen. Nimm stattdessen die Aufzeichnung.
share-picture = Bild
share-picture-failed = Dieser Browser kann das Bild nicht zeichnen.
replay-start = Der Anfang
replay-quiet = Nichts, was von diesem Platz aus zu sehen war.
replay-moves = Züge
goal = Ziel: { $goal }
goal-hickory = 100 Punkte vor Mitternacht
replay-at = Schritt { $at } von { $of }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-view = Blickwinkel
replay-everybody = Was alle sahen
chart = Gewinnchance, { $who }
chart-growing = Gewinnchance, { $who } (rechnet noch)
assumes-equal = wenn alle so gut weiterspielen wie { $level ->
    [sprout] ein Keimling
    [fox] ein Fuchs
    [owl] eine Eule
   *[other] ein Buddler
  }
assumes-alone = wenn du so gut weiterspielst wie { $level ->
    [sprout] ein Keimling
    [fox] ein Fuchs
    [owl] eine Eule
   *[other] ein Buddler
  }
assumes-bots = wenn Bots auf ihrer Stufe weiterspielen und Menschen so gut wie { $level ->
    [sprout] ein Keimling
    [fox] ein Fuchs
    [owl] eine Eule
   *[other] ein Buddler
  }
chart-spoken = Die Gewinnchancen aller über { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
accounts = Glück und Wahl
accounts-costly-mine = Deine teuersten Züge
accounts-costly = Die teuersten Züge von { $name }
accounts-move = { $when }: { $made }.
accounts-better = Besser: { $best }.
accounts-cost = Das kostete etwa { $games ->
    [one] 1 Sieg
   *[other] { $games } Siege
  } in 100 Partien.
accounts-why = Vorteile: { $why }.
accounts-look = Der bessere Zug ist auf dem Spielbrett markiert
replay-better = Ein Bot hätte so gezogen: { $best }.
when-early = Zu Beginn
when-middle = Mitten in der Partie
when-late = Gegen Ende
luck-even = Das Glück spielte keine große Rolle.
luck-with-some = { $you ->
    [yes] Das Glück hat dir ein wenig geholfen.
   *[no] Das Glück hat { $name } ein wenig geholfen.
}
luck-with-much = { $you ->
    [yes] Das Glück war klar auf deiner Seite.
   *[no] Das Glück war klar auf der Seite von { $name }.
}
luck-against-some = { $you ->
    [yes] Das Glück war ein wenig gegen dich.
   *[no] Das Glück war ein wenig gegen { $name }.
}
luck-against-much = { $you ->
    [yes] Das Glück war klar gegen dich.
   *[no] Das Glück war klar gegen { $name }.
}
choices-lost-none = { $you ->
    [yes] Du hast fast nichts verschenkt: gut gespielt!
   *[no] Die Entscheidungen haben fast nichts verschenkt.
}
choices-lost-some = { $you ->
    [yes] Ein paar deiner Entscheidungen haben es schwerer gemacht.
   *[no] Ein paar Entscheidungen haben es schwerer gemacht.
}
choices-lost-much = { $you ->
    [yes] Manche deiner Entscheidungen haben es viel schwerer gemacht.
   *[no] Manche Entscheidungen haben es viel schwerer gemacht.
}
fairness = Fairness
fair-title = Das Glück dieser Partie: { $game }
fair-proven = Bewiesen. Diese Seite hat die Partie nachgespielt: Jede Karte, jeder Würfel und jeder Stein kam aus Zahlen, die vorher feststanden, und alles stimmt mit dem überein, was du gesehen hast.
fair-not-provable = Nicht beweisbar. Nichts widerspricht dem Beleg, aber er beweist auch nichts:
fair-violation = Der Server hat betrogen.
fair-consents = { $times ->
    [one] Einmal haben alle zugestimmt, Züge zurückzunehmen. Erinnerst du dich daran?
   *[other] { $times }-mal haben alle zugestimmt, Züge zurückzunehmen. Erinnerst du dich daran?
}
fair-lie-receipt = Der Beleg ist beschädigt oder von einer Version, die diese Seite nicht lesen kann.
fair-lie-commitment = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hat.
fair-lie-contribution = Was jemand beigetragen hat, ist nicht Teil des Glücks.
fair-lie-bound = Der Beleg gehört zu einem anderen Tisch oder zu anderen Optionen, Spielern oder Namen, als dir vor der Partie gezeigt wurden.
fair-lie-number = Ein Zug hat keine Zahl, oder Zahlen fehlen: Glück wurde übersprungen, oder der Beleg endet anderswo als die Partie.
fair-lie-undo = Es wurden Züge zurückgenommen, die niemand zurücknehmen durfte oder deren Rücknahme du nie gesehen hast.
fair-lie-shown = Dir wurde etwas anderes gezeigt, als aus diesem Beleg folgt.
fair-lie-players = Jemand anders hat eine andere Partie unterschrieben: Ihr habt nicht alle dieselbe gesehen.
fair-lie-practice = Der Server hatte sein Glück vor der Partie festgelegt und nennt sie jetzt Übung.
fair-lie-rules = Der Beleg enthält einen Zug, den die Regeln nicht erlauben.
fair-doubt-no-commitment = Dieser Browser hat die Festlegung vor Beginn der Partie nicht gesehen, also könnte der Server sein Geheimnis zuletzt gewählt haben.
fair-doubt-no-contribution = Dieser Browser hat nichts zum Glück beigetragen, also könnte der Server alles vorher gewusst haben.
fair-doubt-consent = Laut Beleg hast du zugestimmt, Züge zurückzunehmen; dieser Browser hat das nicht getan. Wenn du nicht auf einem anderen Gerät zugestimmt hast, hat der Server gelogen.
fair-doubt-unfinished = Der Beleg endet vor der Partie.
fair-doubt-no-rules = Dieser Seite fehlen die Regeln dieses Spiels, um die Partie nachzuspielen. Speichere beide Dateien und nutze „tana verify“.
fair-signed = Unterschrieben, also dieselbe Partie gesehen: { $names }
fair-unsigned = Noch nicht unterschrieben (geschieht beim Öffnen dieses Bildschirms): { $names }
fair-save-seen = Speichern, was du gesehen hast
fair-here = Diese Seite hat das Glück dieser Partie selbst gezogen, nur für dich: Es gibt niemanden, dem man es beweisen müsste. Mit den Zahlen unten und der Aufzeichnung lässt sie sich nachspielen.
fair-practice = Das war Übung: Stellung oder Glück wurden vorher gewählt, also gibt es nichts zu prüfen.
fair-how = Vor der Partie hat der Server ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Dann trug jeder Platz eigene Zahlen bei. Alles Glück folgt aus beidem, niemand konnte es also wählen. Du kannst diesen Beleg mit dem Befehl „tana verify“ selbst prüfen.
fair-commitment = Fingerabdruck, gezeigt vor der Partie
fair-secret = Das Geheimnis des Servers
fair-contribution = Beigetragen von { $name }
fair-moves = Glücksziehungen
fair-save = Beleg speichern
back-to-table = Zurück zum Tisch

## Lernen

learn-title = { $game } lernen
learn-how = In jedem Kapitel erwartet dich eine Stellung auf dem echten Spielbrett: Tu, was der Zettel sagt, und sieh, was geschieht. Es kann nichts schiefgehen.
learn-complete = Du weißt alles, was du brauchst. Spiel!
learn-start = Lektion beginnen
learn-go-on = Lektion fortsetzen
learn-play = Gegen Bots spielen
learn-chapters = Kapitel
learn-read = fertig
lesson-at = { $step } von { $total }
lesson-next = Weiter
lesson-onwards = Nächstes Kapitel
lesson-finish = Abschließen
lesson-done = Gut gemacht!
lesson-read = Lies erst, dann geht es weiter.
lesson-first = Tu zuerst, was die Lektion sagt.
strategy = So spielst du gut
strategy-better = Besser: { $action }, { $chance } % Gewinnchance (±{ $error }).
strategy-worse = Weniger gut: { $action }, { $chance } % (±{ $error }).
rules-missing = Die Regeln dieses Spiels stehen hier noch nicht.
rules-how = So wird gespielt
rules-notes = Regelnummern zeigen
rules-contents = Inhalt
rules-table = Tabelle
rules-ruling = Hausregel
rules-reconstructed = rekonstruiert
devices = Meine Geräte
devices-link = Meine Geräte: abmelden oder auf einem weiteren spielen
devices-none = Dieser Browser hat noch keine Plätze, es gibt also nichts abzumelden.
devices-full = Mehr Geräte sind nicht möglich. Melde zuerst eines ab.
device-unknown = Ein Gerät
device-here = dieses
device-seen = zuletzt benutzt { $when }
sign-out = Abmelden
sign-out-here = Hier abmelden
sign-out-everywhere = Überall abmelden
sign-out-sure = Dieser Browser vergisst deine Plätze. Deine anderen Geräte behalten sie.
sign-out-last = Deine Plätze bleiben an ihren Tischen, aber keines deiner Geräte kann sie mehr spielen. Bots können für dich einspringen.
devices-another = Auch auf einem anderen Gerät spielen
devices-another-how = Das andere Gerät bekommt alle deine Plätze an allen Tischen, und hier behältst du sie.
devices-another-make = Code zeigen
devices-another-time = Scann das Bild oder gib den Code auf dem anderen Gerät ein. Er gilt einmal, innerhalb von { $minutes } Minuten.
carry = Plätze hierher holen
carry-enter = Ich habe einen Code von einem anderen Gerät
carry-about = Dieser Browser hat dann auch die Plätze deines anderen Geräts.
carry-code = Der Code auf deinem anderen Gerät
carry-warning = Mach nur weiter, wenn du diesen Code selbst erstellt hast: Wer ihn erstellt hat, kann jeden Platz dieses Browsers spielen.
carry-go = Hierher holen
carry-wrong = Dieser Code ist ungültig oder abgelaufen. Zeig auf deinem anderen Gerät einen neuen.
carry-leaves = Dieser Browser hat Plätze an anderen Tischen. Er würde sie endgültig aufgeben.
carry-anyway = Aufgeben und die anderen hierher holen

## Zeit und Tempo

pace = Zeitlimit
pace-none = Kein Limit
pace-live = Live: { $time } je Entscheidung
pace-days = Über Tage: { $time } je Zug
pace-days-how = Alle haben außerdem eine Reserve von bis zu { $reserve }, die sich nach jedem Zug ein wenig auffüllt.
pace-change = Zeitlimit ändern
time-out = Wenn die Zeit abläuft
time-out-bot = Ein Bot spielt bis zur Rückkehr
time-out-ask = Die anderen entscheiden
time-out-ask-how = Sie können warten, mit einem Bot weiterspielen oder die Partie beenden.
vacation = Urlaub für jede Person
propose = Den anderen vorschlagen
proposed-pace = { $name } schlägt ein anderes Zeitlimit vor. { $pace }. Wenn die Zeit abläuft: { $end }. Bist du einverstanden?
proposed-end = { $name } schlägt vor, die Partie zu beenden. Bist du einverstanden?
proposed-waits = Warten auf die Antworten zu deinem Vorschlag.
withdraw = Zurückziehen
end-game = Partie beenden
next-table = Nächster ({ $count })
clock = Uhr
clock-of = { $name }: { $words }
clock-left = noch { $time },
clock-stopped = noch { $time }; die Uhr steht.
clock-up = Die Zeit von { $name } ist um.
clock-up-yours = Deine Zeit ist um. Du kannst noch spielen, bis jemand anders entscheidet.
clock-up-waits = Deine Zeit ist um, aber niemand sonst spielt: Der Tisch wartet auf dich.
clock-up-ask = Die Zeit von { $name } ist um. Warten oder:
clock-then-bot-yours = dann spielt ein Bot für dich, bis du zurück bist.
clock-then-bot-other = dann spielt ein Bot für { $name }.
clock-then-ask-yours = dann entscheiden die anderen, wie es weitergeht.
clock-then-ask-other = dann entscheidest du mit den anderen, wie es weitergeht.
clock-then-wait-yours = dann wartet der Tisch auf dich.
clock-then-wait-other = dann wartet der Tisch auf { $name }.
clock-then-vacation-yours = dann werden deine Urlaubstage verbraucht.
clock-then-vacation-other = dann werden Urlaubstage von { $name } verbraucht.
clock-then-declined = dann gilt das Zurücknehmen als abgelehnt.
clock-live = Live
clock-live-why = Alle sind da, darum läuft diese Partie live: Niemandem geht die Zeit aus. Sie geht über Tage weiter, wenn jemand geht.
standing-give = Automatisch antworten …
standing-given = { $count ->
    [one] 1 Antwort im Voraus
   *[other] { $count } Antworten im Voraus
}
standing-title = Automatisch antworten
standing-how = Nach einer zufälligen Zeit wird für dich so geantwortet, bis die Frist endet oder du es zurücknimmst. Die anderen können das nicht von einer Antwort unterscheiden, die du selbst gibst.
standing-until = bis zur { $end }
standing-until-label = Bis
standing-on = Geben
standing-revoke = Zurücknehmen
standing-settles = { $answer }: So wird bald automatisch geantwortet, außer du spielst selbst.
standing-failed = Das hat nicht geklappt. Versuch es noch einmal.
last-turns = Letzte Züge
clock-turn = Je Zug
clock-reserve = Reserve übrig
clock-vacation = Urlaub übrig
clock-vacation-none = Keiner

## Benachrichtigungen

notices-title = Benachrichtigungen
notices-link = Benachrichtigungen: auf diesem Gerät, anderswo, Ruhezeiten
notices-content = Eine Benachrichtigung nennt das Spiel, die Namen am Tisch und wer am Zug ist. Du bekommst höchstens eine je Zug und keine, während du den Tisch ansiehst.
push-offer = Sag mir, wenn ich am Zug bin
push-decline = Nein danke
push-here = Dieses Gerät
push-failed = Dieser Browser erlaubt gerade keine Benachrichtigungen.
push-no-server = Dieser Server hat keine öffentliche Adresse mit Verschlüsselung, darum kann er Browser nicht benachrichtigen. Andere Wege funktionieren.
push-no-browser = Dieser Browser kann keine Benachrichtigungen empfangen. Auf iPhone oder iPad leg Tana zuerst auf den Startbildschirm.
push-denied = Benachrichtigungen von dieser Seite sind blockiert. Das kannst du in den Einstellungen deines Browsers ändern.
channels = Wo du benachrichtigt wirst
channel-push = Browser
channel-ntfy = ntfy
channel-webhook = Webhook
channel-discord = Discord
channel-matrix = Matrix
channel-telegram = Telegram
channel-add = Einen Ort hinzufügen
channel-add-do = Hinzufügen
channel-address = Adresse
channel-token = Zugangstoken (falls nötig)
channel-test = Test senden
channel-remove = Entfernen
channel-test-sent = Gesendet.
channel-test-gone = Diesen Ort gibt es nicht mehr.
channel-test-later = Nicht erreicht (Status { $status }). Versuch es später noch einmal.
channel-test-refused = Abgelehnt (Status { $status }). Prüf die Adresse.
channel-signing = Schlüssel zum Prüfen der Signatur, nur jetzt zu sehen:
quiet = Ruhezeiten
quiet-on = Keine Benachrichtigungen zu bestimmten Zeiten
quiet-begins = Von
quiet-ends = Bis
quiet-zone = Zeitzone: { $zone }
channels-full = Mehr Orte sind nicht möglich. Entferne zuerst einen.
channel-bad = Diese Adresse ist nicht möglich. Sie braucht https und einen öffentlichen Namen, in der Form des Beispiels.
channels-no-seat = Nimm zuerst an einem Tisch Platz: Benachrichtigungen gehören zu deinen Plätzen.

### Die Seite des Gastgebers

host-title = Gastgeber
host-key = Gastgeberschlüssel
host-key-where = Der Server zeigt ihn beim Start; tana host-key zeigt ihn noch einmal.
host-enter = Öffnen
host-leave = Schlüssel hier vergessen
host-wrong-key = Das ist nicht der Gastgeberschlüssel.
host-sure = Bist du sicher?
host-picture = Das Haus: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } hier, Last { $load }.
host-picture-key = Ein Zimmer ist ein Tisch, ein Licht eine Person (hell: gerade hier), und Rauch ist Last.
host-counts = { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }, davon gerade hier: { $here }; { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } insgesamt.
host-load = { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    } verbunden. 95 von 100 Antworten brauchen höchstens { $ms } ms. Last: { $load }.
host-tables = Tische
host-no-tables = Alle Zimmer sind leer.
host-close = Tisch schließen
host-close-ask = Den Tisch { $game } ({ $names }) schließen? Alle dort erfahren es, und niemand kann weiterspielen. Die Aufzeichnung bleibt.
host-phase-gathering = vor dem Start
host-phase-playing = läuft
host-phase-over = beendet
host-phase-closed = geschlossen
host-people = Personen
host-no-people = Hier war noch niemand.
host-nameless = Jemand ohne Namen
host-person = { $devices ->
    [one] 1 Gerät
   *[other] { $devices } Geräte
}, zuletzt gesehen { $seen }
host-here = gerade hier
host-banned = ausgeschlossen
host-kick = Von Tischen entfernen
host-kick-ask = { $name } von allen Tischen entfernen, deren Partie nicht zu Ende ist? Bots übernehmen die Plätze, und { $name } kann dorthin nicht zurück.
host-ban = Ausschließen
host-unban = Wieder zulassen
host-ban-ask = { $name } ausschließen? Alle Geräte dieser Person werden getrennt und abgewiesen, bis du sie wieder zulässt.
host-ban-note = Ein Ausschluss gilt für eine Person mit allen Geräten. Damit niemand unter neuem Namen zurückkommt, lass neue Personen nur mit Einladung herein.
host-announce = Durchsage
host-announce-text = Nachricht an alle Seiten
host-announce-do = Durchsagen
host-announce-remove = Entfernen
host-says = Der Gastgeber sagt: { $text }
host-admission = Zugang
host-admission-who = Wer Tische eröffnen darf
host-admission-open = Alle
host-admission-invitation = Neue nur mit Einladung
host-admission-fixed = Beim Start des Servers festgelegt: { $admission }
host-invite = Einladung erstellen
host-keeping = Server
host-version = Tana { $version }, Python { $python }, Protokoll { $protocol }
host-disk = { $free } MB frei auf der Festplatte; die Datenbank hat { $used } MB.
host-backup = Letzte geprüfte Sicherung: { $time }
host-backup-elsewhere = Diese Datenbank hat eigene Sicherungen.
host-backup-failed = Die letzte Sicherung ist fehlgeschlagen: { $fault }
host-backup-now = Jetzt sichern
host-starts = Starts
host-start-first = Gestartet; vorher gab es keinen Server.
host-start-stopped = Gestartet, nachdem der Server ordentlich beendet worden war; letztes Lebenszeichen { $before }.
host-start-killed = Gestartet, nachdem der Server unerwartet ausgefallen war; letztes Lebenszeichen { $before }.
host-start-restored = Gestartet mit Tischen aus einer Sicherung vom { $before }.
host-start-moved = Gestartet mit Tischen, die aus einer Datei übertragen wurden; letztes Lebenszeichen dort { $before }.
host-limits = Grenzen
host-limit-tables = { $most } Tische im Speicher
host-limit-connections = { $most } Verbindungen
host-limit-connections_of_an_address = { $most } Verbindungen von einer Adresse
host-limit-watchers_of_a_table = { $most } Zuschauer an einem Tisch
host-limit-devices_of_a_holder = { $most } Geräte einer Person
host-limit-free_disk_bytes = { $most } MB der Festplatte bleiben frei
host-failures = Benachrichtigungen
host-notices-waiting = { $count ->
    [0] Keine wartet auf den Versand.
    [one] 1 wartet auf den Versand.
   *[other] { $count } warten auf den Versand.
}
host-no-failures = Alle Orte nehmen sie an.
host-failure = { $channel } ist { $failures }-mal fehlgeschlagen; nächster Versuch { $time }
### Analyse
review = Analyse
review-progress = { $done } von { $total } Zügen angesehen
review-stopped = Angehalten bei { $done } von { $total } Zügen
review-again = Neu beginnen
review-accuracy = Genauigkeit { $accuracy }
review-counts = Patzer: { $blunders }. Fehler: { $mistakes }. Ungenauigkeiten: { $inaccuracies }.
review-adjusted = Ohne Glück: { $adjusted } eines Sieges, plus oder minus { $error }.
review-pick = Wähl eine Entscheidung und sieh, was sie verschenkt hat. Gepunktet: dein Zug. Feder: der bessere.
review-path = Deine Gewinnchance über { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
review-hole = Zug { $number }: { $grade ->
    [mistake] Fehler
   *[blunder] Patzer
}
review-made = { $grade ->
    [inaccuracy] Eine Ungenauigkeit: { $made }.
    [mistake] Ein Fehler: { $made }.
    [blunder] Ein Patzer: { $made }.
   *[sound] Nichts dagegen zu sagen: { $made }.
}
review-better = Besser: { $best }. Verschenkt: { $loss } Prozentpunkte Gewinnchance, plus oder minus { $error }.
review-try = Noch einmal versuchen
review-watch-better = Besseren Zug ansehen
review-watch-made = Deinen Zug ansehen
review-watch-tried = Weiterspielen lassen
review-question = Das wusstest du. Was würdest du jetzt tun?
review-right = Gut gefunden: so gut wie der beste Zug.
review-wrong = Nicht ganz: Das verschenkt etwa { $loss } Prozentpunkte. Eine andere Idee?
review-show = Lösung zeigen
review-decisions = Entscheidungen
review-line = { $number }. { $made }{ $grade ->
    [inaccuracy] : Ungenauigkeit
    [mistake] : Fehler
    [blunder] : Patzer
   *[sound] { "" }
}
review-seat = Aus wessen Sicht

### Ab hier spielen
play-from-here = Ab hier spielen
play-from-seat = Spielen als
play-from-level = Gegen
play-from-way = Verborgenes
play-from-known = Unbekanntes neu verteilt
play-from-true = Wie es war
play-from-do = Diese Stellung spielen

### Der Kalender der Fristen

calendar = Kalender
calendar-what = Deine Fristen in einer Kalender-App: wann du ziehen musst, das Spiel und wer mitspielt.
calendar-address = Abonniere diese Adresse in deiner Kalender-App. Halt sie geheim: Sie wird nur einmal gezeigt.
calendar-on = Eine Kalender-App kann deine Fristen lesen.
calendar-make = Adresse erstellen
calendar-renew = Adresse ersetzen
calendar-remove = Entfernen
### Beendete Partien

history-title = Mein Bau
history-link = Meine beendeten Partien
history-none = Noch keine beendeten Partien. Die erste wird hier stehen.
history-nothing = Keine Partie passt.
history-game = Spiel
history-any = Alle Spiele
history-opponent = Gegner
history-more = Mehr zeigen
history-export = Alles als Datei speichern
history-place = { $rank }. von { $players }
history-alone = Allein, Punkte: { $points }
history-player = { $name } ({ $points })
history-somebody = jemand
history-left = { $name } ist gegangen
history-practice = Übung
history-undone = mit einvernehmlicher Rücknahme
history-expired = Der Tisch ist abgelaufen.
history-private = Andere sehen davon nur, was du unter „Wer was sieht“ gewählt hast.
stats-title = Wie es lief
stats-wins = { $won ->
    [0] { $game }: noch kein Sieg; gespielte Partien: { $played }.
   *[other] { $game }: { $won } von { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    } gewonnen; meiste Punkte: { $best }.
}
stats-streak = { $longest ->
    [0] Der erste Sieg kommt noch.
   *[other] Längste Siegesserie: { $longest }. Zurzeit: { $streak }.
}
stats-sources = { $game }: woher deine Punkte im Schnitt kommen.
stats-rivals = Direktvergleich
stats-rival = { $name }: { $ahead }-mal du vorn, { $behind }-mal hinten (Partien: { $played })
stats-luck = Glück bisher
stats-luck-good = In { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } waren Würfel und Karten { $luck } Siege mehr wert als sonst (± { $error }).
stats-luck-bad = In { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } haben Würfel und Karten { $luck } Siege gekostet (± { $error }).
stats-luck-even = In { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } haben sich Glück und Pech ausgeglichen (± { $error } Siege).
person-title = Der Bau von { $name }
person-nothing = Hier zeigt dir niemand Partien oder Statistik.
person-games = Beendete Partien
person-language = Spricht { $language }
person-time = Dort ist es { $time } Uhr ({ $zone })
source-score-cubes = Tunnel
source-score-tokens = Marker
source-score-deliveries = Lieferungen
source-score-quests = Quests
source-score-chain = Kette
source-score-relics = Relikte
source-score-hunt = Trophäentableau
source-score-leftovers = Rest
source-score-wolf = Als Wolf
source-score-dog = Mit dem Hund
source-score-home = Zu Hause
challenges-title = Dinge im Bau
challenges-done = { $thing }, seit dem { $date }: { $what }
challenges-open = Fehlt noch: { $thing }. { $what }
thing-lantern = eine Laterne
thing-kettle = ein Teekessel
thing-ribbon = eine Schleife
thing-feather = eine Feder
thing-spoon = ein goldener Löffel
thing-key = ein Schlüssel
thing-acorn = eine Eichel
thing-bell = eine Glocke
challenge-molly-no-project = Gewinne Molly ohne ein Trio aus Projekten.
challenge-molly-plenty = Erreiche 20 Punkte bei Molly.
challenge-molly-four = Gewinne Molly zu viert.
challenge-molly-fox = Schlag den Fuchs bei Molly.
challenge-hickory-solo = Erreiche allein 100 Punkte bei „Die Stunde der Maus“.
challenge-hickory-quests = Hol 20 Punkte mit Quests bei „Die Stunde der Maus“.
challenge-hickory-hunt = Hol 15 Punkte mit dem Trophäentableau bei „Die Stunde der Maus“.
challenge-hickory-fox = Schlag den Fuchs bei „Die Stunde der Maus“.
challenge-uly-quick = Fang den Wolf bei Uly & Polly mit höchstens zwei Schritten.
challenge-uly-wolf = Entkomm als Wolf zweimal in einer Partie Uly & Polly.
challenge-uly-five = Gewinne Uly & Polly zu fünft.
challenge-uly-fox = Schlag den Fuchs bei Uly & Polly.
challenge-buddel-no-dog = Gewinne Buddel-Bande, ohne den Dackel zu bewegen.
challenge-buddel-four = Gewinne Buddel-Bande zu viert.
challenge-buddel-no-look = Gewinne Buddel-Bande, ohne unter einen Maulwurf zu schauen.
challenge-buddel-fox = Schlag den Fuchs bei Buddel-Bande.
## Mein Bau

me-title = Mein Bau
me-link = Mein Bau: Profil, Sicherheit, Privatsphäre
me-since = Hier seit dem { $when }
me-new = Wähl einen Namen und speichere ihn: Dann teilen ihn alle deine Geräte.
me-save = Speichern
me-saved = Gespeichert.
me-bad = Dieser Name ist nicht möglich. Er braucht 1 bis 24 sichtbare Zeichen, jedes Wort in einem Alphabet.
recovery = Wiederherstellungswörter
recovery-why = Zwölf Wörter bringen deine Plätze, deinen Namen und alles andere zurück, wenn du dieses Gerät verlierst. Wer sie hat, kann als du spielen, verwahr sie also gut. Browser löschen manchmal nach einer Woche ohne Besuch, was eine Seite gespeichert hat.
recovery-make = Wörter erstellen
recovery-again = Neue Wörter erstellen (die alten gelten dann nicht mehr)
recovery-once = Die Wörter sind nur jetzt zu sehen. Speichere sie oder druck sie aus.
recovery-save = Als Datei speichern
recovery-print = Drucken
restore = Wiederherstellen
restore-link = Ich habe Wiederherstellungswörter
restore-about = Wähl deine Wiederherstellungsdatei, oder gib die zwölf Wörter der Reihe nach ein.
restore-file = Wiederherstellungsdatei
restore-words = Wiederherstellungswörter
restore-sign-out = Meine anderen Geräte abmelden (wähl das, wenn du eines verloren hast)
restore-go = Wiederherstellen
restore-damaged = Diese Wörter gehören nicht zusammen. Eines der zwölf ist falsch geschrieben, fehlt oder steht an der falschen Stelle.
restore-unknown = Diese Wörter stellen auf diesem Server niemanden wieder her. Sie gehören zu einem anderen Server, oder neuere Wörter haben sie ersetzt.
restore-no-file = Das ist keine Wiederherstellungsdatei von Tana.
privacy = Wer was sieht
privacy-about = „Alle, mit denen ich gespielt habe“: Das sind alle, die mit dir an einem Tisch waren.
privacy-presence = Dass ich hier bin
privacy-history = Meine beendeten Partien
privacy-ladder = Mein Platz in der Rangliste
privacy-statistics = Meine Statistik
audience-nobody = Nur ich
audience-known = Alle, mit denen ich gespielt habe
audience-everybody = Alle auf diesem Server
passkeys = Passkeys
passkeys-why = Mit einem Passkey bist du auf jedem Gerät wieder da, das ihn hat: mit Fingerabdruck, Gesicht oder PIN, ohne Wörter zu tippen.
passkeys-make = Passkey erstellen
passkeys-made = erstellt am { $made }
passkeys-used = erstellt am { $made }, zuletzt benutzt am { $used }
passkeys-remove = Entfernen
passkeys-closed = Es wurde kein Passkey erstellt.
passkeys-address = Passkeys gehören zu einem Hostnamen. Dieses Haus hat nur eine IP-Adresse, dort erstellen Browser keine. Wiederherstellungswörter gehen überall.
passkeys-insecure = Browser erstellen Passkeys nur über https. Wiederherstellungswörter gehen auch hier.
passkeys-browser = Dieser Browser kann hier keine Passkeys erstellen. Wiederherstellungswörter gehen überall.
restore-passkey = Passkey benutzen
restore-passkey-unknown = Dieser Passkey öffnet auf diesem Server nichts. Er wurde entfernt oder gehört zu einem anderen Server.
keep-title = Safari vergisst schnell
keep-why = Safari löscht nach sieben Tagen ohne Besuch, was eine Seite auf diesem Gerät gespeichert hat. Damit deine Tische bleiben, leg Tana auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) oder ins Dock, oder sichere deine Wiederherstellungswörter.
keep-words = Wiederherstellungswörter und Passkeys
keep-later = Nicht jetzt
delete-me = Mich löschen
delete-me-about = Entfernt deine Geräte, Namen, Benachrichtigungen und alles andere über dich von diesem Server. Partien, die du gespielt hast, bleiben, ohne deinen Namen.
delete-me-sure = Das lässt sich nicht rückgängig machen. Du verlässt alle Tische, und Bots nehmen deine Plätze ein.
delete-me-do = Endgültig löschen

join-removed = Der Gastgeber hat dich von diesem Tisch entfernt.

### Die Rangliste

setting-rated = Gewertet
setting-rated-how = Die Partie zählt für die Rangliste: keine Tipps und kein einvernehmliches Zurücknehmen. Wähl das, bevor sich andere hinsetzen.
rated-note = Gewertet: Diese Partie zählt für die Rangliste
rated-rule-places = Deine Platzierung zählt, nicht deine Punkte. Eine geteilte Platzierung ist für alle, die sie teilen, gleich viel wert.
rated-rule-bots = Bots haben feste Wertungen, die gemessen wurden. Mit demselben Bot zählen zehn Partien am Tag.
rated-rule-leave = Wenn du gehst oder am Ende ein Bot auf deinem Platz spielt, bekommst du den letzten Platz.
rated-rule-standin = Wenn zwischendurch ein Bot für dich gespielt hat, kann die Partie deine Wertung nicht erhöhen.
rated-rule-late = Wenn du nach dem Start den Platz eines Bots übernimmst, wirst du nicht gewertet und dieser Platz auch nicht.
rated-rule-undo = Eine Partie, in der einvernehmlich zurückgenommen wurde, zählt nicht, und auch keine, in der jemand auf zwei Plätzen spielt.
rated-rule-idle = Eine Wertung wird unsicherer, solange du nicht spielst.
rated-rule-deleted = Wenn sich jemand löscht, zählen Partien mit dieser Person als Partien mit einer unbekannten.
rating-pending = Die Wertungen werden berechnet …
rating-changed = { $name }: { $rating } ({ $change })
rating-same-capped = { $name }: { $rating }, unverändert: genug Partien mit diesem Bot für einen Tag
rating-same-standin = { $name }: { $rating }, unverändert: zwischendurch hat ein Bot gespielt
rating-same-late = { $name }: { $rating }, unverändert: kam erst nach dem Start
rating-unrated-practice = Nicht gewertet: Das war Übung.
rating-unrated-undone = Nicht gewertet: Etwas wurde einvernehmlich zurückgenommen.
rating-unrated-twice = Nicht gewertet: Jemand hat auf zwei Plätzen gespielt.
rating-unrated-unmeasured = Nicht gewertet: Die Stärke eines Bots ist nicht bekannt.
rating-unrated-alone = Nicht gewertet: Weniger als zwei Plätze zählten.
rating-unrated-off = Dieser Tisch war nicht gewertet.
ladder-title = Rangliste
ladder-players = Spieler
ladder-own = Deine Wertung: { $rating }
ladder-own-place = Platz { $place } unter allen, die du sehen kannst.
ladder-own-unsure = Das Fragezeichen heißt, dass noch zu wenig bekannt ist: Die Wertung kann um { $deviation } Punkte oder mehr danebenliegen. Spiel mehr gewertete Partien, um einen Platz zu bekommen.
ladder-not-yet = Du hast hier noch keine Wertung. Eröffne einen Tisch, schalte in seinen Einstellungen „Gewertet“ ein und spiel die Partie zu Ende.
ladder-empty = Niemand, den du sehen kannst, hat hier schon eine Wertung.
ladder-you = du
ladder-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
ladder-curve = Gewertete Partien bis { $date }: { $games }
ladder-curve-spoken = Deine Wertung ging von { $first } auf { $last }.
ladder-rules = So funktioniert es
ladder-unsure = 400 Punkte mehr bedeuten Chancen von zehn zu eins. „?“ heißt, dass über jemanden zu wenig für einen Platz bekannt ist. Die Zahl nach ± zeigt, wie weit eine Wertung danebenliegen kann.
ladder-private = Andere sehen dich hier nur, wenn du es erlaubst: Das wählst du in deinem Profil. Solange du nichts änderst, sehen dich alle, mit denen du gespielt hast.

### Offene Tische

open-title = Wer will spielen?
open-tables = Offene Tische
open-off = Der Gastgeber dieses Hauses hat offene Tische ausgeschaltet.
open-stranger = Dieses Haus zeigt seine offenen Tische nur Leuten, die es kennt. Sag, wer du bist, dann kannst du mitspielen.
open-introduce = Ich bin { $name }
open-game = Spiel
open-language = Sprache
open-any = Alle
open-none = Kein Tisch wartet auf Spieler. Warte auf eine schnelle Partie oder eröffne selbst einen Tisch.
open-somebody = Jemand
open-free = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
open-join-this = Mitspielen: { $game }
open-back = Zurück zum Tisch
open-own = Tisch eröffnen
open-own-about = Du bekommst einen Tisch mit freien Plätzen. Dort öffnest du ihn für das Haus, wenn du magst, mit ein paar Worten.
open-own-make = Tisch erstellen
open-up = Diesen Tisch für das Haus öffnen
open-up-about = Er steht unter „Wer will spielen?“, solange du hier bist, und alle im Haus können einen freien Platz nehmen. Deinen Namen sehen nur die, mit denen du gespielt hast, außer du hast unter „Wer was sieht“ etwas anderes gewählt.
open-up-words = Ein paar Worte (freiwillig)
open-up-strangers = Auch Fremde dürfen mitspielen
open-up-do = Öffnen
open-up-is = Dieser Tisch ist für die Leute dieses Hauses offen.
open-up-is-all = Dieser Tisch ist für alle offen.
open-up-close = Nicht mehr anzeigen
quick-title = Schnelle Partie
quick-about = Sag, was du spielen möchtest. Sobald genug Leute dasselbe wollen, bekommt ihr einen Tisch.
quick-players = Wie viele Spieler (nichts angekreuzt: egal)
quick-pace-relaxed = Kein Zeitlimit
quick-pace-minute = Eine Minute je Entscheidung
quick-pace-days = Ein Tag je Zug
quick-go = Tisch finden
quick-game = { $game } (wartend: { $count })
quick-waiting = { $count ->
    [0] Du wartest auf andere für eine Partie { $game }.
    [one] Du und noch jemand wartet auf eine Partie { $game }.
   *[other] Du und { $count } andere wartet auf eine Partie { $game }.
}
quick-stay = Bleib auf dieser Seite: Wenn du sie verlässt, wartest du nicht mehr.
quick-stop = Nicht mehr warten
host-open = Offene Tische
host-open-who = Wer offene Tische sieht und dort mitspielen darf
host-open-off = Niemand
host-open-house = Leute dieses Hauses
host-open-everybody = Auch Fremde, wo ein Tisch für sie offen ist

## Rätsel

puzzles = Rätsel
puzzles-about = Stellungen aus echten Partien, in denen eine Wahl klar die beste ist, nach allem, was man in dem Moment wissen konnte. Jeden Tag gibt es ein neues Rätsel.
puzzle-of-the-day = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-you = du bist Spieler { $number }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-question = Was ist dein bester Zug? Tipp ihn auf dem Spielbrett an.
puzzle-choices = Alle Möglichkeiten ({ $count })
puzzle-explanation = Erklärung
puzzle-answer = { $points ->
    [100] Richtig! 100 Punkte.
    [0] Diesmal nicht: 0 Punkte.
   *[other] Ein vernünftiger Zug: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
puzzle-best = Der beste Zug: { $best }.
puzzle-values = Gewinnchance nach jedem Zug
puzzle-value = { $chance } (±{ $error }), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
puzzle-again = Noch einmal
puzzle-share = Teilen
puzzle-copied = Kopiert.
puzzle-shared = { $game }, Rätsel { $number }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $days ->
    [0] Kannst du es lösen?
    [one] Serie: ein Tag.
   *[other] Serie: { $days } Tage.
}
puzzle-streak = { $days ->
    [0] Noch keine Serie: Lös das Rätsel des Tages.
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
}
puzzle-practice = Üben
puzzle-rate = Meine ersten Antworten werten
puzzle-rating = Rätselwertung { $rating } nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
}
puzzle-house = { $people ->
    [0] hier niemand
    [one] hier einmal
   *[other] hier { $people }-mal
}
puzzle-theme = Thema
puzzle-every-theme = Alle Themen
puzzle-level = Schwierigkeit
puzzle-every-level = Jede Schwierigkeit
puzzle-which = Welche Rätsel
puzzle-which-open = Neue Rätsel
puzzle-which-failed = Ungelöste noch einmal
puzzle-which-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-none-left = Von diesen Rätseln ist keines mehr übrig.
theme-molly-turn = dein Zug
theme-molly-set = was tun mit einem Trio
theme-molly-card = eine Karte
theme-uly-early-round = früh in der Runde
theme-uly-late-round = spät in der Runde
theme-buddel-small = ein kleiner Maulwurf zieht
theme-buddel-medium = ein mittlerer Maulwurf zieht
theme-buddel-large = ein großer Maulwurf zieht
theme-buddel-dog-or-mole = der Dackel oder ein Maulwurf
theme-hickory-hand-early = Maus auf dem Zeiger, frühe Stunden
theme-hickory-hand-late = Maus auf dem Zeiger, späte Stunden
theme-hickory-inner-early = Innenkreis, frühe Stunden
theme-hickory-inner-late = Innenkreis, späte Stunden
theme-hickory-swap-early = Umverteilen, frühe Stunden
theme-hickory-swap-late = Umverteilen, späte Stunden
theme-buddel-any-mole = ein beliebiger Maulwurf zieht
