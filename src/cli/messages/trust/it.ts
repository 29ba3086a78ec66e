import type { CommandHelp } from '../commandHelp.ts';
import { bytes, list, meant } from '../phrases/it.ts';
import type { TrustWords } from './words.ts';

export const trustHelpIt: CommandHelp = {
  summary: 'scarica e mostra gli elenchi di fiducia dei certificatori',
  about: [
    "fetch scarica l'elenco europeo degli elenchi di fiducia e, tramite questo, l'elenco di fiducia di un Paese: l'Italia, se --country non ne indica un altro. Ogni elenco è accettato solo se la firma è valida ed è di un firmatario indicato dall'elenco precedente. Nessun altro comando scarica elenchi.",
    'Il primo elenco degli elenchi di fiducia è accettato con i firmatari che esso stesso indica, e il comando lo segnala; con --signer si richiede invece un certificato preciso. Numero, prossimo aggiornamento e SHA-256 di quanto scaricato sono conservati in pins.json; in seguito un elenco precedente non viene accettato.',
    "show descrive gli elenchi scaricati, o quello di un file: territorio, numero, date, firma e servizi che rilasciano certificati qualificati. --issuer cerca tra questi per nome. La firma di un file è verificata se --signer indica un certificato o l'elenco degli elenchi di fiducia.",
  ],
  options: {
    country: 'fetch: due lettere del Paese; predefinito: IT',
    signer:
      "certificati che possono firmare l'elenco, in PEM o DER; per show anche l'elenco degli elenchi di fiducia",
    url: "fetch: indirizzo dell'elenco degli elenchi di fiducia; predefinito: quello della Commissione europea",
    dir: 'cartella degli elenchi scaricati; predefinita: trust, nella cartella di stato di fattura',
    timeout: 'fetch: tempo massimo di ogni download, per esempio 30s o 2m; predefinito: 60s',
    issuer: 'show: parte del nome di un certificatore o di un servizio',
    format: 'text per le persone, json per i programmi',
  },
  examples: [
    "scarica l'elenco italiano",
    "richiede il firmatario dell'elenco degli elenchi di fiducia",
    'descrive gli elenchi scaricati',
    'verifica un file e vi cerca un certificatore',
  ],
};

export const trustIt: TrustWords = {
  noTask: "indica l'operazione: fattura trust fetch, oppure fattura trust show.",
  unknownTask: (found, suggestion) =>
    `operazione «${found}» sconosciuta.${meant(suggestion) || ' Valide: fetch, show.'}`,
  onlyFor: (option, task) => `${option} è un'opzione di fattura trust ${task}.`,
  noFile: (found) =>
    `fattura trust fetch non accetta file, come «${found}»: l'elenco si sceglie con --country.`,
  noCountry: (found) => `--country richiede due lettere come IT o AT, non «${found}».`,
  badAddress: (found) => `--url richiede un indirizzo https, non «${found}».`,

  unreadable: (file, reason) => `${file} non è leggibile: ${reason}.`,
  unwritable: (file, reason) => `${file} non può essere scritto: ${reason}.`,
  tooLarge: (file, limit) => `${file} supera ${bytes(limit)} e non è stato letto.`,
  damagedPins: (file) =>
    `${file} è danneggiato: non si sa più quali elenchi sono stati scaricati. Ripristinalo; se lo elimini, il prossimo elenco degli elenchi di fiducia sarà accettato con i propri firmatari.`,
  nothingFetched: (folder) =>
    `${folder} non contiene elenchi: scaricali con fattura trust fetch, oppure indica un file.`,
  noList: (file) =>
    `${file} non è un elenco di fiducia in XML né contiene certificati in PEM o DER, oppure uno di questi è danneggiato.`,
  listOfLists: (file) =>
    `${file} è l'elenco degli elenchi di fiducia, che non contiene certificatori: indica l'elenco di un Paese, e questo file come firmatario.`,
  noSigner: (file) =>
    `${file} non contiene certificati in PEM o DER e non è l'elenco degli elenchi di fiducia: non indica firmatari.`,
  signerWithoutList: (file) =>
    `${file} è indicato come firmatario, ma manca un elenco di fiducia: i certificati propri non richiedono un firmatario.`,
  noListOfLists: (file) =>
    `${file} è l'elenco di un Paese: i firmatari sono nell'elenco europeo degli elenchi di fiducia (eu-lotl.xml); oppure indica un certificato.`,
  noCrl: (file) =>
    `${file} non è una lista di revoca in DER o PEM, oppure è danneggiata. Scaricala di nuovo dall'indirizzo indicato nel certificato.`,

  refused: {
    xml: (file) => `${file} non è XML ben formato. Scaricalo di nuovo.`,
    kind: (file) => `${file} non è un elenco di fiducia (ETSI TS 119 612). Controlla il file o l'indirizzo.`,
    unsigned: (file) => `${file} non è firmato e non è stato accettato. Scaricalo di nuovo.`,
    signature: (file) =>
      `la firma di ${file} non è valida: l'elenco è stato modificato dopo la firma e non è stato accettato. Scaricalo di nuovo.`,
    signer: (file) =>
      `${file} è firmato da un soggetto diverso dai firmatari ammessi e non è stato accettato. Se il firmatario è cambiato, usa l'elenco degli elenchi di fiducia attuale.`,
    territory: (file) =>
      `l'elenco degli elenchi di fiducia non indica firmatari per il territorio di ${file}, che non è stato accettato.`,
    key: (file) =>
      `la firma di ${file} non è verificabile: il tipo di chiave non è supportato. L'elenco non è stato accettato.`,
  },
  unknownSigner: (url, isPinned) =>
    isPinned
      ? `${url} non è firmato da un firmatario indicato dall'ultimo elenco degli elenchi di fiducia e non è stato accettato. Se nel frattempo i firmatari sono cambiati, indica il nuovo certificato con --signer dopo averlo controllato.`
      : `${url} non è firmato con un certificato di --signer e non è stato accettato.`,
  older: (url, found, known) =>
    `${url} ha il numero ${found} e non è stato accettato: in precedenza è stato scaricato il numero ${known}.`,
  noNumber: (url) => `${url} non ha un numero di sequenza e non è stato accettato.`,
  otherList: (url, found, expected) =>
    `${url} è un elenco di ${found}, non di ${expected}, e non è stato accettato.`,
  unknownCountry: (found, known) =>
    `l'elenco degli elenchi di fiducia non contiene un elenco per ${found}, ma solo per ${list(known)}.`,
  download: {
    address: (_url, detail) => `${detail} non è stato scaricato: sono ammessi solo indirizzi https.`,
    network: (url, detail) =>
      `impossibile scaricare ${url}: ${detail}. Controlla la rete e, se usi un proxy, HTTPS_PROXY.`,
    redirects: (url, detail) => `${url} non è stato scaricato: reindirizza più di ${detail} volte.`,
    size: (url, detail) => `${url} non è stato scaricato: supera ${bytes(Number(detail))}.`,
    status: (url, detail) => `impossibile scaricare ${url}: il server risponde ${detail}. Riprova più tardi.`,
    timeout: (url, detail) =>
      `${url} non è stato scaricato entro ${detail} s. Riprova più tardi, oppure concedi più tempo: --timeout 2m.`,
  },
  firstUse: (fingerprint) =>
    `Primo download: l'elenco degli elenchi di fiducia è stato accettato con i firmatari che esso stesso indica. Confronta lo SHA-256 del suo firmatario con i certificati pubblicati nella Gazzetta ufficiale dell'Unione europea: ${fingerprint}. Gli elenchi successivi dovranno essere firmati dai firmatari che esso indica.`,

  use: (command) => `Per controllare file con questi elenchi: ${command}`,

  title: {
    country: (territory, number) =>
      `Elenco di fiducia di ${territory}${number === null ? '' : `, n. ${number}`}`,
    lists: (territory, number) =>
      `Elenco degli elenchi di fiducia (${territory})${number === null ? '' : `, n. ${number}`}`,
    own: () => 'Il tuo elenco',
  },
  labels: {
    path: 'percorso',
    operator: 'gestore',
    issued: 'emesso',
    nextUpdate: 'prossimo aggiornamento',
    version: 'versione',
    signature: 'firma',
    services: 'servizi',
    countries: 'Paesi',
    warning: 'avviso',
  },
  nextUpdate: (time, isStale) =>
    time === null
      ? "nessuno: l'elenco è chiuso"
      : isStale
        ? `${time}, già passato: scaricane uno più recente`
        : time,
  signature: {
    verified: (signer) => `verificata, di ${signer}`,
    'not-verified': () =>
      "non verificata: --signer indica il certificato del firmatario, o l'elenco degli elenchi di fiducia",
  },
  services: (total, statuses) => {
    if (statuses.length === 0) return total === 0 ? '0' : `${total}, con stato sconosciuto`;
    return `${total} per certificati qualificati: ${statuses.map(([status, count]) => `${count} ${status}`).join(', ')}`;
  },
  warnings: {
    version: 'questa versione del formato è sconosciuta: qualcosa può essere sfuggito',
    damaged: "alcuni certificati dell'elenco non sono leggibili",
    limit: "l'elenco è troppo lungo: alcune parti sono state tralasciate",
  },
  heads: { service: 'SERVIZIO', provider: 'CERTIFICATORE', status: 'STATO', since: 'DAL', notAfter: 'SCADE' },
  noIssuer: 'Nessun servizio ha questo nome.',
};
