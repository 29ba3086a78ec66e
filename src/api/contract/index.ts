/** The service's API as data, each endpoint once. The client, the documents and the sandbox are derived from it. */
import * as accounts from './accounts.ts';
import * as categories from './categories.ts';
import * as companies from './companies.ts';
import * as counterparts from './counterparts.ts';
import * as documentSectionals from './documentSectionals.ts';
import * as documents from './documents.ts';
import type { Endpoint, UnplacedOperation } from './endpoint.ts';
import * as errors from './errors.ts';
import * as eventsPart from './events.ts';
import * as flows from './flows.ts';
import * as money from './money.ts';
import * as products from './products.ts';
import * as reconciliations from './reconciliations.ts';
import * as requests from './requests.ts';
import type { NamedObject } from './shape.ts';
import * as subcategories from './subcategories.ts';
import * as transactions from './transactions.ts';

export { type CodeList, codeList, codeLists } from './codes.ts';
export { isFinalStatus } from './documentStatus.ts';
export {
  ALWAYS,
  type Answer,
  type Body,
  type Endpoint,
  GENERAL,
  type ListQuery,
  type Method,
  type NamedFile,
  OPERATORS,
  type Open,
  type Operator,
  operatorsOf,
  PAGE_SIZE,
  pathParameters,
  RATE_LIMIT,
  type Repeat,
  type UnplacedOperation,
} from './endpoint.ts';
export { errorCodes } from './errors.ts';
export { type EventDefinition, events } from './events.ts';
export { type RequestChecks, type RequestFault, requestFaults } from './requestFaults.ts';
export { brokenRule, type RequestRule } from './requestRule.ts';
export type {
  CodeShape,
  EitherShape,
  Field,
  InvoiceShape,
  ListShape,
  NamedObject,
  ObjectShape,
  PlainShape,
  ReferenceShape,
  Shape,
  TextShape,
} from './shape.ts';
export { isUuid, patternOf, textFault } from './textFormat.ts';

const everyEndpoint = [
  ...companies.endpoints,
  ...accounts.endpoints,
  ...categories.endpoints,
  ...subcategories.endpoints,
  ...counterparts.endpoints,
  ...documentSectionals.endpoints,
  ...documents.endpoints,
  ...flows.endpoints,
  ...products.endpoints,
  ...reconciliations.endpoints,
  ...transactions.endpoints,
  ...requests.endpoints,
] as const;

/** Every endpoint, by resource, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = everyEndpoint;

type NameOf<One extends Pick<Endpoint, 'resource' | 'name'>> = One extends unknown
  ? `${One['resource']}.${One['name']}`
  : never;

/** `resource.name` of an endpoint, such as `documents.createInvoice`. */
export type EndpointName = NameOf<(typeof everyEndpoint)[number]>;

/** Name of a resource, such as `documents`. */
export type ResourceName = (typeof everyEndpoint)[number]['resource'];

export const nameOf = ({ resource, name }: Pick<Endpoint, 'resource' | 'name'>) =>
  `${resource}.${name}` as EndpointName;

/** Names of the resources, in the same order. */
export const resources: readonly string[] = [...new Set(endpoints.map(({ resource }) => resource))];

/** Operations that exist, but whose path is not documented. */
export const unplaced: readonly UnplacedOperation[] = documents.unplaced;

/** Every object in requests and responses. */
export const objects: readonly NamedObject[] = [
  ...money.objects,
  ...companies.objects,
  ...accounts.objects,
  ...categories.objects,
  ...subcategories.objects,
  ...counterparts.objects,
  ...documentSectionals.objects,
  ...documents.objects,
  ...flows.objects,
  ...products.objects,
  ...reconciliations.objects,
  ...transactions.objects,
  ...requests.objects,
  ...eventsPart.objects,
  ...errors.objects,
];

const byName = new Map(objects.map((object) => [object.name, object]));

/** @throws Error if the contract has no such object: a bug */
export function objectNamed(name: string): NamedObject {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`unknown object ${name}`);
  return found;
}

/** The endpoint for a method and path; undefined if the contract has none. */
export function endpointAt(method: string, path: string): Endpoint | undefined {
  const parts = path.split('/');
  return endpoints.find((candidate) => {
    const own = candidate.path.split('/');
    return (
      candidate.method === method &&
      own.length === parts.length &&
      own.every((part, index) => part === parts[index] || (part.startsWith('{') && parts[index] !== ''))
    );
  });
}

/** @throws Error if the contract has no such endpoint: a bug of the caller */
export function endpoint(resource: string, name: string): Endpoint {
  const found = endpoints.find((candidate) => candidate.resource === resource && candidate.name === name);
  if (found === undefined) throw new Error(`unknown endpoint ${resource}.${name}`);
  return found;
}
