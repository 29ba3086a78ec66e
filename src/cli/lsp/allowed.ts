/** The elements or members that a block may still contain at a place. */
import type { Field } from '../../model/index.ts';
import type { Node } from './node.ts';

export interface Allowed {
  readonly field: Field;
  /** Sorts what the block requires before what it permits. */
  readonly order: string;
}

interface Place {
  /** The elements of the block before and after the place. */
  readonly before: readonly Node[];
  readonly after: readonly Node[];
}

/** The elements that may stand between their neighbours, so that the block stays in the order of the schema. */
export function allowedElements(fields: readonly Field[], { before, after }: Place): readonly Allowed[] {
  const present = presentIn(fields, [...before, ...after]);
  const at = (node: Node): number => fields.findIndex((field) => isNamed(node, field));
  const last = before.map(at).findLast((found) => found !== -1) ?? -1;
  const next = after.map(at).find((found) => found !== -1) ?? fields.length;
  return sorted(fields, present).filter(({ field }) => {
    const position = fields.indexOf(field);
    return position >= last && position <= next && (repeats(field) || !present.has(field));
  });
}

/** The members that an object may still have, in any order. */
export function allowedMembers(fields: readonly Field[], others: readonly Node[]): readonly Allowed[] {
  const present = presentIn(fields, others);
  return sorted(fields, present).filter(({ field }) => !present.has(field));
}

function sorted(fields: readonly Field[], present: ReadonlySet<Field>): readonly Allowed[] {
  return fields.flatMap((field, at) => {
    if (isExcluded(field, present)) return [];
    const isRequired = field.occurrence.startsWith('1') && !present.has(field);
    return [{ field, order: `${isRequired ? 0 : 1}${String(at).padStart(3, '0')}` }];
  });
}

/** True if the block contains another alternative: a name excludes a first name and a surname. */
function isExcluded({ json, alternatives }: Field, present: ReadonlySet<Field>): boolean {
  const others = (alternatives ?? []).filter((names) => !names.includes(json)).flat();
  return others.length > 0 && [...present].some((field) => others.includes(field.json));
}

function presentIn(fields: readonly Field[], nodes: readonly Node[]): ReadonlySet<Field> {
  return new Set(nodes.flatMap((node) => fields.find((field) => isNamed(node, field)) ?? []));
}

const isNamed = (node: Node, { name, json }: Field): boolean => node.name === name || node.name === json;

const repeats = ({ occurrence }: Field): boolean => occurrence.endsWith('n');
