/** Order in which the values of a file are replaced, and registration of all values before the first replacement. */
import type { FieldKind } from './fieldKinds.ts';
import { coreOf } from './identifier.ts';
import type { Leaf } from './leaf.ts';
import type { Leaves } from './leaves.ts';
import type { Domain, Pseudonyms } from './pseudonyms.ts';
import { wordsOf } from './words.ts';

/** Individuals before companies, both before texts that may mention them. */
const ORDER: readonly (readonly FieldKind[])[] = [
  ['identifier', 'abi', 'cab'],
  ['family', 'given'],
  ['company'],
  ['street'],
  ['iban', 'bic', 'email', 'cap', 'phone', 'civic', 'tender', 'recipient', 'code', 'article', 'unknown'],
  ['number'],
  ['text', 'law', 'label', 'attachment', 'attachmentName', 'kept'],
];

const RANKS: ReadonlyMap<FieldKind, number> = new Map(
  ORDER.flatMap((kinds, rank) => kinds.map((kind): [FieldKind, number] => [kind, rank])),
);

/** The rank of values that are not replaced. */
const NEVER = ORDER.length;

/** Calls `visit` for each value that is not kept, in the order of replacement. */
export function eachByRank(leaves: Leaves, visit: (leaf: Leaf, number: number) => void): void {
  const ranks = new Uint8Array(leaves.end);
  for (let number = 0; number < leaves.end; number += 1) {
    const step = leaves.stepAt(number);
    ranks[number] = step === undefined || step.isKept ? NEVER : (RANKS.get(step.kind) ?? NEVER);
  }
  for (const rank of ORDER.keys()) {
    for (let number = ranks.indexOf(rank); number >= 0; number = ranks.indexOf(rank, number + 1)) {
      visit(leaves.at(number), number);
    }
  }
}

/** Fields whose words are names, also when they occur in texts. */
const NAMES: ReadonlySet<FieldKind> = new Set<FieldKind>(['family', 'given', 'company', 'street']);

/** Kinds whose values identify nobody by themselves. */
const TEXTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['kept', 'text', 'law', 'label', 'attachment']);

const DOMAINS: Partial<Readonly<Record<FieldKind, Domain>>> = {
  identifier: 'identifier',
  iban: 'iban',
  abi: 'abi',
  cab: 'cab',
  bic: 'bic',
  cap: 'cap',
  number: 'number',
  email: 'email',
  civic: 'code',
  phone: 'code',
  code: 'code',
  tender: 'code',
  recipient: 'code',
  article: 'code',
};

/** Registers the values of a file: those that pseudonyms must not resemble, and those that are kept. */
export function meetAll(leaves: Leaves, pseudonyms: Pseudonyms): void {
  pseudonyms.begin();
  for (let number = 0; number < leaves.end; number += 1) {
    const step = leaves.stepAt(number);
    if (step === undefined) continue;
    const { kind, isKept } = step;
    if (isKept) keepValue(kind, leaves.valueAt(number), pseudonyms);
    else if (!TEXTS.has(kind)) {
      const value = leaves.valueAt(number);
      pseudonyms.meet(kind === 'identifier' ? coreOf(value) : value);
      if (NAMES.has(kind)) for (const word of wordsOf(value)) pseudonyms.meet(word);
    }
  }
}

/** Keeps a value everywhere if it is kept once; otherwise, one party could become two. */
function keepValue(kind: FieldKind, value: string, pseudonyms: Pseudonyms): void {
  if (NAMES.has(kind)) for (const word of wordsOf(value)) pseudonyms.keep('name', word.toLowerCase());
  const domain = DOMAINS[kind];
  if (domain === undefined) return;
  pseudonyms.keep(
    domain,
    domain === 'identifier' ? coreOf(value) : domain === 'email' ? value.toLowerCase() : value,
  );
}
