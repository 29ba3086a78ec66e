/**
 * Seeded mutants of invoices: the same seed, index and bases give the same bytes. Kinds occur at a similar
 * rate; a third of the mutants is mutated twice or more.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../../src/model/formats.ts';
import type { Format } from '../../src/model/grammar.ts';
import type { RetiredKind } from '../../src/model/problem.ts';
import { retiredFormat } from '../../src/model/retired/retiredFormat.ts';
import { corpusBytes, corpusFiles, corpusInvoices, fixtureFiles } from './corpus.ts';
import { damage } from './mutantsDamage.ts';
import { content, outer, readXmlText, type XmlText } from './mutantsDocument.ts';
import { encode, encodings } from './mutantsEncoding.ts';
import { foreign } from './mutantsForeign.ts';
import { generateInvoice } from './mutantsGenerate.ts';
import type { Kinds, Mutate, Pool, Scene } from './mutantsKind.ts';
import { leaves } from './mutantsLeaves.ts';
import { markup } from './mutantsMarkup.ts';
import { namespaces } from './mutantsNamespaces.ts';
import { Random } from './mutantsRandom.ts';
import { generateSignature, signature } from './mutantsSignature.ts';
import { structure } from './mutantsStructure.ts';
import { projectRoot } from './shared.ts';

export interface Mutant {
  /** Seed, index, mutations, and original file. */
  readonly name: string;
  /** The kinds of mutation, in order. */
  readonly kinds: readonly string[];
  readonly bytes: Uint8Array;
}

export interface Base {
  readonly name: string;
  readonly document: XmlText;
}

export interface Bases {
  readonly valid: readonly Base[];
  readonly invalid: readonly Base[];
  readonly signed: readonly Base[];
  readonly pool: Pool;
}

const FAMILIES: Readonly<Record<string, Kinds>> = {
  structure,
  leaves,
  markup,
  namespaces,
  encodings,
  damage,
  signature,
  foreign,
};

/** Every kind by its family and name. */
export const KINDS: readonly (readonly [name: string, mutate: Mutate])[] = Object.entries(FAMILIES).flatMap(
  ([family, kinds]) => Object.entries(kinds).map(([name, mutate]) => [`${family}.${name}`, mutate] as const),
);

/** Kinds that mostly leave a file valid occur three times as often, so that a good third of all mutants is valid. */
const CALM =
  /^(structure\.(omitOptional|repeatAllowed|insertOptional|anotherBody|subtreeOfOther|emptyNazione)|leaves\.(border|borderOfCommon|sample|ofOtherFile|manyBlanks|caseOfValue|blanksAround)|markup\.(aroundRoot|blanksBetween|emptyValueMarkup|markupBetween|markupInValue|schemaLocation|valueAsCdata|valueAsReferences|xsiType)|namespaces\.(prefix|redeclarePrefix|undeclareDefault)|encodings\.(bomUtf8|oneByte|utf16)|signature\.(added|partRepeated|valueReplaced))$/;

const CALM_KINDS = KINDS.filter(([name]) => CALM.test(name));
const WEIGHTED = [...KINDS, ...CALM_KINDS, ...CALM_KINDS];

/** Larger files would make the run long and add nothing. */
const MAX_BASE = 60_000;

function decode(bytes: Uint8Array): string | undefined {
  const declared = /encoding\s*=\s*["']([^"']+)/.exec(String.fromCharCode(...bytes.subarray(0, 100)))?.[1];
  const label = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : (declared ?? 'utf-8');
  try {
    // As UTF-8 with a matching declaration: encodings are a separate family of mutations.
    return new TextDecoder(label, { fatal: true })
      .decode(bytes)
      .replace(/^(<\?xml[^>]*?encoding\s*=\s*)(["'])[^"']*\2/, '$1"UTF-8"');
  } catch {
    return undefined;
  }
}

function poolOf(documents: readonly XmlText[]): Pool {
  const values = new Map<string, string[]>();
  const subtrees = new Map<string, string[]>();
  for (const document of documents) {
    for (const node of document.nodes) {
      if (node.element === undefined) continue;
      const [map, text] =
        node.type === undefined ? [subtrees, outer(document, node)] : [values, content(document, node)];
      if (text.length > 20_000) continue;
      const known = map.get(node.local);
      if (known === undefined) map.set(node.local, [text]);
      else known.push(text);
    }
  }
  return {
    documents,
    values: (local) => values.get(local) ?? [],
    subtrees: (local) =>
      subtrees.get(local) ?? values.get(local)?.map((text) => `<${local}>${text}</${local}>`) ?? [],
  };
}

/** Invoices from the grammar alone; every third carries a signature. */
function generated(count: number, of: readonly Format[]): readonly Base[] {
  return Array.from({ length: count }, (_, i) => {
    const random = Random.of(2024, i);
    const format = of[i % of.length];
    if (format === undefined) return [];
    const plain = generateInvoice(format, random);
    const text =
      i % 3 === 0 ? plain.replace(/(?=<\/p:[A-Za-z]+>\n$)/, () => generateSignature(random, 0)) : plain;
    const document = readXmlText(text);
    return document === undefined ? [] : [{ name: `generated-${i}`, document }];
  }).flat();
}

interface Found {
  readonly base: Base;
  readonly valid: boolean;
}

function foundIn(name: string, bytes: Uint8Array, valid: boolean): readonly Found[] {
  const text = bytes.length > MAX_BASE ? undefined : decode(bytes);
  const document = text === undefined ? undefined : readXmlText(text);
  return document === undefined ? [] : [{ base: { name, document }, valid }];
}

/** The current invoices of the corpus, the fixtures, and some made from the grammar; only the last two without it. */
export function loadBases(): Bases {
  const found: Found[] = [];
  for (const { file, verdict } of corpusInvoices())
    found.push(...foundIn(file, corpusBytes(file), verdict === true));
  for (const { file, bytes, valid } of fixtureFiles()) found.push(...foundIn(file, bytes, valid));
  for (const base of generated(120, formats)) found.push({ base, valid: true });
  return basesOf(found);
}

/** The invoices of a retired format in the corpus, and some made from its grammar. */
export function loadRetiredBases(kind: RetiredKind): Bases {
  const found: Found[] = [];
  for (const { file, verdict } of corpusFiles().filter((each) => each.kind === kind)) {
    found.push(...foundIn(file, corpusBytes(file), verdict === true));
  }
  const own = readFileSync(join(projectRoot, 'fixtures/retired', `${kind}.xml`));
  found.push(...foundIn(`${kind}.xml`, own, true));
  for (const base of generated(60, [retiredFormat(kind)])) found.push({ base, valid: true });
  return basesOf(found);
}

function basesOf(found: readonly Found[]): Bases {
  const all = found.map(({ base }) => base);
  return {
    valid: found.filter(({ valid }) => valid).map(({ base }) => base),
    invalid: found.filter(({ valid }) => !valid).map(({ base }) => base),
    signed: all.filter(({ document }) => document.signature !== undefined),
    pool: poolOf(all.map(({ document }) => document)),
  };
}

const NEEDS_SIGNATURE = /^(signature\.(?!added)|foreign\.(uri|reference|serialNumber))/;

function chooseBase(bases: Bases, kind: string, random: Random): Base | undefined {
  if (NEEDS_SIGNATURE.test(kind)) return random.pick(bases.signed);
  return random.chance(0.08)
    ? (random.pick(bases.invalid) ?? random.pick(bases.valid))
    : random.pick(bases.valid);
}

/** Mutates a mutant again, mostly in a calm way, which cannot hide the first mutation. */
function mutateAgain(scene: Scene, kinds: string[]): string | Uint8Array | undefined {
  const [name, mutate] = scene.random.pick(scene.random.chance(0.8) ? CALM_KINDS : KINDS) ?? [
    '',
    () => undefined,
  ];
  const result = mutate(scene);
  if (result !== undefined) kinds.push(name);
  return result;
}

/** One mutant, made from its seed and index alone. */
export function makeMutant(bases: Bases, seed: number, index: number): Mutant {
  const random = Random.of(seed, index);
  for (;;) {
    const [kind, mutate] = random.pick(WEIGHTED) ?? ['', () => undefined];
    const base = chooseBase(bases, kind, random);
    if (base === undefined) continue;
    const first = mutate({ document: base.document, random, pool: bases.pool });
    if (first === undefined) continue;
    const kinds = [kind];
    let result: string | Uint8Array = first;
    while (typeof result === 'string' && random.chance(0.25)) {
      const document = readXmlText(result);
      if (document === undefined) break;
      result = mutateAgain({ document, random, pool: bases.pool }, kinds) ?? result;
    }
    return {
      name: `${seed}:${index} ${kinds.join('+')} ${base.name}`,
      kinds,
      bytes: typeof result === 'string' ? encode(result, 'utf-8') : result,
    };
  }
}

/** The mutants from `from` up to but excluding `to`. */
export function* mutants(bases: Bases, seed: number, from: number, to: number): Generator<Mutant> {
  for (let index = from; index < to; index += 1) yield makeMutant(bases, seed, index);
}
