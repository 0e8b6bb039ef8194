### El tablero de Uly & Polly.

round = Ronda { $round } de { $rounds }
you-wolf = Eres el lobo
you-at = Estás en { $cell }
wolf-is = { $name } es el lobo
turned = Losetas volteadas: { $count } de { $all }
idle = Pasos de la perra sin loseta nueva: { $count } de { $all }
spot-tile = fila { $row }, columna { $column }: { $shows }
tile-back = lomo lanudo
tile-own = lomo lanudo, tu lobo
tile-sheep = una oveja
tile-wolf = ¡el lobo!
tile-dog = la perra está aquí
tile-trail = empezó en { $cell }
tip-pips = Ovejas descubiertas. Tras { $all } de ellas, el lobo ha escapado.
tip-dog = Polly, la perra pastora. En cada turno da un paso en cualquier dirección y voltea la loseta.
pointed = el jugador { $seat } señala aquí
last-found = En la última ronda encontraron al lobo de { $name }.
last-escaped = En la última ronda escapó el lobo de { $name }.
prizes = { $count ->
    [0] ningún premio
    [one] un premio
   *[other] { $count } premios
}
role-wolf = lobo
role-dog = perra

prompt-hide = Eres el lobo. Toca la loseta donde quieres esconderte.
prompt-start = Toca la loseta donde empieza la perra.
prompt-swap = Turno del lobo: toca dos losetas vecinas para intercambiarlas.
prompt-swap-with = Ahora toca la otra loseta: tienen que ser vecinas.
prompt-dog = Turno de la perra: toca una loseta junto a ella.

first-goal = más premios que nadie. El lobo se esconde, la perra busca
learn-1 = Un jugador es el lobo y se esconde bajo una de dieciséis ovejas. Los demás guían juntos a la perra.
learn-2 = En cada turno el lobo intercambia dos losetas vecinas, a la vista de todos. Luego la perra pasa a una loseta vecina y la voltea.
learn-3 = Si el lobo está entre las ocho primeras losetas volteadas, cada jugador de la perra gana un premio. Si no, lo gana el jugador del lobo.
learn-4 = Después el lobo es otro jugador. Gana quien tenga más premios.

# La lección: un capítulo y luego sus pasos
lesson-hide = Esconderse
lesson-hide-1 = Dieciséis ovejas vistas desde arriba. En cada ronda un jugador es el lobo, y los demás juntos son la perra pastora. Todos los lomos son iguales.
lesson-hide-2 = Esta vez el lobo eres tú. Toca cualquier loseta para esconderte debajo.
lesson-hide-3 = Solo tú ves el par de orejas. Los demás saben que te has escondido, y nada más.
lesson-swap = El turno del lobo
lesson-swap-1 = La perra está ahí, y tú bajo las orejas. En cada turno tienes que intercambiar dos losetas que se toquen, también en diagonal.
lesson-swap-2 = Toca una loseta y luego la otra. No hace falta que sea la tuya: un intercambio lejano puede ser una buena mentira. La loseta que está bajo la perra no se mueve.
lesson-swap-3 = Todos han visto el intercambio y se preguntan qué significa. Ahora se movería la perra.
lesson-start = Que entre la perra
lesson-start-1 = Ahora se esconden los demás y tú guías a la perra. Con más jugadores se guía por turnos, y los otros pueden señalar losetas a la vista de todos.
lesson-start-2 = Toca la loseta donde empieza la perra. Esa loseta no se voltea.
lesson-start-3 = Desde ahí avanza paso a paso. ¡Fíjate en los intercambios del lobo!
lesson-sheep = Aparece una oveja
lesson-sheep-1 = Da un paso a una loseta que brilla. Si está boca abajo, se voltea.
lesson-sheep-2 = Una oveja. Se queda boca arriba, y los círculos sobre el prado la cuentan. Tras ocho ovejas, el lobo ha escapado.
lesson-wolf = ¡Encontrado!
lesson-wolf-1 = El lobo acaba de intercambiar estas dos losetas. ¿Quería acercarse o es una mentira? Alguien vio unas orejas…
lesson-wolf-2 = Da un paso a la loseta que se ha acercado.
lesson-wolf-3 = ¡El lobo! Cada jugador de la perra gana un premio, y todos ven cómo se había movido. Ahora el lobo es el siguiente jugador.
lesson-escape = Ha escapado
lesson-escape-1 = Hay siete ovejas volteadas. Una más y el lobo ha escapado, y está demasiado lejos para alcanzarlo.
lesson-escape-2 = No hay remedio: da un paso a una loseta boca abajo.
lesson-escape-3 = La octava oveja: solo el jugador del lobo gana un premio. Todos son el lobo las mismas veces, y gana quien tenga más premios. ¡A jugar!

moment-found = ¡Ha aparecido el lobo!
moment-escaped = ¡El lobo ha escapado!

figure-start = Dieciséis lomos lanudos. Uno de ellos esconde un lobo.
figure-round = Hay algunas ovejas boca arriba y Polly sigue olfateando. Las etiquetas muestran dónde empezó cada loseta.
figure-pieces = Un reverso, una oveja, el lobo, Polly y un premio.
