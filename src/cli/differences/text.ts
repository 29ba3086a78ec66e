/** Renders differences as text: by block, with the numbers and names of the specification. */
import { type Field, inLanguage } from '../../model/index.ts';
import type { Difference } from '../../operations/index.ts';
import { type Language, type Style, shown, visible, widthOf } from '../../validate/index.ts';
import type { Compared } from '../diff/json.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import { readableWidth } from '../terminal/layout.ts';
import { excerpt, excerpts, lineOf, type Piece, wrapPieces } from './excerpt.ts';
import { LineNames, type Spot, spotBelow } from './places.ts';

export interface DiffLook {
  readonly messages: Messages;
  readonly language: Language;
  readonly style: ReturnType<typeof stylist>;
  /** True if styles are visible; otherwise brackets mark differences. */
  readonly colour: boolean;
  /** Width of the terminal in columns. */
  readonly width: number;
}

const SIGNS = { added: '+', removed: '-', changed: '~', moved: '↕' } as const;
const STYLES = { added: 'valid', removed: 'rejected', changed: 'warning', moved: 'info' } as const;

/** Returns the whole text; ends with a line break. */
export function renderDiff({ a, b, differences }: Compared, look: DiffLook): string {
  const { diff } = look.messages;
  const names = `${visible(a.input.name)} → ${visible(b.input.name)}`;
  const page = new DifferenceText(new LineNames(a.invoice), new LineNames(b.invoice), look);
  for (const difference of differences) page.tell(difference);
  const count = differences.length === 0 ? diff.equal : diff.count(countsOf(differences));
  return `${[look.style('file', names), ...page.lines, ...(differences.length === 0 ? [] : ['']), `  ${count}`].join('\n')}\n`;
}

function countsOf(differences: readonly Difference[]): Readonly<Record<Difference['op'], number>> {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { op } of differences) counts[op] += 1;
  return counts;
}

class DifferenceText {
  readonly lines: string[] = [];
  readonly #a: LineNames;
  readonly #b: LineNames;
  readonly #look: DiffLook;
  /** The block of the last heading. */
  #block: string | null = null;

  constructor(a: LineNames, b: LineNames, look: DiffLook) {
    this.#a = a;
    this.#b = b;
    this.#look = look;
  }

  tell(difference: Difference): void {
    const { op, path, pathB, from, to } = difference;
    const lineNames = path === null ? this.#b : this.#a;
    const pointer = path ?? pathB ?? '';
    const sign = this.#look.style(STYLES[op], SIGNS[op]);
    const value = op === 'added' ? to : from;
    if (op === 'moved' || isBlock(value)) {
      this.#block = null;
      const target = op === 'moved' && pathB !== null ? ` → ${visible(this.#b.spot(pathB).name)}` : '';
      this.lines.push('', `${sign} ${this.#heading(lineNames, pointer)}${target}`);
      if (op !== 'moved') this.#content(value, lineNames.spot(pointer), '    ');
      return;
    }
    this.#open(lineNames, parentOf(pointer));
    const spot = lineNames.spot(pointer);
    const { text, width } = this.#named(spot);
    const head = { text: `  ${sign} ${text}  `, width: width + 6 };
    if (op === 'changed') this.#change(head, [from, to], [spot.field, this.#b.spot(pathB ?? pointer).field]);
    else this.#flow([head, ...this.#pieces(value, spot.field, STYLES[op])], '    ');
  }

  /** Shows short values on one line, longer ones on a line each with the context of the difference. */
  #change(
    head: Piece,
    [from, to]: readonly [unknown, unknown],
    [a, b]: readonly [Field | undefined, Field | undefined],
  ): void {
    const isLong = [from, to].some((value) => String(value).length > LONGEST_ON_ONE_LINE);
    if (!isLong) {
      const before = this.#pieces(from, a, 'rejected');
      const after = this.#pieces(to, b, 'valid');
      const line = lineOf([head, ...before, { text: ' → ' }, ...after], readableWidth(this.#look.width));
      if (line !== null) {
        this.lines.push(line);
        return;
      }
    }
    this.lines.push(head.text.trimEnd());
    const [first, second] = excerpts(String(from), String(to));
    this.#side('removed', first);
    this.#side('added', second);
  }

  /** One side of a change; the difference is coloured, or in the brackets of `git --word-diff`. */
  #side(op: 'added' | 'removed', { before, middle, after }: ReturnType<typeof excerpts>[0]): void {
    const { style, colour, messages } = this.#look;
    const [opening, closing] = messages.fix.value(' ').split(' ');
    const [open, close] = colour || middle === '' ? ['', ''] : op === 'added' ? ['{+', '+}'] : ['[-', '-]'];
    const marked = `${open}${middle}${close}`;
    const sign = { text: `      ${style(STYLES[op], SIGNS[op])} `, width: 8 };
    const pieces = [
      { text: `${opening}${before}` },
      { text: marked, style: (text: string) => style(STYLES[op], text) },
      { text: `${after}${closing}` },
    ].filter(({ text }) => text !== '');
    this.#flow([sign, ...pieces], '        ');
  }

  #flow(pieces: readonly Piece[], indent: string): void {
    const width = readableWidth(this.#look.width);
    const line = lineOf(pieces, width);
    if (line === null) this.lines.push(...wrapPieces(pieces, { width, indent }));
    else this.lines.push(line);
  }

  /** Prints the heading of a block, unless it was the last one. */
  #open(lineNames: LineNames, block: string): void {
    if (this.#block === block) return;
    this.#block = block;
    this.lines.push('', this.#heading(lineNames, block));
  }

  #heading(lineNames: LineNames, pointer: string): string {
    const { style, messages } = this.#look;
    if (pointer === '') return style('bold', messages.diff.root);
    const number = lineNames.spot(pointer).field?.number;
    const title = lineNames.title(pointer);
    return [
      ...(number === undefined ? [] : [style('dim', number)]),
      style('bold', visible(lineNames.way(pointer))),
      ...(title === null ? [] : [` ${shown(title)}`]),
    ].join(' ');
  }

  /** Number and name of a field. */
  #named({ field, name: written }: Spot): { readonly text: string; readonly width: number } {
    const number = field?.number;
    const name = visible(written);
    return number === undefined
      ? { text: name, width: widthOf(name) }
      : { text: `${this.#look.style('dim', number)} ${name}`, width: widthOf(`${number} ${name}`) };
  }

  /** Prints the content of an added or removed block, one line per value. */
  #content(value: unknown, spot: Spot, indent: string): void {
    if (typeof value !== 'object' || value === null) {
      const { text, width } = this.#named(spot);
      const head = { text: `${indent}${text}  `, width: width + 2 + indent.length };
      this.#flow([head, ...this.#pieces(value, spot.field, null)], `${indent}  `);
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      const own = spotBelow(spot, key);
      if (isBlock(child) && !Array.isArray(child)) {
        this.lines.push(`${indent}${this.#named(own).text}`);
        this.#content(child, own, `${indent}  `);
      } else this.#content(child, own, indent);
    }
  }

  /** A value in quotes, with the label of a code. */
  #pieces(value: unknown, field: Field | undefined, tone: Style | null): readonly Piece[] {
    const { messages, language, style } = this.#look;
    if (isBlock(value)) return [{ text: messages.fix.block }];
    const text = String(value);
    const quoted: Piece = {
      text: messages.fix.value(excerpt(text)),
      ...(tone === null ? {} : { style: (piece) => style(tone, piece) }),
    };
    const code = field?.codes?.find(text);
    if (code === undefined) return [quoted];
    const label = inLanguage(code.label, language);
    return [quoted, { text: ' ' }, { text: `(${label})`, style: (piece) => style('dim', piece) }];
  }
}

/** Maximum length of values on one line; differences in longer ones would be hard to find. */
const LONGEST_ON_ONE_LINE = 60;

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The parent block of a value; for an item of a list of values, the parent of the list. */
function parentOf(pointer: string): string {
  const at = pointer.lastIndexOf('/');
  const field = /^[0-9]+$/.test(pointer.slice(at + 1)) ? pointer.slice(0, at) : pointer;
  return field.slice(0, Math.max(0, field.lastIndexOf('/')));
}
