import type { JsonKind, WantedValue } from '../../api/expected.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { meantOr } from '../phrases/it.ts';
import type { ApiWords } from './words.ts';

const WANTED: Readonly<Record<WantedValue, string>> = {
  date: 'una data come 2026-05-15',
  'date-time': 'una data come 2026-05-15 oppure un istante come 2026-05-15T08:30:00Z',
  uuid: 'un identificativo come 5c0a8f3e-6b1d-4c27-9e4f-2a7d1b3c9e60',
  integer: 'un numero intero',
  number: 'un numero come 22 o 5.5, con il punto decimale',
  boolean: 'true o false',
  money: 'un importo con la valuta come 1220.00EUR, con il punto decimale e senza separatori delle migliaia',
};

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'un oggetto, {…}',
  list: 'un elenco, […]',
  number: 'un numero, senza virgolette',
  boolean: 'true o false, senza virgolette',
  text: 'un testo, tra virgolette',
};

export const apiHelpIt: CommandHelp = {
  summary: 'consulta e modifica i dati del servizio',
  about: [
    "Senza operandi, elenca le risorse: documenti, clienti e fornitori, movimenti bancari, …; con una RESOURCE, i suoi verbi e le relative opzioni. I nomi vengono controllati prima dell'invio. Le fatture si inviano con fattura submit.",
    "METHOD (GET, POST, PUT, PATCH, DELETE) e PATH eseguono qualsiasi richiesta e stampano l'intera risposta in JSON. In PATH, {company_id} viene sostituito con l'azienda.",
    'Indirizzo, chiave e azienda vengono da FATTURA_BASE_URL, FATTURA_API_KEY e FATTURA_COMPANY_ID, oppure da fattura login --save.',
  ],
  options: {
    filter:
      'condizione per un elenco: FIELD=VALUE, con !=, >, >=, <, <= o ~ (contiene il testo) al posto di =, oppure la forma del servizio FIELD__in=A,B',
    sort: "campi per cui ordinare un elenco, separati da virgole; un trattino davanti inverte l'ordine",
    expand: 'risorse collegate da mostrare, separate da virgole',
    'page-size': 'elementi per pagina, da 1 a 100; predefinito: 25, con --all 100',
    cursor: 'prosegue da dove si era fermato un elenco precedente',
    all: 'legge tutte le pagine; ciascuna viene stampata appena arriva',
    limit: 'numero massimo di elementi da leggere',
    data: 'corpo della richiesta: JSON, @FILE oppure - per lo standard input',
    set: 'un campo del corpo della richiesta, per esempio unit_price=80.00EUR; prevale su --data',
    query: 'un parametro del verbo; con METHOD, qualsiasi parametro',
    'content-type': 'con METHOD: invia --data senza modifiche con questo tipo, per esempio application/xml',
    xml: "con get-invoice: l'XML originale, senza modifiche",
    output: 'con --xml: file di output, oppure cartella per DOCUMENT_ID.xml',
    overwrite: 'con --output: sostituisce il file',
    company: "identificativo dell'azienda; predefinito: FATTURA_COMPANY_ID, altrimenti quello salvato",
    rate: 'richieste al secondo; predefinito: 10, il limite del servizio',
    timeout: 'tempo massimo per una richiesta, per esempio 30s, 500ms o 2m; predefinito: 60s',
    yes: 'elimina senza chiedere conferma',
    json: 'stampa JSON; un elenco è un solo array con un elemento per riga',
  },
  examples: [
    'le risorse',
    'i verbi dei documenti',
    "le ultime bozze dell'anno",
    'tutti i clienti e fornitori, in JSON',
    'un nuovo prodotto',
    "qualsiasi richiesta; l'azienda viene inserita",
  ],
};

export const apiIt: ApiWords = {
  resources: {
    companies: 'le aziende accessibili con la chiave',
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
    requests: 'le operazioni asincrone del servizio',
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
    'create-bulk-payment': 'crea una bozza di pagamenti, indicati con --data',
    'upload-f24': 'carica il PDF di un modello F24',
  },
  submission: 'usa fattura submit, che non invia mai due volte una fattura',
  hint: 'fattura api RESOURCE mostra i verbi e le relative opzioni. fattura api METHOD PATH esegue qualsiasi richiesta.',
  anyName: 'qualsiasi nome (non documentato)',
  codes: 'Codici',
  required: '* obbligatorio',
  done: 'fatto.',
  nothing: 'nessun risultato.',
  noXml:
    "il servizio non ha ancora l'XML di questo documento: è disponibile dopo l'invio della fattura a SdI.",
  saved: (path, bytes) => `${path}: ${bytes.toLocaleString('it')} byte.`,
  more: (cursor) => `ci sono altri elementi: --all li mostra tutti, --cursor ${cursor} prosegue da qui.`,
  confirm: (what, baseUrl) => `${baseUrl}: ${what}? [s/N]`,
  declined: 'non è stato eliminato nulla.',
  usage: {
    unknownResource: (found, suggestion, names) =>
      `la risorsa «${found}» non esiste.${meantOr(suggestion, names)}`,
    unknownVerb: (resource, found, known) =>
      `${resource} non ha il verbo «${found}».${meantOr(known.suggestion, known.names)}`,
    submission:
      'al posto di documents create-invoice usa fattura submit FILE: prima controlla la fattura e non la invia mai due volte.',
    missingOperand: (name, call) => `manca ${name}: fattura api ${call}.`,
    optionUnfit: (option, call, fitting) =>
      `${option} non è un'opzione di fattura api ${call}. Opzioni: ${fitting.join(', ')}.`,
    unknownName: (option, found, known) =>
      `${option}: il nome «${found}» non esiste.${meantOr(known.suggestion, known.names)}`,
    noCondition: (found) =>
      `--filter accetta una condizione come status=DRAFT, 'creation_date>=2026-01-01' (tra apici) oppure creation_date__gte=2026-01-01, non «${found}».`,
    unknownOperator: (found, suggestion, operators) =>
      `--filter: l'operatore «${found}» non esiste.${meantOr(suggestion, operators)}`,
    wrongOperator: (field, operator, operators) =>
      `${field} non si può filtrare con ${operator}. Operatori: ${operators.join(', ')}.`,
    filterTwice: (field, operator) =>
      `${field} è filtrato due volte con ${operator}: elimina una delle condizioni, oppure indica più valori con ${field}__in=A,B.`,
    emptyValue: (where) => `${where} richiede un valore.`,
    emptySetting: (name) =>
      `--set ${name} non ha un valore: forse una variabile non è impostata. Per svuotare un campo scrivi ${name}=null dove è ammesso, oppure indica "" con --data.`,
    emptySegment: (path) =>
      `il percorso «${path}» ha un segmento vuoto: forse una variabile non è impostata. Scrivi tutti i segmenti, senza barra finale.`,
    wrongValue: (where, found, wanted) => `${where} accetta ${WANTED[wanted]}, non «${found}».`,
    codeInCapitals: (where, found, code) => `${where}: «${found}» si scrive ${code}.`,
    noCount: (option, found) => `${option} accetta un numero intero maggiore o uguale a 1, non «${found}».`,
    pageTooLarge: (found, largest) =>
      `--page-size accetta al massimo ${largest}, non «${found}»: --all legge tutte le pagine.`,
    noSetting: (option, found) => `${option} accetta NAME=VALUE, non «${found}».`,
    needsData: (field) => `${field} è un oggetto: indicalo con --data, in JSON.`,
    missingFields: (names) => `mancano campi obbligatori: ${names.join(', ')}.`,
    missingQuery: (name, call) => `fattura api ${call} richiede --query ${name}=….`,
    emptyBody: (names) => `indica almeno un campo con --set o --data: ${names.join(', ')}.`,
    wrongKind: (path, wanted) => `--data: ${path} accetta ${KINDS[wanted]}.`,
    noJson: (place) =>
      `${place}: JSON non valido. --data accetta JSON, @FILE oppure - per lo standard input.`,
    noObject: (name) => `${name}: --data accetta un solo oggetto JSON, {…}.`,
    tooLarge: (name, limit) => `${name} supera il limite di ${limit.toLocaleString('it')} byte.`,
    unreadable: (name, reason) => `${name} non può essere letto: ${reason}.`,
    noPdf: (name) => `${name} non è un PDF.`,
    yesNeeded: (call) =>
      `fattura api ${call} chiede conferma prima di eliminare: senza terminale, aggiungi --yes.`,
    xmlNeeded: (option) => `${option} richiede --xml.`,
    dataNeeded: (option) => `${option} richiede --data.`,
    noPath: (found) =>
      `un percorso comincia con /, per esempio /api/v1/companies/{company_id}/documents, non come «${found}».`,
    queryTwice: (name) => `il parametro ${name} è indicato due volte.`,
  },
};
