import { grouped } from '../../../model/digitGroups.ts';
import { expected as expectedBy } from '../../expected.ts';
import type { ProblemMessages } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { expected as phrases } from './expected.ts';

const quote = (value: string): string => `„${shown(value)}“`;
const quoteUri = (uri: string): string => `„${shownUri(uri)}“`;
const name = shown;
const expected = (type: string): string => expectedBy(type, phrases);

/** The first line of the source text found. */
const quoteLine = (found: string): string => quote(found.replace(/[\r\n].*/s, ''));

/** "Denominazione oder Nome und Cognome". */
export const alternatives = (names: readonly string[]): string =>
  names.map((group) => group.split('+').map(name).join(' und ')).join(' oder ');

const namespace = (uri: string): string =>
  uri === '' ? 'gehört zu keinem Namespace' : `gehört zum Namespace ${quoteUri(uri)}`;

const LOOKS = {
  pdf: 'ein PDF',
  html: 'eine HTML-Seite',
  binary: 'eine Binärdatei',
  text: 'reiner Text',
};

const CONSTRUCTS = {
  tag: 'Ein Tag',
  attribute: 'Ein Attribut',
  comment: 'Ein Kommentar',
  instruction: 'Eine Verarbeitungsanweisung',
  cdata: 'Ein CDATA-Abschnitt',
  text: 'Ein Text',
  name: 'Ein Name',
};

const ALPHABETS = {
  BasicLatin: 'Buchstaben ohne Akzente und Umlaute, Ziffern und gängige Zeichen (Basic Latin)',
  Latin1: 'Buchstaben, auch mit Akzenten und Umlauten, Ziffern und Zeichen westlicher Sprachen (Latin-1)',
};

/** In megabytes, if that distinguishes the size from the limit. */
const sizes = (size: number, limit: number): readonly [size: string, limit: string] => {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1).replace(/\.0$/, '').replace('.', ',');
  return limit < 1_000_000 || megabytes(size) === megabytes(limit)
    ? [`${thousands(size)} Byte`, `${thousands(limit)} Byte`]
    : [`${megabytes(size)} MB`, `${megabytes(limit)} MB`];
};

/** "500.000", without asking the platform for its locales. */
const thousands = (count: number): string => grouped(String(count), '.');

/** As declarations write it: "UTF-8". */
export const encodingName = (encoding: string): string => shown(encoding).toUpperCase();

export const problems: Partial<ProblemMessages> = {
  'source.empty': ({ signed }) => (signed ? 'Der signierte Inhalt ist leer.' : 'Die Datei ist leer.'),
  'source.size': ({ size, limit }) => {
    const [found, most] = sizes(size, limit);
    return `Die Datei hat ${found}, zulässig sind höchstens ${most}.`;
  },
  'source.encoding': ({ declared }) =>
    `Die Zeichenkodierung ${quote(declared)} kann dieses Programm nicht lesen.`,
  'source.bytes': ({ encoding, byte }) =>
    byte < 0
      ? `Die Datei enthält Bytes, die in ${encodingName(encoding)} nicht gültig sind.`
      : `Byte ${byte} der Datei ist in ${encodingName(encoding)} nicht gültig.`,
  'source.unknown': ({ looks }) =>
    `Die Datei ist anscheinend ${LOOKS[looks]}: Sie ist keine Rechnung in XML oder JSON.`,
  'source.declaration': ({ declared, actual }) =>
    `Die XML-Deklaration gibt ${quote(declared)} an, die Datei ist jedoch in ${encodingName(actual)} geschrieben und wurde so gelesen.`,

  'xml.declaration': ({ found }) => `Die XML-Deklaration ${quoteLine(found)} ist nicht korrekt.`,
  'xml.dtd': () => 'Die Datei enthält einen DOCTYPE (DTD), der in Rechnungen nicht zulässig ist.',
  'xml.entity': ({ name: entity }) => `Die Entität ${quote(`&${entity};`)} ist in XML nicht definiert.`,
  'xml.reference': ({ found }) => `${quote(found)} ist kein gültiger XML-Verweis.`,
  'xml.character': ({ codepoint }) => `Das Zeichen ${shown(codepoint)} ist in XML verboten.`,
  'xml.attribute_duplicate': ({ name: attribute }) => `Das Attribut ${name(attribute)} kommt zweimal vor.`,
  'xml.prefix_unbound': ({ prefix, name: element }) =>
    `Das Präfix ${quote(prefix)} von ${name(element)} ist nicht deklariert.`,
  'xml.tag_mismatch': ({ found, expected: open, line }) =>
    `Das End-Tag lautet ${quote(`</${found}>`)}, offen ist jedoch das Element ${quote(open)} (Zeile ${line}).`,
  'xml.truncated': ({ name: open }) =>
    open === null
      ? 'Die Datei bricht vorzeitig ab.'
      : `Die Datei bricht vorzeitig ab: ${quote(open)} ist nicht geschlossen.`,
  'xml.second_root': ({ name: root }) => `Nach dem Ende des Dokuments beginnt ein weiteres: ${quote(root)}.`,
  'xml.trailing': ({ found }) => `Nach dem Ende des Dokuments folgt weiterer Text: ${quoteLine(found)}.`,
  'xml.no_root': () => 'Die Datei enthält kein XML-Element.',
  'xml.syntax': ({ construct, found }) =>
    `${CONSTRUCTS[construct]} verletzt die Regeln von XML: ${quoteLine(found)}.`,

  'root.unknown': ({ name: root, namespace: uri }) =>
    root === ''
      ? 'Der Inhalt ist nicht der einer Rechnung.'
      : `Das Wurzelelement ${name(root)} ${namespace(uri)}: Es ist nicht das einer Rechnung.`,
  'root.namespace': ({ name: root, found, expected: uri }) =>
    `${name(root)} ${namespace(found)}; der Namespace der Rechnung ist ${quoteUri(uri)}.`,

  'element.unknown': ({ name: element, parent }) =>
    `Das Element ${quote(element)} ist in ${name(parent)} nicht vorgesehen.`,
  'element.misplaced': ({ name: element, parent }) =>
    `${name(element)} steht an der falschen Stelle: In ${name(parent)} ist die Reihenfolge der Elemente festgelegt.`,
  'element.repeated': ({ name: element, parent }) =>
    `${name(element)} kommt in ${name(parent)} mehrmals vor, zulässig ist es nur einmal.`,
  'element.missing': ({ name: element, parent }) =>
    `In ${name(parent)} fehlt das Pflichtelement ${name(element)}.`,
  'element.namespace': ({ name: element, namespace: uri }) =>
    `${name(element)} ${namespace(uri)}: Elemente innerhalb der Rechnung haben keinen Namespace.`,
  'element.nested': ({ name: element, parent }) =>
    `${name(parent)} darf nur Text enthalten, enthält aber das Element ${quote(element)}.`,
  'choice.missing': ({ parent, alternatives: names }) => `In ${name(parent)} fehlt ${alternatives(names)}.`,
  'choice.conflict': ({ parent, name: element, alternatives: names }) =>
    `${name(parent)} enthält auch ${name(element)}: Anzugeben ist nur ${alternatives(names)}.`,
  'text.unexpected': ({ found, parent }) =>
    `In ${name(parent)} steht Text außerhalb der Elemente: ${quote(found)}.`,
  'attribute.unknown': ({ name: attribute, element }) =>
    `Das Attribut ${quote(attribute)} ist beim Element ${name(element)} nicht vorgesehen.`,
  'attribute.missing': ({ name: attribute, element }) =>
    `Beim Element ${name(element)} fehlt das Pflichtattribut ${name(attribute)}.`,

  'value.empty': ({ element, type }) =>
    `Das Feld ${name(element)} ist leer, erwartet wird: ${expected(type)}.`,
  'value.code': ({ element, found, list }) =>
    `${name(element)} hat den Wert ${quote(found)}: Das ist kein zulässiger Code${list === element ? '' : ` von ${list}`}.`,
  'value.length': ({ element, length, min, max }) =>
    `${name(element)} hat ${length === 1 ? 'nur ein Zeichen' : `${length} Zeichen`}, zulässig sind ${
      min === max ? `genau ${min}` : Number.isFinite(max) ? `${min} bis ${max}` : `mindestens ${min}`
    }.`,
  'value.characters': ({ element, allowed, characters }) =>
    `${name(element)} enthält ${characters.length === 1 ? 'ein unzulässiges Zeichen' : 'unzulässige Zeichen'}: ${characters.map(named).join(', ')}. Zulässig sind ${ALPHABETS[allowed]}.`,
  'value.pattern': ({ element, found, type }) =>
    `${name(element)} hat den Wert ${quote(found)}, erwartet wird: ${expected(type)}.`,
  'value.range': ({ element, found, min, max }) => {
    const bounds = [
      ...(min === undefined ? [] : [`mindestens ${min}`]),
      ...(max === undefined ? [] : [`höchstens ${max}`]),
    ];
    return `${name(element)} hat den Wert ${quote(found)}, der außerhalb des zulässigen Bereichs liegt: ${bounds.join(', ')}.`;
  },
  // The first characters of an attachment are of no use to anybody.
  'value.base': ({ element, found, type, base }) =>
    base === 'base64Binary'
      ? `Der Inhalt von ${name(element)} ist kein gültiges base64.`
      : `${name(element)} hat den Wert ${quote(found)}, erwartet wird: ${expected(type)}.`,

  'structure.too_many': ({ count, limit }) =>
    `Die Datei hat ${count} Strukturfehler, mehr als ${limit}: Das SdI verwirft sie zusätzlich mit dem Code 00201.`,
};
