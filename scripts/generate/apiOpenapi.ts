/** `docs/openapi.json`: the contract as a self-contained OpenAPI 3.1 document. */
import { events, PAGE_SIZE, RATE_LIMIT, resources, unplaced } from '../../src/api/contract/index.ts';
import { pathItems } from './apiOpenapiPaths.ts';
import { componentSchemas, ref } from './apiOpenapiSchemas.ts';
import { otherRefusals, refusals } from './apiRefusals.ts';
import type { Schema } from './jsonType.ts';

/** The version in the service's change log that the contract follows. */
const VERSION = '1.0.1';

export function openapi(): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: "The service's API, as fattura knows it",
      version: VERSION,
      description: [
        'Generated from the contract in `src/api/contract` by `npm run generate`; do not edit.',
        `At most ${RATE_LIMIT} requests per second; above that, the response is 429.`,
        'Lists are unordered without `sort`. Amounts are exact and written as text.',
        'Code lists are open: the service may respond with an unlisted code. Responses may contain additional fields.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: 'https://{host}',
        variables: {
          host: {
            default: 'service.example',
            description: 'Host of the environment: development or production',
          },
        },
      },
    ],
    security: [{ apiKey: [] }],
    tags: [...resources, 'webhooks'].map((name) => ({ name })),
    paths: pathItems(),
    webhooks: Object.fromEntries(
      events.map(({ event, summary, of }) => [event, webhook(event, summary, of)]),
    ),
    components: {
      schemas: componentSchemas(),
      parameters: pageParameters(),
      responses: responses(),
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key. Keep it on the server.' },
      },
    },
    'x-unplaced-operations': unplaced,
  };
}

function webhook(event: string, summary: string, of: string): Schema {
  const data = { type: 'object', properties: { event: { const: event }, data: ref(of) } };
  return {
    post: {
      operationId: event,
      summary,
      tags: ['webhooks'],
      security: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { allOf: [ref('EventEnvelope'), data] } } },
      },
      responses: { '2XX': { description: 'Accepted. Redirects are not followed.' } },
    },
  };
}

function pageParameters(): Schema {
  return {
    company_id: {
      name: 'company_id',
      in: 'path',
      required: true,
      description: 'Id of the company',
      schema: { type: 'string', format: 'uuid' },
    },
    page_size: {
      name: 'page_size',
      in: 'query',
      description: 'Page size',
      schema: { type: 'integer', ...PAGE_SIZE },
    },
    cursor: {
      name: 'cursor',
      in: 'query',
      description: '`page.cursor` of the previous page; absent for the first page',
      schema: { type: 'string' },
    },
  };
}

function responses(): Schema {
  const content = { 'application/json': { schema: ref('ErrorBody') } };
  const named = [...Object.values(refusals), otherRefusals];
  return Object.fromEntries(named.map(([name, description]) => [name, { description, content }]));
}
