/** Writes a report while its files are being checked: nothing of it is kept. */
import type { Output } from '../io.ts';
import type { Frame } from './frame.ts';
import type { Tally } from './tally.ts';

/** The sign that begins a command of GitHub's runner anywhere in a line, as formats for programs have it instead. */
const BRACKETS: Readonly<Record<string, string>> = {
  json: '\\u005b',
  ndjson: '\\u005b',
  sarif: '\\u005b',
  junit: '&#91;',
};

/**
 * An output for reports of a format. Those for programs are written as bytes, which are not changed any more; the
 * workflow commands of `github` are meant as such.
 */
export function outputFor(format: string, output: Pick<Output, 'write'>): Pick<Output, 'write'> {
  const bracket = BRACKETS[format];
  if (bracket === undefined && format !== 'github') return output;
  return {
    write: (chunk) =>
      output.write(
        typeof chunk === 'string'
          ? new TextEncoder().encode(bracket === undefined ? chunk : chunk.replaceAll('##[', `##${bracket}`))
          : chunk,
      ),
  };
}

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
