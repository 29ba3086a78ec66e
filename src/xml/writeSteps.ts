/** Blocks prepared for the writer: elements in official order with their tags. */
import { type Block, type Element, elementsOf } from '../model/grammar.ts';

export interface WriteStep {
  readonly key: string;
  /** `<Name`, without its `>`. */
  readonly open: string;
  /** `</Name>` */
  readonly close: string;
  readonly repeated: boolean;
  /** Null for a value. */
  readonly block: Block | null;
  /** True if a JSON number is accepted in place of the text. */
  readonly integer: boolean;
}

export interface Steps {
  readonly steps: readonly WriteStep[];
  readonly keys: ReadonlySet<string>;
}

const known = new WeakMap<Block, Steps>();

export function stepsOf(block: Block): Steps {
  const found = known.get(block);
  if (found !== undefined) return found;
  const steps = elementsOf(block).map(stepOf);
  const made = { steps, keys: new Set(steps.map(({ key }) => key)) };
  known.set(block, made);
  return made;
}

export function stepOf({ name, json, occurs, type }: Element): WriteStep {
  return {
    key: asName(json),
    open: `<${name}`,
    close: `</${name}>`,
    repeated: occurs.max > 1,
    block: type.kind === 'block' ? type : null,
    integer: type.kind === 'simple' && type.base === 'integer',
  };
}

/** Returns the key as an interned string: engines compare it with property names by reference. */
function asName(key: string): string {
  const [name = key] = Object.keys({ [key]: null });
  return name;
}
