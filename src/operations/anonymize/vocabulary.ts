/** Words that identify nobody and are kept, and material for pseudonyms. */

/** Legal forms, kinds of organizations, titles and connectives: they are kept in names. */
const NAME_PARTS = new Set(
  (
    'a ai al alla alle and d da dal de dei del dell della delle degli dello di e ed i il in l la le lo of per the von van ' +
    'ag bv co gmbh inc kg llc ltd sa sapa sarl sas scarl scpa scrl sl snc soc societa società spa srl srls ss ' +
    'cooperativa coop comune provincia regione ministero ente onlus aps asd asl ssd ditta impresa studio ' +
    'avv dott dr geom ing prof rag sig sigra signor signora cv nc sn'
  ).split(' '),
);

/** Words for places in a town (street, square, …): they are kept in addresses. */
const STREET_PARTS = new Set(
  (
    'via viale vicolo v vle piazza piazzale pzza p zza piazzetta corso c so largo lgo strada str statale ss contrada ' +
    'localita località loc frazione fraz borgo zona industriale ind int interno scala sc piano km n num civico snc street road'
  ).split(' '),
);

/** Words that join the names of an individual. */
const PARTICLES = new Set('d da dal dalla de dei del della delle degli di e la le lo van von'.split(' '));

/** Terms of taxation and payment, which are kept in free text. */
const TRADE = new Set(
  (
    'a ad agli ai al alla alle anche articolo artt art bis c che ci co comma commi con cui d da dal dalla dalle decreto del ' +
    'dell della delle degli dei di dl dlgs dm dopo dpr e ed è euro eur gli i il imponibile importo imposta in iva il l la le ' +
    'legge lett lettera lgs lo ma n nc nd ne nei nel nella non nr num numero o od oppure per più prima qta quater quantità ' +
    'rif riferimento salvo se sensi si sono su sul sulla ter tra totale un una uno ai assolta assolto base charge contabile ' +
    'contributo cassa data dal dicitura differita effetti emessa emesso esigibilità forfettario franchigia inversione marca ' +
    'modo natura nota operazione operazioni ordine pagamento pagamenti payment previdenza previdenziale quota reg regime ' +
    'reverse ritenuta scissione sconto scadenza servizio servizi split spese virtuale virtualmente credito debito vendita ' +
    'acquisto prestazione professionale descrizione causale merce prodotto prodotti riga segue trasporto consulenza fornitura contratto mese anno periodo rata ore pz kg intento iban cup ' +
    'applicabile assente disponibile nessuno presente previsto prevista'
  ).split(' '),
);

/**
 * Parts of words by which advice rules detect the subject of a text (Q-BOLLO, Q-CIG, Q-CREDIT-LINK, Q-PAYMENTS). A word
 * with one keeps it, and no other word may get one.
 */
const SIGNALS =
  /fatt|invoice|doc(?:umento|$)|^ft$|boll[oi]|esen|esclu|soggett|dovut|originale|^cig$|tracciabilit|^non$|senza|acconto|anticip|caparra|saldo|pagat|versat|saldat/i;

export function signalIn(word: string): string | undefined {
  return SIGNALS.exec(word)?.[0];
}

export type NameKind = 'given' | 'family' | 'company' | 'street';

export function staysInName(word: string, kind: NameKind): boolean {
  const small = word.toLowerCase();
  switch (kind) {
    case 'given':
    case 'family':
      return PARTICLES.has(small);
    case 'company':
      return NAME_PARTS.has(small);
    case 'street':
      return NAME_PARTS.has(small) || STREET_PARTS.has(small);
  }
}

export function staysInText(word: string): boolean {
  return TRADE.has(word.toLowerCase());
}

/** Recognizable filler words, by number of letters; for other lengths, words are built from syllables. */
export const FILLER = byLength(
  'sed nec vel eum quo aut amet quam nunc odio erat quis urna lorem ipsum dolor magna velit nulla massa augue tellus ' +
    'mauris semper libero lectus turpis egestas viverra feugiat blandit posuere pharetra sagittis lobortis suscipit ' +
    'vulputate elementum ultricies malesuada vestibulum incididunt adipiscing consectetur suspendisse scelerisque ' +
    'pellentesque sollicitudin',
);

function byLength(words: string): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const word of words.split(' ')) {
    const same = found.get(word.length);
    if (same === undefined) found.set(word.length, [word]);
    else same.push(word);
  }
  return found;
}
