/** The TypeScript of expansions: the type of a response depends on the value of `expand`. */
import { type Endpoint, endpoints, objectNamed, type Shape } from '../../src/api/contract/index.ts';
import { pascal, typeOf, WIDTH } from './apiText.ts';
import { comment } from './tsdoc.ts';

interface Expansions {
  readonly name: string;
  readonly object: string;
  readonly paths: readonly string[];
}

/** The interface of an endpoint's expansions; null if any name is accepted, or none. */
export function expansionsName(endpoint: Endpoint): string | null {
  return expansionsOf(endpoint)?.name ?? null;
}

/** One interface for each set of expansions: a resource has one, or two if a method embeds more. */
export function expansionsInterfaces(): readonly string[] {
  const found = new Map<string, Expansions>();
  for (const endpoint of endpoints) {
    const expansions = expansionsOf(endpoint);
    if (expansions !== null) found.set(expansions.name, expansions);
  }
  return [...found.values()].map(expansionsInterface);
}

/** The first set of a resource is named after the object, any other also after the method. */
function expansionsOf(endpoint: Endpoint): Expansions | null {
  const { expand, answer, resource, name } = endpoint;
  if (expand === undefined || expand === 'open' || answer.of === undefined) return null;
  const first = endpoints.find(
    (candidate) => candidate.resource === resource && Array.isArray(candidate.expand),
  );
  const same = String(first?.expand) === String(expand);
  return { name: `${answer.of}${same ? '' : pascal(name)}Expansions`, object: answer.of, paths: expand };
}

function expansionsInterface({ name, object, paths }: Expansions): string {
  refuseTwoInOneList(object, paths);
  const members = paths.map((path) => {
    const key = path.includes('.') ? `'${path}'` : path;
    const type = refinement(object, path.split('.'));
    const flat = `  readonly ${key}: { ${type} };`;
    return flat.length <= WIDTH ? flat : `  readonly ${key}: {\n    ${type};\n  };`;
  });
  return [
    comment([`The expansions of {@link ${object}}, each with the fields that it adds.`]),
    `export interface ${name} {`,
    ...members,
    '}',
    '',
  ].join('\n');
}

/** The member that is present because of an expanded path. */
function refinement(object: string, [head = '', ...rest]: readonly string[]): string {
  const field = objectNamed(object).fields[head];
  if (field === undefined) throw new Error(`${object} has no field ${head} to expand`);
  const type = rest.length === 0 ? typeOf(field.shape) : refined(field.shape, rest);
  const grouped = type.includes(' & ') && field.shape.kind !== 'list' ? `(${type})` : type;
  return `readonly ${head}: ${grouped}${field.nullable === true ? ' | null' : ''}`;
}

function refined(shape: Shape, path: readonly string[]): string {
  if (shape.kind === 'list') return `readonly (${refined(shape.of, path)})[]`;
  if (shape.kind !== 'reference') throw new Error(`nothing to expand in ${shape.kind}`);
  return `${shape.to} & { ${refinement(shape.to, path)} }`;
}

/** Two refinements of one list would be an intersection of arrays, whose methods use only the first. */
function refuseTwoInOneList(object: string, paths: readonly string[]): void {
  const lists = paths.map((path) => path.split('.')).filter(([, ...rest]) => rest.length > 0);
  for (const [head = ''] of lists) {
    const list = objectNamed(object).fields[head]?.shape.kind === 'list';
    if (list && lists.filter(([other]) => other === head).length > 1)
      throw new Error(`two expansions in the list ${object}.${head}`);
  }
}
