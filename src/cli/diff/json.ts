/** Renders differences as JSON. */
import type { Difference } from '../../operations/index.ts';
import type { Loaded } from '../input/loadInvoice.ts';
import { visibleJson } from '../output/sanitize.ts';
import { VERSION } from '../process/version.ts';

export interface Compared {
  readonly a: Loaded;
  readonly b: Loaded;
  readonly differences: readonly Difference[];
}

/** One object, with one difference per line; ends with a line break. */
export function renderDiffJson({ a, b, differences }: Compared): string {
  const head = {
    tool: { name: 'fattura', version: VERSION },
    a: side(a),
    b: side(b),
    outcome: differences.length === 0 ? 'equal' : 'different',
    equal: differences.length === 0,
  };
  const rows = differences.map((one) => `\n${visibleJson(JSON.stringify(one))}`).join();
  const opening = visibleJson(JSON.stringify(head)).slice(0, -1);
  return `${opening},\n"differences":[${rows}${rows === '' ? '' : '\n'}]}\n`;
}

/** The output if a file could not be read and nothing was compared, which the exit code does not distinguish. */
export function renderUnreadJson(
  sides: readonly { readonly name: string; readonly loaded: Loaded | null }[],
): string {
  const [a, b] = sides.map(({ name, loaded }) =>
    loaded === null ? { file: name, kind: null, valid: null } : side(loaded),
  );
  const document = {
    tool: { name: 'fattura', version: VERSION },
    a,
    b,
    outcome: 'unreadable',
    equal: null,
    differences: null,
  };
  return `${visibleJson(JSON.stringify(document))}\n`;
}

function side({ input, invoice, failed }: Loaded): object {
  return { file: input.name, kind: invoice.versione ?? null, valid: failed === null };
}
