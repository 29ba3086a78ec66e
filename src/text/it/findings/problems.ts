import { grouped } from '../../../model/digitGroups.ts';
import { expected as expectedBy } from '../../expected.ts';
import type { ProblemMessages } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { expected as phrases } from './expected.ts';
import { kinds } from './kinds.ts';

const quote = (value: string): string => `«${shown(value)}»`;
const quoteUri = (uri: string): string => `«${shownUri(uri)}»`;
const name = shown;
const expected = (type: string): string => expectedBy(type, phrases);

/** The first line of what stands in the source. */
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
  BasicLatin: 'lettere senza accento, cifre e segni comuni (Basic Latin)',
  Latin1: 'lettere, anche accentate, cifre e segni delle lingue occidentali (Latin-1)',
};

/** In megabytes, where that tells the size from the limit. */
const sizes = (size: number, limit: number): readonly [size: string, limit: string] => {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1).replace(/\.0$/, '').replace('.', ',');
  return limit < 1_000_000 || megabytes(size) === megabytes(limit)
    ? [`${thousands(size)} byte`, `${thousands(limit)} byte`]
    : [`${megabytes(size)} MB`, `${megabytes(limit)} MB`];
};

/** «500.000», without asking the platform for its locales. */
const thousands = (count: number): string => grouped(String(count), '.');

/** As declarations write it: "UTF-8". */
export const encodingName = (encoding: string): string => shown(encoding).toUpperCase();

/** What the scan of JSON says it wanted, token by token (src/validate/json/scanJson.ts). */
const TOKENS: Readonly<Record<string, string>> = {
  value: 'serve un valore',
  name: 'serve una chiave tra virgolette',
  'name or }': 'serve una chiave tra virgolette o }',
  ':': 'servono i due punti',
  ', or }': 'serve una virgola o }',
  ', or ]': 'serve una virgola o ]',
  '"': 'servono le virgolette di chiusura',
  escape: 'serve una sequenza di escape valida',
  character: 'serve un carattere ammesso in una stringa',
  end: 'il file dovrebbe finire',
};

export const problems: ProblemMessages = {
  'source.empty': () => 'Il file è vuoto.',
  'source.size': ({ size, limit }) => {
    const [found, most] = sizes(size, limit);
    return `Il file è di ${found}: il limite è ${most}.`;
  },
  'source.encoding': ({ declared }) =>
    `La codifica ${quote(declared)} non è tra quelle che questo programma sa leggere.`,
  'source.bytes': ({ encoding, byte }) =>
    byte < 0
      ? `Il file contiene byte che in ${encodingName(encoding)} non esistono.`
      : `Il byte ${byte} del file non è valido in ${encodingName(encoding)}.`,
  'source.kind': ({ kind }) =>
    `Il file è ${kinds[kind]}: si possono controllare solo fatture in XML o JSON nel formato attuale.`,
  'source.unknown': ({ looks }) => `Il file sembra ${LOOKS[looks]}: non è una fattura in XML o JSON.`,
  'source.declaration': ({ declared, actual }) =>
    `La dichiarazione XML indica ${quote(declared)}, ma il file è scritto in ${encodingName(actual)}, e così è stato letto.`,

  'xml.declaration': ({ found }) => `La dichiarazione XML ${quoteLine(found)} non è corretta.`,
  'xml.dtd': () => 'Il file contiene un DOCTYPE (DTD), che nelle fatture non è ammesso.',
  'xml.entity': ({ name: entity }) => `L'entità ${quote(`&${entity};`)} non è definita in XML.`,
  'xml.reference': ({ found }) => `${quote(found)} non è un riferimento XML valido.`,
  'xml.character': ({ codepoint }) => `Il carattere ${shown(codepoint)} è vietato in XML.`,
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
  'xml.second_root': ({ name: root }) => `Dopo la fine del documento ne comincia un altro: ${quote(root)}.`,
  'xml.trailing': ({ found }) => `Dopo la fine del documento c'è altro testo: ${quoteLine(found)}.`,
  'xml.no_root': () => 'Il file non contiene nessun elemento XML.',
  'xml.syntax': ({ construct, found }) =>
    `${CONSTRUCTS[construct]} non rispetta le regole di XML: ${quoteLine(found)}.`,

  'root.unknown': ({ name: root, namespace: uri }) =>
    root === ''
      ? 'Il contenuto non è quello di una fattura.'
      : `L'elemento principale è ${name(root)}, ${namespace(uri)}: non è quello di una fattura.`,
  'root.namespace': ({ name: root, found, expected: uri }) =>
    `${name(root)} è ${namespace(found)}; il namespace della fattura è ${quoteUri(uri)}.`,

  'element.unknown': ({ name: element, parent }) => `${name(parent)} non prevede ${quote(element)}.`,
  'element.misplaced': ({ name: element, parent }) =>
    `${name(element)} non è al suo posto: in ${name(parent)} l'ordine degli elementi è fisso.`,
  'element.repeated': ({ name: element, parent }) =>
    `${name(element)} compare più volte in ${name(parent)}, che ne ammette uno solo.`,
  'element.missing': ({ name: element, parent }) =>
    `In ${name(parent)} manca l'elemento obbligatorio ${name(element)}.`,
  'element.namespace': ({ name: element, namespace: uri }) =>
    `${name(element)} è ${namespace(uri)}: gli elementi interni della fattura non hanno namespace.`,
  'element.nested': ({ name: element, parent }) =>
    `${name(parent)} può contenere solo testo, ma dentro c'è l'elemento ${quote(element)}.`,
  'choice.missing': ({ parent, alternatives: names }) => `In ${name(parent)} manca ${alternatives(names)}.`,
  'choice.conflict': ({ parent, name: element, alternatives: names }) =>
    `${name(parent)} contiene anche ${name(element)}: va indicato solo ${alternatives(names)}.`,
  'text.unexpected': ({ found, parent }) =>
    `In ${name(parent)} c'è del testo fuori dagli elementi: ${quote(found)}.`,
  'attribute.unknown': ({ name: attribute, element }) =>
    `L'elemento ${name(element)} non prevede l'attributo ${quote(attribute)}.`,
  'attribute.missing': ({ name: attribute, element }) =>
    `All'elemento ${name(element)} manca l'attributo obbligatorio ${name(attribute)}.`,
  'xsi.nil': ({ element }) => `${name(element)} ha l'attributo xsi:nil, che qui non è ammesso.`,
  'xsi.type': ({ element, found }) =>
    `${name(element)} ha xsi:type ${quote(found)}, che non è il suo tipo nello schema.`,

  'value.empty': ({ element, type }) => `Il campo ${name(element)} è vuoto: serve ${expected(type)}.`,
  'value.code': ({ element, found, list }) =>
    `${name(element)} vale ${quote(found)}: non è un codice ammesso${list === element ? '' : ` di ${list}`}.`,
  'value.length': ({ element, length, min, max }) =>
    `${name(element)} ha ${length === 1 ? 'un solo carattere' : `${length} caratteri`}: ${
      min === max
        ? `ne deve avere ${min}`
        : Number.isFinite(max)
          ? `ne può avere da ${min} a ${max}`
          : `ne deve avere almeno ${min}`
    }.`,
  'value.characters': ({ element, allowed, characters }) =>
    `${name(element)} contiene ${characters.length === 1 ? 'un carattere non ammesso' : 'caratteri non ammessi'}: ${characters.map(named).join(', ')}. Si possono usare ${ALPHABETS[allowed]}.`,
  'value.pattern': ({ element, found, type }) =>
    `${name(element)} vale ${quote(found)}: serve ${expected(type)}.`,
  'value.range': ({ element, found, min, max }) => {
    const bounds = [
      ...(min === undefined ? [] : [`minimo ${min}`]),
      ...(max === undefined ? [] : [`massimo ${max}`]),
    ];
    return `${name(element)} vale ${quote(found)}, fuori dai limiti: ${bounds.join(', ')}.`;
  },
  // Of an attachment the first characters say nothing to anybody.
  'value.base': ({ element, found, type, base }) =>
    base === 'base64Binary'
      ? `Il contenuto di ${name(element)} non è base64 valido.`
      : `${name(element)} vale ${quote(found)}: serve ${expected(type)}.`,

  'signature.element': ({ name: element, parent, expected: names }) =>
    `Nella firma, ${name(parent)} contiene ${quote(element)}${
      names.length === 0 ? ', che non è previsto' : ` dove era atteso ${names.map(name).join(' o ')}`
    }.`,
  'signature.incomplete': ({ parent, expected: names }) =>
    `Nella firma, ${name(parent)} è incompleto: manca ${names.map(name).join(' o ')}.`,
  'signature.value': ({ element, found, type }) =>
    `Nella firma, ${name(element)} vale ${quote(found)}: serve ${expected(type)}.`,

  'json.syntax': ({ found, expected: wanted }) =>
    `Il JSON non è valido: ${found === '' ? 'il file finisce' : `c'è ${quote(found)}`} dove ${TOKENS[wanted] ?? `serve ${shown(wanted)}`}.`,
  'json.duplicate': ({ name: key }) => `La chiave ${quote(key)} compare due volte nello stesso oggetto.`,
  'json.values': ({ limit }) =>
    `Il documento ha più di ${thousands(limit)} valori (oggetti, elenchi, stringhe, numeri).`,
  'json.type': ({ name: key, expected: wanted, found }) =>
    `${key === '' ? 'Il documento' : name(key)} è ${TYPES[found]}: serve ${TYPES[wanted]}.`,

  'structure.too_many': ({ count, limit }) =>
    `Gli errori di struttura sono ${count}, più di ${limit}: SdI scarta il file anche con il codice 00201.`,
};
