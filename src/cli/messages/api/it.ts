import type { JsonKind, WantedValue } from '../../api/expected.ts';
import type { CommandHelp } from '../messages.ts';
import { meantOr } from '../phrases/it.ts';
import type { ApiWords } from './words.ts';

const WANTED: Readonly<Record<WantedValue, string>> = {
  date: 'un giorno come 2026-05-15',
  'date-time': 'un giorno come 2026-05-15 oppure un istante come 2026-05-15T08:30:00Z',
  uuid: 'un identificativo come 5c0a8f3e-6b1d-4c27-9e4f-2a7d1b3c9e60',
  integer: 'un numero intero',
  number: 'un numero come 22 o 5.5, con il punto',
  boolean: 'true o false',
  money: 'un importo con la valuta come 1220.00EUR, con il punto e senza altri segni',
};

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'un oggetto, {…}',
  list: 'un elenco, […]',
  number: 'un numero, senza virgolette',
  boolean: 'true o false, senza virgolette',
  text: 'un testo, tra virgolette',
};

export const apiHelpIt: CommandHelp = {
  summary: 'consulta e modifica ciò che ha il servizio',
  about: [
    "Senza operandi, che cosa c'è: documenti, clienti e fornitori, movimenti bancari, …; con una RESOURCE, i suoi verbi e ciò che ciascuno accetta. I nomi vengono controllati prima di inviare. Le fatture si inviano con fattura submit.",
    "METHOD (GET, POST, PUT, PATCH, DELETE) e PATH eseguono qualsiasi richiesta e stampano l'intera risposta in JSON. In PATH, {company_id} sta per l'azienda.",
    'Indirizzo, chiave e azienda vengono da FATTURA_BASE_URL, FATTURA_API_KEY e FATTURA_COMPANY_ID, oppure da fattura login --save.',
  ],
  options: {
    filter:
      'condizione per un elenco: FIELD=VALUE, con !=, >, >=, <, <= o ~ (contiene il testo) al posto di =, oppure la forma del servizio FIELD__in=A,B',
    sort: "campi per cui ordinare un elenco, separati da virgole; un trattino davanti inverte l'ordine",
    expand: 'risorse collegate da mostrare, separate da virgole',
    'page-size': 'elementi per pagina, da 1 a 100; se non indicato 25, con --all 100',
    cursor: 'prosegue da dove si era fermato un elenco precedente',
    all: 'legge tutte le pagine; ciascuna viene stampata appena arriva',
    limit: 'legge solo un certo numero di elementi',
    data: 'ciò che viene inviato: JSON, @FILE oppure - per lo standard input',
    set: 'un campo di ciò che viene inviato, per esempio unit_price=80.00EUR; prevale su --data',
    query: 'un parametro proprio di un verbo; con METHOD, qualsiasi parametro',
    'content-type':
      "con METHOD: --data viene inviato così com'è, con questo tipo, per esempio application/xml",
    xml: "con get-invoice: l'XML, byte per byte",
    output: 'con --xml: file da scrivere, oppure una cartella, dove il file si chiama DOCUMENT_ID.xml',
    overwrite: 'con --output: sostituisce il file',
    company: "identificativo dell'azienda; se non indicato FATTURA_COMPANY_ID o quella salvata",
    rate: 'richieste al secondo; se non indicato 10, quante ne ammette il servizio',
    timeout: 'tempo per una singola richiesta, per esempio 30s, 500ms o 2m; se non indicato 60s',
    yes: 'elimina senza chiedere',
    json: 'stampa JSON: un elenco è un solo array con un elemento per riga',
  },
  examples: [
    "che cosa c'è",
    'che cosa si può fare con i documenti',
    "le ultime bozze dell'anno",
    'tutti i clienti e fornitori, come dati',
    'un nuovo prodotto',
    "qualsiasi richiesta; l'azienda viene inserita",
  ],
};

export const apiIt: ApiWords = {
  resources: {
    companies: 'le aziende raggiunte dalla chiave',
    accounts: 'i conti bancari',
    categories: 'le categorie di documenti e movimenti bancari',
    subcategories: 'le suddivisioni delle categorie',
    counterparts: 'clienti e fornitori',
    'document-sectionals': 'i sezionali di numerazione',
    documents: 'fatture, note di credito e simili',
    flows: 'i pagamenti di un documento',
    products: 'i prodotti',
    reconciliations: 'i collegamenti tra pagamenti e movimenti bancari',
    transactions: 'i movimenti bancari',
    requests: 'i lavori che il servizio svolge in un secondo momento',
  },
  verbs: {
    list: 'li elenca',
    get: 'ne mostra uno',
    create: 'ne crea uno',
    update: 'ne modifica uno',
    delete: 'ne elimina uno',
    search: 'cerca una partita IVA nei registri',
    'get-invoice': 'stampa la fattura elettronica in JSON',
    'share-invoice': 'invia una copia di cortesia per e-mail',
    'create-bulk-payment': 'prepara una bozza di pagamenti; indicali con --data',
    'upload-f24': 'carica il PDF di un modello F24',
  },
  submission: 'è fattura submit, che prima controlla e non invia mai due volte',
  hint: 'fattura api RESOURCE mostra che cosa accettano i suoi verbi. fattura api METHOD PATH esegue qualsiasi richiesta.',
  anyName: 'qualsiasi nome: non ne esiste un elenco',
  codes: 'Codici',
  required: '* obbligatorio',
  done: 'fatto.',
  nothing: 'nessun risultato.',
  noXml: "il servizio non ha ancora l'XML di questo documento: lo ha dopo l'invio della fattura allo SdI.",
  saved: (path, bytes) => `${path}: ${bytes.toLocaleString('it')} byte.`,
  more: (cursor) => `ce ne sono altri: --all mostra tutto, --cursor ${cursor} prosegue da qui.`,
  confirm: (what, baseUrl) => `${baseUrl}: ${what}? [s/N]`,
  declined: 'non è stato eliminato nulla.',
  usage: {
    unknownResource: (found, suggestion, names) =>
      `la risorsa «${found}» non esiste.${meantOr(suggestion, names)}`,
    unknownVerb: (resource, found, known) =>
      `${resource} non ha il verbo «${found}».${meantOr(known.suggestion, known.names)}`,
    submission:
      'documents create-invoice è fattura submit FILE: prima controlla la fattura e non la invia mai due volte.',
    missingOperand: (name, call) => `manca ${name}: fattura api ${call}.`,
    optionUnfit: (option, call, fitting) =>
      `${option} non va con fattura api ${call}, che accetta ${fitting.join(', ')}.`,
    unknownName: (option, found, known) =>
      `${option} non ha il nome «${found}».${meantOr(known.suggestion, known.names)}`,
    noCondition: (found) =>
      `--filter accetta una condizione come status=DRAFT, 'creation_date>=2026-01-01' (tra apici) oppure creation_date__gte=2026-01-01, non «${found}».`,
    unknownOperator: (found, suggestion, operators) =>
      `--filter non ha l'operatore «${found}».${meantOr(suggestion, operators)}`,
    wrongOperator: (field, operator, operators) =>
      `${field} non si può filtrare con ${operator}, ma con ${operators.join(', ')}.`,
    filterTwice: (field, operator) =>
      `${field} è filtrato due volte con ${operator}: togli una delle condizioni, oppure indica più valori con ${field}__in=A,B.`,
    emptyValue: (where) => `a ${where} serve un valore.`,
    emptySetting: (name) =>
      `--set ${name} non ha un valore: forse una variabile non è impostata. Per svuotare un campo scrivi ${name}=null dove è ammesso, oppure indica "" con --data.`,
    emptySegment: (path) =>
      `il percorso «${path}» ha una parte vuota: forse una variabile non è impostata. Scrivi tutte le parti, senza barra alla fine.`,
    wrongValue: (where, found, wanted) => `${where} accetta ${WANTED[wanted]}, non «${found}».`,
    codeInCapitals: (where, found, code) => `${where}: «${found}» si scrive ${code}.`,
    noCount: (option, found) => `${option} accetta un numero intero, da 1 in su, non «${found}».`,
    pageTooLarge: (found, largest) =>
      `--page-size accetta al massimo ${largest}, non «${found}»: --all legge tutte le pagine che ci sono.`,
    noSetting: (option, found) => `${option} accetta NAME=VALUE, non «${found}».`,
    needsData: (field) => `${field} contiene più di un valore: indicalo con --data, in JSON.`,
    missingFields: (names) => `mancano dati obbligatori: ${names.join(', ')}.`,
    missingQuery: (name, call) => `fattura api ${call} richiede --query ${name}=….`,
    emptyBody: (names) => `indica che cosa, con --set o --data: ${names.join(', ')}.`,
    wrongKind: (path, wanted) => `--data: ${path} accetta ${KINDS[wanted]}.`,
    noJson: (place) => `${place}: non è JSON. --data accetta JSON, @FILE oppure - per lo standard input.`,
    noObject: (name) => `${name}: --data accetta un solo oggetto JSON, {…}.`,
    tooLarge: (name, limit) => `${name} supera ${limit.toLocaleString('it')} byte, il massimo che si legge.`,
    unreadable: (name, reason) => `${name} non può essere letto: ${reason}.`,
    noPdf: (name) => `${name} non è un PDF.`,
    yesNeeded: (call) =>
      `fattura api ${call} chiede conferma prima di eliminare: se non è su un terminale, usa --yes.`,
    xmlNeeded: (option) => `${option} richiede --xml.`,
    dataNeeded: (option) => `${option} richiede --data.`,
    noPath: (found) =>
      `un percorso comincia con /, per esempio /api/v1/companies/{company_id}/documents, non come «${found}».`,
    queryTwice: (name) => `il parametro ${name} è indicato due volte.`,
  },
};
