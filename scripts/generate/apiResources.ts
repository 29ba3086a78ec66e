/** The client's resources: one class per resource, one method per endpoint. */
import {
  codeLists,
  type Endpoint,
  endpoints,
  objects,
  resources,
  type Shape,
} from '../../src/api/contract/index.ts';
import { expansionsName } from './apiExpansions.ts';
import { hasParams, needsParams, paramsName } from './apiQueries.ts';
import { camel, HEAD, idsOf, importTypes, mentioned, pascal, typeOf, WIDTH } from './apiText.ts';
import { comment } from './tsdoc.ts';

export function apiResources(): string {
  const body = resources.map(resource).join('\n');
  const params = endpoints.filter(hasParams).map(paramsName);
  const expansions = endpoints.map(expansionsName).filter((name) => name !== null);
  const types = [...new Set([...params, ...expansions, ...objects.map(({ name }) => name)])];
  return [
    HEAD,
    "import type { Invoice } from '../../model/generated/invoice.ts';",
    "import type { ApiPromise } from '../client/apiPromise.ts';",
    "import type { Expanded } from '../client/expanded.ts';",
    "import { invoiceBody } from '../client/invoiceBody.ts';",
    "import type { Operation, OperationRunner } from '../client/operation.ts';",
    "import type { RequestOptions } from '../client/options.ts';",
    "import type { ListPromise } from '../client/page.ts';",
    importTypes(mentioned(body, [...types, ...codeLists.map(({ name }) => name)]), './types.ts'),
    body,
  ].join('\n');
}

/** The TypeScript of a method's parameters, in order: ids, body, parameters, options. */
export function methodParameters(endpoint: Endpoint): readonly string[] {
  const expansions = expansionsName(endpoint);
  const generic = expansions === null ? '' : '<Expand>';
  const body = bodyParameter(endpoint);
  const params = hasParams(endpoint)
    ? [`params: ${paramsName(endpoint)}${generic}${needsParams(endpoint) ? '' : ' = {}'}`]
    : [];
  return [
    ...idsOf(endpoint).map((id) => `${camel(id)}: string`),
    ...(body === null ? [] : [`${body.name}: ${body.type}`]),
    ...params,
    'options?: RequestOptions',
  ];
}

/** The return type of a method. */
export function methodAnswer(endpoint: Endpoint): string {
  const { answer } = endpoint;
  if (answer.of === undefined) return 'ApiPromise<void>';
  const expansions = expansionsName(endpoint);
  const of = expansions === null ? answer.of : `Expanded<${answer.of}, ${expansions}, Expand>`;
  return `${answer.wrapped === 'list' ? 'ListPromise' : 'ApiPromise'}<${of}>`;
}

function resource(name: string): string {
  const own = endpoints.filter((endpoint) => endpoint.resource === name);
  return [
    `const ${name} = {`,
    ...own.map(operation),
    '} as const satisfies Readonly<Record<string, Operation>>;',
    '',
    comment([`\`client.${name}\`.`]),
    `export class ${pascal(name)} {`,
    '  readonly #runner: OperationRunner;',
    '',
    '  constructor(runner: OperationRunner) {',
    '    this.#runner = runner;',
    '  }',
    '',
    own.flatMap((endpoint) => [method(endpoint), ...fileMethod(endpoint)]).join('\n\n'),
    '}',
    '',
  ].join('\n');
}

function operation(endpoint: Endpoint): string {
  return [
    `  ${endpoint.name}: {`,
    `    name: '${endpoint.resource}.${endpoint.name}',`,
    `    method: '${endpoint.method}',`,
    `    path: '${endpoint.path}',`,
    `    repeat: '${endpoint.repeat}',`,
    `    answer: '${endpoint.answer.wrapped}',`,
    ...(endpoint.list?.paginated === true ? ['    paginated: true,'] : []),
    ...(endpoint.permission === undefined ? [] : [`    permission: '${endpoint.permission}',`]),
    ...checks(endpoint),
    '  },',
  ].join('\n');
}

/** The data for the checks before sending. */
function checks({ body, query = {}, list }: Endpoint): readonly string[] {
  const filter = list?.filter;
  const coded = filter === undefined || filter === 'open' ? {} : filter;
  const names = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;
  const required = Object.keys(query).filter((name) => query[name]?.required === true);
  const capitals = Object.keys(coded).filter((name) => coded[name]?.kind === 'code');
  const shape = body?.shape ?? undefined;
  return [
    ...(shape === undefined ? [] : [`    body: ${shapeText(shape)},`]),
    ...(required.length === 0 ? [] : [`    required: ${names(required)},`]),
    ...(capitals.length === 0 ? [] : [`    capitals: ${names(capitals)},`]),
  ];
}

/** The body of a request is an invoice, or a named object. */
function shapeText(shape: Shape): string {
  if (shape.kind === 'invoice') return "{ kind: 'invoice' }";
  if (shape.kind === 'reference') return `{ kind: 'reference', to: '${shape.to}' }`;
  throw new Error(`unsupported body of kind ${shape.kind}`);
}

function method(endpoint: Endpoint): string {
  return [
    comment(
      [
        `${endpoint.summary}.`,
        `\`${endpoint.method} ${endpoint.path}\``,
        ...(endpoint.remarks ?? []).map((remark) => `- ${remark}`),
        ...(endpoint.permission === undefined
          ? []
          : [`- It needs the permission \`${endpoint.permission}\`.`]),
      ],
      '  ',
    ),
    `${signature(endpoint)} {`,
    ...call(endpoint),
    '  }',
  ].join('\n');
}

/** The method that downloads the file named in the response. */
function fileMethod(endpoint: Endpoint): readonly string[] {
  const { resource, name, method: verb, path, file } = endpoint;
  if (file === undefined) return [];
  const ids = idsOf(endpoint).map((id) => `${id}: ${camel(id)}`);
  return [
    [
      comment(
        [`${file.summary}.`, `\`${verb} ${path}\``, ...file.remarks.map((remark) => `- ${remark}`)],
        '  ',
      ),
      `  ${file.method}(${fileParameters(endpoint).join(', ')}): ${FILE_ANSWER} {`,
      `    return this.#runner.file(`,
      `      { ...${resource}.${name}, name: '${resource}.${file.method}' },`,
      `      '${file.field}',`,
      `      { path: { ${ids.join(', ')} }, options },`,
      '    );',
      '  }',
    ].join('\n'),
  ];
}

/** The return type of a method for a file. */
export const FILE_ANSWER = 'Promise<Uint8Array | null>';

export function fileParameters(endpoint: Endpoint): readonly string[] {
  return [...idsOf(endpoint).map((id) => `${camel(id)}: string`), 'options?: RequestOptions'];
}

function signature(endpoint: Endpoint): string {
  const expansions = expansionsName(endpoint);
  const generic = expansions === null ? '' : `<Expand extends keyof ${expansions} = never>`;
  const parameters = methodParameters(endpoint);
  const head = `  ${endpoint.name}${generic}(`;
  const tail = `): ${methodAnswer(endpoint)}`;
  const flat = `${head}${parameters.join(', ')}${tail}`;
  if (flat.length + 2 <= WIDTH) return flat;
  return `${head}\n${parameters.map((parameter) => `    ${parameter},`).join('\n')}\n  ${tail}`;
}

function call(endpoint: Endpoint): readonly string[] {
  const verb = endpoint.answer.wrapped === 'list' ? 'list' : 'one';
  const ids = idsOf(endpoint).map((id) => `${id}: ${camel(id)}`);
  const body = bodyParameter(endpoint);
  const members = [
    ...(ids.length === 0 ? [] : [`path: { ${ids.join(', ')} }`]),
    ...(body === null ? [] : [`body: ${body.sent}`]),
    ...(hasParams(endpoint) ? ['query: params'] : []),
    'options',
  ];
  const head = `    return this.#runner.${verb}(${endpoint.resource}.${endpoint.name}, {`;
  if (members.length === 1) return [`${head} options });`];
  return [head, ...members.map((member) => `      ${member},`), '    });'];
}

interface BodyParameter {
  readonly name: string;
  readonly type: string;
  /** The expression passed to the client. */
  readonly sent: string;
}

function bodyParameter({ body, name }: Endpoint): BodyParameter | null {
  if (body === undefined) return null;
  if (body.shape === null) {
    const [contentType] = body.contentTypes;
    return {
      name: 'pdf',
      type: 'Uint8Array | ArrayBuffer | Blob',
      sent: `{ bytes: pdf, contentType: '${contentType}' }`,
    };
  }
  if (body.shape.kind === 'invoice')
    return { name: 'invoice', type: 'Invoice | Uint8Array | string', sent: 'invoiceBody(invoice)' };
  const type = typeOf(body.shape);
  const parameter = name === 'update' ? 'changes' : camel(type.replace(/Create$/, ''));
  return { name: parameter, type, sent: `{ json: ${parameter} }` };
}
