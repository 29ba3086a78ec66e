/** Quick fixes: the suggestion of one finding, or all mechanical fixes as `fattura fix` applies them. */
import type { CodeAction, TextEdit } from 'vscode-languageserver';
import { isRetiredKind } from '../../model/index.ts';
import { fixEdits, fixInvoice } from '../../operations/index.ts';
import type { Fix } from '../../validate/index.ts';
import type { LspWords } from '../messages/lsp/words.ts';
import { locatedFindings } from './diagnostics.ts';
import type { InvoiceDocument } from './document.ts';
import { fieldAt, type Span } from './node.ts';
import type { Places } from './ranges.ts';

/** Data with which a client requests the edit of a code action. */
export interface ActionData {
  readonly uri: string;
  readonly version: number;
  /** The position of the finding in the report; null for all mechanical fixes. */
  readonly only: number | null;
}

interface ActionContext {
  /** Address of the document. */
  readonly uri: string;
  readonly version: number;
  readonly words: LspWords;
  /** The kinds of actions that the client wants; all if undefined. */
  readonly only?: readonly string[] | undefined;
  /** For a client that does not request edits: its actions have them at once. */
  readonly places?: Places | undefined;
}

const QUICK_FIX = 'quickfix';
const FIX_ALL = 'source.fixAll.fattura';

/** The kinds of actions that the server has. */
export const ACTION_KINDS: readonly string[] = [QUICK_FIX, FIX_ALL];

/** The actions that change the text. */
export function actionsIn(document: InvoiceDocument, range: Span, context: ActionContext): CodeAction[] {
  const { uri, version, words, only, places } = context;
  const wants = (kind: string): boolean => only?.some((one) => includes(one, kind)) ?? true;
  const all = fixable(document);
  const here = wants(QUICK_FIX)
    ? all.filter(({ span }) => span.start <= range.end && span.end >= range.start)
    : [];
  const mechanical = wants(FIX_ALL) ? all.filter(({ fix }) => isMechanical(document, fix)) : [];
  const edits = editsOf(document, [...here, ...mechanical]);
  const action = (title: string, kind: string, index: number | null): CodeAction => {
    const data: ActionData = { uri, version, only: index };
    return { title, kind, data };
  };
  const quick = here.flatMap(({ fix, index }, at) => {
    const edit = edits[at];
    if (edit == null) return [];
    const one = action(titleOf(document, fix, words), QUICK_FIX, index);
    return places === undefined ? [one] : [withEdit(one, textEdit(edit, places))];
  });
  if (edits.slice(here.length).every((edit) => edit === null)) return quick;
  const every = action(words.fixAll, FIX_ALL, null);
  if (places === undefined) return [...quick, every];
  const edit = editForAll(document, places);
  return edit === null ? quick : [...quick, withEdit(every, edit)];
}

/** The action that an editor can apply. */
export function withEdit(action: CodeAction, edit: TextEdit): CodeAction {
  const { uri } = action.data as ActionData;
  return { ...action, edit: { changes: { [uri]: [edit] } } };
}

function textEdit({ offset, end, text }: Placed, places: Places): TextEdit {
  return { range: places.range({ start: offset, end }), newText: text };
}

type Placed = NonNullable<ReturnType<typeof fixEdits>[number]>;

/** True if a kind is another one or below it, as `source.fixAll.fattura` is below `source`. */
function includes(kind: string, below: string): boolean {
  return kind === '' || below === kind || below.startsWith(`${kind}.`);
}

/** True for a fix that `fattura fix` applies without options: never in a format that SdI no longer accepts. */
function isMechanical({ checked }: InvoiceDocument, { kind }: Fix): boolean {
  return kind === 'safe' && !isRetiredKind(checked.report.kind);
}

interface Fixable {
  readonly fix: Fix;
  /** The position of the finding in the report. */
  readonly index: number;
  /** The text that the editor marks. */
  readonly span: Span;
}

function fixable(document: InvoiceDocument): readonly Fixable[] {
  return locatedFindings(document).flatMap(({ finding: { fix }, span }, index) =>
    fix === undefined ? [] : [{ fix, index, span }],
  );
}

function editsOf({ text, checked }: InvoiceDocument, some: readonly Fixable[]): ReturnType<typeof fixEdits> {
  const spans = checked.source?.spans ?? [];
  const fixes = some.map(({ fix, index }) => ({ fix, span: spans[index] ?? null }));
  return fixEdits(text, fixes, checked.report.kind);
}

function titleOf(document: InvoiceDocument, { op, path, from, to }: Fix, words: LspWords): string {
  const name = nameAt(document, path);
  if (op === 'replace' && to !== undefined) {
    const [was, is] = [short(from ?? ''), short(to)];
    return was === '' || was === is ? words.change(name) : words.replace(was, is);
  }
  if (op === 'add' && to !== undefined) return words.add(name, short(valuesIn(document, path, to)));
  if (op === 'remove') return words.remove(name);
  if (op === 'split' && to !== undefined) return words.split(name, (parsed(to) as readonly unknown[]).length);
  return op === 'order' ? words.order(name) : words.change(name);
}

/** The name of a field in the form of the document. */
function nameAt({ form, kind, root }: InvoiceDocument, path: string): string {
  const field = fieldAt(path, kind);
  if (form === 'xml' && field !== null) return field.name;
  return path.split('/').findLast((step) => step !== '' && !/^(?:\d+|-)$/.test(step)) ?? root.name;
}

/** A value to add; for a block, the names and values of its fields. */
function valuesIn(document: InvoiceDocument, path: string, to: string): string {
  const value = to.startsWith('{') ? parsed(to) : to;
  if (typeof value !== 'object' || value === null) return to;
  return Object.entries(value)
    .map(([key, inner]) => {
      const at = `${path}/${key}`;
      const isBlock = typeof inner === 'object' && inner !== null;
      const shown = isBlock ? `(${valuesIn(document, at, JSON.stringify(inner))})` : String(inner);
      return `${nameAt(document, at)} ${shown}`;
    })
    .join(', ');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const LONGEST_SHOWN = 60;

/** A value on one line. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_SHOWN ? line : `${line.slice(0, LONGEST_SHOWN)}…`;
}

/** @returns Null if the fix cannot be applied to this text. */
export function editFor(
  document: InvoiceDocument,
  only: ActionData['only'],
  places: Places,
): TextEdit | null {
  if (only === null) return editForAll(document, places);
  const [edit] = editsOf(
    document,
    fixable(document).filter(({ index }) => index === only),
  );
  return edit == null ? null : textEdit(edit, places);
}

function editForAll({ text, settings }: InvoiceDocument, places: Places): TextEdit | null {
  const { language, asOf, file } = settings;
  const fixed = fixInvoice(text, { language, asOf, asOfIsToday: true, file }).text;
  if (fixed === null) return null;
  const mark = text.startsWith(MARK) && !fixed.startsWith(MARK) ? MARK : '';
  return editBetween(text, `${mark}${fixed}`, places);
}

/** The byte order mark, which a result lacks. */
const MARK = '\ufeff';

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
