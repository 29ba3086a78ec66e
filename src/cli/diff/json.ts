/** Differences for programs. */
import type { Difference } from '../../operations/index.ts';
import type { Loaded } from '../load/loadInvoice.ts';
import { visibleJson } from '../terminal/visibleJson.ts';
import { VERSION } from '../version.ts';

export interface Compared {
  readonly a: Loaded;
  readonly b: Loaded;
  readonly differences: readonly Difference[];
}

/** One object; `differences` has one a line. Ends with a line break. */
export function renderDiffJson({ a, b, differences }: Compared): string {
  const head = {
    tool: { name: 'fattura', version: VERSION },
    a: side(a),
    b: side(b),
    equal: differences.length === 0,
  };
  const rows = differences.map((one) => `\n${visibleJson(JSON.stringify(one))}`).join();
  const opening = visibleJson(JSON.stringify(head)).slice(0, -1);
  return `${opening},\n"differences":[${rows}${rows === '' ? '' : '\n'}]}\n`;
}

function side({ input, invoice, failed }: Loaded): object {
  return { file: input.name, kind: invoice.versione ?? null, valid: failed === null };
}
