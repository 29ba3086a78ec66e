/** Locations of names in the grammar, which remedies need in addition to the problem. */
import { type Block, elementsOf, type Format } from '../model/grammar.ts';

/**
 * The blocks that have an element with this name, each prefixed with its parent block, because many blocks share a
 * name: "CedentePrestatore/DatiAnagrafici".
 */
export function homesOf(format: Format, name: string, form: 'xml' | 'json'): readonly string[] {
  let all = homes[form].get(format);
  if (all === undefined) {
    all = homesIn(format, form);
    homes[form].set(format, all);
  }
  return all.get(name) ?? [];
}

const homes = { xml: new WeakMap<Format, Homes>(), json: new WeakMap<Format, Homes>() };

type Homes = ReadonlyMap<string, readonly string[]>;

function homesIn(format: Format, form: 'xml' | 'json'): Homes {
  const found = new Map<string, string[]>();
  const visit = (block: Block, path: readonly string[]): void => {
    const home = path.slice(-2).join('/') || format.root;
    for (const element of elementsOf(block)) {
      const own = form === 'json' ? element.json : element.name;
      const known = found.get(own) ?? [];
      if (!known.includes(home)) found.set(own, [...known, home]);
      if (element.type.kind === 'block') visit(element.type, [...path, own]);
    }
  };
  visit(format.block, []);
  return found;
}
