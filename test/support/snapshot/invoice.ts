/** Compares the snapshot's invoice with our grammar: names of fields, required fields, lists, kinds, codes. */
import { type Block, type Element, elementsOf, ordinary } from '../../../src/model/index.ts';
import { compared, type Difference } from './difference.ts';
import { resolved, type SnapshotSchema } from './document.ts';

/** Attributes of the root, which are not in the grammar. */
const ATTRIBUTES = ['namespace', 'sistema_emittente', 'versione'];

export function invoiceDifferences(schema: SnapshotSchema): readonly Difference[] {
  const found = new Map<string, Difference>();
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => !ATTRIBUTES.includes(name));
  const differences = [
    ...compared(
      'invoice ',
      ATTRIBUTES,
      Object.keys(schema.properties ?? {}).filter((name) => ATTRIBUTES.includes(name)),
    ),
    ...blockDifferences(ordinary.block, { ...schema, properties: Object.fromEntries(rest) }),
  ];
  for (const difference of differences) found.set(`${difference.only} ${difference.fact}`, difference);
  return [...found.values()];
}

function blockDifferences(block: Block, schema: SnapshotSchema): readonly Difference[] {
  const elements = new Map(elementsOf(block).map((element) => [element.json, element]));
  const properties = schema.properties ?? {};
  const place = `invoice ${block.name}`;
  return [
    ...compared(`${place}.`, [...elements.keys()], Object.keys(properties)),
    ...[...elements].flatMap(([name, element]) => {
      const property = properties[name];
      if (property === undefined) return [];
      const required = schema.required?.includes(name) === true;
      return elementDifferences(`${place}.${name}`, block, element, resolved(property), required);
    }),
  ];
}

function elementDifferences(
  place: string,
  block: Block,
  element: Element,
  schema: SnapshotSchema,
  required: boolean,
): readonly Difference[] {
  const repeats = schema.type === 'array';
  const inner = repeats && schema.items !== undefined ? resolved(schema.items) : schema;
  // In a choice, the choice makes one required, which the snapshot's vocabulary cannot express.
  const always = element.occurs.min === 1 && block.content.includes(element);
  return [
    ...compared(`${place} `, always ? ['required'] : [], required ? ['required'] : []),
    ...compared(`${place} `, element.occurs.max > 1 ? ['list'] : [], repeats ? ['list'] : []),
    ...(element.type.kind === 'block'
      ? blockDifferences(element.type, inner)
      : [
          ...compared(`${place}: `, [element.form], [inner.type ?? 'anything']),
          ...codes(place, element, inner),
        ]),
  ];
}

function codes(place: string, { type }: Element, schema: SnapshotSchema): readonly Difference[] {
  const list = type.kind === 'simple' && type.codes?.closed === true ? type.codes : undefined;
  const ours = list?.codes.filter((code) => code.inSchema).map((code) => code.code);
  if (ours === undefined || schema.enum === undefined)
    return compared(
      `${place} `,
      ours === undefined ? [] : ['codes'],
      schema.enum === undefined ? [] : ['codes'],
    );
  return compared(`${place} `, ours, schema.enum);
}
