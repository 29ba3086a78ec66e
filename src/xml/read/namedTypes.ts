/** The named types of a schema, which `xsi:type` may specify. */
import { type Block, elementsOf, type RootGrammar } from '../../model/grammar.ts';
import type { SimpleType } from '../../model/lexical.ts';

export type NamedTypes = ReadonlyMap<string, Block | SimpleType>;

const found = new WeakMap<RootGrammar, NamedTypes>();

/** The types of a grammar's schema, which all documents of its family share, by name. */
export function namedTypes(grammar: RootGrammar, family: readonly RootGrammar[]): NamedTypes {
  const known = found.get(grammar);
  if (known !== undefined) return known;
  const types = new Map<string, Block | SimpleType>();
  const visit = (type: Block | SimpleType): void => {
    if (types.has(type.xsdName)) return;
    types.set(type.xsdName, type);
    if (type.kind === 'simple') return;
    for (const inner of [...elementsOf(type), ...(type.attributes ?? [])]) visit(inner.type);
  };
  for (const { block } of family) visit(block);
  found.set(grammar, types);
  return types;
}
