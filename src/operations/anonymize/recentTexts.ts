/**
 * Number of places; a power of two. A text of 5 MB may have 700,000 different words: looking a word up in a table of all
 * of them takes longer than drawing its pseudonym again. Words that recur often are found in few places.
 */
const PLACES = 8_192;

/** Texts that were stored last: a text takes the place of another. */
export class RecentTexts {
  readonly #names = new Array<string>(PLACES).fill('');
  readonly #texts = new Array<string>(PLACES).fill('');
  readonly #groups = new Array<string>(PLACES).fill('');

  get(group: string, name: string): string | undefined {
    const place = placeOf(name);
    return this.#names[place] === name && this.#groups[place] === group ? this.#texts[place] : undefined;
  }

  set(group: string, name: string, text: string): void {
    const place = placeOf(name);
    this.#names[place] = name;
    this.#groups[place] = group;
    this.#texts[place] = text;
  }
}

/** Characters that determine the place: texts that begin alike only take each other's place. */
const FEW = 16;

function placeOf(name: string): number {
  let hash = name.length;
  for (let at = Math.min(name.length, FEW) - 1; at >= 0; at -= 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (PLACES - 1);
}
