/** fast-check arbitraries of the JSON form, made from the grammar: every element and code appears occasionally. */
import fc from 'fast-check';
import { formats } from '../../src/model/formats.ts';
import type { Invoice } from '../../src/model/generated/invoice.ts';
import type { Block, Element, Format, Particle } from '../../src/model/grammar.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../src/model/lexical.ts';

type Members = Record<string, unknown>;

/** Number of optional elements present, out of ten: lean invoices shrink well, full ones cover everything. */
type Density = 1 | 4 | 9;

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** True for text that XML can hold and that the whitespace rule leaves unchanged, as every leaf of the JSON form. */
function fits(type: SimpleType): (value: string) => boolean {
  return (value) =>
    !FORBIDDEN.test(value) &&
    applyWhitespace(type.whitespace, value) === value &&
    checkValue(type, value) === undefined;
}

function character(type: SimpleType): fc.Arbitrary<string> {
  const blanks = type.whitespace === 'preserve' ? ['\t', '\n', '\r', ' '] : [' '];
  const common = fc.constantFrom(...'abcXYZ019', '&', '<', '>', '"', "'", ']', '-', '\u007f', ...blanks);
  const latin = fc.integer({ min: 0x80, max: 0xff }).map((code) => String.fromCharCode(code));
  const wide = fc.constantFrom(
    'Ł',
    '€',
    '\u2028',
    '\ufeff',
    '\ufffd',
    '\ud7ff',
    '\u{1f600}',
    '\u{10ffff}',
    '漢',
  );
  if (type.characters === 'BasicLatin') return common;
  if (type.characters === 'Latin1') return fc.oneof(common, latin);
  return fc.oneof(common, latin, wide);
}

function text(type: SimpleType): fc.Arbitrary<string> {
  const [min, max] = [type.minLength ?? 0, type.maxLength ?? 30];
  const of = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: character(type), minLength, maxLength });
  return fc
    .oneof({ arbitrary: of(min, Math.min(max, min + 12)), weight: 9 }, { arbitrary: of(max, max), weight: 1 })
    .map((value) => (type.whitespace === 'collapse' ? value.replace(/ /g, '_') : value));
}

const zone = fc.constantFrom('', '', '', 'Z', '+02:00', '-14:00', '+14:00');

function date(min: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.date({ min: new Date(min), max: new Date('2999-12-31'), noInvalidDate: true }), zone)
    .map(([day, suffix]) => day.toISOString().slice(0, 10) + suffix);
}

function dateTime(): fc.Arbitrary<string> {
  const time = fc.constantFrom('00:00:00', '23:59:59', '24:00:00', '12:30:00.5', '09:00:00.000');
  return fc
    .tuple(date('0001-01-01'), time, zone)
    .map(([day, at, suffix]) => `${day.slice(0, 10)}T${at}${suffix}`);
}

function number(type: SimpleType): fc.Arbitrary<string> {
  const [min, max] = [Number(type.minimum ?? '0'), Number(type.maximum ?? '99999')];
  return fc
    .tuple(fc.integer({ min, max }), fc.constantFrom('', '', '+', '0', '000'))
    .map(([value, sign]) => `${sign}${value}`);
}

function anyValue(type: SimpleType): fc.Arbitrary<string> {
  if (type.codes !== undefined) {
    const codes = type.codes.codes.filter((code) => code.inSchema).map((code) => code.code);
    return fc.constantFrom(...codes);
  }
  if (type.name === 'Rate') {
    return fc.integer({ min: 0, max: 10_000 }).map((value) => (value / 100).toFixed(2));
  }
  if (type.pattern !== undefined)
    return fc.stringMatching(new RegExp(`^(?:${type.pattern})$`, 'u'), { maxLength: type.maxLength ?? 60 });
  switch (type.base) {
    case 'date':
      return date(type.minimum === undefined ? '0001-01-01' : '1970-01-03');
    case 'dateTime':
      return dateTime();
    case 'integer':
      return number(type);
    case 'base64Binary':
      return fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64'));
    default:
      return text(type);
  }
}

const values = new Map<SimpleType, fc.Arbitrary<string>>();

/** A value of a simple type, as in the JSON form. */
function arbitraryValue(type: SimpleType): fc.Arbitrary<string> {
  let known = values.get(type);
  if (known === undefined) {
    known = anyValue(type).filter(fits(type));
    values.set(type, known);
  }
  return known;
}

function one(element: Element, density: Density): fc.Arbitrary<unknown> {
  const { type } = element;
  if (type.kind === 'block') return arbitraryBlock(type, density);
  if (element.form === 'integer') {
    return fc.integer({ min: Number(type.minimum ?? '0'), max: Number(type.maximum ?? '9999') });
  }
  const value = arbitraryValue(type);
  return element.default === undefined ? value : fc.oneof({ arbitrary: value, weight: 9 }, fc.constant(''));
}

/** The element as a member of its block, or no member. */
function member(element: Element, density: Density): fc.Arbitrary<Members> {
  const { min, max } = element.occurs;
  const single = one(element, density);
  const value = max === 1 ? single : fc.array(single, { minLength: 1, maxLength: density === 9 ? 2 : 3 });
  const present = value.map((found) => ({ [element.json]: found }));
  if (min > 0) return present;
  return fc.oneof(
    { arbitrary: fc.constant({}), weight: 10 - density },
    { arbitrary: present, weight: density },
  );
}

function particle(part: Particle, density: Density): fc.Arbitrary<Members> {
  if (part.kind === 'element') return member(part, density);
  return fc.oneof(
    ...part.alternatives.map((elements) => joined(elements.map((each) => member(each, density)))),
  );
}

function joined(parts: readonly fc.Arbitrary<Members>[]): fc.Arbitrary<Members> {
  return fc.tuple(...parts).map((members) => Object.assign({}, ...members) as Members);
}

const blocks = new Map<Density, Map<Block, fc.Arbitrary<Members>>>();

function arbitraryBlock(block: Block, density: Density): fc.Arbitrary<Members> {
  const known = blocks.get(density) ?? new Map<Block, fc.Arbitrary<Members>>();
  blocks.set(density, known);
  let found = known.get(block);
  if (found === undefined) {
    found = joined(block.content.map((part) => particle(part, density)));
    known.set(block, found);
  }
  return found;
}

function ofFormat(format: Format, density: Density): fc.Arbitrary<Invoice> {
  const sistema = fc.option(arbitraryValue(format.sistemaEmittente), { nil: undefined });
  return fc.tuple(arbitraryBlock(format.block, density), sistema, arbitraryValue(format.versione)).map(
    ([content, sistemaEmittente, versione]) =>
      ({
        ...content,
        namespace: format.namespace,
        ...(sistemaEmittente === undefined ? {} : { sistema_emittente: sistemaEmittente }),
        versione,
      }) as unknown as Invoice,
  );
}

/** A valid invoice in canonical JSON form, without a signature. */
export const arbitraryInvoice: fc.Arbitrary<Invoice> = fc.oneof(
  ...formats.flatMap((format) => ([1, 4, 9] as const).map((density) => ofFormat(format, density))),
);
