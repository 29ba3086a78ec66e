/** Prints the changes to a file, and the fixes that were not applied. */
import type { Change, FixResult } from '../../operations/index.ts';
import { type Finding, type FixKind, shown, visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';

interface Look {
  readonly messages: Messages;
  readonly style: ReturnType<typeof stylist>;
}

/** The file's name, its changes and the resulting verdict; ends with a line break. */
export function renderChanges(file: string, result: FixResult, look: Look): string {
  const { fix } = look.messages;
  const { before, after, changes, notApplied } = result;
  const verdict = before === after ? fix.verdict[after] : `${fix.verdict[before]} → ${fix.verdict[after]}`;
  const count = changes.length === 0 ? fix.nothing : fix.changes(changes.length);
  const left = notApplied.map(({ code, fix: { path }, reason, readings = [] }) =>
    visible(fix.left(code, path, { reason, readings: readings.map(shownReading) })),
  );
  const lines = [
    look.style('file', visible(file)),
    ...changes.map((change) => `  ${changeLine(change, look)}`),
    ...left.map((sentence) => `  ${sentence}`),
    `  ${look.style(after, verdict)} · ${count}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** `71:23  FatturaElettronicaBody/…/PrezzoTotale  "200,00" → "200.00"  (00200)` */
function changeLine(change: Change, { messages: { fix }, style }: Look): string {
  const { line, column, code, op, from, to } = change;
  const was = op === 'add' ? fix.absent : from === null ? fix.block : fix.value(shown(from));
  const is = op === 'remove' || to === null ? fix.removed : written(op, to, fix);
  const what = code === null ? fix.signature : op === 'order' ? fix.ordered : `${was} → ${is}`;
  const parts = [`${line}:${column}`, pathOf(change), what, ...(code === null ? [] : [`(${code})`])];
  return parts.map((part, index) => (index === 0 || index === 3 ? style('dim', part) : part)).join('  ');
}

function written(op: Change['op'], to: string, fix: Messages['fix']): string {
  // The value of a split is our own JSON, a list of strings.
  return op === 'split' ? fix.split((JSON.parse(to) as string[]).map(shown)) : fix.value(shown(to));
}

/** The paths of a reading, whose amounts are wrong together, relative to the body. */
function shownReading(paths: readonly string[]): string {
  return paths.map((path) => path.replace(/^\/fattura_elettronica_body\/\d+\//, '')).join(' + ');
}

/** The path in the file's own form: for XML without the root element, for JSON the pointer. */
function pathOf({ xpath, path }: Change): string {
  if (xpath === null) return visible(path ?? '');
  const steps = xpath.replace(/^\/\*\/?/, '');
  // Few names are not those of the format.
  return visible(steps.includes('*[') ? steps.replace(/\*\[name\(\)='([^']*)'\]/g, '$1') : steps);
}

/** The codes of findings whose fixes were not requested: each declaration once, amounts as often as they occur. */
export function left(remaining: readonly Finding[], kind: FixKind): readonly string[] {
  const codes = remaining.flatMap(({ code, fix }) => (fix?.kind === kind ? [code] : []));
  return kind === 'declaration' ? [...new Set(codes)] : codes;
}
