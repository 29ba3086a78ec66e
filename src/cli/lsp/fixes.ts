/** Quick fixes: the changes of `fattura fix`, for one finding or for all. */
import type { CodeAction, TextEdit } from 'vscode-languageserver';
import { type FixOptions, fixInvoice, type UnwantedFix } from '../../operations/index.ts';
import { declarationCodes, type Fix } from '../../validate/index.ts';
import type { LspWords } from '../messages/lsp/words.ts';
import { type Located, locatedFindings } from './diagnostics.ts';
import type { InvoiceDocument } from './document.ts';
import type { Span } from './node.ts';
import type { Places } from './ranges.ts';

/** Data with which a client requests the edit of a code action. */
export interface ActionData {
  readonly uri: string;
  readonly version: number;
  /** The fix of one finding; null for all mechanical fixes. */
  readonly only: UnwantedFix | null;
}

/** @param uri Address of the document. */
export function actionsIn(
  document: InvoiceDocument,
  range: Span,
  { uri, version, words }: { readonly uri: string; readonly version: number; readonly words: LspWords },
): CodeAction[] {
  const located = locatedFindings(document).filter(hasFix);
  const here = located.filter(({ span }) => span.start <= range.end && span.end >= range.start);
  const action = (title: string, kind: string, only: UnwantedFix | null): CodeAction => {
    const data: ActionData = { uri, version, only };
    return { title, kind, data };
  };
  return [
    ...here.map(({ finding: { code, fix } }) =>
      action(titleOf(fix, words), 'quickfix', { code, op: fix.op, path: fix.path }),
    ),
    ...(located.length > 0 ? [action(words.fixAll, 'source.fixAll.fattura', null)] : []),
  ];
}

interface Fixable extends Located {
  readonly finding: Located['finding'] & { readonly fix: Fix };
}

const hasFix = (located: Located): located is Fixable => located.finding.fix !== undefined;

function titleOf({ op, path, from, to }: Fix, words: LspWords): string {
  const name = path.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';
  if (op === 'replace' && from !== undefined && to !== undefined)
    return words.replace(short(from), short(to));
  if (op === 'add' && to !== undefined) return words.add(name, short(to));
  if (op === 'remove') return words.remove(name);
  return op === 'order' ? words.order(name) : words.change(name);
}

const LONGEST_SHOWN = 40;

const short = (text: string): string =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;

/** @returns null if the fix cannot be applied to this text */
export function editFor(
  document: InvoiceDocument,
  only: UnwantedFix | null,
  places: Places,
): TextEdit | null {
  const { language, asOf, file } = document.settings;
  const checking = { language, asOf, asOfIsToday: true, file } satisfies FixOptions;
  const fixed = only === null ? fixInvoice(document.text, checking).text : oneFixed(document, only, checking);
  return fixed === null ? null : editBetween(document.text, fixed, places);
}

/** The text with one fix. All others are left out, even those that would follow from it. */
function oneFixed({ text }: InvoiceDocument, only: UnwantedFix, checking: FixOptions): string | null {
  const { code } = only;
  const codes = code !== null && declarationCodes.includes(code) ? [code] : [];
  let without: readonly UnwantedFix[] = [];
  // Another fix may take the place of one that was left out.
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = fixInvoice(text, { ...checking, amounts: true, codes, without });
    const others = result.changes.filter((change) => !isSame(change, only));
    if (others.length === 0) return result.changes.length === 0 ? null : result.text;
    without = [...without, ...others.map(({ code: other, op, path }) => ({ code: other, op, path }))];
  }
  return null;
}

const ROUNDS = 5;

const isSame = (a: UnwantedFix, b: UnwantedFix): boolean =>
  a.code === b.code && a.op === b.op && a.path === b.path;

/** One edit from the first difference to the last. */
export function editBetween(before: string, after: string, places: Places): TextEdit | null {
  if (before === after) return null;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    range: places.range({ start, end: before.length - same }),
    newText: after.slice(start, after.length - same),
  };
}
