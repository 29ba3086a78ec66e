import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delivery, mailbox, OWN, received, sdiMessage, sendingReceipt, sent } from '../support/inboxFiles.ts';
import { base64, pec } from '../support/mailWriter.ts';
import { zipOf } from '../support/zipBuilder.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const name = (number: number): string => `IT${OWN}_0000${number}.xml`;
const SUPPLIED = 'IT01234567897_00001.xml';

interface Row {
  readonly direction: string | null;
  readonly number: string | null;
  readonly party: string | null;
  readonly state: string;
  readonly days_left: number | null;
  readonly resent_as: string | null;
  readonly codes: readonly string[];
  readonly remarks: readonly string[];
  readonly file: string | null;
  readonly messages: readonly string[];
}

const everything = (): Readonly<Record<string, string | Uint8Array>> => ({
  'in/1.zip': zipOf([
    { name: name(1), content: sent('1') },
    {
      name: `messages/${name(1).replace('.xml', '_RC_001.xml')}`,
      content: sdiMessage('RC', { name: name(1), content: sent('1') }),
    },
    { name: '__MACOSX/._x.xml', content: 'x' },
  ]),
  'in/posta.mbox': mailbox(
    delivery(SUPPLIED, received('9'), '2'),
    sendingReceipt(name(2), sent('2')),
    pec({ sender: 'alfa@pec.example.it', parts: [] }),
  ),
  [`in/${name(3)}`]: sent('3'),
  [`in/notifiche/${name(3).replace('.xml', '_NS_001.xml')}`]: sdiMessage('NS', {
    name: name(3),
    content: sent('3'),
    id: '3',
  }),
  'in/sola.xml': sdiMessage('MC', { name: name(4), id: '4' }),
  'in/elenco.pdf': '%PDF-1.7',
});

async function rows(
  args: readonly string[],
  cwd: string,
): Promise<{ code: number; rows: readonly Row[]; stderr: string }> {
  const { code, stdout, stderr } = await runCli(
    ['inbox', ...args, '--format', 'ndjson', '--as-of', '2026-03-04'],
    { cwd },
  );
  return {
    code,
    stderr,
    rows: stdout.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Row))),
  };
}

const line = ({ direction, number, state, remarks, party }: Row): string =>
  [direction ?? '-', number ?? '-', state, party ?? '-', ...remarks].join(' | ');

const ALL = [
  'sent | - | available | - | no-invoice',
  'sent | 1 | delivered | Mario Rossi',
  'sent | 2 | sent | Mario Rossi | no-message',
  'sent | 3 | discarded | Mario Rossi',
  'received | 9 | received | Mulino Bianchi',
];

describe('fattura inbox', () => {
  it('an archive, a mailbox and loose files', async () => {
    const { code, rows: found, stderr } = await rows(['in'], folderWith(everything()));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(found.map(line)).toEqual(ALL);
    expect(found.map(({ file }) => file)).toEqual([
      null,
      `in/1.zip!${name(1)}`,
      `in/posta.mbox!2.eml!${name(2)}`,
      `in/${name(3)}`,
      `in/posta.mbox!1.eml!${SUPPLIED}`,
    ]);
    expect(found[3]).toMatchObject({ days_left: 3, codes: ['00404'], resent_as: null });
    expect(found[2]?.messages).toEqual(['in/posta.mbox!2.eml']);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['--direction received', ['--direction', 'received'], ALL.slice(4)],
    ['--state', ['--state', 'sent,discarded'], ALL.slice(2, 4)],
    ['--missing', ['--missing'], [ALL[0] ?? '', ALL[2] ?? '']],
    ['--since after all', ['--since', '2027-01-01'], []],
    ['--since the day of the invoices', ['--since', '2026-03-02'], ALL],
  ])('%s', async (_, args, expected) => {
    const { rows: found } = await rows(['in', ...args], folderWith(everything()));
    expect(found.map(line)).toEqual(expected);
  });

  it.each<[readonly string[], number]>([
    [['--fail-on', 'discarded'], 1],
    [['--fail-on', 'refused,conflict'], 0],
    [['--fail-on', 'discarded', '--direction', 'received'], 0],
    [['--fail-on', 'nothing'], 2],
    [['--state', 'discharged'], 2],
    [['--since', '2026-02-30'], 2],
    [['--watch', '--format', 'json'], 2],
    [['--index', 'a', '--no-index'], 2],
    [['--excel', '--format', 'json'], 2],
    [['missing.xml'], 2],
    [['-'], 1],
  ])('exit code of %j: %d', async (args, expected) => {
    const { code } = await runCli(['inbox', 'in', ...args], { cwd: folderWith(everything()) });
    expect(code).toBe(expected);
  });

  it('an invoice that was sent again does not fail, and says as what', async () => {
    const files = {
      ...everything(),
      [`in/${name(5)}`]: `${sent('3')} `,
      'in/rc.xml': sdiMessage('RC', { name: name(5), content: `${sent('3')} `, id: '5' }),
    };
    const { code, rows: found } = await rows(
      ['in', '--fail-on', 'discarded', '--state', 'discarded'],
      folderWith(files),
    );
    expect(found).toMatchObject([{ state: 'discarded', resent_as: `in/${name(5)}`, days_left: null }]);
    expect(code).toBe(0);
  });

  it('the direction of files without any message is that of the own company', async () => {
    const files = { 'in/a.xml': sent('1'), 'in/b.xml': received('2') };
    const cwd = folderWith(files);
    expect((await rows(['in'], cwd)).rows.map(line)).toEqual([
      '- | 1 | unknown | Forno del Borgo → Mario Rossi | no-message',
      '- | 2 | unknown | Mulino Bianchi → Mario Rossi | no-message',
    ]);
    expect((await rows(['in', '--company', `IT${OWN}`], cwd)).rows.map(line)).toEqual([
      'sent | 1 | sent | Mario Rossi | no-message',
      'received | 2 | received | Mulino Bianchi | no-metadata',
    ]);
  });

  it('invoices in the formats before 2017 have their values', async () => {
    const { rows: found } = await rows(['in'], folderWith({ 'in/a.xml': fixture.oldFormat }));
    expect(found).toMatchObject([{ number: '2016/118', total: '292.80' }]);
  });

  it('files that cannot be read are named', async () => {
    const damaged = Buffer.from(delivery(SUPPLIED, received('9'), '2'))
      .toString('latin1')
      .replace(/\r\n--=_original--/, '');
    const files = {
      'in/a.xml.p7m': 'MIIB',
      'in/b.eml': Buffer.from(damaged, 'latin1'),
      'in/c.xml': sent('1'),
    };
    const cwd = folderWith(files);
    const { code, stdout } = await runCli(['inbox', 'in', '--format', 'json'], { cwd });
    const result = JSON.parse(stdout) as { readonly unread: unknown; readonly invoices: readonly Row[] };
    expect(result.unread).toEqual([
      { path: 'in/a.xml.p7m', reason: 'structure' },
      { path: 'in/b.eml', reason: 'directory' },
      { path: `in/b.eml!${SUPPLIED}`, reason: 'data' },
    ]);
    expect(result.invoices.map(line)).toEqual([
      'received | - | received | - | no-invoice',
      '- | 1 | unknown | Forno del Borgo → Mario Rossi | no-message',
    ]);
    expect(code).toBe(1);
  });

  it('text has one line for each row, csv and xlsx have the columns of the JSON form', async () => {
    const cwd = folderWith(everything());
    const { stdout } = await runCli(['inbox', 'in', '--as-of', '2026-03-04'], { cwd });
    expect(stdout.split('\n').filter((text) => text !== '')).toHaveLength(ALL.length + 2);
    const csv = await runCli(['inbox', 'in', '--format', 'csv'], { cwd });
    expect(csv.stdout.split('\n')[0]).toMatch(/^direction,number,date,party,party_id,total,state,days_left,/);
    const { code } = await runCli(['inbox', 'in', '-o', 'a.xlsx'], { cwd });
    expect([code, readFileSync(join(cwd, 'a.xlsx')).subarray(0, 2).toString()]).toEqual([0, 'PK']);
    expect((await runCli(['inbox', 'in', '-o', 'a.xlsx'], { cwd })).code).toBe(2);
  });
});

it('reads an archive from standard input', async () => {
  const stdin = everything()['in/1.zip'] ?? '';
  const { code, stdout } = await runCli(['inbox', '-', '--format', 'ndjson'], { cwd: folderWith(), stdin });
  expect([code, line(JSON.parse(stdout) as Row)]).toEqual([0, ALL[1]]);
});

describe('--watch', () => {
  it.each(['ndjson', 'text'])('shows what changes until it is interrupted: %s', async (format) => {
    const cwd = folderWith(everything());
    const stop = new AbortController();
    const outputs: string[] = [];
    const changes = [
      () => writeFileSync(join(cwd, 'in/rc.xml'), sdiMessage('RC', { name: name(2), id: '8' })),
      () => writeFileSync(join(cwd, 'in/dc.xml'), sent('7')),
      () => stop.abort(),
    ];
    const isDone = [
      (text: string) => text.includes('Mulino Bianchi'),
      (text: string) => text.includes('delivered'),
      (text: string) => text.includes('unknown'),
    ];
    const run = runCli(['inbox', 'in', '--watch', '--no-index', '--format', format], {
      cwd,
      interrupted: stop.signal,
      onWrite: (output, chunk) => {
        if (output === 'stderr') return;
        outputs.push(String(chunk));
        if (isDone[0]?.(String(chunk)) !== true) return;
        isDone.shift();
        // The folder is watched before it is read, so nothing that happens now is missed.
        changes.shift()?.();
      },
    });
    expect((await run).code).toBe(130);
    expect(changes).toEqual([]);
    if (format === 'text') return;
    const found = outputs.flatMap((text) => text.split('\n').filter((one) => one !== ''));
    expect(found.map((text) => line(JSON.parse(text) as Row))).toEqual([
      ...ALL,
      'sent | 2 | delivered | Mario Rossi | hash',
      '- | 7 | unknown | Forno del Borgo → Mario Rossi | no-message',
    ]);
  });

  it.each([[['in/1.zip']], [['in', 'missing']]])('takes folders only: %j', async (operands) => {
    const { code } = await runCli(['inbox', ...operands, '--watch'], { cwd: folderWith(everything()) });
    expect(code).toBe(2);
  });
});

describe('the index', () => {
  const INDEX = ['--index', 'index'];
  const age = (cwd: string, path: string): void =>
    utimesSync(join(cwd, path), new Date('2026-03-05'), new Date('2026-03-05'));
  const old = (files = everything()): string => {
    const cwd = folderWith(files);
    for (const path of Object.keys(files)) age(cwd, path);
    return cwd;
  };
  const journal = (cwd: string): string => join(cwd, 'index', readdirSync(join(cwd, 'index'))[0] ?? '');
  const count = (cwd: string): number => readFileSync(journal(cwd), 'utf8').split('\n').length - 2;
  const states = async (cwd: string): Promise<readonly string[]> =>
    (await rows(['in', ...INDEX], cwd)).rows.map(line);

  it('gives the same rows, in every later run', async () => {
    const cwd = old();
    expect(await states(cwd)).toEqual(ALL);
    const first = readFileSync(journal(cwd), 'utf8');
    expect(await states(cwd)).toEqual(ALL);
    expect(readFileSync(journal(cwd), 'utf8')).toBe(first);
    // Under another name of the folder, too.
    expect((await rows([join(cwd, 'in'), ...INDEX], cwd)).rows[1]?.file).toBe(
      join(cwd, 'in', `1.zip!${name(1)}`),
    );
    expect(readFileSync(journal(cwd), 'utf8')).toBe(first);
  });

  it('has one line for each document', async () => {
    const cwd = old();
    await states(cwd);
    // Two in the archive; an invoice with metadata, and a receipt with an invoice, in the mailbox; three loose ones.
    expect(count(cwd)).toBe(2 + 4 + 3);
  });

  it('has a line for a file without documents, which is not read again', async () => {
    const cwd = old({ 'in/a.zip': zipOf([{ name: 'a.pdf', content: '%PDF-1.7' }]), 'in/b.xml.p7m': 'MIIB' });
    expect((await rows(['in', ...INDEX], cwd)).stderr).not.toBe('');
    expect(count(cwd)).toBe(2);
    const first = readFileSync(journal(cwd), 'utf8');
    const { code, stderr } = await rows(['in', ...INDEX], cwd);
    expect([code, stderr === '']).toEqual([1, false]);
    expect(readFileSync(journal(cwd), 'utf8')).toBe(first);
  });

  it.each<[string, (cwd: string) => void, readonly string[]]>([
    [
      'a new file',
      (cwd) => writeFileSync(join(cwd, 'in/rc.xml'), sdiMessage('RC', { name: name(2), id: '8' })),
      ALL.with(2, 'sent | 2 | delivered | Mario Rossi | hash'),
    ],
    ['a removed file', (cwd) => rmSync(join(cwd, 'in/sola.xml')), ALL.slice(1)],
    [
      'a changed file',
      (cwd) => writeFileSync(join(cwd, `in/${name(3)}`), sent('33')),
      ALL.with(3, 'sent | 33 | discarded | Mario Rossi | hash'),
    ],
    [
      'a changed file of the same size',
      (cwd) => writeFileSync(join(cwd, `in/${name(3)}`), sent('4')),
      ALL.with(3, 'sent | 4 | discarded | Mario Rossi | hash'),
    ],
    ['a damaged line', (cwd) => appendFileSync(journal(cwd), '{"below":"x'), ALL],
    ['a damaged index', (cwd) => writeFileSync(journal(cwd), 'x'), ALL],
    [
      'an index of another version',
      (cwd) =>
        writeFileSync(
          journal(cwd),
          readFileSync(journal(cwd), 'utf8').replace(/"version":\d+/, '"version":0'),
        ),
      ALL,
    ],
    ['no index', (cwd) => rmSync(join(cwd, 'index'), { recursive: true }), ALL],
  ])('%s', async (_, change, expected) => {
    const cwd = old();
    await states(cwd);
    change(cwd);
    expect(await states(cwd)).toEqual(expected);
    expect(await states(cwd)).toEqual(expected);
  });

  it('reads a file again that was written just before', async () => {
    const cwd = folderWith(everything());
    await states(cwd);
    const path = join(cwd, `in/${name(3)}`);
    const { atime, mtime } = statSync(path);
    writeFileSync(path, sent('4'));
    utimesSync(path, atime, mtime);
    expect((await states(cwd))[3]).toBe('sent | 4 | discarded | Mario Rossi | hash');
  });

  it('is not written with --no-index, and only its owner may read it', async () => {
    const cwd = old();
    await rows(['in', '--no-index'], cwd);
    expect(readdirSync(cwd).sort()).toEqual(['in']);
    await states(cwd);
    expect(statSync(journal(cwd)).mode & 0o077).toBe(0);
  });

  it('the table is complete if the index cannot be written', async () => {
    const cwd = old({ ...everything(), index: 'a file' });
    const { code, rows: found, stderr } = await rows(['in', ...INDEX], cwd);
    expect([code, found.map(line), stderr.split('\n').length]).toEqual([0, ALL, 2]);
  });

  it('the table is complete if the index is damaged while it is read', async () => {
    const many = (from: number): Uint8Array =>
      zipOf(
        Array.from({ length: 400 }, (_, at) => ({
          name: `${from + at}.xml`,
          content: sent(String(from + at)),
        })),
      );
    const cwd = old({ 'in/a.zip': many(1_000), 'in/b.zip': many(2_000), [`in/${name(3)}`]: sent('3') });
    const first = await states(cwd);
    let files = 0;
    const { code, stdout, stderr } = await runCli(['inbox', 'in', '--format', 'ndjson', ...INDEX], {
      cwd,
      // Before the last file: the facts of the first are read again to be related.
      onFile: () => {
        files += 1;
        if (files === 3) truncateSync(journal(cwd), 100);
      },
    });
    const found = stdout.split('\n').flatMap((text) => (text === '' ? [] : (JSON.parse(text) as Row)));
    expect([code, found.map(line), stderr.split('\n').length]).toEqual([0, first, 2]);
    expect(first).toHaveLength(801);
  });
});

describe('the places of files', () => {
  /** Each document is loose, in one of two archives, or in a mail of someone who is not SdI. */
  const documents: readonly (readonly [name: string, content: string])[] = [
    [name(1), sent('1')],
    [
      name(1).replace('.xml', '_RC_001.xml'),
      sdiMessage('RC', { name: name(1), content: sent('1'), id: '1' }),
    ],
    [name(2), sent('2')],
    [
      name(2).replace('.xml', '_NS_001.xml'),
      sdiMessage('NS', { name: name(2), content: sent('2'), id: '2' }),
    ],
    [name(3), `${sent('2')} `],
    ['ricevuta.xml', sdiMessage('RC', { name: name(3), content: `${sent('2')} `, id: '3' })],
    ['sola.xml', sdiMessage('MC', { name: name(4), id: '4' })],
    [SUPPLIED, received('9')],
    ['metadati.xml', sdiMessage('MT', { name: SUPPLIED, content: received('9'), id: '5' })],
  ];
  const mailed = (parts: readonly (readonly [string, string])[]): Uint8Array =>
    pec({
      sender: 'studio@pec.example.it',
      parts: parts.map(([file, content]) => ({ name: file, encoding: 'base64', body: base64(content) })),
    });
  const zipped = (parts: readonly (readonly [string, string])[]): Uint8Array =>
    zipOf(parts.map(([file, content]) => ({ name: file, content })));
  const told = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly string[]> => {
    const { rows: found } = await rows(['in', '--no-index'], folderWith(files));
    return found.map(({ codes, days_left: days, resent_as: resent, ...row }) =>
      [line(row as Row), ...codes, days, resent !== null].join(' '),
    );
  };

  it('do not matter for the states', async () => {
    const loose = Object.fromEntries(documents.map(([file, content]) => [`in/${file}`, content]));
    const expected = await told(loose);
    expect(expected).toHaveLength(5);
    const places = fc.shuffledSubarray([...documents], { minLength: documents.length });
    const kinds = fc.array(fc.constantFrom('loose', 'a.zip', 'z.zip', 'mail', 'mailbox'), {
      minLength: documents.length,
      maxLength: documents.length,
    });
    await fc.assert(
      fc.asyncProperty(places, kinds, async (shuffled, chosen) => {
        const at = (kind: string) => shuffled.filter((_, index) => chosen[index] === kind);
        const files: Record<string, string | Uint8Array> = { 'in/elenco.pdf': '%PDF-1.7' };
        for (const [index, [file, content]] of at('loose').entries())
          files[`in/${index % 2}/${file}`] = content;
        for (const archive of ['a.zip', 'z.zip']) {
          if (at(archive).length > 0) files[`in/${archive}`] = zipped(at(archive));
        }
        for (const [index, one] of at('mail').entries()) files[`in/${index}.eml`] = mailed([one]);
        if (at('mailbox').length > 0)
          files['in/m.mbox'] = mailbox(...at('mailbox').map((one) => mailed([one])));
        expect(await told(files)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
