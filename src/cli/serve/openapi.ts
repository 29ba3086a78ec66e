/** The OpenAPI document of the service, derived from the table of operations and the help of the commands. */
import type { OptionDefinition } from '../command/definition.ts';
import { LANGUAGES } from '../command/language.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { ServeProblems } from '../messages/serve/params.ts';
import { VERSION } from '../process/version.ts';
import { FORM, LINES } from './body.ts';
import { LINES_TYPE } from './lines.ts';
import { type Operation, operations, servedOptions, summaryOf } from './operations.ts';
import { OWN_PARAMETERS } from './parameters.ts';
import { PROBLEM_TYPE } from './problem.ts';
import { PROBLEMS, type ProblemCode } from './problemCodes.ts';
import { reportSchemas } from './reportSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** @param url The address of the server; null if unknown. */
export async function openapiDocument(url: string | null): Promise<Json> {
  const messages = await messagesIn('en');
  return {
    openapi: '3.1.0',
    info: {
      title: 'fattura serve',
      version: VERSION,
      summary: messages.commands['serve']?.summary,
      description: messages.serve.page.intro,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: url ?? 'http://127.0.0.1:4020' }],
    // A server without a token requires none.
    security: [{}, { token: [] }],
    paths: {
      ...Object.fromEntries(
        operations.map((operation) => [`/v1/${operation.name}`, { post: pathOf(operation, messages) }]),
      ),
      '/healthz': { get: machine('healthz', 'The process responds.', ['200']) },
      '/readyz': {
        get: machine('readyz', 'The server accepts requests; 503 while it is stopping or at its limit.', [
          '200',
          '503',
        ]),
      },
      '/metrics': { get: machine('metrics', 'Metrics in the Prometheus text format.', ['200']) },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...reportSchemas,
        Problem: problemSchema(messages.serve.problems),
        Line: lineSchema,
        LineAnswer: lineAnswerSchema,
      },
      responses: {
        Problem: { description: 'A problem (RFC 9457).', content: schemaOf('Problem', PROBLEM_TYPE) },
      },
    },
  };
}

function pathOf(operation: Operation, messages: Messages): Json {
  const { name, command } = operation;
  const help = messages.commands[command.name];
  return {
    operationId: name,
    tags: ['v1'],
    summary: summaryOf(operation, messages),
    description: help?.about[0],
    parameters: [
      ...OWN_PARAMETERS.map((own) => ({
        name: own,
        in: 'query',
        description: messages.serve.page[own],
        schema: own === 'lang' ? { enum: [...LANGUAGES] } : { type: 'string' },
      })),
      ...servedOptions(operation).map((option) => parameterOf(option, help?.options[option.name])),
    ],
    requestBody: { required: true, content: bodyOf(operation, messages) },
    responses: {
      200: {
        description: 'The result, in the media type selected by Accept.',
        headers: {
          'Fattura-Exit-Code': {
            description: 'Exit code of the command: 0, or 1 with findings.',
            schema: { enum: ['0', '1'] },
          },
          'Fattura-Messages': {
            description: 'Messages of the command in addition to its result, percent-encoded.',
            schema: { type: 'string' },
          },
        },
        content: answersOf(operation),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function parameterOf({ name, value, choices, repeatable }: OptionDefinition, description = ''): Json {
  const one =
    choices === undefined ? { type: value === undefined ? 'boolean' : 'string' } : { enum: [...choices] };
  return repeatable === true
    ? { name, in: 'query', description, explode: true, schema: { type: 'array', items: one } }
    : { name, in: 'query', description, schema: one };
}

function bodyOf({ second }: Operation, { serve }: Messages): Json {
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = {
    file: { type: 'array', items: binary },
    ...(second === null ? {} : { [second]: { ...binary, description: serve.page.second } }),
  };
  return {
    'application/octet-stream': { schema: {} },
    'application/xml': { schema: { type: 'string' } },
    'application/json': { schema: {} },
    [FORM]: { schema: { type: 'object', required: ['file'], properties } },
    ...Object.fromEntries(LINES.map((type) => [type, { schema: { $ref: '#/components/schemas/Line' } }])),
  };
}

/** Schemas of JSON responses, by operation. */
const ANSWER_SCHEMAS: Readonly<Record<string, string>> = { validate: 'Report' };

function answersOf({ name, answers }: Operation): Json {
  const types = answers.map(({ type }) => type);
  const named = types.filter((type) => type !== '*/*');
  // The result has the form of the file.
  const all = named.length > 0 ? named : ['application/xml', 'application/json'];
  const content = all.map((type) => {
    const schema = type === 'application/json' ? ANSWER_SCHEMAS[name] : undefined;
    return [
      type,
      schema === undefined ? { schema: {} } : { schema: { $ref: `#/components/schemas/${schema}` } },
    ] as const;
  });
  // A report of one file may have this type too, with other lines.
  const schema = types.includes(LINES_TYPE) ? {} : { $ref: '#/components/schemas/LineAnswer' };
  return Object.fromEntries([...content, [LINES_TYPE, { schema }]]);
}

const schemaOf = (name: string, type: string): Json => ({
  [type]: { schema: { $ref: `#/components/schemas/${name}` } },
});

const machine = (operationId: string, summary: string, statuses: readonly string[]): Json => ({
  operationId,
  tags: ['machine'],
  summary,
  responses: Object.fromEntries(statuses.map((status) => [status, { description: summary }])),
});

const lineSchema: Json = {
  description: 'One line for each file: its text, or its bytes in base64.',
  type: 'object',
  properties: { file: { type: 'string' }, content: { type: 'string' }, base64: { type: 'string' } },
  oneOf: [{ required: ['content'] }, { required: ['base64'] }],
};

const lineAnswerSchema: Json = {
  description:
    'One line for each file of a request: its result in one of json, content and base64, or a problem. content, encoded in UTF-8, is the result byte for byte; base64 has the bytes of every other result: a PDF, or a file in ISO-8859-1 or UTF-16, which keeps its encoding.',
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: ['string', 'null'] },
    line: { type: 'integer', description: 'With a problem: the number of the line in the request.' },
    exitCode: { enum: [0, 1] },
    messages: { type: 'string', description: 'Messages of the command in addition to its result.' },
    type: { type: 'string', description: 'The media type of the result.' },
    json: {},
    content: { type: 'string' },
    base64: { type: 'string', contentEncoding: 'base64' },
    problem: { $ref: '#/components/schemas/Problem' },
  },
};

function problemSchema(problems: ServeProblems): Json {
  const codes = Object.keys(PROBLEMS) as readonly ProblemCode[];
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
    properties: {
      type: { type: 'string', format: 'uri-reference' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      code: {
        enum: codes,
        description: codes.map((code) => `${code}: ${PROBLEMS[code]}, ${problems[code].title}`).join('; '),
      },
      params: { type: 'object' },
      instance: { type: 'string', description: 'The id of the request, which is also in the server log.' },
      report: {
        description: 'Why there is no result: a BriefReport for build, otherwise the report of validate.',
        oneOf: [{ $ref: '#/components/schemas/Report' }, { $ref: '#/components/schemas/BriefReport' }],
      },
    },
  };
}
