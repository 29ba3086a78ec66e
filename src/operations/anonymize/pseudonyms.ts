/** Stores the pseudonyms of a run: a value has the same pseudonym everywhere. */
import { type Chance, Key } from './chance.ts';
import { Answers, Permutations, type ShapeOptions } from './permutation.ts';
import { RecentTexts } from './recentTexts.ts';
import { TextTable } from './textTable.ts';

/**
 * Groups of fields that share pseudonyms: a partita IVA has the same pseudonym as IdCodice and as CodiceFiscale.
 */
const DOMAINS = [
  'identifier',
  'iban',
  'abi',
  'cab',
  'bic',
  'cap',
  'number',
  'code',
  'name',
  'word',
  'email',
] as const;

export type Domain = (typeof DOMAINS)[number];

/**
 * Number of attempts to find a pseudonym that is unused everywhere, before one that is unused in its domain is
 * accepted.
 */
const CHOOSY = 200;

/** Total number of attempts: a lotto of 900 invoices may use all three-digit numbers. */
const TRIES = 20_000;

/** Total number of attempts for words: there are few short ones, and two names may become the same. */
const TRIES_OF_WORDS = 400;

/**
 * Attempts per file beyond the first ones of each value: for pseudonyms that are unused everywhere, and for those that
 * are unused in their domain. 9,000 four-digit numbers, which exhaust each other, need 90,000 of the latter. Without
 * the limit, values crafted to have no pseudonym (letters that all become the same, for example) would take hours.
 */
const POOL = {
  choosy: 10_000,
  unique: 150_000,
  /** Longer pseudonyms: enough for all numbers of up to three digits, without making a file too large for SdI. */
  longer: 1_000,
};

/** Number of texts for which there is space at first. */
const FIRST_FACTS = 1_024;

/** The text is a value of a file, in lower case: no pseudonym may equal it. */
const ORIGINAL = 1;
/** The text has a pseudonym in the first domain; those of the other domains follow. */
const KNOWN = 2;
/** The text is a pseudonym in the first domain; those of the other domains follow. */
const TAKEN = KNOWN << DOMAINS.length;

/** Attempts of a domain whose keys are kept. Few values need more. */
const FEW_ATTEMPTS = 8;

/** Number of attempts at one length before a character is added. */
const TRIES_OF_LENGTH = 20;

/** Number of characters per attempt. Longer values use several, because each character is drawn separately. */
const CHARACTERS_OF_TRY = 32;

/** Attempts per value that do not count against the pool, and the only ones when the pool is exhausted. */
const FIRST_TRIES = 3;

/** Keys for an attempt to invent pseudonyms in a domain. */
class Attempt {
  readonly key: Key;
  readonly permutations: Permutations;

  constructor(key: Key, answers: Answers) {
    this.key = key.for('chance');
    this.permutations = new Permutations(key.for('permutation'), answers);
  }
}

/** Context for creating a pseudonym. */
export class Invention {
  readonly #attempt: Attempt;
  readonly #value: string;
  #chance: Chance | undefined;

  constructor(attempt: Attempt, value: string) {
    this.#attempt = attempt;
    this.#value = value;
  }

  /** Choices determined by the value. */
  get chance(): Chance {
    this.#chance ??= this.#attempt.key.chance(this.#value);
    return this.#chance;
  }

  /** Returns another text of the same shape; different texts always get different results. */
  permute(text: string, options: ShapeOptions): string {
    return this.#attempt.permutations.permuted(text, options);
  }

  /** Returns another text of the same shape; different texts mostly get different results. */
  other(text: string, options: ShapeOptions): string {
    return this.#attempt.permutations.permutedOrDrawn(text, this, options);
  }
}

/** Domains whose pseudonyms may be longer than the value, if all of its length are real values or in use. */
const GROWING: readonly Domain[] = ['number', 'code', 'name', 'bic'];

export class Pseudonyms {
  readonly #key: Key;
  /** Values and pseudonyms. */
  readonly #texts: TextTable;
  /** Facts about each text: {@link ORIGINAL}, {@link KNOWN} and {@link TAKEN} of each domain. */
  #facts = new Int32Array(FIRST_FACTS);
  /** The pseudonym of each text in one domain. */
  readonly #made: (string | undefined)[] = [];
  /** The domain of that pseudonym. */
  #domains = new Uint8Array(FIRST_FACTS);
  /** Pseudonyms of texts that have one in several domains, by domain and number. */
  readonly #others = new Map<string, string>();
  /** Shared pseudonyms that were looked up before. */
  readonly #recent = new RecentTexts();
  readonly #answers = new Answers();
  readonly #attempts = eachDomain((): Attempt[] => []);
  readonly #fileNames = new Map<string, string>();
  readonly #takenFileNames = new Set<string>();
  #left = { ...POOL };

  constructor(seed: string) {
    this.#key = Key.of(seed);
    this.#texts = new TextTable(this.#key.for('texts').number(0, 0));
  }

  /** Starts another file. */
  begin(): void {
    this.#left = { ...POOL };
  }

  /** Registers a value of a file. All values of a file are registered before the first replacement. */
  meet(value: string): void {
    this.#note(value.toLowerCase(), ORIGINAL);
  }

  isOriginal(value: string): boolean {
    return (this.#factsOf(value.toLowerCase()) & ORIGINAL) !== 0;
  }

  /** Keeps a value: it becomes its own pseudonym. */
  keep(domain: Domain, value: string): void {
    const place = DOMAINS.indexOf(domain);
    const number = this.#note(value, 0);
    if (this.#madeOf(place, number) === undefined) this.#know(place, number, value);
  }

  find(domain: Domain, value: string): string | undefined {
    const number = this.#texts.find(value);
    return number < 0 ? undefined : this.#madeOf(DOMAINS.indexOf(domain), number);
  }

  /** The pseudonym of a text in a domain, by their numbers. */
  #madeOf(place: number, number: number): string | undefined {
    if (((this.#facts[number] ?? 0) & (KNOWN << place)) === 0) return undefined;
    return this.#domains[number] === place ? this.#made[number] : this.#others.get(`${place} ${number}`);
  }

  /** Stores a pseudonym, which no other value of the domain may get. */
  #know(place: number, number: number, found: string): void {
    this.#note(found, TAKEN << place);
    this.#facts[number] = (this.#facts[number] ?? 0) | (KNOWN << place);
    if (this.#made[number] === undefined) {
      this.#made[number] = found;
      this.#domains[number] = place;
    } else this.#others.set(`${place} ${number}`, found);
  }

  #factsOf(text: string): number {
    const number = this.#texts.find(text);
    return number < 0 ? 0 : (this.#facts[number] ?? 0);
  }

  /** @returns the number of the text. */
  #note(text: string, fact: number): number {
    const number = this.#texts.add(text);
    if (number >= this.#facts.length) {
      const [facts, domains] = [new Int32Array(number * 2), new Uint8Array(number * 2)];
      facts.set(this.#facts);
      domains.set(this.#domains);
      this.#facts = facts;
      this.#domains = domains;
    }
    this.#facts[number] = (this.#facts[number] ?? 0) | fact;
    if (number === this.#made.length) this.#made.push(undefined);
    return number;
  }

  /** Returns the pseudonym of a value, created on first use. Different values have different pseudonyms. */
  of(domain: Domain, value: string, invent: (invention: Invention) => string): string {
    const place = DOMAINS.indexOf(domain);
    const number = this.#note(value, 0);
    const known = this.#madeOf(place, number);
    if (known !== undefined) return known;
    const taken = TAKEN << place;
    const tries = domain === 'name' ? TRIES_OF_WORDS : TRIES;
    let found = value;
    let other = value;
    const mayGrow = GROWING.includes(domain) && this.#left.longer > 0;
    for (let i = 0; i < tries; i += 1) {
      found = invent(new Invention(this.#attempt(domain, i), value));
      if (found !== value) other = found;
      const facts = this.#factsOf(found);
      const isFree = (facts & taken) === 0;
      const isNew = found !== value && (facts & ORIGINAL) === 0 && !this.#isOtherwiseOriginal(found);
      if (isFree && (isNew || (i >= CHOOSY && !mayGrow))) break;
      if (i >= CHOOSY && mayGrow) break;
      if (i >= FIRST_TRIES && !this.mayGoOn(value, isFree ? 'choosy' : 'unique')) break;
    }
    // If no candidate differs from the original, the value has nothing to replace and reveals nothing.
    if (GROWING.includes(domain) && other !== value) {
      if (found === value) found = other;
      if ((this.#factsOf(found) & taken) !== 0 || (mayGrow && this.isOriginal(found))) {
        found = this.#grown(found, value, taken);
      }
    }
    this.#know(place, number, found);
    return found;
  }

  /** {@link of} for values that are so many that different ones may have the same pseudonym. */
  shared(domain: Domain, value: string, invent: (invention: Invention) => string): string {
    const known = this.#recent.get(domain, value) ?? this.find(domain, value);
    if (known !== undefined) return known;
    let found = value;
    let i = 0;
    for (; i <= CHOOSY; i += 1) {
      found = invent(new Invention(this.#attempt(domain, i), value));
      if (found !== value && !this.isOriginal(found)) break;
      if (i >= FIRST_TRIES && !this.mayGoOn(value, 'choosy')) break;
    }
    // The first one that was drawn will be drawn again, as long as no file has it as a value.
    if (i === 0) this.#recent.set(domain, value, found);
    else this.#know(DOMAINS.indexOf(domain), this.#note(value, 0), found);
    return found;
  }

  /** True for a text that a file has in other letters. */
  #isOtherwiseOriginal(text: string): boolean {
    const small = text.toLowerCase();
    return small !== text && (this.#factsOf(small) & ORIGINAL) !== 0;
  }

  /** Appends characters until the pseudonym is unused. */
  #grown(found: string, value: string, taken: number): string {
    const end = /[0-9]$/.test(found) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz';
    let grown = found;
    this.#left.longer -= 1;
    const isUsed = (): boolean =>
      grown === value || (this.#factsOf(grown) & taken) !== 0 || this.isOriginal(grown);
    for (let i = 0; i === 0 || isUsed(); i += 1) {
      const chance = this.chance(`grown\0${i}\0${value}`);
      const more = Array.from({ length: 1 + Math.floor(i / TRIES_OF_LENGTH) }, () => chance.pick(end)).join(
        '',
      );
      grown = found + (found === found.toUpperCase() ? more.toUpperCase() : more);
    }
    return grown;
  }

  #attempt(domain: Domain, tried: number): Attempt {
    const kept = this.#attempts[domain][tried];
    if (kept !== undefined) return kept;
    const made = new Attempt(this.#key.for(`${domain}\0${tried}`), this.#answers);
    if (tried < FEW_ATTEMPTS) this.#attempts[domain][tried] = made;
    return made;
  }

  /**
   * Returns the pseudonym of a file name, the same for the same name. A second name with the same pseudonym gets a
   * number before its extension.
   */
  fileName(name: string, invent: () => string): string {
    const known = this.#fileNames.get(name);
    if (known !== undefined) return known;
    const made = invent();
    const [, stem = made, ending = ''] = /^(.*?[^/\\.][^/\\.]*)(\.[^/\\]*)?$/s.exec(made) ?? [];
    let found = made;
    // Case-insensitive file systems treat names that differ in case as one.
    for (let i = 2; this.#takenFileNames.has(found.toLowerCase()); i += 1) found = `${stem}-${i}${ending}`;
    this.#fileNames.set(name, found);
    this.#takenFileNames.add(found.toLowerCase());
    return found;
  }

  /** Choices for a value without a pseudonym. */
  chance(about: string): Chance {
    return this.#key.chance(about);
  }

  /** Takes attempts from the pool, more for longer values. Returns false when the pool is exhausted. */
  mayGoOn(value: string, which: keyof typeof POOL): boolean {
    const left = this.#left;
    left[which] -= Math.ceil(value.length / CHARACTERS_OF_TRY);
    return left[which] >= 0;
  }
}

function eachDomain<Value>(make: () => Value): Readonly<Record<Domain, Value>> {
  return Object.fromEntries(DOMAINS.map((domain) => [domain, make()])) as Record<Domain, Value>;
}
