### Bots : niveaux, notes, et termes de leurs évaluations (« pourquoi ce coup ? »).

level-random = Au hasard : n’importe quel coup permis
level-sprout = Pousse : un peu étourdie
level-digger = Fouisseur : solide
level-fox = Renard : voit plus loin
level-owl = Hibou : sait ce qui compte

note-warming-up = encore en échauffement : un coup rapide
note-cancelled = arrêté avant la fin
note-recovered = le bot a échoué : un coup au hasard
note-out-of-time = le bot a manqué de temps : un coup au hasard

## Molly

term-molly-cubes = cubes acquis
term-molly-balance = équilibre du terrier
term-molly-tokens = jetons
term-molly-sets_in_reach = trios à portée
term-molly-projects_in_reach = Projets à portée
term-molly-free_spaces = cases vides

## Uly & Polly

term-uly-prizes = prix
term-uly-this_round = chances dans cette manche
term-uly-wolf_far_off = distance entre loup et chien
term-uly-dog_has_choice = tuiles que le chien peut retourner

## Buddel-Bande

term-buddel-home = taupes rentrées
term-buddel-on_the_way = taupes en chemin
term-buddel-frozen = taupes bloquées par le chien
term-buddel-knowledge = ce que l’on sait

## Hickory Dickory

term-hickory-points = points
term-hickory-delivery = livraison en cours
term-hickory-pouches = tuiles dans les sacoches
term-hickory-quests = quêtes en vue
term-hickory-hunt_board = plateau de chasse
term-hickory-relics = reliques
term-hickory-chain = escalade
term-hickory-cards = cartes faveur
term-hickory-mice = souris sur l’horloge

### Raisons d’un conseil : en quoi le coup est meilleur que les autres. Elles suivent « Pourquoi : ».

reason-molly-cubes = il rapporte plus de cubes
reason-molly-balance = il donne à ton terrier de meilleures bases
reason-molly-tokens = il te laisse plus de jetons
reason-molly-sets_in_reach = il te laisse un trio à portée
reason-molly-projects_in_reach = il te laisse un trio de Projets à portée
reason-molly-free_spaces = il profite bien des cases vides
reason-uly-prizes = il gagne des prix
reason-uly-this_round = il augmente tes chances dans cette manche
reason-uly-wolf_far_off = il met entre loup et chien une distance qui t’arrange
reason-uly-dog_has_choice = il laisse au chien un choix de tuiles qui t’arrange
reason-buddel-home = il ramène tes taupes au terrier
reason-buddel-on_the_way = il fait avancer tes taupes
reason-buddel-frozen = il garde tes taupes loin du chien
reason-buddel-knowledge = il t’en apprend plus sur les clans
reason-hickory-points = il marque des points tout de suite
reason-hickory-delivery = cette livraison vaut plus
reason-hickory-pouches = tes sacoches valent plus
reason-hickory-quests = il rapproche une quête
reason-hickory-hunt_board = il remplit ton plateau de chasse
reason-hickory-relics = il rapproche le retour d’une relique
reason-hickory-chain = ton Grimpeur monte plus haut
reason-hickory-cards = il tire mieux parti de tes cartes faveur
reason-hickory-mice = tes souris sont mieux placées sur l’horloge
