/**
 * The values of a text in compact form: a file may have half a million, and an object each would take ten times the
 * memory of the text.
 */
import { jsonName } from '../../model/jsonName.ts';
import { pointerSegment } from '../../model/jsonPointer.ts';
import type { Edit } from '../edits/edit.ts';
import type { FieldKind } from './fieldKinds.ts';
import { jsonText, jsonWritten } from './jsonText.ts';
import type { Leaf, LeafStep } from './leaf.ts';
import { Rows } from './rows.ts';
import { type XmlForm, xmlText, xmlWritten } from './xmlText.ts';

/** The form in which a value is written; `json` is a whole string or number. */
type Form = XmlForm | 'json';

const FORMS: readonly Form[] = ['text', 'cdata', 'attribute', 'comment', 'json'];

/** A part of the text that has a value or, if markup is in it, a part of the value. */
export interface Part {
  readonly form: Form;
  readonly offset: number;
  readonly end: number;
}

/** Columns of parts. */
const OFFSET = 0;
const END = 1;
/** The form, {@link CONTINUES} if the part belongs to the value of the previous one, and the step. */
const ABOUT = 2;
const PATH = 3;
const PART_COLUMNS = 4;

const CONTINUES = 8;
const STEP = 16;

/** Columns of paths. */
const ABOVE = 0;
/** The offset of a tag, an attribute or a key, or {@link ITEM} and the index of an item. */
const PLACE = 1;
const PATH_COLUMNS = 2;

const ITEM = 2 ** 31;

/** The path of the root and of values without one. */
export const ROOT = 0;

export class Leaves {
  readonly text: string;
  readonly #steps: readonly LeafStep[];
  readonly #parts = new Rows(PART_COLUMNS);
  readonly #paths = new Rows(PATH_COLUMNS);
  /** The system of an article's code, by the code: the first part of each. */
  readonly #systems = new Map<number, number>();

  #isOrdered = true;
  /** The end of the last part. */
  #end = 0;

  /** @param steps All steps, by number; more may follow. */
  constructor(text: string, steps: readonly LeafStep[]) {
    this.text = text;
    this.#steps = steps;
    this.#paths.add();
  }

  /** Adds the parts of a value. @returns the number of the value; -1 without parts. */
  add(parts: readonly Part[], step: LeafStep, path: number): number {
    let first = -1;
    for (const { form, offset, end } of parts) {
      const part = this.#parts.add();
      const about = step.id * STEP + FORMS.indexOf(form);
      this.#parts.set(part, OFFSET, offset);
      this.#parts.set(part, END, end);
      this.#parts.set(part, ABOUT, first < 0 ? about : about + CONTINUES);
      this.#parts.set(part, PATH, path);
      if (first < 0) first = part;
      this.#isOrdered &&= offset >= this.#end;
      this.#end = end;
    }
    return first;
  }

  /** Adds the path of an element, an attribute or the member of a JSON object. @returns its number. */
  addPath(above: number, offset: number): number {
    const path = this.#paths.add();
    this.#paths.set(path, ABOVE, above);
    this.#paths.set(path, PLACE, offset);
    return path;
  }

  /** Adds the path of an item of a JSON array. @returns its number. */
  addItem(above: number, index: number): number {
    return this.addPath(above, ITEM + index);
  }

  /** @param system The number of the value that has the system of an article's code. */
  addSystem(code: number, system: number): void {
    this.#systems.set(code, system);
  }

  /** True if the parts were added in the order of the text. */
  get isOrdered(): boolean {
    return this.#isOrdered;
  }

  /** The largest number of a value, plus one. Some numbers below it have none. */
  get end(): number {
    return this.#parts.length;
  }

  /** The step of a value; undefined if the number has none. */
  stepAt(number: number): LeafStep | undefined {
    const about = this.#parts.get(number, ABOUT);
    return (about & CONTINUES) === 0 ? this.#steps[Math.floor(about / STEP)] : undefined;
  }

  at(number: number): Leaf {
    const step = this.stepAt(number);
    if (step === undefined) throw new RangeError(`no value has the number ${number}`);
    return new TextLeaf(this, number, step);
  }

  /** The value without surrounding blanks. */
  valueAt(number: number): string {
    let value = this.#partAt(number);
    for (let part = number + 1; this.#continues(part); part += 1) value += this.#partAt(part);
    return value;
  }

  systemOf(code: number): string | undefined {
    const system = this.#systems.get(code);
    return system === undefined ? undefined : this.valueAt(system).trim();
  }

  /** Returns the edits that write a value. A comment inside it moves to its end. */
  write(number: number, value: string): readonly Edit[] {
    const edits = [this.#edit(number, this.#written(number, value))];
    for (let part = number + 1; this.#continues(part); part += 1) edits.push(this.#edit(part, ''));
    return edits;
  }

  #edit(part: number, text: string): Edit {
    return { offset: this.#parts.get(part, OFFSET), end: this.#parts.get(part, END), text };
  }

  /** Returns the JSON Pointers of values, by number. They take more time and memory than the values. */
  pointers(): (number: number) => string {
    const pointers = [''];
    const counts = new Map<string, number>();
    for (let path = 1; path < this.#paths.length; path += 1) {
      pointers.push(this.#pointerOf(path, pointers, counts));
    }
    return (number) => pointers[this.#parts.get(number, PATH)] ?? '';
  }

  #pointerOf(path: number, pointers: readonly string[], counts: Map<string, number>): string {
    const above = this.#paths.get(path, ABOVE);
    const place = this.#paths.get(path, PLACE);
    const start = pointers[above] ?? '';
    if (place >= ITEM) return `${start}/${place - ITEM}`;
    const { text } = this;
    if (text.startsWith('"', place)) return `${start}/${pointerSegment(jsonText(text, place))}`;
    const name = jsonName(localNameAt(text, place));
    if (!text.startsWith('<', place)) return `${start}/${name}`;
    // Elements of one name are the items of an array.
    const key = `${above}/${name}`;
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    return `${start}/${name}/${index}`;
  }

  #continues(part: number): boolean {
    return part < this.#parts.length && (this.#parts.get(part, ABOUT) & CONTINUES) !== 0;
  }

  #formOf(part: number): Form {
    return FORMS[this.#parts.get(part, ABOUT) % CONTINUES] ?? 'text';
  }

  #partAt(part: number): string {
    const form = this.#formOf(part);
    const offset = this.#parts.get(part, OFFSET);
    if (form === 'json') return jsonText(this.text, offset, this.#parts.get(part, END)).trim();
    return xmlText(this.text.slice(offset, this.#parts.get(part, END)), form);
  }

  #written(part: number, value: string): string {
    const form = this.#formOf(part);
    const old = (): string => this.text.slice(this.#parts.get(part, OFFSET), this.#parts.get(part, END));
    return form === 'json' ? jsonWritten(value, old()) : xmlWritten(value, form, old);
  }
}

/** The name of an element or attribute, without its prefix. */
function localNameAt(text: string, offset: number): string {
  NAME.lastIndex = offset;
  const [, name = ''] = NAME.exec(text) ?? [];
  return name.slice(name.indexOf(':') + 1);
}

const NAME = /<?([^\s<>/=]+)/y;

class TextLeaf implements Leaf {
  readonly #leaves: Leaves;
  readonly #number: number;
  readonly #step: LeafStep;
  #value: string | undefined;

  constructor(leaves: Leaves, number: number, step: LeafStep) {
    this.#leaves = leaves;
    this.#number = number;
    this.#step = step;
  }

  get kind(): FieldKind {
    return this.#step.kind;
  }

  get type(): Leaf['type'] {
    return this.#step.type;
  }

  get value(): string {
    this.#value ??= this.#leaves.valueAt(this.#number);
    return this.#value;
  }

  get system(): string | undefined {
    return this.#leaves.systemOf(this.#number);
  }
}
