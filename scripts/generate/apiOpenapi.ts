/** `docs/openapi.json`: the contract as an OpenAPI 3.1 document, complete in itself. */
import { events, PAGE_SIZE, RATE_LIMIT, resources, unplaced } from '../../src/api/contract/index.ts';
import { pathItems } from './apiOpenapiPaths.ts';
import { componentSchemas, ref } from './apiOpenapiSchemas.ts';
import { otherRefusals, refusals } from './apiRefusals.ts';
import type { Schema } from './jsonType.ts';

/** The version of the service's change log that the contract follows. */
const VERSION = '1.0.1';

export function openapi(): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: "The service's API, as fattura knows it",
      version: VERSION,
      description: [
        'Generated from the contract in `src/api/contract` by `npm run generate`; do not edit.',
        `At most ${RATE_LIMIT} requests per second; beyond it 429.`,
        'Lists have no order unless `sort` gives one. Amounts are text and exact.',
        'Code lists are open: the service may answer with a code that is not listed. Answers may hold more fields.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: 'https://{host}',
        variables: {
          host: {
            default: 'service.example',
            description: "Host of the environment: the development's or the production's",
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
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key. It stays on the server side.' },
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
      responses: { '2XX': { description: 'Taken. Redirects are not followed.' } },
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
      description: 'Items of a page',
      schema: { type: 'integer', ...PAGE_SIZE },
    },
    cursor: {
      name: 'cursor',
      in: 'query',
      description: '`page.cursor` of the page before; the first page has none',
      schema: { type: 'string' },
    },
  };
}

function responses(): Schema {
  const content = { 'application/json': { schema: ref('ErrorBody') } };
  const named = [...Object.values(refusals), otherRefusals];
  return Object.fromEntries(named.map(([name, description]) => [name, { description, content }]));
}
