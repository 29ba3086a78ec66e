/**
 * The fast path for writing. An invoice that was read or built has only known keys, in official order, with values of
 * the right type, so no lookups or reports are needed. Anything else is left to the explaining writer.
 */
import type { Block } from '../model/grammar.ts';
import { FORBIDDEN } from './characters.ts';
import { escapeText, SPECIAL } from './writeEscapes.ts';
import { stepsOf } from './writeSteps.ts';

/** A block with one layout. */
interface PlainBlock {
  readonly block: Block;
  /** Line end and indentation of its children; empty to write all on one line. */
  readonly newline: string;
  /** Additional indentation per level. */
  readonly unit: string;
  /** Null until the block is written for the first time. */
  steps: readonly PlainStep[] | null;
}

/** An element with its tags, line ends and indentation in this layout. */
interface PlainStep {
  readonly key: string;
  /** Text up to the value, or up to the first child of a block. */
  readonly start: string;
  readonly end: string;
  /** Complete text of a block without children. */
  readonly empty: string;
  readonly repeated: boolean;
  readonly integer: boolean;
  /** Null for a value. */
  readonly inner: PlainBlock | null;
}

/** By `newline`. There are few, because the indent is at most 16. */
const known = new WeakMap<Block, Map<string, PlainBlock>>();

/**
 * Writes the content of a header or body; null if anything is unusual.
 * @param newline Line end and indentation of the children; empty to write all on one line.
 * @param unit Additional indentation per level.
 */
export function writePlain(block: Block, value: object, newline: string, unit: string): string | null {
  const layouts = known.get(block) ?? new Map<string, PlainBlock>();
  const layout = layouts.get(newline) ?? { block, newline, unit, steps: null };
  known.set(block, layouts.set(newline, layout));
  return content(layout, value);
}

function stepsIn({ block, newline, unit }: PlainBlock): readonly PlainStep[] {
  const deeper = newline === '' ? '' : newline + unit;
  return stepsOf(block).steps.map(({ key, open, close, repeated, integer, block: inner }) => ({
    key,
    start: `${newline}${open}>`,
    end: inner === null ? close : `${newline}${close}`,
    empty: `${newline}${open}/>`,
    repeated,
    integer,
    inner: inner === null ? null : { block: inner, newline: deeper, unit, steps: null },
  }));
}

/** Writes the present children; searches each from the position of the one before, in official order. */
function content(layout: PlainBlock, fields: object): string | null {
  // A class instance may have fields that `for…in` does not visit.
  if (Object.getPrototypeOf(fields) !== Object.prototype) return null;
  layout.steps ??= stepsIn(layout);
  const { steps } = layout;
  let text = '';
  let at = 0;
  let found = 0;
  for (const key in fields) {
    found += 1;
    let step = steps[at];
    while (step !== undefined && step.key !== key) {
      at += 1;
      step = steps[at];
    }
    if (step === undefined) return null;
    at += 1;
    const value: unknown = fields[key as keyof typeof fields];
    if (value === undefined || value === null) continue;
    const written = step.repeated ? list(step, value) : one(step, value);
    if (written === null) return null;
    text += written;
  }
  // Fields that `for…in` does not visit also count.
  return Object.getOwnPropertyNames(fields).length === found ? text : null;
}

function list(step: PlainStep, values: unknown): string | null {
  if (!Array.isArray(values)) return null;
  let text = '';
  for (let i = 0; i < values.length; i += 1) {
    const written = one(step, values[i]);
    if (written === null) return null;
    text += written;
  }
  return text;
}

function one({ inner, start, end, empty, integer }: PlainStep, value: unknown): string | null {
  if (inner !== null) {
    if (typeof value !== 'object' || value === null) return null;
    const children = content(inner, value);
    return children === null ? null : children === '' ? empty : start + children + end;
  }
  if (typeof value === 'string') {
    if (!SPECIAL.test(value)) return start + value + end;
    return FORBIDDEN.test(value) ? null : start + escapeText(value) + end;
  }
  return integer && Number.isSafeInteger(value) ? `${start}${value}${end}` : null;
}
