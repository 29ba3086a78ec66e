/** Rehearses the recipe "An endpoint" of CONTRIBUTING.md with an endpoint that does not exist. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../src/api/contract/index.ts';
import type { Handler } from '../../src/sandbox/endpoints/handler.ts';
import type { TestApp } from '../sandbox/httpApp.ts';

const ARCHIVE: Endpoint = {
  resource: 'products',
  name: 'archive',
  method: 'POST',
  path: '/api/v1/companies/{company_id}/products/{product_id}/archive',
  summary: 'Archives a product',
  query: { reason: { shape: { kind: 'text', maxLength: 5 }, description: 'Reason', required: true } },
  answer: { status: 200, wrapped: 'one', of: 'Product' },
  errors: [400, 404],
  permission: 'products:archive',
  repeat: 'idempotent',
};

vi.mock('../../src/api/contract/products.ts', async (original) => {
  const products = await original<typeof import('../../src/api/contract/products.ts')>();
  return { ...products, endpoints: [...products.endpoints, ARCHIVE] };
});

vi.mock('../../src/sandbox/endpoints/registry.ts', async (original) => {
  const { handlers } = await original<typeof import('../../src/sandbox/endpoints/registry.ts')>();
  const archiveProduct: Handler = async ({ endpoint, ids, query }) => {
    const data = { id: ids['product_id'], description: query.own['reason'] };
    return { status: endpoint.answer.status, body: { data } };
  };
  return { handlers: { ...handlers, 'products.archive': archiveProduct } };
});

const { startApp, BARE_KEY } = await import('../sandbox/httpApp.ts');
const { openapi } = await import('../../scripts/generate/apiOpenapi.ts');
const { apiPage } = await import('../../scripts/generate/apiPage.ts');
const { apiQueries } = await import('../../scripts/generate/apiQueries.ts');
const { apiResources } = await import('../../scripts/generate/apiResources.ts');
const { openapiFlaws, operationsOf } = await import('../support/openapiFlaws.ts');
const { projectRoot } = await import('../support/shared.ts');
const { temporaryFolder } = await import('../support/temporaryFolders.ts');

describe('the sandbox routes it', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  const product = '00000000-0000-4000-8000-000000000001';
  const answer = { data: { id: product, description: 'old' } };

  it.each<[string, string, object, object]>([
    ['to its handler', `POST /products/${product}/archive?reason=old`, {}, { status: 200, body: answer }],
    ['not for another method', `GET /products/${product}/archive?reason=old`, {}, { status: 404 }],
    ['not for an invalid id', 'POST /products/1/archive?reason=old', {}, { status: 404 }],
    [
      'only with its parameters',
      `POST /products/${product}/archive`,
      {},
      { status: 400, pointers: ['/reason'] },
    ],
    [
      'only with their shape',
      `POST /products/${product}/archive?reason=too-long`,
      {},
      { status: 400, pointers: ['/reason'] },
    ],
    [
      'only with its permission',
      `POST /products/${product}/archive?reason=old`,
      { key: BARE_KEY },
      { status: 403 },
    ],
  ])('%s', async (_case, line, request, expected) => {
    expect(await server.send(line, request)).toMatchObject(expected);
  });
});

describe('the documents describe it', () => {
  it('docs/openapi.json', () => {
    const document = JSON.parse(JSON.stringify(openapi()));
    expect(openapiFlaws(document)).toEqual([]);
    expect(operationsOf(document)).toContainEqual(
      expect.objectContaining({
        path: ARCHIVE.path,
        verb: 'post',
        operation: expect.objectContaining({ operationId: 'products.archive' }),
      }),
    );
  });

  it('docs/api.md', () => {
    expect(apiPage().split('\n')).toContain(`POST \`${ARCHIVE.path}\``);
  });
});

describe('the client calls it', () => {
  it('with a generated method', async () => {
    const file = join(temporaryFolder('fattura-resources'), 'resources.mjs');
    const source = apiResources().replaceAll("'../client/", `'${projectRoot}/src/api/client/`);
    writeFileSync(
      file,
      ts.transpile(source, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }),
    );
    const { Products } = await import(pathToFileURL(file).href);
    const calls: unknown[] = [];
    const caller = {
      one: (operation: { readonly name: string }, call: unknown) => calls.push(operation.name, call),
    };
    new Products(caller).archive('p1', { reason: 'old' });
    expect(calls).toEqual([
      'products.archive',
      { path: { product_id: 'p1' }, query: { reason: 'old' }, options: undefined },
    ]);
  });

  it('with generated types', () => {
    expect(apiQueries()).toMatch(/interface ProductsArchiveParams \{[^}]*readonly reason: string;/);
  });
});

describe('the compiler', { timeout: 120_000 }, () => {
  const registry = join(projectRoot, 'src/sandbox/endpoints/registry.ts');
  const contract = join(projectRoot, 'src/api/contract/products.ts');
  const options: ts.CompilerOptions = {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile).config,
      { ...ts.sys, readDirectory: () => [] },
      projectRoot,
    ).options,
    noEmit: true,
  };

  let previous: ts.Program | undefined;

  function diagnosticsWith(edit: (source: string) => string): readonly string[] {
    const host = ts.createCompilerHost(options);
    const read = host.readFile;
    host.readFile = (path) => (path === contract ? edit(readFileSync(path, 'utf8')) : read(path));
    const program = ts.createProgram([registry], options, host, previous);
    previous = program;
    return program
      .getSemanticDiagnostics(program.getSourceFile(registry))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }

  it('accepts the registry as it is', () => {
    expect(diagnosticsWith((source) => source)).toEqual([]);
  });

  it('refuses an endpoint without a handler', () => {
    const entry = `  ${JSON.stringify(ARCHIVE)},\n] as const satisfies`;
    const [first = '', ...others] = diagnosticsWith((source) =>
      source.replace('] as const satisfies', entry),
    );
    expect(first).toMatch(/^Property .*products\.archive.* is missing/);
    expect(others).toEqual([]);
  });
});
