/** `docs/api.md`: every method of the client on one page. */
import {
  ALWAYS,
  codeLists,
  type Endpoint,
  endpoints,
  errorCodes,
  GENERAL,
  objects,
  operatorsOf,
  PAGE_SIZE,
  resources,
  unplaced,
} from '../../src/api/contract/index.ts';
import { codeTable, objectTable, spans, typeText } from './apiPageTables.ts';
import { FILE_ANSWER, fileParameters, methodAnswer, methodParameters } from './apiResources.ts';
import { sentence } from './apiText.ts';

export function apiPage(): string {
  return [
    '<!-- Generated from the contract by `npm run generate`; do not edit. -->',
    '# Methods of the client',
    '',
    'Every method of `FatturaClient`, with the request that it sends. [client.md](client.md) explains how to create a client,',
    'iterate over lists, and handle errors. The same content as an OpenAPI document: [openapi.json](openapi.json).',
    '',
    `The last argument of every method is \`options\`: \`signal\`, \`timeout\`, \`maxRetries\`, \`headers\`, \`companyId\`. Every call can`,
    `fail with ${ALWAYS.join(', ')}, and according to the service's general table with ${GENERAL.join(', ')}; the errors listed for a`,
    'method are additional. `{company_id}` is the `companyId` of the options or the client.',
    '',
    ...contents(),
    ...resources.flatMap(resourceSection),
    ...notFromTheContract(),
    '## Error codes',
    '',
    'The documented codes. Others exist; the client returns them unchanged.',
    '',
    '| code | status |',
    '|---|---|',
    ...Object.entries(errorCodes).map(([code, status]) => `| \`${code}\` | ${status} |`),
    '',
    '## Objects',
    '',
    'Objects in requests have only these fields. Objects in responses may have additional fields, which the client keeps; a',
    'field that is not marked "always" may be missing.',
    '',
    ...objects.flatMap(objectTable),
    '## Code lists',
    '',
    'The lists are open: the types suggest these codes and accept any text. Each list is also exported as an array.',
    '',
    ...codeLists.flatMap(({ name, description, codes }) => codeTable(name, description, codes)),
  ].join('\n');
}

function contents(): readonly string[] {
  return [
    '| method | request | |',
    '|---|---|---|',
    ...endpoints.flatMap((endpoint) => {
      const { resource, name, method, path, summary, file } = endpoint;
      const row = (called: string, about: string): string => {
        const anchor = `${resource}${called}`.toLowerCase();
        return `| [\`${resource}.${called}\`](#${anchor}) | ${method} \`${path}\` | ${about} |`;
      };
      return [row(name, summary), ...(file === undefined ? [] : [row(file.method, file.summary)])];
    }),
    '',
    `${endpoints.length + endpoints.filter(({ file }) => file !== undefined).length} methods in ${resources.length} resources.`,
    '',
  ];
}

function resourceSection(resource: string): readonly string[] {
  const own = endpoints.filter((endpoint) => endpoint.resource === resource);
  return [
    `## ${resource}`,
    '',
    ...own.flatMap((endpoint) => [...methodSection(endpoint), ...fileSection(endpoint)]),
  ];
}

function methodSection(endpoint: Endpoint): readonly string[] {
  const { resource, name, method, path, summary, remarks = [], permission, errors, answer } = endpoint;
  const parameters = methodParameters(endpoint)
    .map((parameter) =>
      parameter.replace(/: (\w+)<Expand> = \{\}/, '?: $1').replace(/: (\w+) = \{\}/, '?: $1'),
    )
    .join(', ');
  const promise = methodAnswer(endpoint).replace(/Expanded<(\w+), \w+, Expand>/, '$1');
  return [
    `### ${resource}.${name}`,
    '',
    '```ts',
    `client.${resource}.${name}(${parameters}): ${promise}`,
    '```',
    '',
    `${method} \`${path}\``,
    '',
    [`${summary}.`, ...remarks].join(' '),
    '',
    ...parameterList(endpoint),
    ...(permission === undefined ? [] : [`- needs the permission \`${permission}\``]),
    `- status ${answer.status}${errors.length === 0 ? '' : `; errors ${errors.join(', ')}`}`,
    `- ${repetition[endpoint.repeat]}`,
    '',
  ];
}

function fileSection(endpoint: Endpoint): readonly string[] {
  const { resource, method, path, file, errors } = endpoint;
  if (file === undefined) return [];
  return [
    `### ${resource}.${file.method}`,
    '',
    '```ts',
    `client.${resource}.${file.method}(${fileParameters(endpoint).join(', ')}): ${FILE_ANSWER}`,
    '```',
    '',
    `${method} \`${path}\`, then GET of the address in \`${file.field}\``,
    '',
    [`${file.summary}.`, ...file.remarks].join(' '),
    '',
    `- errors ${errors.join(', ')}; \`ResponseError\` if the address has expired`,
    `- ${repetition[endpoint.repeat]}`,
    '',
  ];
}

const repetition: Readonly<Record<Endpoint['repeat'], string>> = {
  safe: 'retried after a lost response: it changes nothing',
  idempotent: 'retried after a lost response: a repetition has the same result',
  external_id: 'retried after a lost response if the body has an `external_id`',
  'look-up': 'not retried after a lost response; `submitInvoice` looks up the document first',
  never: 'not retried after a lost response',
};

function parameterList({ query = {}, list, expand, body }: Endpoint): readonly string[] {
  const filter = list?.filter;
  return [
    ...(body === undefined ? [] : [`- body: ${body.description} (${body.contentTypes.join(' or ')})`]),
    ...Object.entries(query).map(
      ([name, field]) =>
        `- \`${name}\`${field.required === true ? ' (required)' : ''}: ${typeText(field.shape)}. ${sentence(field)}`,
    ),
    ...(filter === undefined ? [] : filterLines(filter)),
    ...(list?.sort === undefined
      ? []
      : [`- \`sort\`: ${spans(list.sort)}; the prefix \`-\` means descending`]),
    ...(expand === undefined
      ? []
      : [`- \`expand\`: ${expand === 'open' ? 'not documented, any name is accepted' : spans(expand)}`]),
    ...(list?.paginated === true
      ? [`- pages: \`page_size\` (${PAGE_SIZE.minimum} to ${PAGE_SIZE.maximum}), \`cursor\``]
      : []),
  ];
}

/** Fields with the same operators share a line. */
function filterLines(filter: NonNullable<NonNullable<Endpoint['list']>['filter']>): readonly string[] {
  if (filter === 'open') return ['- `filter`: not documented, any field is accepted'];
  const groups = new Map<string, string[]>();
  for (const [name, shape] of Object.entries(filter)) {
    const operators = spans(operatorsOf(shape));
    groups.set(operators, [...(groups.get(operators) ?? []), name]);
  }
  return [...groups].map(([operators, names]) => `- \`filter\`: ${spans(names)} by ${operators}`);
}

/** Features of the client beyond the contract's methods. */
function notFromTheContract(): readonly string[] {
  return [
    '## Endpoints without a method',
    '',
    ...unplaced.flatMap(({ resource, summary, known }) => [
      `- ${resource}: ${summary}. Its path is not documented. Known facts:`,
      ...known.map((line) => `  - ${line}`),
    ]),
    '',
    '`client.request(method, path, { query, body })` sends a request to any path under `/api/v1` and returns the whole parsed body.',
    '',
  ];
}
