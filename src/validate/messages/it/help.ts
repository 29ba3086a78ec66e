import type { HelpMessages, Messages } from '../messages.ts';
import { named, shown, shownUri } from '../shown.ts';
import { alternatives } from './problems.ts';

const quote = (value: string): string => `«${shown(value)}»`;

export const why: Messages['why'] = {
  blanks: 'senza spazi né a capo intorno',
  decimals: 'i decimali vanno sempre scritti',
  zeros: 'senza zeri in più',
  comma: 'i decimali si separano con il punto',
  thousands: 'senza separatore delle migliaia',
  sign: 'il solo segno ammesso è il meno, davanti al numero',
  currency: 'la valuta va indicata in Divisa',
  percent: 'senza il segno %',
  exponent: 'per esteso, senza esponente',
  integer: 'senza decimali',
  date: "prima l'anno, poi il mese e il giorno",
  dateTime: 'data, T e ora con i secondi',
  case: 'in maiuscole',
  padding: 'con lo zero',
  lookalike: 'le cifre 0 e 1 al posto delle lettere O, I e L',
  name: 'il codice al posto del nome',
  prefix: 'senza prefisso',
  separators: 'senza spazi né segni di separazione',
  zeroLost: 'con gli zeri iniziali, che i fogli di calcolo tolgono',
  characters: 'con caratteri ammessi al posto degli altri',
  address: 'il solo indirizzo, senza altro',
  base64: 'con il riempimento giusto alla fine',
  quotes: 'tra virgolette',
};

export const help: HelpMessages = {
  write: ({ to, why: reason }) => `Scrivere ${quote(to)}: ${why[reason]}.`,

  'number.ambiguous': ({ readings }) =>
    `Il separatore può dire due cose: scrivere ${readings.map(quote).join(' oppure ')}.`,
  'number.round': ({ to, max }) => `Arrotondare a ${max} decimali, per esempio ${quote(to)}.`,
  'number.negative': ({ to }) =>
    `Qui il segno meno non è ammesso: scrivere ${quote(to)} e dare il segno al prezzo o all'importo.`,
  'number.large': ({ digits }) => `Le cifre prima del punto possono essere al massimo ${digits}.`,
  'number.range': ({ min, max }) =>
    min === undefined
      ? `Scrivere un valore non superiore a ${max}.`
      : max === undefined
        ? `Scrivere un valore non inferiore a ${min}.`
        : `Scrivere un valore da ${min} a ${max}.`,
  'date.impossible': () => 'Correggere: questo giorno non esiste nel calendario.',
  'date.early': ({ min }) => `Scrivere una data non anteriore al ${min}.`,
  'date.year': ({ to }) => `Scrivere l'anno con quattro cifre: ${quote(to)}, se è la data intesa.`,
  'date.time': ({ example }) => `Aggiungere l'ora, come in ${quote(example)}.`,

  'code.near': ({ list, nearest }) =>
    nearest.length === 0
      ? `I codici ammessi si leggono con: fattura codes ${list}.`
      : `I codici ammessi più vicini: ${nearest.join(', ')}. Tutti: fattura codes ${list}.`,
  'code.all': ({ codes }) => `I codici ammessi: ${codes.join(', ')}.`,
  'code.retired': ({ list, code }) =>
    `Il codice ${code} non è accettato nella fattura elettronica: sceglierne un altro (fattura codes ${list}).`,
  'code.other': ({ code, lists }) =>
    `${quote(code)} è un codice di ${lists.join(', ')}: va in un altro campo.`,
  'code.off': ({ element, removable }) =>
    removable
      ? `Per dire di no, togliere ${shown(element)}.`
      : `Per dire di no, togliere il blocco che contiene ${shown(element)}.`,

  'empty.remove': ({ element }) => `Togliere ${shown(element)}: è facoltativo, ma non può essere vuoto.`,
  'empty.fill': ({ element }) => `Compilare ${shown(element)}.`,
  'text.long': ({ max, excess, kept }) =>
    `Togliere ${excess === 1 ? 'un carattere' : `${excess} caratteri`}: il carattere ${max} cade dopo ${quote(kept)}.`,
  'text.split': ({ max, element }) =>
    `Dividere il testo in più elementi ${shown(element)}, ciascuno fino a ${max} caratteri.`,
  'text.short': ({ min }) => `Scrivere almeno ${min} caratteri.`,
  characters: ({ characters }) =>
    characters.length === 0
      ? 'Sostituire i caratteri non ammessi e accorciare il testo.'
      : `Sostituire o togliere: ${characters.map(named).join(', ')}.`,
  'cap.digits': ({ to }) =>
    `Se il CAP ha perso gli zeri iniziali scrivere ${quote(to)}; per un indirizzo estero scrivere «00000».`,
  'cap.foreign': () =>
    'Per un indirizzo estero scrivere «00000» e mettere il codice postale in Indirizzo o Comune.',
  'recipient.unknown': () =>
    'Se il cliente non ha comunicato un codice scrivere «0000000»; se è estero e senza identificativo italiano, «XXXXXXX».',
  'email.one': () => 'Lasciare un solo indirizzo.',
  'base64.url': () => 'È la variante per gli URL: scrivere + al posto di - e / al posto di _.',
  'base64.data': () => 'Togliere tutto fino alla virgola compresa («data:…;base64,»).',
  'base64.again': () => 'Codificare di nuovo il file in base64 e incollare il risultato intero.',
  'json.array': ({ element }) =>
    `Mettere il valore di ${shown(element)} tra parentesi quadre, anche se è uno solo.`,
  'json.syntax': () => 'Correggere la sintassi in questo punto; mancano spesso una virgola o le virgolette.',
  'json.duplicate': ({ name }) =>
    `Lasciare una sola chiave ${quote(name)}; se i valori sono più di uno, serve un elenco.`,

  'element.rename': ({ suggestion }) => `Si voleva forse ${shown(suggestion)}? Correggere il nome.`,
  'element.move': ({ blocks }) => `Spostarlo dove è previsto: ${blocks.map(shown).join(', ')}.`,
  'element.remove': ({ name }) => `Togliere ${shown(name)}: in una fattura non esiste.`,
  'element.before': ({ name, sibling }) => `Spostare ${shown(name)} prima di ${shown(sibling)}.`,
  'element.after': ({ name, sibling }) => `Spostare ${shown(name)} dopo ${shown(sibling)}.`,
  'element.once': ({ name, parent }) =>
    parent === null
      ? `Lasciare un solo ${shown(name)}.`
      : `Lasciare un solo ${shown(name)}, oppure ripetere ${shown(parent)}.`,
  'element.add': ({ name, parent }) => `Aggiungere ${shown(name)} in ${shown(parent)}.`,
  'element.flat': ({ parent }) => `Lasciare in ${shown(parent)} il solo valore, senza tag.`,
  'choice.one': ({ alternatives: names }) => `Aggiungere ${alternatives(names)}.`,
  'choice.other': ({ name }) => `Togliere ${shown(name)}, oppure l'altra alternativa.`,
  'text.remove': ({ parent }) => `Togliere il testo, o metterlo nel suo elemento dentro ${shown(parent)}.`,
  'attribute.remove': ({ name }) => `Togliere l'attributo ${shown(name)}.`,
  'version.attribute': () =>
    'Aggiungere versione="FPR12" (privati), "FPA12" (pubblica amministrazione) o "FSM10" (semplificata).',
  'version.key': () =>
    'Aggiungere la chiave "versione": "FPR12" (privati), "FPA12" (PA) o "FSM10" (semplificata).',
  'namespace.root': ({ name, uri }) => `Scrivere <p:${shown(name)} xmlns:p="${shownUri(uri)}" …>.`,
  'namespace.child': ({ name }) =>
    `Togliere il prefisso o l'xmlns: dentro la fattura si scrive solo <${shown(name)}>.`,
  'namespace.key': ({ uri }) =>
    `Scrivere «${shownUri(uri)}», o togliere la chiave namespace: si ricava da versione.`,
  'root.element': () => 'Una fattura comincia con FatturaElettronica o FatturaElettronicaSemplificata.',
  'root.keys': () =>
    'Una fattura in JSON ha le chiavi fattura_elettronica_header e fattura_elettronica_body.',

  'xml.declaration': () =>
    'Scrivere in testa al file <?xml version="1.0" encoding="UTF-8"?>, senza niente prima.',
  'xml.dtd': () => 'Togliere la dichiarazione <!DOCTYPE …> e le entità che definisce.',
  'xml.entity': ({ name, to }) => `Scrivere ${quote(to)} al posto di ${quote(`&${name};`)}.`,
  'xml.ampersand': () => 'Una e commerciale nel testo si scrive &amp;.',
  'xml.character': () => 'Togliere il carattere: di solito viene da un copia e incolla.',
  'xml.depth': () => "Una fattura non ha tanti livelli: controllare il programma che l'ha scritta.",
  'xml.prefix': ({ prefix, uri }) =>
    `Dichiarare sulla radice xmlns:${shown(prefix)}="${shownUri(uri)}", o togliere il prefisso.`,
  'xml.close': ({ name }) => `Chiudere con </${shown(name)}>, o correggere il tag di apertura.`,
  'xml.truncated': () => 'Procurarsi di nuovo il file: sembra salvato o trasmesso solo in parte.',
  'xml.single': () => 'Un file contiene un solo documento; più fatture stanno in più FatturaElettronicaBody.',
  'xml.trailing': () => 'Togliere tutto quello che segue il tag di chiusura della radice.',
  'xml.less': () => 'Nel testo il segno di minore si scrive &lt;.',
  'xml.leading': () => "Togliere tutto quello che precede l'elemento principale.",
  'xml.bracket': () => 'Nel testo la sequenza ]]> si scrive ]]&gt;.',
  'xml.comment': () => 'Dentro un commento non si scrivono due trattini di seguito.',
  'xml.quotes': () => 'Il valore di un attributo va tra virgolette.',

  'source.size': () => 'SdI accetta fino a 5 MB per file: ridurre gli allegati.',
  'source.utf8': () => 'Salvare il file in UTF-8 e dichiararlo: <?xml version="1.0" encoding="UTF-8"?>.',
  'source.declaration': ({ actual }) => `Scrivere encoding="${shown(actual)}" nella dichiarazione XML.`,
  'source.old': () => 'Il formato è in disuso dal 2017: la fattura va emessa nel formato 1.2.',
  'source.message': () => 'I messaggi di SdI non sono fatture: indicare il file della fattura.',
  'source.envelope': () => 'Estrarre il file XML e controllare quello.',
  'source.pdf': () => 'Il PDF è solo una copia di cortesia: procurarsi il file XML della fattura.',
  'source.export': () => 'Procurarsi o esportare di nuovo il file XML della fattura.',
  'signature.again': () => 'Un documento firmato non si ritocca: correggere la fattura e firmarla di nuovo.',
  'structure.first': () =>
    'Correggere i primi errori e ripetere il controllo: spesso gli altri ne dipendono.',
};
