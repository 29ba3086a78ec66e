/** In which order the values of a file are replaced, and what is known of all of them before the first is. */
import type { FieldKind } from './fieldKinds.ts';
import { coreOf } from './identifier.ts';
import type { Leaf } from './leaf.ts';
import type { Domain, Pseudonyms } from './pseudonyms.ts';
import { wordsOf } from './words.ts';

/** Persons before companies, both before the texts that may name them. */
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

/** The places in the list, in the order in which their values are replaced. */
export function inOrder(leaves: readonly Leaf[]): readonly number[] {
  const ranked: number[][] = ORDER.map(() => []);
  for (const [at, { kind }] of leaves.entries()) ranked[RANKS.get(kind) ?? 0]?.push(at);
  return ranked.flat();
}

/** Words of a text are not names, unless a field of names has them. */
const NAMES: ReadonlySet<FieldKind> = new Set<FieldKind>(['family', 'given', 'company', 'street']);

/** Kinds whose values say nothing of anybody. */
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
export function meetAll(leaves: readonly Leaf[], pseudonyms: Pseudonyms): void {
  pseudonyms.begin();
  for (const { kind, value, isKept } of leaves) {
    if (isKept) keepValue(kind, value, pseudonyms);
    else if (!TEXTS.has(kind)) {
      pseudonyms.meet(kind === 'identifier' ? coreOf(value) : value);
      if (NAMES.has(kind)) for (const word of wordsOf(value)) pseudonyms.meet(word);
    }
  }
}

/** A value that is kept in one place is kept in every other; otherwise, one party could become two. */
function keepValue(kind: FieldKind, value: string, pseudonyms: Pseudonyms): void {
  if (NAMES.has(kind)) for (const word of wordsOf(value)) pseudonyms.keep('name', word.toLowerCase());
  const domain = DOMAINS[kind];
  if (domain === undefined) return;
  pseudonyms.keep(
    domain,
    domain === 'identifier' ? coreOf(value) : domain === 'email' ? value.toLowerCase() : value,
  );
}
