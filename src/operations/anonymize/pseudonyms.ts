/** Stores the pseudonyms of a run: a value has the same pseudonym everywhere. */
import { Chance, keyOf } from './chance.ts';
import { type Ask, permuted } from './permutation.ts';

/** The groups of fields that share pseudonyms: a partita IVA has the same one as such and as codice fiscale. */
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

/** The number of attempts to find a pseudonym that is unused everywhere, before one that is unused in its domain. */
const CHOOSY = 200;

/** The total number of attempts: a lotto of 900 invoices may use all three-digit numbers. */
const TRIES = 20_000;

/** The same of words: short ones are few, and two names may become one. */
const TRIES_OF_WORDS = 400;

/**
 * The tries of a file beyond the first ones of each value, all together: for a pseudonym that is new in every respect,
 * and for one that no other value has. 9,000 numbers of four figures, which use each other up, need 90,000 of the
 * latter. Values that were made to have no pseudonyms of their own (letters that all become one, say) would be sought
 * for hours.
 */
const POOL = {
  choosy: 10_000,
  unique: 150_000,
  /** Pseudonyms that are longer: all numbers of up to three figures, and no file gets too large for SdI by them. */
  longer: 1_000,
};

/** The number of attempts at one length before a character is added. */
const TRIES_OF_LENGTH = 20;

/** The characters that one attempt covers. Longer values use several, because each character is drawn separately. */
const CHARACTERS_OF_TRY = 32;

/** The tries of each value that the pool does not count, and all it gets when that is used up. */
const FIRST_TRIES = 3;

/** The context for creating a pseudonym. */
export interface Invention {
  /** Choices that the value decides. */
  readonly chance: Chance;
  /** Another text of the same shape: of two texts always two, whatever else there is. */
  permute(text: string, options: { readonly shortLetters: boolean }): string;
}

/** Domains whose pseudonyms may be longer than the value, where all of its length are true values or taken. */
const GROWING: readonly Domain[] = ['number', 'code', 'name', 'bic'];

export class Pseudonyms {
  readonly #key: Uint8Array;
  readonly #known = new Map<Domain, Map<string, string>>();
  readonly #taken = new Map<Domain, Set<string>>();
  /** The values found in the files, in lower case: no pseudonym may resemble them. */
  readonly #originals = new Set<string>();
  readonly #fileNames = new Map<string, string>();
  readonly #takenFileNames = new Set<string>();
  #left = { ...POOL };

  constructor(seed: string) {
    this.#key = keyOf(seed);
  }

  /** Starts another file. */
  begin(): void {
    this.#left = { ...POOL };
  }

  /** Registers a value of a file. All values of a file are registered before the first is replaced. */
  meet(value: string): void {
    this.#originals.add(value.toLowerCase());
  }

  isOriginal(value: string): boolean {
    return this.#originals.has(value.toLowerCase());
  }

  /** Keeps a value: it becomes its own pseudonym. */
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
    invent: (invention: Invention) => string,
    { shared = false }: { readonly shared?: boolean } = {},
  ): string {
    const known = this.find(domain, value);
    if (known !== undefined) return known;
    const taken = this.#takenIn(domain);
    const tries = domain === 'name' || domain === 'word' ? TRIES_OF_WORDS : TRIES;
    let found = value;
    let other = value;
    const mayGrow = GROWING.includes(domain) && this.#left.longer > 0;
    for (let i = 0; i < tries; i += 1) {
      found = invent(this.#invention(domain, i, value));
      if (found !== value) other = found;
      const isFree = shared || !taken.has(found);
      const isNew = found !== value && !this.isOriginal(found);
      if (isFree && (isNew || (i >= CHOOSY && !mayGrow))) break;
      if (i >= CHOOSY && mayGrow) break;
      if (i >= FIRST_TRIES && !this.mayGoOn(value, isFree ? 'choosy' : 'unique')) break;
    }
    // If no candidate differs from the original, the value has nothing to replace and reveals nothing.
    if (GROWING.includes(domain) && other !== value) {
      if (found === value) found = other;
      if (taken.has(found) || (mayGrow && this.isOriginal(found))) found = this.#grown(found, value, taken);
    }
    this.#knownIn(domain).set(value, found);
    // Shared pseudonyms are never looked up here.
    if (!shared) taken.add(found);
    return found;
  }

  /** With as many more characters as it takes to be called as nothing else is. */
  #grown(found: string, value: string, taken: ReadonlySet<string>): string {
    const end = /[0-9]$/.test(found) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz';
    let grown = found;
    this.#left.longer -= 1;
    for (let i = 0; i === 0 || taken.has(grown) || grown === value || this.isOriginal(grown); i += 1) {
      const chance = this.chance(`grown\0${i}\0${value}`);
      const more = Array.from({ length: 1 + Math.floor(i / TRIES_OF_LENGTH) }, () => chance.pick(end)).join(
        '',
      );
      grown = found + (found === found.toUpperCase() ? more.toUpperCase() : more);
    }
    return grown;
  }

  #invention(domain: Domain, tried: number, value: string): Invention {
    const key = this.#key;
    const ask: Ask = (about) => new Chance(key, `permutation\0${domain}\0${tried}\0${about}`);
    return {
      chance: new Chance(key, `${domain}\0${tried}\0${value}`),
      permute: (text, options) => permuted(text, ask, options),
    };
  }

  /** The name of a file, the same for the same; another gets a number before its ending where both would be one. */
  fileName(name: string, invent: () => string): string {
    const known = this.#fileNames.get(name);
    if (known !== undefined) return known;
    const made = invent();
    const [, stem = made, ending = ''] = /^(.*?[^/\\.][^/\\.]*)(\.[^/\\]*)?$/s.exec(made) ?? [];
    let found = made;
    // Disks that do not tell capitals apart have one file of two names.
    for (let i = 2; this.#takenFileNames.has(found.toLowerCase()); i += 1) found = `${stem}-${i}${ending}`;
    this.#fileNames.set(name, found);
    this.#takenFileNames.add(found.toLowerCase());
    return found;
  }

  /** Choices about a value that has no pseudonym of its own. */
  chance(about: string): Chance {
    return new Chance(this.#key, about);
  }

  /** Takes a try from the pool, while there are any; a long value takes as many as it is long. */
  mayGoOn(value: string, which: keyof typeof POOL): boolean {
    const left = this.#left;
    left[which] -= Math.ceil(value.length / CHARACTERS_OF_TRY);
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
