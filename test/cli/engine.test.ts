import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import type { Report } from '../../src/validate/index.ts';
import { describeShared, projectRoot, shared } from '../support/shared.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const xsd = (content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`;

const cwd = folderWith({
  'valid.xml': fixture.valid,
  'rejected.xml': fixture.rejected,
  'malformed.xml': fixture.malformed,
  'simplified.xml': fixture.simplified,
  'invoice.json': fixture.validJson,
  'message.xml': fixture.message,
  'empty.xml': '',
  'note.xml': '<note/>',
  'note.xsd': xsd('<xs:include schemaLocation="part.xsd"/>'),
  'part.xsd': xsd('<xs:element name="note"/>'),
  'remote.xsd': xsd('<xs:include schemaLocation="http://example.com/part.xsd"/>'),
  'broken.xsd': '<xs:schema',
});

async function verdicts(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly files: readonly string[] }> {
  const { code, stdout } = await runCli(['validate', '--format', 'json', ...args], { cwd });
  const { files } = JSON.parse(stdout) as Report;
  return {
    code,
    files: files.map(({ file, verdict, findings }) =>
      [file, verdict, ...findings.map(({ code: c, id, stage, line }) => `${c} ${id} ${stage} ${line}`)].join(
        ', ',
      ),
    ),
  };
}

async function messagesOf(xml: string): Promise<readonly string[]> {
  const args = ['validate', '--engine', 'libxml2', '--format', 'json', '-'];
  const { stdout } = await runCli(args, { cwd, stdin: xml });
  return (JSON.parse(stdout) as Report).files[0]!.findings.map(({ message }) => message);
}

describe('--engine libxml2', () => {
  it('validates XML instead of our engine, which still handles other files', async () => {
    const line = fixture.rejected.split('\n').findIndex((text) => text.includes('200,00')) + 1;
    const got = await verdicts(
      ...['valid.xml', 'rejected.xml', 'simplified.xml', 'invoice.json', 'message.xml', 'empty.xml'],
      ...['--engine', 'libxml2'],
    );
    expect(got).toEqual({
      code: 1,
      files: [
        'valid.xml, valid',
        `rejected.xml, rejected, 00200 libxml2.error structure ${line}`,
        'simplified.xml, valid',
        'invoice.json, valid, 00404 00404.again controls 60',
        'message.xml, valid',
        'empty.xml, rejected, 00106 source.empty envelope null',
      ],
    });
  });

  it('reports that JSON is still validated by our engine', async () => {
    const args = ['validate', '--engine', 'libxml2', 'invoice.json', 'valid.xml'];
    const { code, stderr } = await runCli(args, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: `fattura validate: ${en.engineNotForJson(1)}\n` });
    expect((await runCli([...args.slice(0, 3), 'valid.xml'], { cwd })).stderr).toBe('');
  });

  it('does not affect our controls', async () => {
    const stdin = fixture.valid.replace('<PrezzoTotale>200.00<', '<PrezzoTotale>201.00<');
    const verdictWith = async (...args: readonly string[]) => {
      const { code, stdout } = await runCli(['validate', '-f', 'json', ...args, '-'], { cwd, stdin });
      return { code, file: (JSON.parse(stdout) as Report).files[0]! };
    };
    const own = await verdictWith();
    const second = await verdictWith('--engine', 'libxml2');
    expect(second.file.findings.map(({ code }) => code)).toContain('00423');
    expect({ ...second.file, coverage: null }).toEqual({ ...own.file, coverage: null });
    expect(second.code).toBe(1);
    expect(second.file.coverage.ran).toEqual(own.file.coverage.ran.filter((code) => code !== '00201'));
    expect(second.file.coverage.skipped[0]).toEqual({ code: '00201', reason: 'other_engine' });
  });

  it.each(['SDI10', 'SDI11'])('validates the old format %s with its own schema', async (name) => {
    const stdin = readFileSync(join(projectRoot, `fixtures/retired/${name}.xml`), 'utf8');
    const verdictOf = async (xml: string) => {
      const args = ['validate', '--engine', 'libxml2', '--format', 'json', '-'];
      const { stdout } = await runCli(args, { cwd, stdin: xml });
      const [{ verdict, findings }] = (JSON.parse(stdout) as Report).files as [Report['files'][0]];
      return [verdict, ...findings.map(({ code, id }) => `${code} ${id}`)];
    };
    expect(await verdictOf(stdin)).toEqual(['valid', 'Q-OLD-FORMAT Q-OLD-FORMAT.retired']);
    expect(await verdictOf(stdin.replace('<Divisa>EUR<', '<Divisa>eur<'))).toContain('00200 libxml2.error');
  });

  it('reports malformed XML', async () => {
    const got = await verdicts('malformed.xml', '--engine', 'libxml2');
    expect(got.files[0]).toMatch(/^malformed\.xml, rejected, 00200 libxml2\.error wellformed \d+/);
  });

  it('shows the wrong line, with its number but without a column, which libxml2 does not report', async () => {
    const { stdout } = await runCli(['validate', '--engine', 'libxml2', 'rejected.xml'], { cwd });
    expect(stdout).toMatch(/^ {2}00200 {2}line 71$/m);
    expect(stdout).toMatch(/^ +71 │ <PrezzoTotale>200,00<\/PrezzoTotale>$/m);
    expect(stdout).not.toContain('^');
  });

  it('groups only identical messages', async () => {
    const xml = fixture.valid.replace(/>[^<>\s][^<>]*<\//g, '>§</');
    const { stdout } = await runCli(['validate', '--engine', 'libxml2', '-'], { cwd, stdin: xml });
    const messages = await messagesOf(xml);
    expect(new Set(messages).size).toBeGreaterThan(5);
    for (const message of messages) expect(stdout.replace(/\s+/g, '')).toContain(message.replace(/\s+/g, ''));
  });
});

describe('--schema', () => {
  it('validates any XML against a schema of the user, with its includes', async () => {
    expect(await verdicts('note.xml', '--schema', 'note.xsd')).toEqual({
      code: 0,
      files: ['note.xml, valid'],
    });
    expect((await verdicts('valid.xml', '--schema', 'note.xsd')).code).toBe(1);
    expect((await verdicts('message.xml', '--schema', 'note.xsd')).files[0]).toContain('rejected');
  });

  it.each([
    ['nowhere.xsd', 'SCHEMA_UNREADABLE'],
    ['broken.xsd', 'SCHEMA_INVALID'],
    ['note.xml', 'SCHEMA_INVALID'],
    ['remote.xsd', 'SCHEMA_REMOTE'],
  ] as const)('%s cannot be used: %s', async (schema, reason) => {
    const { code, stdout, stderr } = await runCli(['validate', 'valid.xml', '--schema', schema], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    const [beginning = ''] = en.usage.engine[reason]({ subject: '§', detail: '§' }).split('§');
    expect(stderr).toContain(beginning);
  });

  it('may name our own schema', async () => {
    const schema = join(projectRoot, 'schemas/FatturaPA-ordinaria-1.2.3.xsd');
    expect((await verdicts('valid.xml', '--schema', schema)).code).toBe(0);
  });
});

describeShared('--schema with the official one', () => {
  it('gives the same verdicts', async () => {
    const schema = join(shared.official, 'validate/Schema_ordinaria_v1.2.3.xsd');
    expect((await verdicts('valid.xml', '--schema', schema)).code).toBe(0);
    expect((await verdicts('rejected.xml', '--schema', schema)).code).toBe(1);
  });
});
