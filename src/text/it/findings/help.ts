import type { HelpMessages, Why } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { alternatives, encodingName } from './problems.ts';

const quote = (value: string): string => `«${shown(value)}»`;

export const why: Readonly<Record<Why, string>> = {
  blanks: 'senza spazi né a capo iniziali o finali',
  decimals: 'i decimali sono obbligatori',
  zeros: 'senza zeri superflui',
  comma: 'i decimali si separano con il punto',
  thousands: 'senza separatore delle migliaia',
  sign: 'il solo segno ammesso è il meno, davanti al numero',
  currency: 'la valuta va indicata in Divisa',
  percent: 'senza il segno %',
  exponent: 'per esteso, senza esponente',
  integer: 'senza decimali',
  date: "nell'ordine anno, mese, giorno",
  time: "la data si scrive senza l'ora",
  dateTime: 'data, T e ora con i secondi',
  case: 'in maiuscolo',
  padding: 'con due cifre',
  lookalike: 'le cifre 0 e 1 al posto delle lettere O, I e L',
  name: 'il codice al posto del nome',
  prefix: 'senza prefisso',
  separators: 'senza spazi né segni di separazione',
  zeroLost: 'con gli zeri iniziali, che i fogli di calcolo tolgono',
  characters: 'con caratteri ammessi al posto degli altri',
  address: "solo l'indirizzo",
  base64: 'con il numero corretto di = alla fine',
  quotes: 'come stringa, tra virgolette',
};

export const help: HelpMessages = {
  write: ({ to, why: reason }) => `Scrivere ${quote(to)}: ${why[reason]}.`,

  'number.ambiguous': ({ readings }) =>
    `Il separatore può essere delle migliaia o dei decimali: scrivere ${readings.map(quote).join(' oppure ')}.`,
  'number.round': ({ to, max }) =>
    `Arrotondare a ${max === 1 ? 'un decimale' : `${max} decimali`}, per esempio ${quote(to)}.`,
  'number.negative': ({ to }) =>
    `Qui il segno meno non è ammesso: scrivere ${quote(to)} e rendere negativo il prezzo o l'importo.`,
  'number.large': ({ digits }) =>
    `Usare al massimo ${digits === 1 ? 'una cifra' : `${digits} cifre`} prima del punto decimale.`,
  'number.range': ({ min, max }) =>
    min === undefined
      ? `Scrivere un valore non superiore a ${max}.`
      : max === undefined
        ? `Scrivere un valore non inferiore a ${min}.`
        : `Scrivere un valore da ${min} a ${max}.`,
  'date.impossible': () => 'Correggere la data: il giorno non esiste.',
  'date.early': ({ min }) => `Scrivere una data non anteriore al ${min}.`,
  'date.year': ({ to }) => `Scrivere l'anno con quattro cifre: ${quote(to)}, se la data corretta è questa.`,
  'date.order': ({ readings }) =>
    `L'ordine di giorno e mese è ambiguo, e nessun'altra data del file lo chiarisce: scrivere ${readings.map(quote).join(' o ')}.`,
  'date.mixed': ({ to }) =>
    `Nel file alcune date iniziano con il giorno, altre con il mese: scrivere ${quote(to)}, se la data corretta è questa.`,
  'date.zone': () => "Scrivere solo il giorno, senza ora né fuso orario: il giorno in Italia a quell'ora.",
  'date.time': ({ example }) => `Aggiungere l'ora, come in ${quote(example)}.`,

  'code.near': ({ list, nearest }) =>
    nearest.length === 0
      ? `Usare uno dei codici ammessi; per l'elenco, eseguire: fattura codes ${list}.`
      : `Usare uno dei codici ammessi; i più simili: ${nearest.join(', ')}. Per l'elenco, eseguire: fattura codes ${list}.`,
  'code.all': ({ codes }) =>
    codes.length === 1
      ? `L'unico codice ammesso è ${codes.join()}.`
      : `Usare uno dei codici ammessi: ${codes.join(', ')}.`,
  'code.retired': ({ list, code }) =>
    `Il codice ${code} non è più ammesso: sceglierne un altro (fattura codes ${list}).`,
  'code.elsewhere': ({ list, code }) =>
    `${code} esiste in un altro elenco ufficiale, ma lo schema della fattura non lo accetta: scegliere un altro codice (fattura codes ${list}).`,
  'code.other': ({ code, lists }) =>
    `${quote(code)} è un codice di ${lists.join(', ')}: va in un altro campo.`,
  'code.off': ({ element, removable }) =>
    removable
      ? `Se la risposta è no, togliere ${shown(element)}.`
      : `Se la risposta è no, togliere il blocco che contiene ${shown(element)}.`,

  'empty.remove': ({ element }) => `Togliere ${shown(element)}: è facoltativo, ma non può essere vuoto.`,
  'empty.fill': ({ element }) => `Compilare ${shown(element)}.`,
  'text.long': ({ max, excess, kept }) =>
    `Accorciare di ${excess === 1 ? 'un carattere' : `${excess} caratteri`}: i primi ${max} caratteri finiscono con ${quote(kept)}.`,
  'text.split': ({ max, element }) =>
    `Dividere il testo in più elementi ${shown(element)}, ciascuno di al massimo ${max} caratteri.`,
  'text.short': ({ min }) => `Scrivere almeno ${min === 1 ? 'un carattere' : `${min} caratteri`}.`,
  characters: ({ characters }) =>
    characters.length === 0
      ? 'Sostituire i caratteri non ammessi e accorciare il testo.'
      : `Sostituire o togliere: ${characters.map(named).join(', ')}.`,
  'cap.digits': ({ to }) =>
    `Se il CAP ha perso gli zeri iniziali scrivere ${quote(to)}; per un indirizzo estero scrivere «00000».`,
  'cap.foreign': () =>
    'Per un indirizzo estero scrivere «00000» e mettere il codice postale in Indirizzo o Comune.',
  'recipient.unknown': () =>
    'Se il cliente non ha comunicato un codice scrivere «0000000»; per un cliente estero senza identificativo fiscale italiano scrivere «XXXXXXX».',
  'email.one': () => 'Lasciare un solo indirizzo di posta elettronica.',
  'base64.url': () => 'È la variante di base64 per gli URL: scrivere + al posto di - e / al posto di _.',
  'base64.data': () => 'Togliere tutto fino alla virgola compresa («data:…;base64,»).',
  'base64.again': () => 'Codificare di nuovo il file in base64 e incollare il risultato intero.',
  'json.array': ({ element }) =>
    `Mettere il valore di ${shown(element)} tra parentesi quadre, anche se è uno solo.`,
  'json.syntax': () =>
    'Correggere la sintassi in questo punto; spesso manca una virgola o mancano le virgolette.',
  'json.duplicate': ({ name }) => `Lasciare una sola chiave ${quote(name)}; scrivere più valori come elenco.`,

  'element.rename': ({ suggestion }) => `Si intendeva forse ${shown(suggestion)}? Correggere il nome.`,
  'element.move': ({ blocks }) => `Spostarlo nel blocco in cui è previsto: ${blocks.map(shown).join(', ')}.`,
  'element.remove': ({ name }) => `Togliere ${shown(name)}: non è previsto nella fattura.`,
  'element.before': ({ name, sibling }) => `Spostare ${shown(name)} prima di ${shown(sibling)}.`,
  'element.after': ({ name, sibling }) => `Spostare ${shown(name)} dopo ${shown(sibling)}.`,
  'element.once': ({ name, parent }) =>
    parent === null
      ? `Lasciare un solo elemento ${shown(name)}.`
      : `Lasciare un solo elemento ${shown(name)}, oppure ripetere il blocco ${shown(parent)}.`,
  'element.add': ({ name, parent }) => `Aggiungere ${shown(name)} in ${shown(parent)}.`,
  'element.flat': ({ parent }) => `Lasciare in ${shown(parent)} il solo valore, senza tag.`,
  'choice.one': ({ alternatives: names }) => `Aggiungere ${alternatives(names)}.`,
  'choice.other': ({ name }) => `Togliere ${shown(name)} oppure l'altra alternativa.`,
  'text.remove': ({ parent }) => `Togliere il testo, o spostarlo nel suo elemento dentro ${shown(parent)}.`,
  'attribute.remove': ({ name }) => `Togliere l'attributo ${shown(name)}.`,
  'version.attribute': () =>
    'Aggiungere versione="FPR12" (privati), "FPA12" (pubblica amministrazione) o "FSM10" (semplificata).',
  'version.key': () =>
    'Aggiungere la chiave "versione": "FPR12" (privati), "FPA12" (pubblica amministrazione) o "FSM10" (semplificata).',
  'namespace.root': ({ name, uri }) => `Scrivere <p:${shown(name)} xmlns:p="${shownUri(uri)}" …>.`,
  'namespace.child': ({ name }) =>
    `Togliere il prefisso o l'attributo xmlns: dentro la fattura si scrive solo <${shown(name)}>.`,
  'namespace.key': ({ uri }) =>
    `Scrivere «${shownUri(uri)}», o togliere la chiave namespace: è ricavata da versione.`,
  'root.element': () => 'Una fattura inizia con FatturaElettronica o FatturaElettronicaSemplificata.',
  'root.keys': () =>
    'Una fattura in JSON ha le chiavi fattura_elettronica_header e fattura_elettronica_body.',

  'xml.declaration': () => 'Iniziare il file con <?xml version="1.0" encoding="UTF-8"?>, senza altro prima.',
  'xml.dtd': () =>
    'Togliere la dichiarazione <!DOCTYPE …> e sostituire le entità che definisce con il loro testo.',
  'xml.entity': ({ name, to }) => `Scrivere ${quote(to)} al posto di ${quote(`&${name};`)}.`,
  'xml.ampersand': () => 'Nel testo il carattere & si scrive &amp;.',
  'xml.character': () => 'Togliere il carattere, che è invisibile: spesso deriva da un copia e incolla.',
  'xml.depth': () => "Nessuna fattura ha tanti livelli: controllare il programma che l'ha generata.",
  'document.big': () =>
    "Nessuna fattura è così grande: controllare il programma che l'ha generata, o dividere le fatture in più file.",
  'xml.prefix': ({ prefix, uri }) =>
    `Dichiarare nell'elemento radice xmlns:${shown(prefix)}="${shownUri(uri)}", o togliere il prefisso.`,
  'xml.close': ({ name }) => `Chiudere con </${shown(name)}>, o correggere il tag di apertura.`,
  'xml.truncated': () => 'Scaricare o esportare di nuovo il file: sembra salvato o trasmesso solo in parte.',
  'xml.single': () =>
    'Un file contiene un solo documento XML: più fatture vanno in più FatturaElettronicaBody, o in più file.',
  'xml.trailing': () => "Togliere tutto ciò che segue il tag di chiusura dell'elemento radice.",
  'xml.less': () => 'Nel testo il carattere < si scrive &lt;.',
  'xml.leading': () => "Togliere tutto ciò che precede l'elemento radice.",
  'xml.bracket': () => 'Nel testo la sequenza ]]> si scrive ]]&gt;.',
  'xml.comment': () => 'Togliere il doppio trattino: non è ammesso dentro un commento.',
  'xml.quotes': () => "Mettere il valore dell'attributo tra virgolette.",

  'source.size': () => 'SdI accetta file fino a 5 MB: ridurre gli allegati.',
  'source.utf8': () => 'Salvare il file in UTF-8 e dichiararlo: <?xml version="1.0" encoding="UTF-8"?>.',
  'source.declaration': ({ actual }) =>
    `Scrivere encoding="${encodingName(actual).replace(/[LB]E$/, '')}" nella dichiarazione XML.`,
  'source.old': () =>
    'Il formato non è più in uso dal 2017: convertire prima la fattura con fattura convert --upgrade.',
  'source.message': () => 'I messaggi di SdI non sono fatture: controllare il file della fattura.',
  'source.envelope': () => 'Estrarre il file XML e controllarlo.',
  'source.converted': () => 'Trasferire di nuovo il file originale in modalità binaria, o come allegato.',
  'source.detached': () =>
    'Controllare il file della fattura; per SdI, firmarlo con il contenuto incluso (CAdES-BES).',
  'source.again': () => 'Scaricare o esportare di nuovo il file firmato.',
  'source.decrypt': () => 'Decifrare il file con la chiave del destinatario e controllare il risultato.',
  'source.pdf': () => 'Il PDF è solo una copia di cortesia: controllare il file XML della fattura.',
  'source.export': () => 'Scaricare o esportare di nuovo il file XML della fattura.',
  'signature.again': () =>
    'Un documento firmato non si può modificare: correggere la fattura e firmarla di nuovo.',
  'structure.first': () =>
    'Correggere i primi errori e ripetere il controllo: spesso sono la causa degli altri.',
};
