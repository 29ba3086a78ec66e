import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { exitCodeOf, OUTCOMES } from '../../src/cli/submit/outcome.ts';
import type { TestService } from '../support/proxy/server.ts';
import { projectRoot } from '../support/shared.ts';
import { fixture } from './fixtures.ts';
import { folderWith } from './runCli.ts';
import { altered, invoice, journalOf, startQuickService, submitIn, told } from './submitCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startQuickService();
});
beforeEach(() => service.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

const CREATE = 'documents.createInvoice';
/** Passes the structure checks but no control: the test service rejects it with pointers. */
const WRONG = invoice('1', '<PrezzoTotale>200.00', '<PrezzoTotale>201.00');
const WRONG_JSON = fixture.validJson.replace('"prezzo_totale": "200.00"', '"prezzo_totale": "201.00"');

const { outcome: words } = en.submit;

describe('an error of the service', () => {
  it.each([
    ['a.xml', WRONG, '<PrezzoTotale>201.00</PrezzoTotale>', '201.00'],
    ['a.json', WRONG_JSON, '"prezzo_totale": "201.00"', '"201.00"'],
  ])('is shown at its line in %s, and underlined', async (name, text, line, underlined) => {
    const { code, stdout } = await submitIn(folderWith({ [name]: text }), service, ['--force', name]);
    expect(code).toBe(3);
    const number = text.slice(0, text.indexOf(line)).split('\n').length;
    const shown = stdout.split('\n');
    const at = shown.findIndex((one) => one.includes(`${number} │ `) && one.includes(line));
    const [excerpt = '', carets = ''] = shown.slice(at, at + 2);
    expect(at).toBeGreaterThan(0);
    expect(excerpt.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe(underlined);
  });

  it('has its place in the JSON', async () => {
    const { json } = await told(folderWith({ 'a.xml': WRONG }), service, ['--force', 'a.xml']);
    const line = WRONG.slice(0, WRONG.indexOf('>201.00<')).split('\n').length;
    const path = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale';
    expect(json.files[0]).toMatchObject({
      outcome: 'refused',
      error: { code: 'status_422', name: 'UnprocessableError' },
    });
    expect(json.files[0]?.['errors']).toContainEqual(
      expect.objectContaining({ code: 'unprocessable_entity', path, pointer: path, line, column: 23 }),
    );
  });

  it('shows neither a quoted key nor escape sequences', async () => {
    service.misbehave({ on: CREATE, do: { kind: 'echo-authorization' } });
    const cwd = folderWith({ '\u001b[31mred.xml': invoice('1') });
    for (const format of ['text', 'json']) {
      const { stdout, stderr } = await submitIn(cwd, service, ['--format', format, '.'], { tty: true });
      const plain = (stdout + stderr).replace(/\u001b\[\d+m|\r\u001b\[2K/g, '');
      expect(plain).toContain('red.xml');
      expect(plain).not.toContain(service.key);
      expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    }
  });
});

describe('the text', () => {
  const folder = (): string =>
    folderWith({ 'one.xml': invoice('1'), 'two.xml': invoice('2'), 'wrong.xml': fixture.rejected });

  it('has a line per file, in their order, the totals, and the path of the journal', async () => {
    const cwd = folder();
    const { stdout } = await submitIn(cwd, service, ['two.xml', 'one.xml'], { columns: 120 });
    const idOf = async (number: string) => (await service.state.documents(number))[0]?.id;
    const [two, one] = [await idOf('2'), await idOf('1')];
    const number = en.submit.number;
    expect(stdout).toBe(
      `${[
        `✓ two.xml  ${words.accepted} · ${number('2')} · DRAFT · ${two}`,
        `✓ one.xml  ${words.accepted} · ${number('1')} · DRAFT · ${one}`,
        '',
        en.submit.summary(2, [['accepted', 2]]),
        en.submit.journalAt(journalOf(cwd)),
      ].join('\n')}\n`,
    );
  });

  it.each([40, 80, 120])('fits %i columns', async (columns) => {
    service.misbehave({ on: CREATE, times: 1, do: { kind: 'status', status: 422 } });
    const args = ['--skip-invalid', '.'];
    const { stdout } = await submitIn(folder(), service, args, { columns });
    // A name is never truncated, and ids are shown complete.
    const long = stdout
      .split('\n')
      .filter((line) => [...line].length > columns && /\s\S+\s/.test(line.trim()));
    expect(long).toEqual([]);
  });

  it('has colours only on request', async () => {
    const cwd = folder();
    const plain = await submitIn(cwd, service, ['-n', '.']);
    const coloured = await submitIn(cwd, service, ['-n', '--color', '.']);
    expect(plain.stdout).not.toContain('\u001b');
    expect(coloured.stdout).toContain('\u001b[32m✓');
    expect(coloured.stdout.replace(/\u001b\[\d+m/g, '')).toBe(plain.stdout);
  });

  it('is in Italian on request', async () => {
    const { stdout, stderr } = await submitIn(folder(), service, ['--lang', 'it', '.']);
    expect(stdout).toContain(italian.submit.outcome.unsent);
    expect(stderr).toContain(italian.submit.unsent.invalid(1));
  });

  it('shows the findings of the check, and the next step', async () => {
    const lotto = fixture.valid.replace(/<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/, '$&$&');
    const cwd = folderWith({
      'wrong.xml': fixture.rejected,
      'lotto.xml': lotto,
      's.xml': fixture.simplified,
    });
    const { stdout, stderr } = await submitIn(cwd, service, ['.'], { columns: 200 });
    expect(stdout).toContain('71 │ <PrezzoTotale>200,00</PrezzoTotale>');
    for (const advice of [en.submit.advice.several, en.submit.advice.simplified])
      expect(stdout.replace(/\n {4}/g, ' ')).toContain(advice);
    expect(stderr).toContain(en.submit.unsent.invalid(3));
    // A valid simplified invoice, which the service does not support, must not look as if it had been sent.
    expect(stdout).toMatch(/^✗ s\.xml {2}/m);
    expect(stdout).not.toMatch(/^✓/m);
  });

  it.each<[string, readonly string[], (cwd: string) => void, string]>([
    ['other content', [], () => {}, en.submit.advice.otherDraft],
    ['a draft', ['--issue', '--yes'], () => {}, en.submit.advice.draft],
  ])('states the next step for %s', async (name, args, _then, advice) => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': altered('1') });
    await submitIn(cwd, service, ['a.xml']);
    const file = name === 'a draft' ? 'a.xml' : 'b.xml';
    const { stdout } = await submitIn(cwd, service, [...args, file], { columns: 200 });
    expect(stdout.replace(/\n {4}/g, ' ')).toContain(advice);
  });

  it('shows progress on a terminal only, and erases it', async () => {
    service.misbehave({ on: CREATE, do: { kind: 'late-answer', delay: 600 } });
    const cwd = folderWith(
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.xml`, invoice(`${index}`)])),
    );
    const { stderr } = await submitIn(cwd, service, ['.'], { tty: true });
    expect(stderr).toMatch(/\d+ of 10/);
    expect(stderr.endsWith('\r\u001b[2K')).toBe(true);
    service.reset();
    const quiet = await submitIn(folderWith({ 'a.xml': invoice('1') }), service, ['a.xml']);
    expect(quiet.stderr).toBe('');
  });
});

describe('the data', () => {
  it('has the details of each file for programs', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'wrong.xml': fixture.rejected });
    const { json } = await told(cwd, service, ['--skip-invalid', '.']);
    expect(Object.keys(json)).toEqual([
      'tool',
      'service',
      'company',
      'issue',
      'dryRun',
      'journal',
      'files',
      'summary',
    ]);
    expect(json).toMatchObject({
      service: service.url,
      company: service.companyId,
      summary: { files: 2, accepted: 1, invalid: 1 },
      files: [
        {
          file: 'a.xml',
          invoice: { supplier: 'IT02718281823', type: 'TD01', number: '1', date: '2025-03-17' },
          verdict: 'valid',
          outcome: 'accepted',
          document: { id: (await service.state.documents('1'))[0]?.id, number: '1', status: 'DRAFT' },
          found: false,
          reason: null,
          earlier: null,
          error: null,
          errors: [],
          findings: [],
        },
        { outcome: 'invalid', reason: 'invalid', document: null, findings: [{ code: '00200', line: 71 }] },
      ],
    });
  });

  it('has texts for every outcome', () => {
    for (const { submit } of [en, italian]) expect(Object.keys(submit.outcome)).toEqual(OUTCOMES);
  });

  it('has the outcomes and exit codes listed in docs/submitting.md', () => {
    const page = readFileSync(join(projectRoot, 'docs/submitting.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| .* \| (\d+) \|$/gm)].map(
      ([, name, code]) => `${name} ${code}`,
    );
    expect(rows.sort()).toEqual(OUTCOMES.map((outcome) => `${outcome} ${exitCodeOf({ outcome })}`).sort());
  });
});
