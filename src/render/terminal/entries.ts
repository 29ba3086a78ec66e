/** Renders labels and values in two columns. */
import { widthOf, wrap } from '../../validate/index.ts';
import type { Entry } from '../content/content.ts';
import type { Line, TextLayout } from './columns.ts';

const GAP = 2;

/** Maximum share of the width for labels; longer ones have their value on the next line. */
const LONGEST_LABEL = 0.5;

/** @param align `end` right-aligns the values, like a column of numbers. */
export function entryLines(
  entries: readonly Entry[],
  { width }: TextLayout,
  { align = 'start' }: { readonly align?: 'start' | 'end' } = {},
): readonly Line[] {
  const most = Math.floor(width * LONGEST_LABEL);
  const labels = entries.map(({ label }) => widthOf(label)).filter((length) => length <= most);
  const column = Math.max(0, ...labels) + GAP;
  const room = Math.max(1, width - column);
  const widest = Math.max(0, ...entries.map(({ value }) => widthOf(value)));
  const valueWidth = Math.min(widest, room);
  return entries.flatMap(({ label, value, strong }): readonly Line[] => {
    const [first = '', ...rest] = wrap(value, room);
    const set = (text: string): string =>
      align === 'end' ? `${' '.repeat(Math.max(0, valueWidth - widthOf(text)))}${text}` : text;
    const fits = widthOf(label) <= most;
    const texts = fits
      ? [`${label}${' '.repeat(column - widthOf(label))}${set(first)}`]
      : [...wrap(label, width), `${' '.repeat(column)}${set(first)}`];
    const lines = [...texts, ...rest.map((line) => `${' '.repeat(column)}${line}`)];
    return lines.map((text) => (strong === true ? { text, style: 'file' } : { text }));
  });
}
