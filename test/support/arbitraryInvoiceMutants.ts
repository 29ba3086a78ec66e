/** Mutations of the JSON form: keys, kinds of values, and every facet at and beyond its limit. */
import { formats } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf } from '../../src/model/grammar.ts';
import type { Random } from './mutantsRandom.ts';
import { borderValue, CHARACTER_EDGES } from './mutantsValues.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A member of an object or array: its location and its element in the grammar. */
interface Spot {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string | number;
  readonly element: Element | undefined;
}

function spotsOf(value: Json, block: Block | undefined, element?: Element): readonly Spot[] {
  if (Array.isArray(value)) {
    const holder = value as Json[];
    return holder.flatMap((item, key) => [{ holder, key, element }, ...spotsOf(item, block, element)]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as { [key: string]: Json };
  const known = new Map((block === undefined ? [] : elementsOf(block)).map((each) => [each.json, each]));
  return Object.entries(holder).flatMap(([key, item]) => {
    const child = known.get(key);
    const type = child?.type.kind === 'block' ? child.type : undefined;
    return [{ holder, key, element: child }, ...spotsOf(item, type, child)];
  });
}

function get({ holder, key }: Spot): Json {
  return (holder as { [key: string]: Json })[key] ?? null;
}

function set({ holder, key }: Spot, value: Json): void {
  (holder as { [key: string]: Json })[key] = value;
}

function remove({ holder, key }: Spot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[String(key)];
}

type Change = (spot: Spot, random: Random, all: readonly Spot[]) => void;

const OTHER_KINDS: readonly [Json, ...Json[]] = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  1e21,
  10_000,
  '',
  '1',
  ' ',
  [],
  {},
  [[]],
  [null],
  [''],
  { x: 1 },
];

const ROOT_VALUES: readonly [Json, ...Json[]] = [
  ...([
    'FPR12',
    'FPA12',
    'FSM10',
    'fpr12',
    '',
    ' FPR12',
    'x'.repeat(10),
    'x'.repeat(11),
    'é',
    'a\tb',
  ] as const),
  ...formats.map((format) => format.namespace),
  'urn:x',
  null,
];

const CHANGES: Readonly<Record<string, Change>> = {
  remove,
  border: (spot, random) => {
    const type = spot.element?.type;
    if (type?.kind !== 'simple' || Array.isArray(get(spot))) return;
    const value = borderValue(type, random);
    set(spot, spot.element?.form === 'integer' && /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value);
  },
  otherKind: (spot, random) => set(spot, random.pick(OTHER_KINDS)),
  asArray: (spot) => set(spot, [get(spot)]),
  firstOfArray: (spot) => {
    const value = get(spot);
    if (Array.isArray(value)) set(spot, (value as Json[])[0] ?? null);
  },
  doubled: (spot) => {
    if (Array.isArray(spot.holder)) spot.holder.push(structuredClone(get(spot)));
  },
  asText: (spot) => {
    const value = get(spot);
    if (typeof value === 'number') set(spot, String(value));
  },
  asNumber: (spot) => {
    const value = get(spot);
    if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value))) set(spot, Number(value));
  },
  renamed: (spot, random) => {
    if (Array.isArray(spot.holder)) return;
    const key = String(spot.key);
    const value = get(spot);
    remove(spot);
    const names = [
      `${key}_`,
      key.slice(1),
      key.toUpperCase(),
      spot.element?.name ?? 'x',
      '__proto__',
      'constructor',
      '',
    ];
    Object.defineProperty(spot.holder, random.pick(names) ?? 'x', {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  },
  added: (spot, random) => {
    if (Array.isArray(spot.holder)) return;
    const key = random.pick([
      'sconosciuto',
      'denominazione',
      'nome',
      'cognome',
      'natura',
      'allegati',
      'signature',
      '#text',
      '@versione',
      'xmlns',
    ]);
    spot.holder[key] = random.pick(OTHER_KINDS);
  },
  moved: (spot, random, all) => {
    const other = random.pick(all);
    if (other === undefined || Array.isArray(other.holder)) return;
    other.holder[String(spot.key)] = structuredClone(get(spot));
  },
  character: (spot, random) => {
    const value = get(spot);
    if (typeof value !== 'string') return;
    const at = random.below(value.length + 1);
    const bad = [
      '\u0000',
      '\u0001',
      '\u000b',
      '\u001f',
      '\ufffe',
      '\uffff',
      '\ud83d',
      '\ude00',
      '\ud800x',
    ] as const;
    const character = random.chance(0.3) ? random.pick(bad) : random.pick(CHARACTER_EDGES);
    set(spot, value.slice(0, at) + character + value.slice(at));
  },
  ofOther: (spot, random, all) => {
    const other = random.pick(all);
    if (other !== undefined) set(spot, structuredClone(get(other)));
  },
};

function changeRoot(root: { [key: string]: Json }, random: Random): void {
  const key = random.pick(['versione', 'namespace', 'sistema_emittente']);
  if (random.chance(0.3)) delete root[key];
  else root[key] = random.chance(0.7) ? random.pick(ROOT_VALUES) : random.pick(OTHER_KINDS);
}

/** A copy of an invoice in JSON with one to three changes; often still valid. */
export function mutateJson(invoice: unknown, random: Random): unknown {
  const root = structuredClone(invoice) as { [key: string]: Json };
  const format = formats.find((each) => each.namespace === root['namespace']);
  const changes = Object.values(CHANGES);
  const count = random.pick([1, 1, 1, 2, 3]);
  for (let i = 0; i < count; i += 1) {
    const spots = spotsOf(root, format?.block);
    const spot = random.pick(spots);
    if (random.chance(0.1) || spot === undefined) changeRoot(root, random);
    else if (random.chance(0.35)) CHANGES['border']?.(spot, random, spots);
    else random.pick(changes)?.(spot, random, spots);
  }
  return root;
}
