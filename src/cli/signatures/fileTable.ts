/** A file with a table of its facts, as `open` and `verify` print it. */
import type { Flaw, Reason } from '../../envelope/index.ts';
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import { readableWidth, terms } from '../terminal/layout.ts';

export interface Look {
  readonly messages: Messages;
  readonly style: ReturnType<typeof stylist>;
  readonly columns: number;
}

export type Row = readonly [term: string, explanation: string];

/** Ends with a line break. */
export function fileTable(file: string, rows: readonly Row[], { style, columns }: Look): string {
  const shown = rows.map(([term, explanation]): Row => [term, visible(explanation)]);
  const table = terms(shown, readableWidth(columns), (term) => style('dim', term));
  return `${style('file', visible(file))}\n${table}\n`;
}

/** The reason why a file cannot be opened, with the suggested action; no row if it can be opened. */
export function reasonRows(
  { reason, flaws }: { readonly reason: Reason | null; readonly flaws: readonly Flaw[] },
  { messages: { open: words } }: Look,
): readonly Row[] {
  if (reason === null) return [];
  return [[words.terms.reason, flaws.includes('converted') ? words.converted : words.reasons[reason]]];
}

/** A defect of a file that can be opened. @param isWhole True if all signatures are complete. */
export function flawRows(
  flaw: Flaw,
  { isWhole }: { readonly isWhole: boolean },
  { messages: { open: words } }: Look,
): readonly Row[] {
  if (flaw === 'converted') return [];
  return [[words.terms.flaw, flaw === 'truncated' && isWhole ? words.endMissing : words.flaws[flaw]]];
}

/** The date in a time in ISO 8601. */
export function dateOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length);
}
