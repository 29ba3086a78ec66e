import { expected as expectedBy } from '../expected.ts';
import type { ProblemMessages } from '../messages.ts';
import { named, shown, shownUri } from '../shown.ts';
import { expected as phrases } from './expected.ts';
import { kinds } from './report.ts';

const quote = (value: string): string => `"${shown(value)}"`;
const quoteUri = (uri: string): string => `"${shownUri(uri)}"`;
const name = shown;
const expected = (type: string): string => expectedBy(type, phrases);

/** The first line of what stands in the source. */
const quoteLine = (found: string): string => quote(found.replace(/[\r\n].*/s, ''));

/** "Denominazione, or Nome and Cognome". */
export const alternatives = (names: readonly string[]): string =>
  names.map((group) => group.split('+').map(name).join(' and ')).join(', or ');

const namespace = (uri: string): string =>
  uri === '' ? 'in no namespace' : `in the namespace ${quoteUri(uri)}`;

const TYPES = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

const LOOKS = { pdf: 'a PDF', html: 'an HTML page', binary: 'a binary file', text: 'plain text' };

const CONSTRUCTS = {
  tag: 'A tag',
  attribute: 'An attribute',
  comment: 'A comment',
  instruction: 'A processing instruction',
  cdata: 'A CDATA section',
  text: 'A text',
  name: 'A name',
};

const ALPHABETS = {
  BasicLatin: 'letters without accents, digits and common signs (Basic Latin)',
  Latin1: 'letters, accented ones too, digits and signs of western languages (Latin-1)',
};

const megabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes} bytes` : `${(bytes / 1e6).toFixed(1)} MB`;

/** What the scan of JSON says it wanted, token by token (src/validate/json/scanJson.ts). */
const TOKENS: Readonly<Record<string, string>> = {
  value: 'a value',
  name: 'a key in quotes',
  'name or }': 'a key in quotes or }',
  ':': 'a colon',
  ', or }': 'a comma or }',
  ', or ]': 'a comma or ]',
  '"': 'the closing quote',
  escape: 'a proper escape sequence',
  character: 'a character that strings may have',
  end: 'the end of the file',
};

export const problems: ProblemMessages = {
  'source.empty': () => 'The file is empty.',
  'source.size': ({ size, limit }) => `The file has ${megabytes(size)}: the limit is ${megabytes(limit)}.`,
  'source.encoding': ({ declared }) => `The encoding ${quote(declared)} is not one that can be read here.`,
  'source.bytes': ({ encoding, byte }) =>
    byte < 0
      ? `The file has bytes that do not exist in ${encoding}.`
      : `Byte ${byte} of the file is not valid ${encoding}.`,
  'source.kind': ({ kind }) => `The file is ${kinds[kind]}: it is not checked yet.`,
  'source.unknown': ({ looks }) => `The file looks like ${LOOKS[looks]}: it is no invoice in XML or JSON.`,
  'source.declaration': ({ declared, actual }) =>
    `The XML declaration says ${quote(declared)}, but the file is written in ${actual}, and was read so.`,

  'xml.declaration': ({ found }) => `The XML declaration ${quoteLine(found)} is not well written.`,
  'xml.dtd': () => 'The file has a DOCTYPE (DTD), which invoices may not have.',
  'xml.entity': ({ name: entity }) => `The entity ${quote(`&${entity};`)} is not defined in XML.`,
  'xml.reference': ({ found }) => `${quote(found)} is not a proper XML reference.`,
  'xml.character': ({ codepoint }) => `The character ${shown(codepoint)} is forbidden in XML.`,
  'xml.depth': ({ limit }) => `Elements are nested more than ${limit} levels deep.`,
  'xml.attribute_duplicate': ({ name: attribute }) => `The attribute ${name(attribute)} is there twice.`,
  'xml.prefix_unbound': ({ prefix, name: element }) =>
    `The prefix ${quote(prefix)} of ${name(element)} is not declared.`,
  'xml.namespace': ({ prefix, uri }) =>
    `The namespace ${quoteUri(uri)} cannot be bound to the prefix ${quote(prefix)}.`,
  'xml.tag_mismatch': ({ found, expected: open, line }) =>
    `The end tag is ${quote(`</${found}>`)}, but the open element (line ${line}) is ${quote(open)}.`,
  'xml.truncated': ({ name: open }) =>
    open === null ? 'The file breaks off.' : `The file breaks off: ${quote(open)} is not closed.`,
  'xml.second_root': ({ name: root }) => `After the end of the document another one starts: ${quote(root)}.`,
  'xml.trailing': ({ found }) => `After the end of the document there is more text: ${quoteLine(found)}.`,
  'xml.no_root': () => 'The file has no XML element.',
  'xml.syntax': ({ construct, found }) =>
    `${CONSTRUCTS[construct]} is not written by the rules of XML: ${quoteLine(found)}.`,

  'root.unknown': ({ name: root, namespace: uri }) =>
    root === ''
      ? 'The content is not that of an invoice.'
      : `The main element is ${name(root)}, ${namespace(uri)}: it is not that of an invoice.`,
  'root.namespace': ({ name: root, found, expected: uri }) =>
    `${name(root)} is ${namespace(found)}; the namespace of the invoice is ${quoteUri(uri)}.`,

  'element.unknown': ({ name: element, parent }) => `${name(parent)} has no place for ${quote(element)}.`,
  'element.misplaced': ({ name: element, parent }) =>
    `${name(element)} is not in its place: in ${name(parent)} the order of elements is fixed.`,
  'element.repeated': ({ name: element, parent }) =>
    `${name(element)} is there more than once in ${name(parent)}, which takes only one.`,
  'element.missing': ({ name: element, parent }) =>
    `${name(parent)} lacks the required element ${name(element)}.`,
  'element.namespace': ({ name: element, namespace: uri }) =>
    `${name(element)} is ${namespace(uri)}: elements inside the invoice have none.`,
  'element.nested': ({ name: element, parent }) =>
    `${name(parent)} holds text only, but has the element ${quote(element)} inside.`,
  'choice.missing': ({ parent, alternatives: names }) => `${name(parent)} lacks ${alternatives(names)}.`,
  'choice.conflict': ({ parent, name: element, alternatives: names }) =>
    `${name(parent)} also has ${name(element)}: use ${alternatives(names)}, not both.`,
  'text.unexpected': ({ found, parent }) => `${name(parent)} has text outside its elements: ${quote(found)}.`,
  'attribute.unknown': ({ name: attribute, element }) =>
    `The element ${name(element)} has no attribute ${quote(attribute)}.`,
  'attribute.missing': ({ name: attribute, element }) =>
    `The element ${name(element)} lacks the required attribute ${name(attribute)}.`,
  'xsi.nil': ({ element }) => `${name(element)} bears the attribute xsi:nil, which is not allowed here.`,
  'xsi.type': ({ element, found }) =>
    `${name(element)} bears xsi:type ${quote(found)}, which is not its type in the schema.`,

  'value.empty': ({ element, type }) => `${name(element)} is empty: it must be ${expected(type)}.`,
  'value.code': ({ element, found, list }) =>
    `${name(element)} is ${quote(found)}: not an allowed code${list === element ? '' : ` of ${list}`}.`,
  'value.length': ({ element, length, min, max }) =>
    `${name(element)} has ${length} characters: it may have ${
      Number.isFinite(max) ? (min === max ? String(min) : `${min} to ${max}`) : `at least ${min}`
    }.`,
  'value.characters': ({ element, allowed, characters }) =>
    `${name(element)} has characters that are not allowed: ${characters.map(named).join(', ')}. It may have ${ALPHABETS[allowed]}.`,
  'value.pattern': ({ element, found, type }) =>
    `${name(element)} is ${quote(found)}: it must be ${expected(type)}.`,
  'value.range': ({ element, found, min, max }) => {
    const bounds = [
      ...(min === undefined ? [] : [`at least ${min}`]),
      ...(max === undefined ? [] : [`at most ${max}`]),
    ];
    return `${name(element)} is ${quote(found)}, out of bounds: ${bounds.join(', ')}.`;
  },
  // Of an attachment the first characters say nothing to anybody.
  'value.base': ({ element, found, type, base }) =>
    base === 'base64Binary'
      ? `${name(element)} is not proper base64.`
      : `${name(element)} is ${quote(found)}: it must be ${expected(type)}.`,

  'signature.element': ({ name: element, parent, expected: names }) =>
    `In the signature, ${name(parent)} has ${quote(element)}${
      names.length === 0
        ? ', for which there is no place'
        : ` where ${names.map(name).join(' or ')} was expected`
    }.`,
  'signature.incomplete': ({ parent, expected: names }) =>
    `In the signature, ${name(parent)} is not complete: ${names.map(name).join(' or ')} is missing.`,
  'signature.value': ({ element, found, type }) =>
    `In the signature, ${name(element)} is ${quote(found)}: it must be ${expected(type)}.`,

  'json.syntax': ({ found, expected: wanted }) =>
    `The JSON is not correct: ${found === '' ? 'the file ends' : `there is ${quote(found)}`} where ${TOKENS[wanted] ?? shown(wanted)} is needed.`,
  'json.duplicate': ({ name: key }) => `The key ${quote(key)} is there twice in the same object.`,
  'json.type': ({ name: key, expected: wanted, found }) =>
    `${key === '' ? 'The document' : name(key)} is ${TYPES[found]}: it must be ${TYPES[wanted]}.`,

  'structure.too_many': ({ count, limit }) =>
    `There are ${count} structure errors, more than ${limit}: SdI adds the code 00201 when it rejects the file.`,
};
