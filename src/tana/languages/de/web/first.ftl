### Texte des Clients: was der erste Bildschirm sagt und was auf jedem Bildschirm stehen kann.

home = Start
home-blurb = Vier Versteckspiele: Karten in Stapeln, Banden unter Maulwürfen, ein Wolf unter Schafen, Gunst auf der Hand.
home-play = Jetzt spielen
home-play-bots = Jetzt spielen: { $game }, gegen Bots
home-friends = Mit Freunden
home-seats = { $from ->
    [one] 1 bis { $to } Personen
   *[other] { $from } bis { $to } Personen
}
home-code = Hast du einen Code?
games = Spiele
home-setup = Einrichten
home-level = Stärke der Bots bei { $game }
home-offline = Du bist offline. Partien in diesem Browser gehen weiter; Tische mit anderen warten auf die Verbindung.
home-offline-ready = Du bist offline. Hier läuft trotzdem jedes Spiel; Tische mit anderen warten auf die Verbindung.
home-available-offline = Alles ist auf diesem Gerät: Jedes Spiel läuft offline.
waiting = Wartet auf dich
waiting-count = Du bist am Zug ({ $count })
waiting-nobody = Niemand wartet auf dich.
waiting-solo = Weiterspielen
tables-others = Warten auf andere
tables-invitations = Einladungen
tables-solo = Partien gegen Bots
tables-gathering = Vor dem Start
tables-turn = { $name } ist am Zug
tables-left = noch { $time }
tables-search = Deine Tische durchsuchen (Spiel oder Name)
search-nothing = Kein Tisch passt dazu.
archive = Archivieren
archive-back = Zurückholen
archived = Archiviert ({ $count })
open-file = Spieldatei öffnen
open-file-how = Oder zieh sie irgendwo auf diese Seite.
open-file-drop = Leg hier eine Partie ab, um sie anzusehen, oder eine Sicherung, um sie wiederherzustellen.
open-file-bad = Das ist keine Spieldatei oder Sicherung von Tana, oder sie ist beschädigt.
length-molly = 20–30 Minuten
length-hickory = 45–75 Minuten
length-uly = 15–20 Minuten
length-buddel = 15–20 Minuten
continue-go = Weiter
finished = Beendete Partien
ladder-link = Rangliste
finished-all = Alle beendeten Partien und mein Bau
home-name = Du spielst als { $name }
home-rename = Name oder Tier ändern
install = Installieren
install-why = Leg Tana auf den Startbildschirm und öffne es wie eine App.
loading = Einen Moment …
try-again = Erneut versuchen
close = Schließen

## Einstellungen

settings = Einstellungen
theme-to-light = Helles Design
theme-to-dark = Dunkles Design
friendly-names = Hasel, Klee, Brombeere, Wacholder, Weide, Eichel, Ahorn, Farn, Minze, Zaunkönig

## Einen Tisch einrichten

seat-kind-me = Du
seat-kind-remote = Mit Link oder Code
seat-kind-here = Noch jemand an diesem Gerät
seat-bot = Bot, { $level }
seat-unnamed = Spieler { $number }
level-sprout = Keimling (sanft)
level-digger = Buddler (solide)
level-fox = Fuchs (schlau)
level-owl = Eule (weise)
level-random = Blatt im Wind (zufällig)
join = Mitspielen
watch = Zuschauen
refused-network = Der Server ließ sich nicht für das lokale Netz öffnen.

## Am Tisch

turn-yours = Du bist am Zug

refused-illegal = Das erlauben die Regeln nicht.
refused-stale = Die Partie ist schon weiter. Sieh noch einmal hin.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-allowed = Das ist an diesem Tisch nicht erlaubt.
refused-not-now = Nicht jetzt.
refused-boundary = Inzwischen hat jemand etwas erfahren, darum bleibt es bei diesem Zug.
refused-bad-notation = Das ist kein Zug.
refused-bad-request = Das hat nicht geklappt.
refused-version = Diese Seite ist älter als der Server. Bitte lade sie neu.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-secret = Diese Einladung ist ungültig oder abgelaufen.
refused-full = Alle Plätze sind besetzt.
refused-closed = Dieser Tisch ist geschlossen.
refused-not-admitted = In dieses Haus kommen nur Mitglieder.
refused-banned = Der Gastgeber hat dich aus diesem Haus ausgeschlossen.
refused-limit = Zu viele Anfragen. Bitte warte einen Moment.
refused-unavailable = Der Server ist gerade nicht erreichbar.
refused-offline = Du bist offline.
refused-module = Die Regeln dieses Spiels ließen sich nicht laden oder kamen beschädigt an. Nichts ist verloren: Lade die Seite neu, wenn du online bist.
refused-broken = Etwas auf dieser Seite funktioniert nicht mehr. Nichts ist verloren: Deine Partien sind gespeichert. Bitte lade neu.
refused-no-worker = Dieser Browser lässt Seiten nicht im Hintergrund rechnen, darum brauchen die Spiele einen Server.
refused-old-game = Diese Partie begann mit einer anderen Version von Tana und anderen Regeln. Hier geht sie nicht weiter, aber nichts ist verloren.
refused-not-here = Dieser Browser hat diese Partie nicht oder nicht mehr.

new-version = Es gibt eine neue Version von Tana.
new-version-use = Neu laden
later = Später
fault-bot = Ein Bot hatte ein Problem und hat anders gezogen, als er wollte.
fault-table = An diesem Tisch ging etwas schief, darum wurde er neu geladen.
fault-unexpected = Etwas ging schief. Wenn die Seite seltsam aussieht, lade sie neu.
storage-denied = Dieser Browser lässt Tana nichts speichern: Partien bleiben nur, solange diese Seite offen ist.
storage-full = Der Speicher dieses Browsers ist voll: Was du jetzt spielst, bleibt nur, solange diese Seite offen ist. Schaff Platz, oder sichere in den Einstellungen alles in eine Datei.
offline-fetching = Offline-Spiele: { $ready } von { $total } bereit (was sie dazu brauchen, wird geladen)
offline-building = Offline-Spiele: { $ready } von { $total } bereit
offline-ready = Offline-Spiele: alle { $total } bereit
offline-stopped = Offline-Spiele: { $ready } von { $total } bereit. Die anderen laufen auf dem Server.
backup-back = { $added ->
    [one] 1 Partie wiederhergestellt
   *[other] { $added } Partien wiederhergestellt
  }; schon vorhanden: { $known }.
backup-failed = Das hat nicht geklappt: Die Datei ist keine Sicherung von Tana, oder dieser Browser kann sie nicht speichern.

## Nach der Partie

result-show = Ergebnis
replay = Wiederholung

## Lernen

learn = Lernen
rules = Regeln
bar-language = Sprache
