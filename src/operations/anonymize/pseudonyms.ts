/** What stands for what: the memory of a run, in which one value has one pseudonym wherever it is met. */
import { Chance, keyOf } from './chance.ts';

/** What shares its pseudonyms: a partita IVA is one whether it stands as such or as codice fiscale. */
export type Domain =
  | 'identifier'
  | 'iban'
  | 'abi'
  | 'cab'
  | 'bic'
  | 'cap'
  | 'number'
  | 'code'
  | 'name'
  | 'word'
  | 'email';

/** How often a pseudonym is sought that is new in every respect, before one is taken that is new in its domain. */
const CHOOSY = 200;

/** How often one is sought at all: a lotto of 900 invoices may use all numbers of three figures. */
const TRIES = 20_000;

/** The same of words: short ones are few, and two names may become one. */
const TRIES_OF_WORDS = 400;

/**
 * The tries of a file beyond the first ones of each value, all together: for a pseudonym that is new in every respect,
 * and for one that no other value has. 9,000 numbers of four figures, which use each other up, need 90,000 of the
 * latter. Values that were made to have no pseudonyms of their own (letters that all become one, say) would be sought
 * for hours.
 */
const POOL = { choosy: 10_000, unique: 150_000 };

/** The tries of each value that the pool does not count, and all it gets when that is used up. */
const FIRST_TRIES = 3;

/** Shorter values are everywhere, and say nothing. */
const SHORTEST_ORIGINAL = 4;

export class Pseudonyms {
  readonly #key: Uint8Array;
  readonly #known = new Map<Domain, Map<string, string>>();
  readonly #taken = new Map<Domain, Set<string>>();
  /** What was met in files, in small letters: no pseudonym may look like it. */
  readonly #originals = new Set<string>();
  #left = { ...POOL };

  constructor(seed: string) {
    this.#key = keyOf(seed);
  }

  /** Tells that another file begins. */
  begin(): void {
    this.#left = { ...POOL };
  }

  /** Remembers a value of a file. All of a file's are told before the first is replaced. */
  meet(value: string): void {
    if (value.length >= SHORTEST_ORIGINAL) this.#originals.add(value.toLowerCase());
  }

  isOriginal(value: string): boolean {
    return this.#originals.has(value.toLowerCase());
  }

  /** Makes a value its own pseudonym, because it is to be kept. */
  keep(domain: Domain, value: string): void {
    if (this.#knownIn(domain).has(value)) return;
    this.#knownIn(domain).set(value, value);
    this.#takenIn(domain).add(value);
  }

  find(domain: Domain, value: string): string | undefined {
    return this.#knownIn(domain).get(value);
  }

  /**
   * The pseudonym of a value, invented when it is met first. Two values have two, so that what differed still does;
   * of a `shared` one that does not matter.
   */
  of(
    domain: Domain,
    value: string,
    invent: (chance: Chance) => string,
    { shared = false }: { readonly shared?: boolean } = {},
  ): string {
    const known = this.find(domain, value);
    if (known !== undefined) return known;
    const taken = this.#takenIn(domain);
    const tries = domain === 'name' || domain === 'word' ? TRIES_OF_WORDS : TRIES;
    let found = value;
    for (let i = 0; i < tries; i += 1) {
      found = invent(new Chance(this.#key, `${domain}\0${i}\0${value}`));
      const isFree = shared || !taken.has(found);
      if (isFree && (i >= CHOOSY || (found !== value && !this.isOriginal(found)))) break;
      if (i >= FIRST_TRIES && !this.#mayGoOn(isFree)) break;
    }
    this.#knownIn(domain).set(value, found);
    taken.add(found);
    return found;
  }

  /** Choices about a value that has no pseudonym of its own. */
  chance(about: string): Chance {
    return new Chance(this.#key, about);
  }

  /** Takes a try from the pool, while there are any. */
  #mayGoOn(isFree: boolean): boolean {
    const left = this.#left;
    const which = isFree ? 'choosy' : 'unique';
    left[which] -= 1;
    return left[which] >= 0;
  }

  #knownIn(domain: Domain): Map<string, string> {
    return inside(this.#known, domain, () => new Map<string, string>());
  }

  #takenIn(domain: Domain): Set<string> {
    return inside(this.#taken, domain, () => new Set<string>());
  }
}

function inside<Value>(maps: Map<Domain, Value>, domain: Domain, make: () => Value): Value {
  let found = maps.get(domain);
  if (found === undefined) {
    found = make();
    maps.set(domain, found);
  }
  return found;
}
