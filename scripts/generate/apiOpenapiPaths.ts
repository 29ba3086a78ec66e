/** The paths of the OpenAPI document. */
import {
  ALWAYS,
  type Answer,
  type Endpoint,
  endpoints,
  pathParameters,
} from '../../src/api/contract/index.ts';
import { fieldSchema, ref, shapeSchema } from './apiOpenapiSchemas.ts';
import { refusalName } from './apiRefusals.ts';
import { pascal } from './apiText.ts';
import type { Schema } from './jsonType.ts';

export function pathItems(): Schema {
  const paths = [...new Set(endpoints.map((endpoint) => endpoint.path))];
  return Object.fromEntries(
    paths.map((path) => {
      const own = endpoints.filter((endpoint) => endpoint.path === path);
      return [
        path,
        Object.fromEntries(own.map((endpoint) => [endpoint.method.toLowerCase(), operation(endpoint)])),
      ];
    }),
  );
}

function operation(endpoint: Endpoint): Schema {
  const { resource, name, summary, remarks, permission, repeat } = endpoint;
  const given = parameters(endpoint);
  return {
    operationId: `${resource}.${name}`,
    summary,
    ...(remarks === undefined ? {} : { description: remarks.join('\n\n') }),
    tags: [resource],
    ...(given.length === 0 ? {} : { parameters: given }),
    ...requestBody(endpoint),
    responses: responses(endpoint),
    'x-repeat': repeat,
    ...(permission === undefined ? {} : { 'x-required-permission': permission }),
  };
}

function parameters(endpoint: Endpoint): readonly Schema[] {
  const { path, query = {}, list, expand, resource } = endpoint;
  return [
    ...pathParameters(path).map(pathParameter),
    ...Object.entries(query).map(([name, field]) => {
      const { description, ...schema } = fieldSchema(field);
      return {
        name,
        in: 'query',
        ...(field.required === true ? { required: true } : {}),
        description,
        schema,
      };
    }),
    ...(list?.filter === undefined ? [] : [filterParameter(resource)]),
    ...(list?.sort === undefined ? [] : [sortParameter(list.sort)]),
    ...(expand === undefined ? [] : [expandParameter(expand)]),
    ...(list?.paginated === true ? ['page_size', 'cursor'].map((name) => shared(name)) : []),
  ];
}

function shared(name: string): Schema {
  return { $ref: `#/components/parameters/${name}` };
}

function pathParameter(name: string): Schema {
  if (name === 'company_id') return shared(name);
  const description = `Id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}`;
  return { name, in: 'path', required: true, description, schema: { type: 'string', format: 'uuid' } };
}

function filterParameter(resource: string): Schema {
  const schema = ref(`${pascal(resource)}Filter`);
  return { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema };
}

function sortParameter(names: readonly string[]): Schema {
  const items = { type: 'string', enum: names.flatMap((name) => [name, `-${name}`]) };
  return commaList('sort', 'Fields to sort by, with commas between them; `-` stands for descending', items);
}

function expandParameter(names: NonNullable<Endpoint['expand']>): Schema {
  const items = { type: 'string', ...(names === 'open' ? {} : { enum: names }) };
  return commaList('expand', 'Related resources to embed, with commas between them', items);
}

function commaList(name: string, description: string, items: Schema): Schema {
  return { name, in: 'query', style: 'form', explode: false, description, schema: { type: 'array', items } };
}

function requestBody({ body }: Endpoint): Schema {
  if (body === undefined) return {};
  const content = body.contentTypes.map((type) => [type, { schema: contentSchema(type, body.shape) }]);
  return {
    requestBody: { description: body.description, required: true, content: Object.fromEntries(content) },
  };
}

function contentSchema(type: string, shape: NonNullable<Endpoint['body']>['shape']): Schema {
  if (type !== 'application/json' || shape === null) return { type: 'string', contentMediaType: type };
  return shapeSchema(shape);
}

function responses({ answer, errors }: Endpoint): Schema {
  const statuses = [...new Set([...errors, ...ALWAYS])].sort((a, b) => a - b);
  return {
    [answer.status]: success(answer),
    ...Object.fromEntries(statuses.map((status) => [status, refusal(status)])),
    default: refusal(0),
  };
}

function refusal(status: number): Schema {
  return { $ref: `#/components/responses/${refusalName(status)}` };
}

function success(answer: Answer): Schema {
  if (answer.of === undefined) return { description: 'Success' };
  return {
    description: 'Success',
    content: { 'application/json': { schema: wrapped(answer.wrapped, ref(answer.of)) } },
  };
}

function wrapped(how: Answer['wrapped'], of: Schema): Schema {
  if (how === 'list') return envelope({ type: 'array', items: of }, { page: ref('Page') });
  if (how === 'one-or-list')
    return envelope({ oneOf: [of, { type: 'array', items: of, minItems: 1, maxItems: 1 }] });
  // The id of a request is under `data`, or in some versions at the top level; its links are at the top level.
  if (how === 'request') {
    const links = { type: 'array', items: ref('Link') };
    return { anyOf: [envelope(of, { links }), of] };
  }
  return envelope(of);
}

function envelope(data: Schema, beside: Schema = {}): Schema {
  return { type: 'object', required: ['data'], properties: { data, ...beside } };
}
