/** Differences for people: by block, with numbers and names as the specification has them. */
import type { Difference } from '../../operations/index.ts';
import { type Language, shown, visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import type { Compared } from './json.ts';
import { Sheet } from './places.ts';

export interface DiffLook {
  readonly messages: Messages;
  readonly language: Language;
  readonly style: ReturnType<typeof stylist>;
}

const SIGNS = { added: '+', removed: '-', changed: '~', moved: '↕' } as const;
const STYLES = { added: 'valid', removed: 'rejected', changed: 'warning', moved: 'info' } as const;

/** Ends with a line break. */
export function renderDiff({ a, b, differences }: Compared, look: DiffLook): string {
  const { diff } = look.messages;
  const names = `${visible(a.input.name)} → ${visible(b.input.name)}`;
  const page = new Page(new Sheet(a.invoice), new Sheet(b.invoice), look);
  for (const difference of differences) page.tell(difference);
  const count = differences.length === 0 ? diff.equal : diff.count(countsOf(differences));
  return `${[look.style('file', names), ...page.lines, ...(differences.length === 0 ? [] : ['']), `  ${count}`].join('\n')}\n`;
}

function countsOf(differences: readonly Difference[]): Readonly<Record<Difference['op'], number>> {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { op } of differences) counts[op] += 1;
  return counts;
}

class Page {
  readonly lines: string[] = [];
  readonly #a: Sheet;
  readonly #b: Sheet;
  readonly #look: DiffLook;
  /** The block that stands above. */
  #block: string | null = null;

  constructor(a: Sheet, b: Sheet, look: DiffLook) {
    this.#a = a;
    this.#b = b;
    this.#look = look;
  }

  tell(difference: Difference): void {
    const { op, path, pathB, from, to } = difference;
    const sheet = path === null ? this.#b : this.#a;
    const pointer = path ?? pathB ?? '';
    const sign = this.#look.style(STYLES[op], SIGNS[op]);
    const value = op === 'added' ? to : from;
    if (op === 'moved' || isBlock(value)) {
      this.#block = null;
      const target = op === 'moved' && pathB !== null ? ` → ${visible(this.#b.name(pathB))}` : '';
      this.lines.push('', `${sign} ${this.#heading(sheet, pointer)}${target}`);
      if (op !== 'moved') this.#content(value, pointer, sheet, '    ');
      return;
    }
    this.#open(sheet, parentOf(pointer));
    const values =
      op === 'changed'
        ? `${this.#value(from, sheet, pointer)} → ${this.#value(to, this.#b, pathB ?? pointer)}`
        : this.#value(value, sheet, pointer);
    this.lines.push(`  ${sign} ${this.#named(sheet, pointer)}  ${values}`);
  }

  /** The heading of the block, unless it stands there already. */
  #open(sheet: Sheet, block: string): void {
    if (this.#block === block) return;
    this.#block = block;
    this.lines.push('', this.#heading(sheet, block));
  }

  #heading(sheet: Sheet, pointer: string): string {
    const { style, messages } = this.#look;
    if (pointer === '') return style('bold', messages.diff.root);
    const number = sheet.field(pointer)?.number;
    const title = sheet.title(pointer);
    return [
      ...(number === undefined ? [] : [style('dim', number)]),
      style('bold', visible(sheet.way(pointer))),
      ...(title === null ? [] : [` ${shown(title)}`]),
    ].join(' ');
  }

  #named(sheet: Sheet, pointer: string): string {
    const number = sheet.field(pointer)?.number;
    const name = visible(sheet.name(pointer));
    return number === undefined ? name : `${this.#look.style('dim', number)} ${name}`;
  }

  /** All that a block holds that came or went, a line each. */
  #content(value: unknown, pointer: string, sheet: Sheet, indent: string): void {
    if (typeof value !== 'object' || value === null) {
      this.lines.push(`${indent}${this.#named(sheet, pointer)}  ${this.#value(value, sheet, pointer)}`);
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      const own = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (isBlock(child) && !Array.isArray(child)) {
        this.lines.push(`${indent}${this.#named(sheet, own)}`);
        this.#content(child, own, sheet, `${indent}  `);
      } else this.#content(child, own, sheet, indent);
    }
  }

  /** A value in quotes; of a code, what it means beside it. */
  #value(value: unknown, sheet: Sheet, pointer: string): string {
    const { messages, language, style } = this.#look;
    if (isBlock(value)) return messages.fix.block;
    const text = String(value);
    const quoted = messages.fix.value(shown(text));
    const label = sheet.field(pointer)?.codes?.find(text)?.label[language];
    return label === undefined ? quoted : `${quoted} ${style('dim', `(${label})`)}`;
  }
}

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The block that a value stands in: of one of several values under a name, that of the name. */
function parentOf(pointer: string): string {
  return pointer.replace(/\/[0-9]+$/, '').replace(/\/[^/]*$/, '');
}
