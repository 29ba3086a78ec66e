/** Differences between our contract and the snapshot of the service's OpenAPI document, as plain facts. */
import {
  ALWAYS,
  type Endpoint,
  endpoints,
  objectNamed,
  pathParameters,
} from '../../../src/api/contract/index.ts';
import { compared, type Difference } from './difference.ts';
import { operationKey, resolved, type SnapshotOperation, snapshotOperations } from './document.ts';
import { bodyDifferences, kindOf, objectDifferences, snapshotKind } from './objects.ts';

export function differences(): readonly Difference[] {
  const ours = new Map(endpoints.map((endpoint) => [operationKey(endpoint.method, endpoint.path), endpoint]));
  const keys = new Set([...ours.keys(), ...snapshotOperations.keys()]);
  const found = new Map<string, Difference>();
  for (const key of [...keys].sort()) {
    for (const difference of operationDifferences(key, ours.get(key), snapshotOperations.get(key)))
      found.set(`${difference.only} ${difference.fact}`, difference);
  }
  return [...found.values()];
}

function operationDifferences(
  key: string,
  ours: Endpoint | undefined,
  theirs: SnapshotOperation | undefined,
): readonly Difference[] {
  if (ours === undefined) return [{ only: 'snapshot', fact: key }];
  if (theirs === undefined) return [{ only: 'contract', fact: key }];
  return [
    ...compared(`${key} `, contractFacts(ours), snapshotFacts(theirs)),
    ...bodies(ours, theirs),
    ...answers(ours, theirs),
    ...refusals(theirs),
  ];
}

function contractFacts(endpoint: Endpoint): readonly string[] {
  const { list, query = {}, expand, body, answer, errors, path } = endpoint;
  const named = (kind: string, names: readonly string[] | 'open' | undefined): readonly string[] =>
    names === undefined ? [] : names === 'open' ? [`${kind} (any)`] : names.map((name) => `${kind} ${name}`);
  const filter = list?.filter;
  return [
    ...pathParameters(path).map((name) => `path ${name}`),
    ...(list?.paginated === true ? ['query page_size: integer', 'query cursor: text'] : []),
    ...Object.entries(query).map(
      ([name, field]) => `query ${name}${field.required === true ? '!' : ''}: ${kindOf(field.shape)}`,
    ),
    ...named('filter', filter === 'open' ? filter : filter && Object.keys(filter)),
    ...named('sort', list?.sort),
    ...named('expand', expand),
    ...[answer.status, ...ALWAYS, ...errors].map((status) => `status ${status}`),
    ...(body?.contentTypes ?? []).map((type) => `takes ${type}`),
    ...answerFacts[answer.wrapped](list?.paginated === true),
  ];
}

const answerFacts: Readonly<
  Record<Endpoint['answer']['wrapped'], (paginated: boolean) => readonly string[]>
> = {
  one: () => ['answers one'],
  list: (paginated) => ['answers many', ...(paginated ? ['answers page'] : [])],
  'one-or-list': () => ['answers one', 'answers many'],
  request: () => ['answers one', 'answers links'],
  none: () => [],
};

const LISTED = new Set(['filter', 'sort', 'expand']);

function snapshotFacts(operation: SnapshotOperation): readonly string[] {
  const facts: string[] = [];
  for (const parameter of operation.parameters ?? []) {
    const { name, description = '', required, schema } = parameter;
    if (parameter.in === 'path') facts.push(`path ${name}`);
    // A header parameter named Content-Type means nothing in OpenAPI: `requestBody` states the types.
    else if (parameter.in === 'query' && !LISTED.has(name))
      facts.push(`query ${name}${required === true ? '!' : ''}: ${snapshotKind(schema)}`);
    else if (parameter.in === 'query') {
      const listed = description.slice(description.indexOf(':') + 1).matchAll(/`([\w.]+)`/g);
      facts.push(...[...listed].map(([, field]) => `${name} ${field}`));
    }
  }
  const success = successOf(operation);
  return [
    ...facts,
    ...Object.keys(operation.responses).map((status) => `status ${status}`),
    ...Object.keys(operation.requestBody?.content ?? {}).map((type) => `takes ${type}`),
    ...(success.data === undefined ? [] : [`answers ${success.data.type === 'array' ? 'many' : 'one'}`]),
    ...(success.page ? ['answers page'] : []),
    ...(success.links ? ['answers links'] : []),
  ];
}

function successOf(operation: SnapshotOperation) {
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '';
  const schema = operation.responses[status]?.content?.['application/json']?.schema;
  const properties = schema === undefined ? {} : (resolved(schema).properties ?? {});
  return {
    data: properties['data'] === undefined ? undefined : resolved(properties['data']),
    page: properties['page'] !== undefined,
    links: properties['links'],
  };
}

function bodies(ours: Endpoint, theirs: SnapshotOperation): readonly Difference[] {
  const schema = theirs.requestBody?.content['application/json']?.schema;
  if (schema === undefined || ours.body === undefined || ours.body.shape === null) return [];
  return bodyDifferences(ours.body.shape, resolved(schema));
}

function answers(ours: Endpoint, theirs: SnapshotOperation): readonly Difference[] {
  const { data, links } = successOf(theirs);
  if (ours.answer.of === undefined || data === undefined) return [];
  const single = data.type === 'array' && data.items !== undefined ? resolved(data.items) : data;
  // The links of a request are next to `data`; the contract returns both as one object.
  const whole = links === undefined ? single : { ...single, properties: { ...single.properties, links } };
  return objectDifferences(objectNamed(ours.answer.of), whole);
}

function refusals({ responses }: SnapshotOperation): readonly Difference[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    if (status < '400' || schema === undefined) return [];
    return objectDifferences(objectNamed('ErrorBody'), resolved(schema));
  });
}
