/** Law 2 on values, without random input: every limit of every simple type, and every character in some of them. */
import { describe, expect, it } from 'vitest';
import { type Block, type Element, elementsOf, formats, type SimpleType } from '../../src/model/index.ts';
import { escapeText, readXmlText, withContent, type XmlText } from '../support/mutantsDocument.ts';
import { generateInvoice } from '../support/mutantsGenerate.ts';
import { Random } from '../support/mutantsRandom.ts';
import { sampleValue } from '../support/mutantsSamples.ts';
import { edgeValues } from '../support/mutantsValues.ts';
import { describeShared } from '../support/shared.ts';
import { sampled } from '../support/thorough.ts';
import { compare } from './compare.ts';

/** Each simple type with one of its elements; `RegimeFiscale` of both formats is one type. */
const types = new Map<SimpleType, Element>();
const blocks: Block[] = formats.map((format) => format.block);
for (let block = blocks.pop(); block !== undefined; block = blocks.pop()) {
  for (const element of elementsOf(block)) {
    if (element.type.kind === 'block') blocks.push(element.type);
    else types.set(element.type, element);
  }
}

/** Types whose characters are tested one by one: one for each way to restrict characters. */
const TELLING = [
  'String10',
  'String35LatinExt',
  'String60Latin',
  'Titolo',
  'CodEORI',
  'IBAN',
  'Email',
  'EmailContatti',
  'CodiceFiscale',
  'XsBase64Binary',
];

const CHARACTERS = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  ...[0x2028, 0x3000, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0xfffe, 0xffff, 0x10000, 0x10ffff],
].map((code) => String.fromCodePoint(code));

/** A value as literal XML, and with a reference where the literal would lose information. */
function spellings(value: string): readonly string[] {
  const literal = escapeText(value);
  const referenced = literal.replace(/[\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`);
  return literal === referenced ? [literal] : [literal, referenced];
}

const CARRIERS = Array.from({ length: 150 }, (_, seed) =>
  readXmlText(generateInvoice(formats[seed % formats.length] as never, new Random(seed))),
)
  .filter((document) => document !== undefined)
  .sort((a, b) => a.text.length - b.text.length);

/** The smallest invoice that holds an element of the type. */
function carrierOf(type: SimpleType): XmlText {
  const found = CARRIERS.find(({ leaves }) => leaves.some((leaf) => leaf.type === type));
  if (found === undefined) throw new Error(`no invoice with ${type.name}`);
  return found;
}

/** The values with different verdicts from us and the oracle, outside the known classes. */
function different(type: SimpleType, values: readonly string[]): readonly string[] {
  const document = carrierOf(type);
  const leaf = document.leaves.find((each) => each.type === type);
  if (leaf === undefined) throw new Error(`no leaf of ${type.name}`);
  return values.flatMap(spellings).filter((value) => {
    const { outcome } = compare(new TextEncoder().encode(withContent(document, leaf, value)));
    return outcome.kind === 'different';
  });
}

describeShared('values', () => {
  it('cover more than fifty types', () => {
    expect(types.size).toBeGreaterThan(50);
  });

  it.each([...types.keys()].map((type) => [type.name, type] as const))('at the limits of %s', (_, type) => {
    expect(different(type, edgeValues(type))).toEqual([]);
  });

  describe('each character in', () => {
    const telling = [...types.keys()].filter(({ name }) => TELLING.includes(name));

    it.each(telling.map((type, turn) => [type.name, type, turn] as const))('%s', (_, type, turn) => {
      const sample = sampleValue(type, new Random(2));
      const values = sampled(CHARACTERS, turn).map(
        (character) => `${sample.slice(0, 1)}${character}${sample.slice(2)}`,
      );
      expect(different(type, values)).toEqual([]);
    });
  });

  const ROOT_VALUES: readonly (readonly [attribute: string, type: SimpleType])[] = formats.flatMap(
    (format) => [
      ['versione', format.versione] as const,
      ['SistemaEmittente', format.sistemaEmittente] as const,
    ],
  );

  it.each(ROOT_VALUES)('of the attribute %s', (attribute, type) => {
    const format = formats.find((each) => each.versione === type || each.sistemaEmittente === type);
    const text = generateInvoice(format as never, new Random(5)).replace(/ SistemaEmittente="[^"]*"/, '');
    const wrong = edgeValues(type)
      .flatMap(spellings)
      .map((value) => value.replaceAll('"', '&quot;'))
      .filter((value) => {
        const bare = attribute === 'versione' ? text.replace(/ versione="[^"]*"/, '') : text;
        const file = bare.replace(/(<p:\w+)/, (root) => `${root} ${attribute}="${value}"`);
        return compare(new TextEncoder().encode(file)).outcome.kind === 'different';
      });
    expect(wrong).toEqual([]);
  });
});
