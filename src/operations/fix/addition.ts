/** Defines the content and position of an addition, the same in XML and JSON. */
import { type Element, elementsOf, type Format } from '../../model/grammar.ts';
import { grammarPlace } from '../../model/grammarPlace.ts';
import type { Amendment } from './edit.ts';

/** The target of an addition: the block's path, the key in it, and the position among several; null for the last. */
export interface Target {
  readonly parent: string;
  readonly key: string;
  readonly index: number | null;
}

/** The parts of the path of an addition, which ends in a key, in an index or in `-`. */
export function targetOf(path: string): Target {
  const segments = path.split('/');
  const last = segments.pop() ?? '';
  if (last !== '-' && !/^[0-9]+$/.test(last)) return { parent: segments.join('/'), key: last, index: null };
  const key = segments.pop() ?? '';
  return { parent: segments.join('/'), key, index: last === '-' ? null : Number(last) };
}

/** The JSON form of what is added: a block's is written as JSON. `undefined` when it is none. */
export function valueToAdd({ type }: Element, to: string): unknown {
  if (type.kind === 'simple') return to;
  try {
    return JSON.parse(to);
  } catch {
    return undefined;
  }
}

/** The declaration of the element to add; `undefined` if the grammar has none of that name there. */
export function elementToAdd(format: Format, { parent, key }: Target): Element | undefined {
  const block = parent === '' ? format.block : grammarPlace(format, parent)?.type;
  return block?.kind === 'block' ? elementsOf(block).find(({ json }) => json === key) : undefined;
}

/** The texts that `split` puts in the place of one; none where it is wrongly made. */
export function partsOf({ to = '' }: Amendment): readonly string[] {
  try {
    const parts: unknown = JSON.parse(to);
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}
