/** Writes a report while files are being checked, without keeping it in memory. */
import { SPECIFICATION } from '../../model/index.ts';
import type { ReportFormatter, RunEnd } from '../../validate/index.ts';
import { documentOutput } from '../output/documentOutput.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { Output } from '../process/io.ts';
import { VERSION } from '../process/version.ts';
import type { Tally } from './tally.ts';

export const TOOL = { name: 'fattura', version: VERSION, spec: SPECIFICATION } as const;

/** The facts for the end of a report. */
export function endOf({ summary, codes, omitted, exitCode }: Tally): RunEnd {
  return { tool: TOOL, summary, codes, omitted, successful: exitCode !== ExitCode.bug };
}

/** Text without commands of GitHub's runner in the strings of a machine format. */
export function plainText({ machine }: Pick<ReportFormatter, 'machine'>, text: string): string {
  const bracket = machine?.bracket ?? null;
  return bracket === null ? text : text.replaceAll('##[', `##${bracket}`);
}

/** Wraps the output for a format. Machine formats are written as bytes. */
export function outputFor(formatter: ReportFormatter, output: Pick<Output, 'write'>): Pick<Output, 'write'> {
  if (formatter.machine === null) return output;
  return documentOutput(output, (text) => plainText(formatter, text));
}

interface Frame {
  readonly start: string;
  /** Separates the texts of two files. */
  readonly separator: string;
}

export class ReportStream {
  readonly #output: Pick<Output, 'write'>;
  readonly #start: string;
  readonly #separator: string;
  #begun = false;

  constructor(output: Pick<Output, 'write'>, { start, separator }: Frame) {
    this.#output = output;
    this.#start = start;
    this.#separator = separator;
  }

  /** Writes the text of the next files. */
  async add(text: string): Promise<void> {
    if (text !== '') await this.#write(text, this.#separator);
  }

  /** Writes the end of the report. */
  async end(text: string): Promise<void> {
    await this.#write(text, '');
  }

  async #write(text: string, separator: string): Promise<void> {
    const before = this.#begun ? separator : this.#start;
    this.#begun = true;
    if (before + text !== '') await this.#output.write(before + text);
  }
}

/** GitHub shows this many annotations per level and step, and silently drops the rest. */
const MOST = 10;

export class Annotations {
  readonly #counts = new Map<string, number>();

  /** Returns the workflow commands, one per line, that will be shown. */
  take(commands: string): string {
    const lines = commands.split(/(?<=\n)/);
    return lines.filter((line) => this.#isShown(/^::(\w+) /.exec(line)?.[1] ?? '')).join('');
  }

  #isShown(level: string): boolean {
    const count = (this.#counts.get(level) ?? 0) + 1;
    this.#counts.set(level, count);
    return count <= MOST;
  }
}
