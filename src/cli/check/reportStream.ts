/** Writes a report while its files are being checked: nothing of it is kept. */
import type { Output } from '../io.ts';
import type { Frame } from './frame.ts';
import type { Tally } from './tally.ts';

export class ReportStream {
  readonly #output: Pick<Output, 'write'>;
  readonly #frame: Frame;
  readonly #separator: string;
  #begun = false;

  /** @param separator What stands between the texts of two files. */
  constructor(output: Pick<Output, 'write'>, frame: Frame, separator: string) {
    this.#output = output;
    this.#frame = frame;
    this.#separator = separator;
  }

  /** Writes what is to be said of the next files. */
  async add(text: string): Promise<void> {
    if (text !== '') await this.#write(text, this.#separator);
  }

  /** Writes what stands at the end. */
  async end(tally: Tally): Promise<void> {
    await this.#write(this.#frame.end(tally), '');
  }

  async #write(text: string, separator: string): Promise<void> {
    const before = this.#begun ? separator : this.#frame.start;
    this.#begun = true;
    if (before + text !== '') await this.#output.write(before + text);
  }
}
