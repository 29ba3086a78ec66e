/** Values at and beyond every limit of each simple type. */
import { codeLists } from '../../src/model/codes/index.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { Random } from './mutantsRandom.ts';
import { SAMPLES, sampleValue } from './mutantsSamples.ts';

const EDGES = {
  date: `2024-02-29 2023-02-29 2100-02-29 2000-02-29 2024-02-30 2024-04-31 1970-01-01 1969-12-31 1970-01-01Z
    1970-01-01+00:00 1970-01-01-00:00 1970-01-01+14:00 1970-01-01-14:00 1970-01-02+14:00 1969-12-31-14:00
    1969-12-31Z 1970-01-02Z 1970-01-01-00:01 1970-01-01+00:01 2024-01-01+14:01 2024-01-01-13:59
    2024-01-01+14:60 2024-01-01+24:00 2024-01-01z 2024-13-01 2024-00-10 2024-01-00 2024-01-32 24-01-01
    02024-01-01 12024-01-01 -2024-01-01 -0001-01-01 0000-01-01 00000-01-01 2024-1-1 2024/01/01 01/01/2024
    2024-01-01T00:00:00 20240101 9999-12-31 99999-01-01 9999999-12-31 +2024-01-01 2024-01-01+1:00
    2024-01-01+0100 2024--01-01 2024-01-01- 0001-01-01 -12024-02-29 4000-02-29 2024-01-01ZZ -1970-01-01`,
  dateTime: `2024-02-29T00:00:00 2023-02-29T00:00:00 2024-01-01T24:00:00 2024-01-01T24:00:01 2024-01-01T24:01:00
    2024-01-01T24:00:00.0 2024-01-01T24:00:00.1 2024-01-01T23:59:60 2024-01-01T23:59:59.999999999999
    2024-01-01T00:60:00 2024-01-01T25:00:00 2024-01-01T00:00 2024-01-01T0:00:00 2024-01-01t00:00:00
    2024-01-01T00:00:00. 2024-01-01T00:00:00.Z 2024-01-01T00:00:00Z 2024-01-01T00:00:00+14:00
    2024-01-01T00:00:00+14:01 2024-01-01T00:00:00-14:00 2024-01-01T00:00:00+1:00 2024-01-01T00:00:00z
    2024-01-01 -0001-01-01T00:00:00 0000-01-01T00:00:00 12024-01-01T00:00:00 2024-01-01T00:00:00,5
    2024-01-01T00:00:0 2024-01-01T000:00:00 2024-01-01T00:00:00+00:60 2024-01-01T-1:00:00`,
  decimal: `0 1 1. .50 1.0 1.00 1.000 1.0000 1.00000000 1.000000000 0.00 -0.00 +1.00 -1.00 --1.00 -.50 1e2 1.0e0
    1,00 1.000,00 00000000001.00 000000000001.00 12345678901.00 123456789012.00 1234567890123.00
    123456789012.12345678 -12345678901.00 9999.99 10000.00 100.00 100.01 100.0 0100.00 022.00 0022.00 099.999
    999.99 1000.00 INF NaN ٣.00 1.٣٣ 1.00% €1.00 1.00- 0x1.00 1..00 1.0.0`,
  integer: `0 1 -1 +1 -0 +0 0001 0000 9999 10000 +9999 -9999 999 1000 00000000000000000000999 1.0 1. 1e1 + - -- ++1
    123456789012345678901234567890 ٣ 1٣ 0x1 1_000 1,000 a 998 001000`,
  base64Binary: `QUJD QUJD= QUI= QUJ= QQ== QR== QQ=== QQ= QQ Q A=== ==== = QUJDQUI= QQ==QQ== QUI=QUJD QUJD==== =QUJ
    Q=Q= QUJ* QU*JD QUJD- QU_D QUJDÜ ÜÜÜÜ %51 QUJD. QP== QB== QA== QUE= QUA= QUL= /w== //8= +/+/ AAAA`,
} as const;

/** XML's blanks, blanks that XML does not recognise, and other text around a value. */
const AROUND: readonly ((value: string) => string)[] = [
  (value) => ` ${value}`,
  (value) => `${value} `,
  (value) => `  ${value}\t`,
  (value) => `\n${value}\n`,
  (value) => `\r\n${value}`,
  (value) => `${value}\n`,
  (value) => `\u00a0${value}`,
  (value) => `${value}\u00a0`,
  (value) => `\u2003${value}`,
  (value) => `${value.slice(0, 1)} ${value.slice(1)}`,
  (value) => `${value.slice(0, 1)}\t${value.slice(1)}`,
  (value) => `${value.slice(0, 1)}\n${value.slice(1)}`,
  (value) => `${value.slice(0, 1)}   ${value.slice(1)}`,
];

/** Characters that a schema or XML treats in a special way. */
export const CHARACTER_EDGES: readonly [string, ...string[]] = [
  ...(['\t', '\n', '\r', ' ', '\u007f', '\u0080', '\u0085', '\u009f', '\u00a0', '\u00ad'] as const),
  ...['é', 'ÿ', '\u0100', 'Ł', '€', '\u2028', '\u3000', '\ufeff', '\ufffd', '\ud7ff', '\ue000', '\u{10000}'],
  ...['\u{1f600}', '\u{10ffff}', '\u0301', '"', "'", '&', '<', '>', ']]', '\\', '@', '.', '_', '^'],
];

function repeated(set: readonly string[], length: number): string {
  return Array.from({ length }, (_, i) => set[i % set.length] ?? '').join('');
}

/** Texts near the length limits, made of characters that count or collapse differently. */
function lengthEdges(type: SimpleType): readonly string[] {
  const [min, max] = [type.minLength ?? 0, type.maxLength ?? 20];
  const lengths = [0, min - 1, min, min + 1, max - 1, max, max + 1, max * 2].filter((n) => n >= 0);
  const sets = [['x'], ['é'], ['\u{1f600}'], [' '], ['x', ' '], ['\t'], ['&'], ['Ł']];
  return [...new Set(lengths)].flatMap((length) => sets.map((set) => repeated(set, length)));
}

/** The bounds of a number, and the numbers next to them. */
function rangeEdges(type: SimpleType): readonly string[] {
  const bounds = [type.minimum, type.maximum].filter((bound) => bound !== undefined);
  if (type.base === 'date') return [];
  return bounds.flatMap((bound) => {
    const places = bound.split('.')[1]?.length ?? 0;
    const beside = [-1, 0, 1].map((step) => (Number(bound) + step / 10 ** places).toFixed(places));
    return [...beside, `${bound}${places === 0 ? '' : '1'}`, `0${bound}`, `+${bound}`];
  });
}

/** Values that match a pattern, and the same with a character removed, added or changed at each place. */
function patternEdges(type: SimpleType): readonly string[] {
  return (SAMPLES[type.name] ?? []).flatMap((value) => {
    const places = [...value].slice(0, 40).map((_, at) => at);
    const changed = places.flatMap((at) => {
      const [before, character, after] = [value.slice(0, at), value.charAt(at), value.slice(at + 1)];
      const other = character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();
      return [before + after, `${before}${other}${after}`, `${before}-${after}`];
    });
    return [value, `${value}A`, `${value}1`, `${value}${value}`, ...changed];
  });
}

/** All codes of the type, each also in the wrong case, longer and shorter; the codes of the other lists. */
function codeEdges(type: SimpleType): readonly string[] {
  const own = type.codes?.codes.map(({ code }) => code) ?? [];
  const others = codeLists
    .filter((list) => list.closed)
    .flatMap((list) => list.codes.map(({ code }) => code));
  return ['', ...own.flatMap((code) => [code, code.toLowerCase(), `${code}0`, code.slice(0, -1)]), ...others];
}

/** Every value at or beyond a limit of the type; none is random. */
export function edgeValues(type: SimpleType): readonly string[] {
  const listed = type.base in EDGES ? EDGES[type.base as keyof typeof EDGES].split(/\s+/) : [];
  const special =
    type.codes !== undefined
      ? codeEdges(type)
      : [
          ...rangeEdges(type),
          ...patternEdges(type),
          ...(type.pattern === undefined ? lengthEdges(type) : []),
        ];
  const sample = sampleValue(type, new Random(1));
  return [...new Set(['', ...special, ...listed, ...AROUND.map((around) => around(sample))])];
}

const kept = new Map<SimpleType, readonly string[]>();

function edgesOf(type: SimpleType): readonly string[] {
  let edges = kept.get(type);
  if (edges === undefined) {
    edges = edgeValues(type);
    kept.set(type, edges);
  }
  return edges;
}

/** A value at or beyond a limit of the type: about half of them are valid. */
export function borderValue(type: SimpleType, random: Random): string {
  const kind = random.below(10);
  if (kind < 2) return random.pick(AROUND)?.(sampleValue(type, random)) ?? '';
  if (kind < 4) return sampleValue(type, random);
  if (kind < 5) {
    const value = sampleValue(type, random);
    const at = random.below(value.length + 1);
    return value.slice(0, at) + random.pick(CHARACTER_EDGES) + value.slice(at);
  }
  const sharp = kind < 7 ? rangeEdges(type) : [];
  return random.pick(sharp) ?? random.pick(edgesOf(type)) ?? '';
}
