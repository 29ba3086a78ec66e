import { grouped } from '../../../model/digitGroups.ts';
import type { ProblemParams } from '../../../model/problem.ts';
import { expected as expectedBy } from '../../expected.ts';
import type { ProblemMessages } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { expected as phrases } from './expected.ts';
import { kinds } from './kinds.ts';

const quote = (value: string): string => `"${shown(value)}"`;
const quoteUri = (uri: string): string => `"${shownUri(uri)}"`;
const name = shown;
const expected = (type: string): string => expectedBy(type, phrases);

/** The first line of the source text found. */
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

/** Reasons why a signed envelope cannot be opened. */
const ENVELOPES: Readonly<Record<ProblemParams['source.envelope']['reason'], string>> = {
  'no-content': 'it is a detached signature, without the invoice',
  'content-type': 'it contains certificates or a time stamp instead of a signed invoice',
  encrypted: 'it is encrypted',
  structure: 'its structure is not that of a signed envelope (CMS)',
  truncated: 'it ends within the invoice',
  payload: 'its content is not XML',
  limit: 'it contains too many nested envelopes',
};

const LOOKS = { pdf: 'a PDF', html: 'an HTML page', binary: 'a binary file', text: 'plain text' };

const CONSTRUCTS = {
  tag: 'A tag',
  attribute: 'An attribute',
  comment: 'A comment',
  instruction: 'A processing instruction',
  cdata: 'A CDATA section',
  text: 'Text',
  name: 'A name',
};

const ALPHABETS = {
  BasicLatin: 'unaccented letters, digits and common symbols (Basic Latin)',
  Latin1: 'letters (also accented), digits and symbols of Western European languages (Latin-1)',
};

/** The size and the limit in megabytes, or in bytes if they would read the same in megabytes. */
const sizes = (size: number, limit: number): readonly [size: string, limit: string] => {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1).replace(/\.0$/, '');
  return limit < 1_000_000 || megabytes(size) === megabytes(limit)
    ? [`${thousands(size)} bytes`, `${thousands(limit)} bytes`]
    : [`${megabytes(size)} MB`, `${megabytes(limit)} MB`];
};

/** The number with thousands separators, independent of the platform's locale: "500,000". */
const thousands = (count: number): string => grouped(String(count), ',');

/** The encoding as XML declarations write it: "UTF-8". */
export const encodingName = (encoding: string): string => shown(encoding).toUpperCase();

/** Tokens that the JSON scanner expects (src/validate/json/scanJson.ts), in words. */
const TOKENS: Readonly<Record<string, string>> = {
  value: 'a value',
  name: 'a key in quotes',
  'name or }': 'a key in quotes or }',
  ':': 'a colon',
  ', or }': 'a comma or }',
  ', or ]': 'a comma or ]',
  '"': 'a closing quote',
  escape: 'a valid escape sequence',
  character: 'a character allowed in strings',
  end: 'the end of the file',
};

export const problems: ProblemMessages = {
  'source.empty': ({ signed }) => (signed ? 'The signed content is empty.' : 'The file is empty.'),
  'source.size': ({ size, limit }) => {
    const [found, most] = sizes(size, limit);
    return `The file is ${found}; the limit is ${most}.`;
  },
  'source.encoding': ({ declared }) => `The encoding ${quote(declared)} is not supported.`,
  'source.bytes': ({ encoding, byte }) =>
    byte < 0
      ? `The file contains bytes that are not valid ${encodingName(encoding)}.`
      : `Byte ${byte} of the file is not valid ${encodingName(encoding)}.`,
  'source.kind': ({ kind }) =>
    `The file is ${kinds[kind]}; only XML and JSON invoices in the current format can be checked.`,
  'source.envelope': ({ reason, converted }) =>
    converted
      ? 'The signed file went through a text conversion, which has destroyed it.'
      : `The signed file cannot be opened: ${ENVELOPES[reason]}.`,
  'source.unknown': ({ looks }) => `The file looks like ${LOOKS[looks]}, not like an XML or JSON invoice.`,
  'source.declaration': ({ declared, actual }) =>
    `The XML declaration says ${quote(declared)}, but the file is encoded in ${encodingName(actual)} and was read as such.`,

  'xml.declaration': ({ found }) => `The XML declaration ${quoteLine(found)} is not valid.`,
  'xml.dtd': () => 'The file has a DOCTYPE (DTD), which is not allowed in invoices.',
  'xml.entity': ({ name: entity }) => `The entity ${quote(`&${entity};`)} is not defined in XML.`,
  'xml.reference': ({ found }) => `${quote(found)} is not a valid XML reference.`,
  'xml.character': ({ codepoint }) => `The character ${shown(codepoint)} is not allowed in XML.`,
  'xml.depth': ({ limit }) => `The document is nested more than ${limit} levels deep.`,
  'xml.elements': ({ limit }) => `The document has more than ${thousands(limit)} elements.`,
  'xml.attribute_duplicate': ({ name: attribute }) => `The attribute ${name(attribute)} appears twice.`,
  'xml.prefix_unbound': ({ prefix, name: element }) =>
    `The prefix ${quote(prefix)} of ${name(element)} is not declared.`,
  'xml.namespace': ({ prefix, uri }) =>
    uri === ''
      ? `The prefix ${quote(prefix)} is declared with an empty namespace.`
      : `The namespace ${quoteUri(uri)} cannot be bound to the prefix ${quote(prefix)}.`,
  'xml.tag_mismatch': ({ found, expected: open, line }) =>
    `The end tag is ${quote(`</${found}>`)}, but the open element (line ${line}) is ${quote(open)}.`,
  'xml.truncated': ({ name: open }) =>
    open === null
      ? 'The file ends unexpectedly.'
      : `The file ends unexpectedly: ${quote(open)} is not closed.`,
  'xml.second_root': ({ name: root }) =>
    `Another document starts after the end of the first: ${quote(root)}.`,
  'xml.trailing': ({ found }) => `There is text after the end of the document: ${quoteLine(found)}.`,
  'xml.no_root': () => 'The file contains no XML element.',
  'xml.syntax': ({ construct, found }) =>
    `${CONSTRUCTS[construct]} is not well-formed XML: ${quoteLine(found)}.`,

  'root.unknown': ({ name: root, namespace: uri }) =>
    root === ''
      ? 'The content is not an invoice.'
      : `The root element is ${name(root)}, ${namespace(uri)}, which is not the root of an invoice.`,
  'root.namespace': ({ name: root, found, expected: uri }) =>
    `${name(root)} is ${namespace(found)}; the namespace of the invoice is ${quoteUri(uri)}.`,

  'element.unknown': ({ name: element, parent }) =>
    `${name(parent)} does not allow the element ${quote(element)}.`,
  'element.misplaced': ({ name: element, parent }) =>
    `${name(element)} is out of order: the order of the elements in ${name(parent)} is fixed.`,
  'element.repeated': ({ name: element, parent }) =>
    `${name(element)} appears more than once in ${name(parent)}, which allows only one.`,
  'element.excess': ({ name: element, parent, count, max }) =>
    `${name(parent)} has ${count} ${name(element)} elements; at most ${max} are allowed.`,
  'element.missing': ({ name: element, parent }) =>
    `${name(parent)} lacks the required element ${name(element)}.`,
  'element.namespace': ({ name: element, namespace: uri }) =>
    `${name(element)} is ${namespace(uri)}: elements inside the invoice have no namespace.`,
  'element.nested': ({ name: element, parent }) =>
    `${name(parent)} may contain only text, but contains the element ${quote(element)}.`,
  'choice.missing': ({ parent, alternatives: names }) => `${name(parent)} lacks ${alternatives(names)}.`,
  'choice.conflict': ({ parent, name: element, alternatives: names }) =>
    `${name(parent)} also has ${name(element)}: use only ${alternatives(names)}.`,
  'text.unexpected': ({ found, parent }) =>
    `${name(parent)} contains text outside its elements: ${quote(found)}.`,
  'attribute.unknown': ({ name: attribute, element }) =>
    `The element ${name(element)} has no attribute ${quote(attribute)}.`,
  'attribute.missing': ({ name: attribute, element }) =>
    `The element ${name(element)} lacks the required attribute ${name(attribute)}.`,
  'xsi.nil': ({ element }) => `${name(element)} has the attribute xsi:nil, which is not allowed here.`,
  'xsi.type': ({ element, found }) =>
    `${name(element)} has xsi:type ${quote(found)}, which is not its type in the schema.`,

  'value.empty': ({ element, type }) => `${name(element)} is empty; it must be ${expected(type)}.`,
  'value.code': ({ element, found, list }) =>
    `${name(element)} is ${quote(found)}, which is not an allowed code${list === element ? '' : ` of ${list}`}.`,
  'value.length': ({ element, length, min, max }) =>
    `${name(element)} has ${length === 1 ? 'only one character' : `${length} characters`}; it must have ${
      min === max ? `exactly ${min}` : Number.isFinite(max) ? `${min} to ${max}` : `at least ${min}`
    }.`,
  'value.characters': ({ element, allowed, characters }) =>
    `${name(element)} has ${characters.length === 1 ? 'a character that is' : 'characters that are'} not allowed: ${characters.map(named).join(', ')}. It may contain ${ALPHABETS[allowed]}.`,
  'value.pattern': ({ element, found, type }) =>
    `${name(element)} is ${quote(found)}; it must be ${expected(type)}.`,
  'value.range': ({ element, found, min, max }) => {
    const bounds = [
      ...(min === undefined ? [] : [`at least ${min}`]),
      ...(max === undefined ? [] : [`at most ${max}`]),
    ];
    return `${name(element)} is ${quote(found)}, which is out of range: ${bounds.join(', ')}.`;
  },
  // The first characters of an attachment would not help the reader.
  'value.base': ({ element, found, type, base }) =>
    base === 'base64Binary'
      ? `The content of ${name(element)} is not valid base64.`
      : `${name(element)} is ${quote(found)}; it must be ${expected(type)}.`,

  'signature.element': ({ name: element, parent, expected: names }) =>
    `In the signature, ${name(parent)} has ${quote(element)}${
      names.length === 0
        ? ', which is not allowed there'
        : ` where ${names.map(name).join(' or ')} was expected`
    }.`,
  'signature.incomplete': ({ parent, expected: names }) =>
    `In the signature, ${name(parent)} is incomplete: ${names.map(name).join(' or ')} is missing.`,
  'signature.value': ({ element, found, type }) =>
    `In the signature, ${name(element)} is ${quote(found)}; it must be ${expected(type)}.`,

  'json.syntax': ({ found, expected: wanted }) =>
    `The JSON is not valid: ${found === '' ? 'the file ends' : `found ${quote(found)}`} where ${TOKENS[wanted] ?? shown(wanted)} was expected.`,
  'json.duplicate': ({ name: key }) => `The key ${quote(key)} appears twice in the same object.`,
  'json.values': ({ limit }) =>
    `The document has more than ${thousands(limit)} values (objects, arrays, strings, numbers).`,
  'json.type': ({ name: key, expected: wanted, found }) =>
    `${key === '' ? 'The document' : name(key)} is ${TYPES[found]}; it must be ${TYPES[wanted]}.`,

  'structure.too_many': ({ count, limit }) =>
    `There are ${count} structure errors, more than ${limit}; SdI also rejects the file with the code 00201.`,
};
