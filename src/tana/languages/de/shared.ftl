### Texte, die alle Spiele gemeinsam haben.
###
### Glossar des Pakets. Überall dasselbe Wort für dieselbe Sache; wer liest, wird geduzt.
### Allgemein: game (das Spiel) Spiel, game (einmal gespielt) Partie, turn Zug, round Runde, table Tisch,
### seat Platz, host Gastgeber, house Haus, spectator Zuschauer, log Protokoll, hint Tipp, undo zurücknehmen,
### replay Wiederholung, rules Regeln, house ruling Hausregel, memory aid Gedächtnisstütze, luck Glück.
### Molly: Mole Maulwurf, Tardy Mole Trödelmaulwurf, display Auslage, deck Nachziehstapel, pile Stapel, set Trio,
### Project Projekt, token Marker, cube Klötzchen, burrow Bau, tunnel Tunnel, bed Beet, supply Vorrat, space Feld.
### Uly & Polly: tile Plättchen, flock Herde, prize Preis, turn a tile aufdecken.
### Buddel-Bande: clan Bande, hole Hügel, den Bau, haystack Heuhaufen, dog Dackel, dice Würfel.
### Die Stunde der Maus: tile Stein, item Objekt, wild Joker, relic Relikt, pouch Tasche, bag Beutel, favor Gunst,
### hunt board Trophäentableau, hand Zeiger, tick Ticktack, claim einsammeln, leap Sprung, toss Zuwurf, cat paw
### Katzenpfote, Scavenger Beutelmaus, Spotter Guckmaus, Scurrier Springmaus, Scamp Schlaumaus, Scaler Klettermäuschen.

seat-unnamed = Platz { $number }
seat-none = niemand
flag-yes = ja
flag-no = nein

option-first = Wer beginnt
option-first-random = Auslosen
value-on = ja
value-off = nein

refusal =
    { $why }
    Regel: { $rule }

variant-notice = Eine Variante: Wo ihr Material von den Regeln abweicht, gilt das Material.
variant-change = { $what }: { $now } (statt { $before })
