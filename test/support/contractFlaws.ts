/** Contradictions in the contract, one line each. */
import {
  type CodeList,
  type Endpoint,
  type NamedObject,
  pathParameters,
  type Shape,
} from '../../src/api/contract/index.ts';
import { type Contract, coded, objectOf, orphans, referenced } from './contractReach.ts';

/** Query names reserved for lists and expansion. */
const RESERVED = ['page_size', 'cursor', 'filter', 'sort', 'expand'];

const VERBS: Readonly<Record<string, Endpoint['method']>> = {
  list: 'GET',
  get: 'GET',
  search: 'GET',
  create: 'POST',
  upload: 'POST',
  share: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};

export function contractFlaws(contract: Contract): readonly string[] {
  return [
    ...repeated(
      'endpoint',
      contract.endpoints.map((endpoint) => `${endpoint.resource}.${endpoint.name}`),
    ),
    ...repeated(
      'route',
      contract.endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    ),
    ...repeated(
      'object',
      contract.objects.map((object) => object.name),
    ),
    ...repeated(
      'code list',
      contract.codeLists.map((list) => list.name),
    ),
    ...contract.endpoints.flatMap((endpoint) => endpointFlaws(contract, endpoint)),
    ...contract.objects.flatMap((object) => objectFlaws(contract, object)),
    ...contract.codeLists.flatMap(codeFlaws),
    ...contract.events
      .filter((event) => objectOf(contract, event.of) === undefined)
      .map((event) => `${event.event}: no object ${event.of}`),
    ...orphans(contract),
  ];
}

function repeated(what: string, names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${what} twice: ${name}`,
  );
}

function endpointFlaws(contract: Contract, endpoint: Endpoint): readonly string[] {
  const flaws = [
    ...pathFlaws(endpoint),
    ...verbFlaws(endpoint),
    ...answerFlaws(contract, endpoint),
    ...bodyFlaws(contract, endpoint),
    ...queryFlaws(contract, endpoint),
    ...sentenceFlaws(endpoint.summary),
  ];
  return flaws.map((flaw) => `${endpoint.resource}.${endpoint.name}: ${flaw}`);
}

function pathFlaws({ path }: Endpoint): readonly string[] {
  const parameters = pathParameters(path);
  return [
    ...(/^\/api\/v1(\/([a-z][a-z0-9-]*|\{[a-z_]+_id\}))+$/.test(path) ? [] : [`path ${path}`]),
    ...repeated('path parameter', parameters),
    ...(parameters.length > 0 && parameters[0] !== 'company_id' ? ['company_id does not come first'] : []),
  ];
}

function verbFlaws({ name, method, repeat, body }: Endpoint): readonly string[] {
  const verb = Object.keys(VERBS).find((candidate) => name.startsWith(candidate));
  return [
    ...(verb === undefined || VERBS[verb] !== method ? [`${method} for ${name}`] : []),
    ...((method === 'GET') === (repeat === 'safe') ? [] : [`${method} is not ${repeat} to repeat`]),
    ...((method === 'POST' || method === 'PATCH') === (body !== undefined) ? [] : [`${method} and its body`]),
  ];
}

function answerFlaws(contract: Contract, { answer, list, expand }: Endpoint): readonly string[] {
  const object = objectOf(contract, answer.of ?? '');
  return [
    ...((answer.wrapped === 'none') === (answer.of === undefined) ? [] : ['wrapped and of']),
    ...(answer.of !== undefined && object === undefined ? [`no object ${answer.of}`] : []),
    ...((answer.wrapped === 'list') === (list !== undefined) ? [] : ['a list and its query']),
    ...(answer.status === 204 && answer.wrapped !== 'none' ? ['204 with an answer'] : []),
    ...(object?.use === 'request' ? [`${object.name} is no answer`] : []),
    ...(Array.isArray(expand) ? expand : [])
      .filter((path: string) => !leads(contract, answer.of ?? '', path.split('.')))
      .map((path: string) => `expand ${path} leads nowhere`),
  ];
}

function leads(contract: Contract, name: string, [head = '', ...rest]: readonly string[]): boolean {
  const shape = objectOf(contract, name)?.fields[head]?.shape;
  const inner = shape?.kind === 'list' ? shape.of : shape;
  if (inner?.kind !== 'reference') return false;
  return rest.length === 0 || leads(contract, inner.to, rest);
}

function bodyFlaws(contract: Contract, { body, repeat }: Endpoint): readonly string[] {
  const shape = body?.shape ?? null;
  const object = shape?.kind === 'reference' ? objectOf(contract, shape.to) : undefined;
  return [
    ...(shape === null ? [] : shapeFlaws(contract, shape)),
    ...(object?.use === 'answer' ? [`${object.name} is no request`] : []),
    ...(repeat === 'external_id' && object?.fields['external_id'] === undefined
      ? ['repeated by an external_id that it does not take']
      : []),
  ];
}

function queryFlaws(contract: Contract, { query = {}, list }: Endpoint): readonly string[] {
  const filter = list?.filter === 'open' ? {} : (list?.filter ?? {});
  return [
    ...Object.keys(query)
      .filter((name) => RESERVED.includes(name))
      .map((name) => `query ${name}`),
    ...[...Object.values(query).map((field) => field.shape), ...Object.values(filter)].flatMap((shape) =>
      shapeFlaws(contract, shape),
    ),
    ...repeated('sort', list?.sort ?? []),
  ];
}

function objectFlaws(contract: Contract, object: NamedObject): readonly string[] {
  const flaws = Object.entries(object.fields).flatMap(([name, field]) =>
    [
      ...shapeFlaws(contract, field.shape),
      ...referenced(field.shape)
        .map((to) => objectOf(contract, to))
        .filter((inner) => inner !== undefined && inner.use !== 'both' && inner.use !== object.use)
        .map((inner) => `a ${object.use} holds ${inner?.name}`),
      ...sentenceFlaws(field.description),
    ].map((flaw) => `.${name}: ${flaw}`),
  );
  return [...flaws, ...sentenceFlaws(object.description).map((flaw) => `: ${flaw}`)].map(
    (flaw) => `${object.name}${flaw}`,
  );
}

/** Summaries and descriptions are joined into sentences, so they must not end with a period. */
function sentenceFlaws(text: string): readonly string[] {
  return /^\S.*[^\s.]$/.test(text) ? [] : [`description: ${text}`];
}

function shapeFlaws(contract: Contract, shape: Shape): readonly string[] {
  return [
    ...referenced(shape)
      .filter((name) => objectOf(contract, name) === undefined)
      .map((name) => `no object ${name}`),
    ...coded(shape)
      .filter((name) => !contract.codeLists.some((list) => list.name === name))
      .map((name) => `no code list ${name}`),
  ];
}

function codeFlaws({ name, codes }: CodeList): readonly string[] {
  return Object.keys(codes)
    .filter((code) => !/^[A-Z0-9_]+$/.test(code))
    .map((code) => `${name}: code ${code}`);
}
