import { grouped } from '../../../model/digitGroups.ts';
import type { ProblemParams } from '../../../model/problem.ts';
import { expected as expectedBy } from '../../expected.ts';
import type { ProblemMessages } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { expected as phrases } from './expected.ts';
import { kinds } from './kinds.ts';

const quote = (value: string): string => `«${shown(value)}»`;
const quoteUri = (uri: string): string => `«${shownUri(uri)}»`;
const name = shown;
const expected = (type: string): string => expectedBy(type, phrases);

/** The first line of the source text found. */
const quoteLine = (found: string): string => quote(found.replace(/[\r\n].*/s, ''));

/** "Denominazione oppure Nome e Cognome". */
export const alternatives = (names: readonly string[]): string =>
  names.map((group) => group.split('+').map(name).join(' e ')).join(' oppure ');

const namespace = (uri: string): string =>
  uri === '' ? 'senza namespace' : `nel namespace ${quoteUri(uri)}`;

const TYPES = {
  object: 'un oggetto',
  array: 'un elenco',
  string: 'una stringa',
  integer: 'un numero intero',
  number: 'un numero',
  boolean: 'un valore logico',
  null: 'null',
};

/** Reasons why a signed envelope cannot be opened. */
const ENVELOPES: Readonly<Record<ProblemParams['source.envelope']['reason'], string>> = {
  'no-content': 'è una firma separata, senza la fattura',
  'content-type': 'contiene certificati o una marca temporale, non una fattura firmata',
  encrypted: 'è cifrato',
  structure: 'la struttura non è quella di una busta firmata (CMS)',
  truncated: 'finisce a metà della fattura',
  payload: 'il contenuto non è XML',
  limit: "contiene troppe buste una dentro l'altra",
};

const LOOKS = {
  pdf: 'un PDF',
  html: 'una pagina HTML',
  binary: 'un file binario',
  text: 'un testo semplice',
};

const CONSTRUCTS = {
  tag: 'Un tag',
  attribute: 'Un attributo',
  comment: 'Un commento',
  instruction: "Un'istruzione di elaborazione",
  cdata: 'Una sezione CDATA',
  text: 'Un testo',
  name: 'Un nome',
};

const ALPHABETS = {
  BasicLatin: 'lettere non accentate, cifre e simboli comuni (Basic Latin)',
  Latin1: 'lettere (anche accentate), cifre e simboli delle lingue occidentali (Latin-1)',
};

/** The size and the limit in megabytes, or in bytes if they would read the same in megabytes. */
const sizes = (size: number, limit: number): readonly [size: string, limit: string] => {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1).replace(/\.0$/, '').replace('.', ',');
  return limit < 1_000_000 || megabytes(size) === megabytes(limit)
    ? [`${thousands(size)} byte`, `${thousands(limit)} byte`]
    : [`${megabytes(size)} MB`, `${megabytes(limit)} MB`];
};

/** The number with thousands separators, independent of the platform's locale: «500.000». */
const thousands = (count: number): string => grouped(String(count), '.');

/** The encoding as XML declarations write it: "UTF-8". */
export const encodingName = (encoding: string): string => shown(encoding).toUpperCase();

/** Tokens that the JSON scanner expects (src/validate/json/scanJson.ts), in words. */
const TOKENS: Readonly<Record<string, string>> = {
  value: 'è atteso un valore',
  name: 'è attesa una chiave tra virgolette',
  'name or }': 'è attesa una chiave tra virgolette o }',
  ':': 'sono attesi i due punti',
  ', or }': 'è attesa una virgola o }',
  ', or ]': 'è attesa una virgola o ]',
  '"': 'sono attese le virgolette di chiusura',
  escape: 'è attesa una sequenza di escape valida',
  character: 'è atteso un carattere ammesso in una stringa',
  end: 'è attesa la fine del file',
};

export const problems: ProblemMessages = {
  'source.empty': ({ signed }) => (signed ? 'Il contenuto firmato è vuoto.' : 'Il file è vuoto.'),
  'source.size': ({ size, limit }) => {
    const [found, most] = sizes(size, limit);
    return `Il file è di ${found}: il limite è ${most}.`;
  },
  'source.encoding': ({ declared }) => `La codifica ${quote(declared)} non è supportata.`,
  'source.bytes': ({ encoding, byte }) =>
    byte < 0
      ? `Il file contiene byte non validi in ${encodingName(encoding)}.`
      : `Il byte ${byte} del file non è valido in ${encodingName(encoding)}.`,
  'source.kind': ({ kind }) =>
    `Il file è ${kinds[kind]}: si possono controllare solo fatture in XML o JSON nel formato attuale.`,
  'source.envelope': ({ reason, converted }) =>
    converted
      ? 'Il file firmato è passato attraverso una conversione di testo, che lo ha distrutto.'
      : `Il file firmato non si può aprire: ${ENVELOPES[reason]}.`,
  'source.unknown': ({ looks }) => `Il file sembra ${LOOKS[looks]}: non è una fattura in XML o JSON.`,
  'source.declaration': ({ declared, actual }) =>
    `La dichiarazione XML indica ${quote(declared)}, ma il file è codificato in ${encodingName(actual)} ed è stato letto come tale.`,

  'xml.declaration': ({ found }) => `La dichiarazione XML ${quoteLine(found)} non è valida.`,
  'xml.dtd': () => 'Il file contiene un DOCTYPE (DTD), che nelle fatture non è ammesso.',
  'xml.entity': ({ name: entity }) => `L'entità ${quote(`&${entity};`)} non è definita in XML.`,
  'xml.reference': ({ found }) => `${quote(found)} non è un riferimento XML valido.`,
  'xml.character': ({ codepoint }) => `Il carattere ${shown(codepoint)} non è ammesso in XML.`,
  'xml.depth': ({ limit }) => `Il documento ha più di ${limit} livelli di annidamento.`,
  'xml.elements': ({ limit }) => `Il documento ha più di ${thousands(limit)} elementi.`,
  'xml.attribute_duplicate': ({ name: attribute }) => `L'attributo ${name(attribute)} compare due volte.`,
  'xml.prefix_unbound': ({ prefix, name: element }) =>
    `Il prefisso ${quote(prefix)} di ${name(element)} non è dichiarato.`,
  'xml.namespace': ({ prefix, uri }) =>
    uri === ''
      ? `Il prefisso ${quote(prefix)} è dichiarato con un namespace vuoto.`
      : `Il namespace ${quoteUri(uri)} non può essere associato al prefisso ${quote(prefix)}.`,
  'xml.tag_mismatch': ({ found, expected: open, line }) =>
    `Il tag di chiusura è ${quote(`</${found}>`)}, ma l'elemento aperto (riga ${line}) è ${quote(open)}.`,
  'xml.truncated': ({ name: open }) =>
    open === null
      ? 'Il file si interrompe prima della fine.'
      : `Il file si interrompe prima della fine: ${quote(open)} non è chiuso.`,
  'xml.second_root': ({ name: root }) => `Dopo la fine del documento ne inizia un altro: ${quote(root)}.`,
  'xml.trailing': ({ found }) => `Dopo la fine del documento c'è altro testo: ${quoteLine(found)}.`,
  'xml.no_root': () => 'Il file non contiene alcun elemento XML.',
  'xml.syntax': ({ construct, found }) =>
    `${CONSTRUCTS[construct]} non è XML ben formato: ${quoteLine(found)}.`,

  'root.unknown': ({ name: root, namespace: uri }) =>
    root === ''
      ? 'Il contenuto non è una fattura.'
      : `L'elemento radice è ${name(root)}, ${namespace(uri)}, che non è la radice di una fattura.`,
  'root.namespace': ({ name: root, found, expected: uri }) =>
    `${name(root)} è ${namespace(found)}; il namespace della fattura è ${quoteUri(uri)}.`,

  'element.unknown': ({ name: element, parent }) => `${name(parent)} non prevede ${quote(element)}.`,
  'element.misplaced': ({ name: element, parent }) =>
    `${name(element)} non è nella posizione prevista: in ${name(parent)} l'ordine degli elementi è fisso.`,
  'element.repeated': ({ name: element, parent }) =>
    `${name(element)} compare più volte in ${name(parent)}, che ne ammette uno solo.`,
  'element.excess': ({ name: element, parent, count, max }) =>
    `${name(parent)} contiene ${count} elementi ${name(element)}; ne sono ammessi al massimo ${max}.`,
  'element.missing': ({ name: element, parent }) =>
    `In ${name(parent)} manca l'elemento obbligatorio ${name(element)}.`,
  'element.namespace': ({ name: element, namespace: uri }) =>
    `${name(element)} è ${namespace(uri)}: gli elementi interni della fattura non hanno namespace.`,
  'element.nested': ({ name: element, parent }) =>
    `${name(parent)} può contenere solo testo, ma contiene l'elemento ${quote(element)}.`,
  'choice.missing': ({ parent, alternatives: names }) => `In ${name(parent)} manca ${alternatives(names)}.`,
  'choice.conflict': ({ parent, name: element, alternatives: names }) =>
    `${name(parent)} contiene anche ${name(element)}: va indicato solo ${alternatives(names)}.`,
  'text.unexpected': ({ found, parent }) =>
    `${name(parent)} contiene testo fuori dagli elementi: ${quote(found)}.`,
  'attribute.unknown': ({ name: attribute, element }) =>
    `L'elemento ${name(element)} non prevede l'attributo ${quote(attribute)}.`,
  'attribute.missing': ({ name: attribute, element }) =>
    `All'elemento ${name(element)} manca l'attributo obbligatorio ${name(attribute)}.`,
  'xsi.nil': ({ element }) => `${name(element)} ha l'attributo xsi:nil, che qui non è ammesso.`,
  'xsi.type': ({ element, found }) =>
    `${name(element)} ha xsi:type ${quote(found)}, che non è il suo tipo nello schema.`,

  'value.empty': ({ element, type }) => `Il campo ${name(element)} è vuoto: deve essere ${expected(type)}.`,
  'value.code': ({ element, found, list }) =>
    `${name(element)} vale ${quote(found)}, che non è un codice ammesso${list === element ? '' : ` di ${list}`}.`,
  'value.length': ({ element, length, min, max }) =>
    `${name(element)} ha ${length === 1 ? 'un solo carattere' : `${length} caratteri`}: ${
      min === max
        ? `ne deve avere ${min}`
        : Number.isFinite(max)
          ? `ne può avere da ${min} a ${max}`
          : `ne deve avere almeno ${min}`
    }.`,
  'value.characters': ({ element, allowed, characters }) =>
    `${name(element)} contiene ${characters.length === 1 ? 'un carattere non ammesso' : 'caratteri non ammessi'}: ${characters.map(named).join(', ')}. Sono ammessi ${ALPHABETS[allowed]}.`,
  'value.pattern': ({ element, found, type }) =>
    `${name(element)} vale ${quote(found)}: deve essere ${expected(type)}.`,
  'value.range': ({ element, found, min, max }) => {
    const bounds = [
      ...(min === undefined ? [] : [`minimo ${min}`]),
      ...(max === undefined ? [] : [`massimo ${max}`]),
    ];
    return `${name(element)} vale ${quote(found)}, fuori dai limiti: ${bounds.join(', ')}.`;
  },
  // The first characters of an attachment would not help the reader.
  'value.base': ({ element, found, type, base }) =>
    base === 'base64Binary'
      ? `Il contenuto di ${name(element)} non è base64 valido.`
      : `${name(element)} vale ${quote(found)}: deve essere ${expected(type)}.`,

  'signature.element': ({ name: element, parent, expected: names }) =>
    `Nella firma, ${name(parent)} contiene ${quote(element)}${
      names.length === 0 ? ', che non è previsto' : ` dove era atteso ${names.map(name).join(' o ')}`
    }.`,
  'signature.incomplete': ({ parent, expected: names }) =>
    `Nella firma, ${name(parent)} è incompleto: manca ${names.map(name).join(' o ')}.`,
  'signature.value': ({ element, found, type }) =>
    `Nella firma, ${name(element)} vale ${quote(found)}: deve essere ${expected(type)}.`,

  'json.syntax': ({ found, expected: wanted }) =>
    `Il JSON non è valido: ${found === '' ? 'il file finisce' : `si trova ${quote(found)}`} dove ${TOKENS[wanted] ?? `è atteso ${shown(wanted)}`}.`,
  'json.duplicate': ({ name: key }) => `La chiave ${quote(key)} compare due volte nello stesso oggetto.`,
  'json.values': ({ limit }) =>
    `Il documento ha più di ${thousands(limit)} valori (oggetti, elenchi, stringhe, numeri).`,
  'json.type': ({ name: key, expected: wanted, found }) =>
    `${key === '' ? 'Il documento' : name(key)} è ${TYPES[found]}: deve essere ${TYPES[wanted]}.`,

  'structure.too_many': ({ count, limit }) =>
    `Gli errori di struttura sono ${count}, più di ${limit}: SdI scarta il file anche con il codice 00201.`,
};
