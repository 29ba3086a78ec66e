/** Finds the values of a JSON text, including those of duplicate keys: no copy of a value may be missed. */
import type { Format } from '../../model/grammar.ts';
import { pointerSegment } from '../../model/jsonPointer.ts';
import { type JsonVisitor, scanJson } from '../../validate/index.ts';
import type { Kept } from './keep.ts';
import { type Leaf, MAX_DEPTH, type Step, stepTo, UnknownNames, type Walked } from './leaf.ts';

const INTEGER = /^-?[0-9]{1,1000}$/;

interface Frame {
  /** The schema node of the object, or of the items of the array. */
  readonly step: Step;
  readonly path: string;
  readonly values: Map<string, string>;
  /** Null in an array. */
  key: string | null;
  index: number;
}

/** Returns null if the text is malformed or nested too deeply, because values after the flaw would be missed. */
export function jsonLeaves(text: string, format: Format, kept: Kept): readonly Leaf[] | null {
  const visitor = new LeafVisitor(text, format, kept);
  const { flaw, tooDeep } = scanJson(text, { maxDepth: MAX_DEPTH, visitor });
  return flaw === null && tooDeep === -1 ? visitor.leaves : null;
}

class LeafVisitor implements JsonVisitor {
  readonly leaves: Leaf[] = [];
  readonly #text: string;
  readonly #root: Step;
  readonly #frames: Frame[] = [];
  readonly #walked: Walked;

  constructor(text: string, { block }: Format, kept: Kept) {
    this.#text = text;
    this.#root = { block, type: undefined, number: '', kind: 'unknown', isKept: false };
    this.#walked = { kept, unknownNames: new UnknownNames() };
  }

  open(): void {
    this.#frames.push({ ...this.#next(), values: new Map(), key: null, index: 0 });
  }

  close(): void {
    this.#frames.pop();
  }

  name(name: string): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined) frame.key = name;
  }

  scalar(offset: number, end: number): void {
    const { step, path } = this.#next();
    const frame = this.#frames.at(-1);
    const token = this.#text.slice(offset, end);
    const isText = token.startsWith('"');
    if (!isText && !INTEGER.test(token)) return;
    const whole = isText ? String(JSON.parse(token)) : token;
    const value = whole.trim();
    if (frame !== undefined && frame.key !== null) frame.values.set(frame.key, value);
    if (value === '') return;
    const { kind, isKept, type } = step;
    const start = whole.indexOf(value);
    const written = (made: string): string => {
      const all = whole.slice(0, start) + made + whole.slice(start + value.length);
      // Numbers remain numbers.
      return isText ? JSON.stringify(all) : all.replace(/[^0-9-]/g, '1');
    };
    this.leaves.push({
      kind,
      isKept,
      value,
      path: () => path,
      type,
      beside: (json) => frame?.values.get(json),
      write: (made) => [{ offset, end, text: written(made) }],
    });
  }

  /** Returns the place of the next value. */
  #next(): { readonly step: Step; readonly path: string } {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return { step: this.#root, path: '' };
    const { key, path, step } = frame;
    if (key !== null)
      return { step: stepTo(step, key, this.#walked), path: `${path}/${pointerSegment(key)}` };
    frame.index += 1;
    return { step, path: `${path}/${frame.index - 1}` };
  }
}
