/** Totals as one JSON object, with one file per line. */
import { visibleJson } from '../output/sanitize.ts';
import { VERSION } from '../process/version.ts';
import type { Recomputed } from './recompute.ts';

export class JsonTotals {
  readonly #summary = { files: 0, equal: 0, within: 0, beyond: 0, unreadable: 0 };

  start(): string {
    const head = JSON.stringify({ tool: { name: 'fattura', version: VERSION } });
    return `${visibleJson(head).slice(0, -1)},\n"files":[`;
  }

  /** @param recomputed Null for a file without a valid invoice. */
  file(name: string, recomputed: Recomputed | null): string {
    const separator = this.#summary.files === 0 ? '' : ',';
    this.#summary.files += 1;
    this.#summary[standing(recomputed)] += 1;
    const row =
      recomputed === null
        ? { file: name, kind: null, valid: false, rejected: [], differences: [], totals: [] }
        : {
            file: name,
            kind: recomputed.loaded.invoice.versione,
            valid: true,
            rejected: recomputed.rejected,
            differences: recomputed.differences,
            totals: recomputed.totals,
            ...(recomputed.explanation === null ? {} : { explanation: recomputed.explanation }),
          };
    return `${separator}\n${visibleJson(JSON.stringify(row))}`;
  }

  end(): string {
    return `${this.#summary.files === 0 ? '' : '\n'}],\n"summary":${JSON.stringify(this.#summary)}}\n`;
  }
}

function standing(recomputed: Recomputed | null): 'equal' | 'within' | 'beyond' | 'unreadable' {
  if (recomputed === null) return 'unreadable';
  if (recomputed.differences.length === 0) return 'equal';
  return recomputed.beyond === 0 ? 'within' : 'beyond';
}
