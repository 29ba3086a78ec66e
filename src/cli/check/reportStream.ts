/** Writes a report while its files are being checked: nothing of it is kept. */
import {
  type Report,
  renderJsonEnd,
  renderJsonStart,
  renderNdjsonSummary,
  renderSummaryText,
} from '../../validate/index.ts';
import type { Output } from '../io.ts';
import { stylist } from '../terminal/colour.ts';
import { separatorOf } from './checked.ts';
import type { CheckSettings } from './settings.ts';
import type { Tally } from './tally.ts';

export class ReportStream {
  readonly #output: Output;
  readonly #settings: CheckSettings;
  readonly #tool: Report['tool'];
  #begun = false;

  constructor(output: Output, settings: CheckSettings, tool: Report['tool']) {
    this.#output = output;
    this.#settings = settings;
    this.#tool = tool;
  }

  /** Writes what is to be said of the next files. */
  async add(text: string): Promise<void> {
    if (text === '') return;
    await this.#output.write(this.#settings.format === 'json' ? `${this.#open()}${text}` : text);
  }

  /** Writes what stands at the end. */
  async end({ summary }: Tally): Promise<void> {
    const { format, language, width, colour } = this.#settings;
    if (format === 'json') {
      await this.#output.write(`${this.#begun ? '' : renderJsonStart(this.#tool)}${renderJsonEnd(summary)}`);
    } else if (format === 'ndjson') {
      await this.#output.write(renderNdjsonSummary(summary, this.#tool));
    } else {
      await this.#output.write(renderSummaryText(summary, { language, width, style: stylist(colour) }));
    }
  }

  /** What comes before the next file: the head of the report, later a comma. */
  #open(): string {
    if (this.#begun) return separatorOf('json');
    this.#begun = true;
    return renderJsonStart(this.#tool);
  }
}
