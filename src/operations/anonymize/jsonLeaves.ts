/** Finds the values of a JSON text, including those of duplicate keys: no copy of a value may be missed. */
import type { Format } from '../../model/grammar.ts';
import { type JsonVisitor, scanJson } from '../../validate/index.ts';
import { jsonText } from './jsonText.ts';
import type { Kept } from './keep.ts';
import { type LeafStep, MAX_DEPTH, Steps } from './leaf.ts';
import { Leaves, ROOT } from './leaves.ts';

const INTEGER = /^-?[0-9]{1,1000}$/;

/** An open object or array. */
interface Frame {
  /** The step of the object, or of the items of the array. */
  readonly step: LeafStep;
  readonly path: number;
  /** The last key and its offset; null in an array. */
  key: { readonly name: string; readonly offset: number } | null;
  index: number;
  /** The number of the last value of `codice_tipo`; -1 without one. */
  system: number;
  /** The numbers of codes of articles. */
  articles: number[] | null;
}

/** Returns null if the text is malformed or nested too deeply, because values after the flaw would be missed. */
export function jsonLeaves(text: string, format: Format, kept: Kept): Leaves | null {
  const visitor = new LeafVisitor(text, format, kept);
  const { flaw, tooDeep } = scanJson(text, { maxDepth: MAX_DEPTH, visitor });
  return flaw === null && tooDeep === -1 ? visitor.leaves : null;
}

class LeafVisitor implements JsonVisitor {
  readonly leaves: Leaves;
  readonly #text: string;
  readonly #steps: Steps;
  readonly #frames: Frame[] = [];

  constructor(text: string, format: Format, kept: Kept) {
    this.#text = text;
    this.#steps = new Steps(format, kept);
    this.leaves = new Leaves(text, this.#steps.all);
  }

  open(): void {
    this.#frames.push({ ...this.#next(), key: null, index: 0, system: -1, articles: null });
  }

  close(): void {
    const frame = this.#frames.pop();
    if (frame === undefined || frame.system < 0) return;
    for (const code of frame.articles ?? []) this.leaves.addSystem(code, frame.system);
  }

  name(name: string, offset: number): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined) frame.key = { name, offset };
  }

  scalar(offset: number, end: number): void {
    const { step, path } = this.#next();
    const token = this.#text.slice(offset, end);
    if (!token.startsWith('"') && !INTEGER.test(token)) return;
    if (jsonText(token, 0, token.length).trim() === '') return;
    const value = this.leaves.add([{ form: 'json', offset, end }], step, path);
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    if (step.kind === 'label' && frame.key?.name === 'codice_tipo') frame.system = value;
    else if (step.kind === 'article') {
      frame.articles ??= [];
      frame.articles.push(value);
    }
  }

  /** Returns the place of the next value. */
  #next(): { readonly step: LeafStep; readonly path: number } {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return { step: this.#steps.root, path: ROOT };
    const { key, path, step } = frame;
    if (key !== null) {
      return { step: this.#steps.to(step, key.name), path: this.leaves.addPath(path, key.offset) };
    }
    frame.index += 1;
    return { step, path: this.leaves.addItem(path, frame.index - 1) };
  }
}
