/** The named simple types of a schema: `xsi:type` may replace a built-in type with one that restricts it. */
import { type Block, elementsOf, type RootGrammar } from '../../model/grammar.ts';
import type { SimpleType } from '../../model/lexical.ts';

export type NamedTypes = ReadonlyMap<string, SimpleType>;

const found = new WeakMap<RootGrammar, NamedTypes>();

/** The types of a grammar's schema, which all roots of its namespace share, by name. */
export function namedTypes(grammar: RootGrammar, family: readonly RootGrammar[]): NamedTypes {
  let types = found.get(grammar);
  if (types === undefined) {
    const named = new Map<string, SimpleType>();
    const visited = new Set<Block>();
    const visit = (block: Block): void => {
      if (visited.has(block)) return;
      visited.add(block);
      for (const { type } of [...elementsOf(block), ...(block.attributes ?? [])]) {
        if (type.kind === 'block') visit(type);
        else if (!type.xsdName.startsWith('xs:')) named.set(type.xsdName, type);
      }
    };
    for (const { namespace, block } of family) if (namespace === grammar.namespace) visit(block);
    types = named;
    found.set(grammar, types);
  }
  return types;
}
