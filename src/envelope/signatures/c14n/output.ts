/** Collects canonical text and passes it on as UTF-8 in chunks. */

/** Characters after which a chunk is passed on. */
const CHUNK = 1 << 16;

const encoder = new TextEncoder();

export class CanonicalOutput {
  readonly #source: string;
  readonly #emit: (chunk: Uint8Array) => void;
  #pieces: string[] = [];
  #size = 0;
  /** A stretch of the source that is canonical as it is; consecutive ones are copied together. */
  #from = 0;
  #to = 0;

  constructor(source: string, emit: (chunk: Uint8Array) => void) {
    this.#source = source;
    this.#emit = emit;
  }

  /** Adds a stretch of the source. */
  copy(from: number, to: number): void {
    if (from !== this.#to || this.#to === this.#from) {
      this.#flush();
      this.#from = from;
    }
    this.#to = to;
  }

  write(text: string): void {
    this.#flush();
    this.#add(text);
  }

  finish(): void {
    this.#flush();
    if (this.#pieces.length > 0) this.#pass();
  }

  #flush(): void {
    if (this.#to > this.#from) this.#add(this.#source.slice(this.#from, this.#to));
    this.#from = 0;
    this.#to = 0;
  }

  #add(text: string): void {
    this.#pieces.push(text);
    this.#size += text.length;
    if (this.#size >= CHUNK) this.#pass();
  }

  #pass(): void {
    this.#emit(encoder.encode(this.#pieces.join('')));
    this.#pieces = [];
    this.#size = 0;
  }
}
