/** The description of the service agrees with the format, with the commands and with real answers. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../src/cli/serve/openapi.ts';
import { operations, servedOptions } from '../../../src/cli/serve/operations.ts';
import { PROBLEMS } from '../../../src/cli/serve/problemCodes.ts';
import { projectRoot } from '../../support/shared.ts';
import { fixture } from '../fixtures.ts';
import { runCli } from '../runCli.ts';
import { unreadableBriefs, wrongBriefs } from '../wrongBriefs.ts';
import { post, start } from './server.ts';

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      { readonly post?: { readonly parameters: readonly { name: string; description: string }[] } }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const document = (await openapiDocument(null)) as unknown as Document;

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('is what --openapi prints', async () => {
    const { stdout } = await runCli(['serve', '--openapi']);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it.each(operations)('describes each parameter of $name', (operation) => {
    const described = document.paths[`/v1/${operation.name}`]?.post?.parameters ?? [];
    expect(described.map(({ name }) => name)).toEqual([
      'file',
      'lang',
      ...servedOptions(operation).map(({ name }) => name),
    ]);
    expect(described.filter(({ description }) => !description)).toEqual([]);
  });
});

describe('an answer', async () => {
  const server = await start();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'service', components: document.components });
  const flaws = (name: string, text: string): unknown => {
    const check = ajv.compile({ $ref: `service#/components/schemas/${name}` });
    return check(JSON.parse(text)) ? null : check.errors;
  };

  it.each([
    ['valid', fixture.valid],
    ['rejected', fixture.rejected],
    ['malformed', fixture.malformed],
    ['signed', fixture.signed],
    ['old', fixture.oldFormat],
    ['a message', fixture.message],
  ])('about a %s file has the schema of the report', async (_what, content) => {
    expect(flaws('Report', (await post(server, '/v1/validate', content)).text)).toBeNull();
  });

  it.each(['/v1/validate?x=1', '/v1/convert', '/v1/build', '/v1/none'])(
    '%s has the schema of a problem',
    async (path) => {
      expect(flaws('Problem', (await post(server, path, 'no invoice')).text)).toBeNull();
    },
  );

  it.each([
    ...wrongBriefs.map(({ name, brief }) => [name, JSON.stringify(brief)]),
    ...unreadableBriefs.map(({ name, text }) => [name, text]),
  ])('about a wrong brief has the schema of its report: %s', async (_name, brief = '') => {
    const { text } = await post(server, '/v1/build?as-of=2020-01-01', brief);
    expect(flaws('BriefReport', JSON.stringify(JSON.parse(text).report))).toBeNull();
    expect(flaws('Problem', text)).toBeNull();
  });

  it.each(['it', 'en'])('the page in %s has each operation and each problem', async (language) => {
    const response = await fetch(`${server.url}/`, { headers: { 'accept-language': language } });
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    const anchors = [...operations.map(({ name }) => name), ...Object.keys(PROBLEMS)];
    expect(anchors.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

it('docs/serve.md names each path and each problem', () => {
  const page = readFileSync(join(projectRoot, 'docs/serve.md'), 'utf8');
  const paths = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    ...operations.map(({ name }) => `/v1/${name}`),
  ];
  expect([...paths, ...Object.keys(PROBLEMS)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
