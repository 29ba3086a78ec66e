/** Defines the content and position of an addition, the same in XML and JSON. */
import { type Element, elementsOf, type Format } from '../../model/grammar.ts';
import { grammarPlace } from '../../model/grammarPlace.ts';
import type { Amendment } from './edit.ts';

/** Target of an addition: path of the block, key in it, and position in a list (null for the end). */
export interface Target {
  readonly parent: string;
  readonly key: string;
  readonly index: number | null;
}

/** Splits the path of an addition, which ends in a key, an index or `-`. */
export function targetOf(path: string): Target {
  const segments = path.split('/');
  const last = segments.pop() ?? '';
  if (last !== '-' && !/^[0-9]+$/.test(last)) return { parent: segments.join('/'), key: last, index: null };
  const key = segments.pop() ?? '';
  return { parent: segments.join('/'), key, index: last === '-' ? null : Number(last) };
}

/** Returns the JSON form of the added value; blocks are written as JSON. `undefined` if it is invalid. */
export function valueToAdd({ type }: Element, to: string): unknown {
  if (type.kind === 'simple') return to;
  try {
    return JSON.parse(to);
  } catch {
    return undefined;
  }
}

/** Returns the declaration of the element to add; `undefined` if the grammar has none with that name there. */
export function elementToAdd(format: Format, { parent, key }: Target): Element | undefined {
  const block = parent === '' ? format.block : grammarPlace(format, parent)?.type;
  return block?.kind === 'block' ? elementsOf(block).find(({ json }) => json === key) : undefined;
}

/** Returns the texts that replace one in `split`; none if the fix is invalid. */
export function partsOf({ to = '' }: Amendment): readonly string[] {
  try {
    const parts: unknown = JSON.parse(to);
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}
