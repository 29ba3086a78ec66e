/** The simple types of the formats by name. */
import { formats } from './formats.ts';
import { type Element, elementsOf } from './grammar.ts';
import type { SimpleType } from './lexical.ts';

let types: ReadonlyMap<string, SimpleType> | undefined;

/** The simple type of a name, as in a problem's `params.type`. */
export function typeNamed(name: string): SimpleType | undefined {
  types ??= simpleTypes();
  return types.get(name);
}

/** All simple types of elements and root attributes in the formats, by name. */
export function simpleTypes(): ReadonlyMap<string, SimpleType> {
  const found = new Map<string, SimpleType>();
  const visit = (type: Element['type']): void => {
    if (type.kind === 'block') for (const element of elementsOf(type)) visit(element.type);
    else found.set(type.name, type);
  };
  for (const format of formats) {
    visit(format.versione);
    visit(format.sistemaEmittente);
    visit(format.block);
  }
  return found;
}
