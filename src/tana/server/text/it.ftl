### Il server dei tavoli sulla riga di comando, e sedersi a un tavolo da un terminale.

serve-here = I tavoli sono aperti su { $address }
serve-lan = Per gli altri in casa: { $address }
serve-lan-none = Questa macchina non ha un indirizzo raggiungibile da altri.
serve-proxy = Si entra da { $address }
serve-data = Le partite sono conservate in { $path }
serve-stop = Ctrl+C chiude la casa; ogni partita riprende quando riapre.
worker-here = Gioco per i bot di { $path }. Ctrl+C chiude; gli altri vanno avanti.

backup-done = { $tables ->
    [one] Salvato un tavolo
   *[other] Salvati { $tables } tavoli
} in { $path }
restore-done = { $tables ->
    [one] Ripristinato un tavolo
   *[other] Ripristinati { $tables } tavoli
} in { $path }
export-done = { $records ->
    [one] Scritta una partita finita
   *[other] Scritte { $records } partite finite
} e { $logs ->
    [one] un registro
   *[other] { $logs } registri
} in { $path }
verified-luck = La sua fortuna deriva dal segreto e da ciò che i posti hanno aggiunto, e non manca nessun numero.
verified-consents = { $times ->
    [one] Una volta, stando a quanto dichiara, tutti hanno accettato di tornare indietro.
   *[other] { $times } volte, stando a quanto dichiara, tutti hanno accettato di tornare indietro.
}
luck-proven = Fortuna dimostrata: concorda con ciò che era stato conservato da prima della partita.
luck-not-provable = Fortuna non dimostrabile: una partita intera si può inventare. Aggiungi --commitment o --contribution con ciò che hai conservato da prima.
luck-of-a-page = Giocata in una pagina senza server: la fortuna l’ha estratta la pagina da sé, e chi giocava poteva sceglierla.
luck-not-claimed = Fortuna non dimostrabile: questa registrazione non dichiara nulla sulla fortuna.
luck-false = { $path }: fortuna falsa: { $fault }

export-refused = Tralasciato { $table }: { $why }

join-gathering = In attesa che la partita cominci.
join-host-start = Premi Invio per cominciare la partita.
join-waiting = Decide { $name }.
join-lost = Connessione persa; nuovo tentativo.
join-undo-asked = { $name } chiede di riprendere una mossa. Va bene? (sì/no)
join-yes = sì
join-seat = Siedi al posto { $seat }.
join-watching = Stai guardando.
join-closed = Il tavolo è chiuso.
join-refused = Non fatto: { $code }
