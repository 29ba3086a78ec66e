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
    'Every method of `FatturaClient` with the request that it sends. How to make a client, page through lists, and what',
    'errors look like: [client.md](client.md). The same as an OpenAPI document: [openapi.json](openapi.json).',
    '',
    `Any call takes \`options\` last: \`signal\`, \`timeout\`, \`maxRetries\`, \`headers\`, \`companyId\`. Any call may be answered`,
    `with ${ALWAYS.join(', ')}, and by the service's general table with ${GENERAL.join(', ')}; what a method lists under`,
    '"refused with" comes on top. `{company_id}` is `companyId` of the options or of the client.',
    '',
    ...contents(),
    ...resources.flatMap(resourceSection),
    ...notFromTheContract(),
    '## Error codes',
    '',
    'Those that the documentation shows; others exist, and are handed on as they are.',
    '',
    '| code | status |',
    '|---|---|',
    ...Object.entries(errorCodes).map(([code, status]) => `| \`${code}\` | ${status} |`),
    '',
    '## Objects',
    '',
    'What is sent has these fields and no others. What is received has these and may have more, which are kept; a field',
    'without "always" may be missing.',
    '',
    ...objects.flatMap(objectTable),
    '## Code lists',
    '',
    'The lists are open: the types complete these codes and take any text. Each is exported as an array too.',
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
    `- answered with ${answer.status}${errors.length === 0 ? '' : `, refused with ${errors.join(', ')}`}`,
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
    `- refused with ${errors.join(', ')}; a \`ResponseError\` when the address has expired`,
    `- ${repetition[endpoint.repeat]}`,
    '',
  ];
}

const repetition: Readonly<Record<Endpoint['repeat'], string>> = {
  safe: 'repeated when the answer got lost: it changes nothing',
  idempotent: 'repeated when the answer got lost: a second time it comes to the same',
  external_id: 'repeated when the answer got lost, if the body has an `external_id`',
  'look-up': 'not repeated when the answer got lost; `submitInvoice` looks first',
  never: 'not repeated when the answer got lost',
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
    ...(list?.sort === undefined ? [] : [`- \`sort\`: ${spans(list.sort)}; with \`-\` before it descending`]),
    ...(expand === undefined
      ? []
      : [`- \`expand\`: ${expand === 'open' ? 'not documented, any name goes through' : spans(expand)}`]),
    ...(list?.paginated === true
      ? [`- pages: \`page_size\` (${PAGE_SIZE.minimum} to ${PAGE_SIZE.maximum}), \`cursor\``]
      : []),
  ];
}

/** Fields that take the same operators stand in one line. */
function filterLines(filter: NonNullable<NonNullable<Endpoint['list']>['filter']>): readonly string[] {
  if (filter === 'open') return ['- `filter`: not documented, any field goes through'];
  const groups = new Map<string, string[]>();
  for (const [name, shape] of Object.entries(filter)) {
    const operators = spans(operatorsOf(shape));
    groups.set(operators, [...(groups.get(operators) ?? []), name]);
  }
  return [...groups].map(([operators, names]) => `- \`filter\`: ${spans(names)} by ${operators}`);
}

/** What the client has beside the contract's methods. */
function notFromTheContract(): readonly string[] {
  return [
    '## Without a method',
    '',
    ...unplaced.flatMap(({ resource, summary, known }) => [
      `- ${resource}: ${summary}. Its path is not documented. What is known:`,
      ...known.map((line) => `  - ${line}`),
    ]),
    '',
    '`client.request(method, path, { query, body })` reaches any path under `/api/v1` and promises the whole parsed body.',
    '',
  ];
}
