/** Totals as text: a table of differences and totals for each document. */
import type { RecomputedTotal } from '../../operations/index.ts';
import { visible } from '../../validate/index.ts';
import { LineNames } from '../differences/places.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import { tableFor } from '../terminal/table.ts';
import type { Explained, Recomputed } from './recompute.ts';

export interface TotalLook {
  readonly messages: Messages;
  readonly style: ReturnType<typeof stylist>;
  /** Width of the terminal; null for no truncation. */
  readonly width: number | null;
}

/** Returns the text of one file; ends with a line break. */
export function renderTotals(recomputed: Recomputed, look: TotalLook): string {
  const { loaded, explanation, differences, beyond } = recomputed;
  const { messages, style } = look;
  const { length } = loaded.invoice.fattura_elettronica_body;
  const parts = [`${style('file', visible(loaded.input.name))}\n`];
  const figures = byBody(figuresOf(recomputed));
  const explained = byBody(explanation ?? []);
  const lineNames = new LineNames(loaded.invoice);
  for (let index = 0; index < length; index += 1) {
    const rows = figures.get(index) ?? [];
    const texts = explained.get(index) ?? [];
    if (length > 1) parts.push(`\n${style('bold', title(recomputed, index, messages))}\n`);
    if (rows.length > 0) parts.push('\n', table(rows, lineNames, look));
    if (texts.length > 0) parts.push('\n', sentences(texts));
  }
  const { total } = messages;
  const count = differences.length === 0 ? total.equal : total.count({ all: differences.length, beyond });
  return `${parts.join('')}\n  ${style(beyond === 0 ? 'valid' : 'rejected', count)}\n`;
}

/** Returns the differences, followed by the totals of each body. */
function figuresOf({ differences, totals }: Recomputed): readonly RecomputedTotal[] {
  const different = new Set(differences);
  return [
    ...differences.filter(({ formula }) => !isTotal(formula)),
    ...differences.filter(({ formula }) => isTotal(formula)),
    ...totals.filter((figure) => !different.has(figure)),
  ];
}

function isTotal(formula: RecomputedTotal['formula']): boolean {
  return formula === 'document.total' || formula === 'document.due';
}

/** Groups by the index of the body, in one pass: a lotto of 5 MB can have 7,900 bodies. */
function byBody<T extends { readonly path: string }>(all: readonly T[]): ReadonlyMap<number, readonly T[]> {
  const found = new Map<number, T[]>();
  for (const one of all) {
    const [, body] = /^\/fattura_elettronica_body\/([0-9]+)\//.exec(one.path) ?? [];
    if (body === undefined) continue;
    const list = found.get(Number(body));
    if (list === undefined) found.set(Number(body), [one]);
    else list.push(one);
  }
  return found;
}

function title({ loaded }: Recomputed, index: number, { split }: Messages): string {
  const document = loaded.invoice.fattura_elettronica_body[index]?.dati_generali.dati_generali_documento;
  return visible(split.document(document?.numero ?? '', document?.data ?? ''));
}

function table(figures: readonly RecomputedTotal[], lineNames: LineNames, look: TotalLook): string {
  const { messages, style, width } = look;
  const { heads } = messages.total;
  const columns = [
    { head: '', whole: true },
    { head: heads.figure },
    { head: heads.stated, right: true, whole: true },
    { head: heads.computed, right: true, whole: true },
    { head: heads.difference, right: true, whole: true },
  ];
  const rows = figures.map(({ field, path, stated, computed, difference }) => [
    field ?? '',
    placeOf(lineNames, path),
    stated ?? '–',
    computed,
    difference === NONE ? '' : difference,
  ]);
  const laid = tableFor(columns, rows, {
    width: width === null ? null : width - INDENT.length,
    bold: (text) => style('bold', text),
  });
  const lines = figures.map((figure, at) => {
    const row = `${INDENT}${laid.rows([rows[at] ?? []])}`;
    return figure.difference === NONE ? row : `${row}${remark(figure, look)}`;
  });
  return `${INDENT}${laid.head()}${lines.join('')}`;
}

const INDENT = '  ';

/** The value of an absent difference. */
const NONE = '0.00';

/** The XML path of a field, starting at its last repeated block. */
function placeOf(lineNames: LineNames, path: string): string {
  const steps = path.split('/');
  const repeated = steps.findLastIndex((step, at) => at > BODY_AT && /^[0-9]+$/.test(step));
  const first = repeated === -1 ? steps.length - 1 : repeated;
  return steps
    .slice(first)
    .map((_, at) => lineNames.spot(steps.slice(0, first + at + 1).join('/')).name)
    .join('/');
}

/** The position of the body in a path: `/fattura_elettronica_body/0/…`. */
const BODY_AT = 2;

/** The line below a row: if the difference is tolerated, the control, and the probable cause. */
function remark({ within, control, reading }: RecomputedTotal, { messages, style }: TotalLook): string {
  const { verdict, readings } = messages.total;
  const text = verdict({ within, control });
  const why = reading === null ? '' : `: ${readings[reading]}`;
  return `${INDENT}${INDENT}${style(within ? 'dim' : 'rejected', `→ ${text}${why}`)}\n`;
}

function sentences(explained: readonly Explained[]): string {
  return explained.map(({ text }) => `${INDENT}${visible(text)}\n`).join('');
}
