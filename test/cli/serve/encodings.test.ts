/** Answers in lines of JSON are the bytes of the answer to a request each, whatever the encoding of the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../support/shared.ts';
import { fixture } from '../fixtures.ts';
import { session } from '../mcp/session.ts';
import { post, start } from './server.ts';

const server = await start();
const own = await session();

type Row = readonly [name: string, member: 'content' | 'base64', bytes: Buffer];

const file = (name: string): Buffer => readFileSync(join(projectRoot, 'fixtures/valid', name));

const rows: readonly Row[] = [
  ['FPR12-simple.xml', 'content', file('FPR12-simple.xml')],
  ['FPR12-utf-8-bom.xml', 'content', file('FPR12-utf-8-bom.xml')],
  ['FPR12-iso-8859-1.xml', 'base64', file('FPR12-iso-8859-1.xml')],
  ['FPR12-utf-16le.xml', 'base64', file('FPR12-utf-16le.xml')],
  ['FPR12-utf-16be.xml', 'base64', file('FPR12-utf-16be.xml')],
  [
    'a declaration of ISO-8859-1 over ASCII',
    'content',
    Buffer.from(fixture.valid.replace('UTF-8', 'ISO-8859-1').replace(/[^\n -~]/g, 'x')),
  ],
];

const NDJSON = { 'content-type': 'application/x-ndjson' };

const bytesIn = ({ content, base64 }: { content?: string; base64?: string }): Buffer =>
  content === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(content, 'utf8');

const lineOf = (bytes: Buffer): string => JSON.stringify({ file: 'a.xml', base64: bytes.toString('base64') });

const bytesAt = async (path: string, bytes: Buffer): Promise<Buffer> =>
  Buffer.from(
    await (
      await fetch(`${server.url}${path}`, { method: 'POST', body: new Uint8Array(bytes) })
    ).arrayBuffer(),
  );

describe.each(['/v1/fix', '/v1/anonymize?seed=x'])('%s', (path) => {
  it.each(rows)('in a stream: %s', async (_name, member, bytes) => {
    const answer = JSON.parse((await post(server, path, lineOf(bytes), NDJSON)).text);
    expect([answer.type, member in answer]).toEqual(['application/xml', true]);
    expect(bytesIn(answer)).toEqual(await bytesAt(path, bytes));
  });

  it.each(rows)('in a form of several files: %s', async (_name, member, bytes) => {
    const form = new FormData();
    for (const name of ['a.xml', 'b.xml']) form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const lines = (await post(server, path, form)).text.trim().split('\n');
    const answers = lines.map((line) => JSON.parse(line));
    expect(answers.map((answer) => member in answer)).toEqual([true, true]);
    const single = await bytesAt(path, bytes);
    expect(answers.map(bytesIn)).toEqual([single, single]);
  });
});

it.each(rows)('the tool anonymize: %s', async (_name, member, bytes) => {
  const given = { base64: bytes.toString('base64'), seed: 'x' };
  const { result } = await own.answer('anonymize', given);
  const { contents } = await own.client.readResource({ uri: `fattura://results/${result}` });
  const [{ text, blob } = {}] = contents as readonly { readonly text?: string; readonly blob?: string }[];
  expect([text !== undefined, blob !== undefined]).toEqual([member === 'content', member === 'base64']);
  const whole = text === undefined ? Buffer.from(blob ?? '', 'base64') : Buffer.from(text, 'utf8');
  expect(whole).toEqual(await bytesAt('/v1/anonymize?seed=x', bytes));
  const [at, expected] = member === 'content' ? ['/text', text] : ['/base64', blob];
  expect((await own.answer('details', { result, pointer: at })).data).toBe(expected);
});

it('a byte order mark is not part of the JSON of a line', async () => {
  const json = `\ufeff${fixture.validJson}`;
  const { text } = await post(server, '/v1/anonymize', lineOf(Buffer.from(json)), NDJSON);
  expect(JSON.parse(text)).toMatchObject({ type: 'application/json', json: { versione: 'FPR12' } });
});

describe('a PDF', () => {
  it.each([
    ['/v1/convert?to=facturx', '*/*'],
    ['/v1/convert?to=facturx', 'application/pdf'],
    ['/v1/convert', 'application/pdf'],
    ['/v1/render', 'application/pdf'],
  ])('of %s, Accept: %s', async (path, accept) => {
    const single = await post(server, path, fixture.valid, { accept });
    expect([single.status, single.type]).toEqual([200, 'application/pdf']);
    const line = lineOf(Buffer.from(fixture.valid));
    const { type, base64, problem } = JSON.parse(
      (await post(server, path, line, { ...NDJSON, accept })).text,
    );
    expect({ type, problem }).toEqual({ type: 'application/pdf', problem: undefined });
    expect(Buffer.from(base64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
