/** Every command that accepts a folder, on hostile folders. */
import { invoice, LIMIT } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

/** The contents of a folder, by path. */
interface Laid {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly links?: Readonly<Record<string, string>>;
  readonly pipes?: readonly string[];
}

const SMALL = invoice();

function named<T>(count: number, make: (n: number) => readonly [string, T]): Readonly<Record<string, T>> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => make(n)));
}

/** Number of small files: each of them is opened, checked and reported. */
const MANY = Math.floor(LIMIT / 25_000);

const FOLDERS: Readonly<Record<string, () => Laid>> = {
  'small invoices': () => ({
    files: named(MANY, (n) => [`${n}.xml`, invoice({ number: String(n) })]),
  }),
  'files of nothing': () => ({ files: named(MANY, (n) => [`${n}.xml`, '']) }),
  'folders in folders': () => ({ files: { [`${'d/'.repeat(200)}a.xml`]: SMALL, 'a.xml': SMALL } }),
  'folders that link each other': () => ({
    files: named(12, (n) => [`d${n}/a.xml`, SMALL]),
    links: Object.assign(
      {},
      ...Array.from({ length: 12 }, (_, a) => named(12, (b) => [`d${a}/to${b}`, `../d${b}`] as const)),
    ) as Readonly<Record<string, string>>,
  }),
  'links to one file': () => ({
    files: { 'a.xml': SMALL },
    links: named(MANY, (n) => [`l${n}.xml`, 'a.xml']),
  }),
  'a link to itself': () => ({ files: { 'a.xml': SMALL }, links: { 'self.xml': 'self.xml', self: '.' } }),
  pipes: () => ({ files: { 'a.xml': SMALL }, pipes: ['p.xml', 'q.json'] }),
  'names of control characters': () => ({
    files: named(MANY, (n) => [`\u001b[2J\u202e${n}\n::error::x.xml`, SMALL]),
  }),
};

const WAYS: Readonly<Record<string, readonly string[]>> = {
  validate: ['validate', 'in'],
  convert: ['convert', '--out-dir', 'out', 'in'],
  total: ['total', 'in'],
  show: ['show', 'in'],
  merge: ['merge', 'in', '-o', 'out/a.xml'],
  name: ['name', 'in'],
  anonymize: ['anonymize', '--seed', 's', 'in', '-o', 'out/'],
  export: ['export', 'in'],
  inbox: ['inbox', 'in', '--no-index'],
  submit: ['submit', '--dry-run', 'in'],
};

function laid({ files = {}, links = {}, pipes = [] }: Laid): Pick<HostileCall, 'files' | 'links' | 'pipes'> {
  const inside = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).map(([path, value]) => [`in/${path}`, value]));
  return { files: inside(files), links: inside(links), pipes: pipes.map((path) => `in/${path}`) };
}

export const folders: HostileCalls = Object.fromEntries(
  Object.entries(WAYS).flatMap(([command, args]) =>
    Object.entries(FOLDERS).map(([what, make]) => [
      `${command}: ${what}`,
      (): HostileCall => ({
        args,
        ...laid(make()),
        harmless: { 'in/a.xml': SMALL },
        exit: [0, 1],
      }),
    ]),
  ),
);
