/** The blocks of the grammar that contain a name, for names in the wrong place. */
import { type Block, elementsOf, type RootGrammar } from './grammar.ts';

/** The names from the root's child to a block; empty for the root. */
export type BlockPath = readonly string[];

type Index = ReadonlyMap<string, readonly BlockPath[]>;

const indexes = { xml: new WeakMap<RootGrammar, Index>(), json: new WeakMap<RootGrammar, Index>() };

/** The blocks that may contain an element with this name, in official order; names are those of the form. */
export function parentsOf(format: RootGrammar, form: 'xml' | 'json', name: string): readonly BlockPath[] {
  let index = indexes[form].get(format);
  if (index === undefined) {
    index = indexOf(format, form);
    indexes[form].set(format, index);
  }
  return index.get(name) ?? [];
}

function indexOf(format: RootGrammar, form: 'xml' | 'json'): Index {
  const found = new Map<string, BlockPath[]>();
  const visit = (block: Block, path: BlockPath): void => {
    for (const element of elementsOf(block)) {
      const name = form === 'json' ? element.json : element.name;
      const known = found.get(name);
      if (known === undefined) found.set(name, [path]);
      else known.push(path);
      if (element.type.kind === 'block') visit(element.type, [...path, name]);
    }
  };
  visit(format.block, []);
  return found;
}

/** The last `length` names of each path, joined with slashes, without repetitions; `root` stands for the root. */
export function endsOf(paths: readonly BlockPath[], length: number, root: string): readonly string[] {
  return [...new Set(paths.map((path) => path.slice(-length).join('/') || root))];
}
