/** Where the values of a JSON text stand in it. */

/** The text of {@link YamlReading}: JSON without blanks, of which the reader has made sure. */
export class JsonPlaces {
  readonly #places = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(json: string) {
    this.#text = json;
    this.#value('');
  }

  /** The offset of the value at a JSON Pointer, or of what is nearest around it; null where that is the whole. */
  nearest(pointer: string): number | null {
    for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const place = this.#places.get(path);
      if (place !== undefined) return place;
    }
    return null;
  }

  #value(path: string): void {
    this.#places.set(path, this.#at);
    const first = this.#text[this.#at];
    if (first === '{') this.#members(path, '}', () => this.#key());
    else if (first === '[') this.#members(path, ']', (index) => String(index));
    else if (first === '"') this.#string();
    else this.#at += 'null'.length;
  }

  #members(path: string, end: '}' | ']', segment: (index: number) => string): void {
    this.#at += 1;
    for (let index = 0; this.#text[this.#at] !== end; index += 1) {
      if (index > 0) this.#at += 1;
      this.#value(`${path}/${segment(index).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
    this.#at += 1;
  }

  #key(): string {
    const name = this.#string();
    this.#at += 1;
    return name;
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    while (this.#text[this.#at] !== '"') this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }
}
