/** Index of the blocks that contain a JSON name, to suggest the right block for a misplaced key. */
import { type Block, elementsOf, type Format } from '../../model/grammar.ts';

const indexes = new WeakMap<Format, ReadonlyMap<string, ReadonlySet<string>>>();

/** The names of the blocks that contain a key with this name. */
export function homesOf(format: Format, name: string): readonly string[] {
  let index = indexes.get(format);
  if (index === undefined) {
    index = indexOf(format);
    indexes.set(format, index);
  }
  return [...(index.get(name) ?? [])];
}

function indexOf(format: Format): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const visit = (block: Block, parent: string): void => {
    if (visited.has(`${parent} ${block.name}`)) return;
    visited.add(`${parent} ${block.name}`);
    for (const { json, type } of elementsOf(block)) {
      found.set(json, (found.get(json) ?? new Set()).add(parent));
      if (type.kind === 'block') visit(type, json);
    }
  };
  visit(format.block, 'fattura_elettronica');
  return found;
}
