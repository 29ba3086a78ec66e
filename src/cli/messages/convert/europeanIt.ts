/** Messages of conversions to and from EN 16931. */
import type { LossCode, LossEntry, Refusal, RefusalCode, Status } from '../../../convert/en16931/index.ts';
import type { Translated } from '../../../text/sentence.ts';
import type { europeanEn } from './europeanEn.ts';

const losses: Readonly<Record<LossCode, (entry: LossEntry) => string>> = {
  'X-NOPLACE': () => 'il formato di destinazione non lo prevede',
  'X-TRANSMISSION': () => 'riguarda la trasmissione, non la fattura',
  'X-SPECIFICATION': () => 'la specifica è sconosciuta: il documento è stato letto secondo la sola EN 16931',
  'X-REPEATED': () => 'il formato di destinazione ne ammette uno solo',
  'X-MIME': () => 'EN 16931 non ammette allegati di questo tipo',
  'X-LENGTH': ({ to }) =>
    to === null ? 'supera la lunghezza del campo, o non ne rispetta la forma' : `accorciato in «${to}»`,
  'X-CHARSET': ({ to }) => `i caratteri non ammessi dal campo sono stati sostituiti: «${to}»`,
  'X-NOTE': () => 'spostato nelle note',
  'X-PROPERTY': () => "spostato tra gli attributi dell'articolo",
  'X-TERMS': () => 'spostato nelle condizioni di pagamento',
  'X-PREPAID': () => "compreso nell'importo già pagato",
  'X-EXTENSION': () => "spostato in un'estensione",
  'X-REFERENCE': () => 'spostato in un campo collegato',
  'X-ADJUSTMENT': () => 'scritto come sconto, maggiorazione o riga separata',
  'X-CODE': ({ to }) => `scritto come ${to ?? 'altro codice'}`,
  'X-UNIT': ({ to }) => `unità scritta come ${to ?? 'altro codice'}`,
  'X-ROUNDED': ({ to }) => `arrotondato a ${to ?? 'due decimali'}`,
  'X-TOTAL': ({ to }) => `il totale di EN 16931 è ${to ?? 'diverso'}`,
  'X-SIGN': ({ to }) => `il segno è passato tra prezzo e quantità: ${to ?? ''}`,
  'X-PRICE': ({ to }) => `scritto come ${to ?? 'altro prezzo'}, perché quantità e prezzo diano l'importo`,
  'X-FORM': ({ to }) => `scritto come ${to ?? 'altra forma'}`,
  'X-TEXT': () => 'unito a un altro testo',
  'X-CATEGORY-MERGED': () => 'sommato a un altro riepilogo con la stessa categoria IVA e aliquota',
  'X-REQUIRED': ({ to, rule }) =>
    `è stato aggiunto «${to}»${rule === null ? '' : `, perché ${rule} richiede un valore`}`,
  'X-COMPUTED': ({ to }) => `«${to}» è ricavato da altri dati`,
  'X-MISSING': ({ rule }) => `è richiesto da ${rule}, ma la fattura non lo contiene: il risultato ne è privo`,
  'X-RESIDUAL': ({ to }) => `la differenza di ${to} è scritta come arrotondamento`,
  'X-IMBALANCE': ({ to }) =>
    `righe, riepiloghi o pagamenti della fattura differiscono di ${to}, più di un arrotondamento: il documento riporta la differenza`,
};

const refusals: Readonly<Record<RefusalCode, (refusal: Refusal) => string>> = {
  'X-SIMPLIFIED': () =>
    'una fattura semplificata (FSM10) non ha i prezzi e le quantità che EN 16931 richiede. Emettere una fattura ordinaria',
  'X-RETIRED': () => 'il formato 1.0 o 1.1 va prima convertito: fattura convert --upgrade',
  'X-NUMBER': ({ value }) => `il numero «${value}» deve avere da 1 a 20 caratteri ASCII, di cui una cifra`,
  'X-DATE': ({ value }) => `«${value}» non è una data`,
  'X-SELLER-ID': () => 'il cedente non ha una partita IVA né un altro numero fiscale',
  'X-SELLER-NAME': () => 'il cedente non ha un nome',
  'X-SELLER-CITY': () => 'il cedente non ha un comune',
  'X-BUYER-ID': () => 'il cessionario non ha né partita IVA né codice fiscale',
  'X-BUYER-NAME': () => 'il cessionario non ha un nome',
  'X-BUYER-CITY': () => 'il cessionario non ha un comune',
  'X-REGIME': ({ value }) => `«${value}» non è un regime fiscale`,
  'X-NATURA': ({ value }) => `la categoria IVA ${value} non determina la Natura, da cui dipende l'imposta`,
  'X-CATEGORY': ({ value }) => `la categoria IVA «${value}» non ha un equivalente`,
  'X-CURRENCY': ({ value }) => `«${value}» non è una divisa`,
  'X-AMOUNT': ({ value }) => `«${value}» non è un importo`,
  'X-LINE': () => 'la fattura non ha righe',
  'X-DESPATCH-DATE': () => 'il documento di trasporto non ha una data',
  'X-POSTCODE': ({ value }) =>
    value === null ? 'un indirizzo italiano è senza CAP' : `«${value}» non è un CAP italiano`,
  'X-CIUS': ({ value }) =>
    value === null
      ? 'manca il codice fiscale del cedente'
      : `«${value}» non è il codice fiscale di una persona`,
  'X-RULE': () => 'una regola di EN 16931 è violata',
  'X-CONTROL': ({ term, value }) =>
    `SdI scarterebbe il risultato con ${term}${value === null ? '' : `: «${value}»`}`,
};

const STATUS: Readonly<Record<Status, string>> = {
  kept: 'mantenuto',
  moved: 'spostato',
  derived: 'ricavato',
  defaulted: 'aggiunto',
  changed: 'modificato',
  trimmed: 'accorciato',
  dropped: 'perso',
};

export const europeanIt: Translated<typeof europeanEn> = {
  losses,
  status: (status) => STATUS[status],
  line: (status, place, value, sentence) =>
    `${status}  ${place}${value === null ? '' : ` «${value}»`}: ${sentence}`,
  summary: (file, counts) =>
    `${file}: valori mantenuti ${counts.kept}, spostati ${counts.moved}, modificati ${counts.changed}, aggiunti ${counts.defaulted}, accorciati ${counts.trimmed}, persi ${counts.dropped}`,
  more: (count) =>
    `e ${count === 1 ? '1 altro valore' : `altri ${count} valori`}: --report FILE li elenca tutti`,
  noTarget: (file) => `${file} è una fattura europea (UBL o CII): --to fatturapa la converte in FatturaPA.`,
  strict: (file) => `${file}: alcuni dati sono andati persi, ed è stato indicato --strict`,
  refused: (file, refusal, violation = null) => {
    const { term, field, violation: rule } = refusal;
    const place = [rule?.rule ?? term, field, rule?.path ?? null].filter((each) => each !== null).join(', ');
    const hint = refusal.option === null ? '' : ` Si indica con ${refusal.option}VALORE.`;
    return `${file} non è stato convertito (${refusal.code}${place === '' ? '' : `, ${place}`}): ${violation ?? refusals[refusal.code](refusal)}.${hint}`;
  },
  unreadable: (file, flaw) => {
    switch (flaw.code) {
      case 'X-MALFORMED':
        return `${file}${flaw.line === null ? '' : `:${flaw.line}:${flaw.column}`} non è XML ben formato (${flaw.problem}).`;
      case 'X-ROOT':
        return `${file} non è una FatturaPA, né UBL 2.1, né CII D16B: il suo elemento radice è ${flaw.root}.`;
      case 'X-SIZE':
        return `${file} supera i ${flaw.limit} byte: --max-size cambia il limite.`;
    }
  },
  tooLong: (file, { size, limit }) =>
    `${file} ha troppo testo per un PDF: ${size} caratteri, il limite è ${limit}. --to cii scrive il solo XML.`,
  already: (file) => `${file} è già una FatturaPA: scegli --to ubl o --to cii.`,
  noBody: (file, bodies) =>
    `${file} contiene ${bodies === 1 ? 'una fattura' : `${bodies} fatture`}: --body accetta da 1 a ${bodies}.`,
  manyBodies: (file, bodies) =>
    `${file} contiene ${bodies} fatture, e un documento EN 16931 ne contiene una: scegline una con --body, o una cartella con --out-dir.`,
  invalid: (file) => `${file} non è valido e non è stato convertito.`,
};
