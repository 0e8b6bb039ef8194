### El tablero de Buddel-Bande.

haystack = { $count ->
    [0] El pajar está vacío
    [one] Pajar: espera un topo
   *[other] Pajar: esperan { $count } topos
}
on-haystack = en el pajar
in-hole = en el hoyo { $hole }
frozen = inmóvil junto al perro
just-moved = se acaba de mover: puedes mirar
hole = hoyo { $hole }, { $sign }
dog-here = el perro está aquí
dog = El perro salchicha Daniel, en el hoyo { $hole }
dice = Dados: { $piece }, { $sign }
dice-none = Dados, aún sin tirar
den = { $name }: madriguera de { $clan }, { $home } en casa
peek = Clan: { $clan }
portrait = { $clan }, { $home } de 3 en casa
entrance = Entrada a las madrigueras: flor, hoja y trébol
tip-frozen = Inmóvil: el perro está en su hoyo. No puede moverse hasta que el perro se vaya.
tip-entrance = Entrada a las madrigueras. Tiene los tres símbolos: un topo sin hoyo adecuado por delante corre a casa.
tip-dice = Un dado dice quién se mueve; el otro, adónde: el siguiente hoyo libre con ese símbolo.
tip-dog = Daniel corre a cualquier hoyo con el símbolo y sujeta al topo que haya allí.
done-leave = No mirar
done-decline = No mover

prompt-roll = Tira los dados.
prompt-mole = Mueve un topo que brilla, sea tuyo o no.
prompt-dog = Envía el perro a un hoyo con el símbolo.
prompt-both = Mueve un topo o envía el perro a un hoyo con el símbolo.
prompt-dog-to = ¿Adónde va el perro? Toca un hoyo que brilla.
prompt-look = Puedes mirar debajo del topo que has movido: tócalo. O déjalo.
prompt-decline = Solo llevarías a casa a otros: mueve o pasa.

first-goal = lleva a casa tus tres topos antes que nadie
learn-1 = Cuatro clanes de tres topos corren del pajar a sus madrigueras. Desde arriba solo se ve el tamaño, no el clan.
learn-2 = Tira los dos dados. Uno dice qué se mueve; el otro, adónde: el siguiente hoyo libre con ese símbolo.
learn-3 = Puedes mover el topo de cualquiera y luego mirar en secreto debajo. ¡Recuerda lo que has visto!
learn-4 = Un topo junto al perro no se puede mover. Gana quien antes tenga tres topos en casa, los haya movido quien los haya movido.

# La lección: un capítulo y luego sus pasos
lesson-roll = Tirar y correr
lesson-roll-1 = El camino va del pajar, por 21 hoyos, hasta las madrigueras. Tres topos son de tu clan: uno pequeño, uno mediano y uno grande; pero desde arriba solo se ve el tamaño.
lesson-roll-2 = Toca los dados.
lesson-roll-3 = Un dado dice quién se mueve; el otro, adónde. Toca un topo que brilla: corre al siguiente hoyo libre con ese símbolo. ¡Puedes mover el topo de cualquiera!
lesson-roll-4 = Ahora puedes mirar en secreto debajo, o dejarlo. Elige.
lesson-look = Una mirada secreta
lesson-look-1 = Mueve el topo mediano que brilla. ¿De quién es?
lesson-look-2 = Tócalo otra vez y mira.
lesson-look-3 = Solo tú has visto su clan; todos han visto que mirabas. Sin la ayuda a la memoria se muestra una sola vez: recuérdalo.
lesson-dog = El perro salchicha
lesson-dog-1 = El perro sujeta a un topo: a su lado nadie puede moverse. Te han salido el perro y una hoja.
lesson-dog-2 = Envíalo a uno de los dos hoyos que brillan. También puede ir hacia atrás.
lesson-dog-3 = El topo del medio queda libre y otro queda sujeto. Así puedes frenar a quien está a punto de ganar.
lesson-home = A casa
lesson-home-1 = Te han salido un topo pequeño y un trébol. Por delante del topo pequeño que está cerca de las madrigueras ya no queda ningún trébol.
lesson-home-2 = Así que corre a casa. Tócalo.
lesson-home-3 = En casa muestra su clan y entra en esa madriguera, lo haya movido quien lo haya movido. ¡Este es tuyo!
lesson-decline = Decir que no
lesson-decline-1 = Hay dos topos pequeños en casa, entre ellos el tuyo. Así sabes que el tercero no es tuyo, y tu tirada lo llevaría a casa.
lesson-decline-2 = Cuando solo puedes ayudar a otro y lo sabes con certeza, puedes pasar: toca el botón.
lesson-decline-3 = Se queda donde está. Pero todos han aprendido algo sobre ti.
lesson-win = Ganar
lesson-win-1 = Dos de los tuyos están en casa, y te han salido un topo grande y un trébol. Lleva a casa el tercero.
lesson-win-2 = Un clan gana con su tercer topo en casa, lo haya movido quien lo haya movido. Eso es todo: ¡a jugar!

moment-home = ¡Un topo llega a casa!

figure-pieces = Topos de tres tamaños, los cuatro clanes, los tres símbolos de los hoyos y el perro salchicha.
figure-start = Todos los topos están en el pajar; el camino lleva a las madrigueras.
figure-both = Los dados te dejan mover un topo o el perro: puede moverse todo lo que brilla.
figure-end = Hacia el final de una partida: los primeros topos ya están en sus madrigueras.
