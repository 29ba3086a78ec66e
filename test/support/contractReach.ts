/** Reachability between the definitions of the contract. */
import type {
  CodeList,
  Endpoint,
  EventDefinition,
  NamedObject,
  Shape,
} from '../../src/api/contract/index.ts';

export interface Contract {
  readonly endpoints: readonly Endpoint[];
  readonly objects: readonly NamedObject[];
  readonly codeLists: readonly CodeList[];
  readonly events: readonly EventDefinition[];
}

/** Objects sent outside the request bodies of endpoints, or received outside their responses. */
const ROOTS = ['EventEnvelope', 'ErrorBody'];

export function objectOf(contract: Contract, name: string): NamedObject | undefined {
  return contract.objects.find((object) => object.name === name);
}

function within(shape: Shape): readonly Shape[] {
  if (shape.kind === 'list') return [shape, ...within(shape.of)];
  if (shape.kind === 'either') return [shape, ...shape.of.flatMap(within)];
  if (shape.kind === 'object')
    return [shape, ...Object.values(shape.fields).flatMap((field) => within(field.shape))];
  return [shape];
}

/** Names of the objects in a shape. */
export function referenced(shape: Shape): readonly string[] {
  return within(shape).flatMap((inner) => (inner.kind === 'reference' ? [inner.to] : []));
}

/** Names of the code lists in a shape. */
export function coded(shape: Shape): readonly string[] {
  return within(shape).flatMap((inner) => (inner.kind === 'code' ? [inner.list] : []));
}

/** Objects and code lists that nothing refers to. */
export function orphans(contract: Contract): readonly string[] {
  const reached = new Set<string>();
  const reach = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const { shape } of Object.values(objectOf(contract, name)?.fields ?? {}))
      referenced(shape).forEach(reach);
  };
  for (const { answer, body } of contract.endpoints) {
    reach(answer.of ?? '');
    if (body !== undefined && body.shape !== null) referenced(body.shape).forEach(reach);
  }
  [...ROOTS, ...contract.events.map((event) => event.of)].forEach(reach);
  const shapes = contract.objects.flatMap(({ fields }) => Object.values(fields).map((field) => field.shape));
  const lists = new Set(shapes.flatMap(coded));
  return [
    ...contract.objects.filter(({ name }) => !reached.has(name)).map(({ name }) => `object unused: ${name}`),
    ...contract.codeLists
      .filter(({ name }) => !lists.has(name))
      .map(({ name }) => `code list unused: ${name}`),
  ];
}
