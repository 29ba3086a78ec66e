import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { cms } from '../support/cmsWriter.ts';
import {
  bodyText,
  documentRow,
  type Misbehaviour,
  SEEDED,
  startService,
  type TestService,
} from '../support/proxy/server.ts';
import { fixture } from './fixtures.ts';
import { folderWith, stateOf } from './runCli.ts';
import {
  altered,
  events,
  invoice,
  journalOf,
  lines,
  startQuickService,
  submitIn,
  told,
} from './submitCases.ts';

let service: TestService;
beforeAll(async () => {
  service = await startQuickService();
});
beforeEach(() => service.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

/** Documents with the number used by the tests. */
const documents = (number = '1') => service.state.documents(number);
const firstId = async () => (await documents())[0]?.id ?? '';
const sent = () => service.requestsOf('documents.createInvoice');

describe('the submitted document', () => {
  it.each<[string, string, string]>([
    ['XML', invoice('1'), 'application/xml'],
    ['JSON', fixture.validJson.replace('"2025/118"', '"1"'), 'application/json'],
  ])('is the unchanged file: %s', async (_form, text, contentType) => {
    const cwd = folderWith({ invoice: text });
    const { code, files } = await told(cwd, service, ['invoice']);
    expect({ code, files }).toEqual({ code: 0, files: ['invoice accepted DRAFT'] });
    const [request] = sent();
    expect(request?.headers['content-type']).toContain(contentType);
    expect(request === undefined ? '' : bodyText(request)).toBe(text);
  });

  it('is the XML in a signed file with --drop-signature', async () => {
    const xml = invoice('1');
    const cwd = folderWith({ 'a.xml.p7m': cms(xml), 'a.xml': xml });
    const refused = await told(cwd, service, ['a.xml.p7m']);
    expect({ code: refused.code, files: refused.files }).toEqual({ code: 1, files: ['a.xml.p7m invalid'] });
    const run = await told(cwd, service, ['--drop-signature', 'a.xml.p7m']);
    expect({ code: run.code, files: run.files }).toEqual({ code: 0, files: ['a.xml.p7m accepted DRAFT'] });
    expect(run.stderr).toContain(en.submit.unwrapped(1));
    expect(sent().map(bodyText)).toEqual([xml]);
    // The journal has the hash of the XML, so that its file counts as sent, too.
    expect((await told(cwd, service, ['a.xml'])).files).toEqual(['a.xml already DRAFT']);
    expect(sent()).toHaveLength(1);
  });

  it.each<[readonly string[], readonly string[], string]>([
    [[], [], 'DRAFT'],
    [['--issue', '--yes'], ['issue=true'], 'CREATED'],
    [['--sectional', SEEDED.sectional], [`sectional_id=${SEEDED.sectional}`], 'DRAFT'],
    [['--automatic-number'], ['automatic_number=true'], 'DRAFT'],
    [['--reconciliation', 'pi_7'], ['reconciliation_identifier=pi_7'], 'DRAFT'],
  ])('is sent with the options %j', async (args, expected, status) => {
    // Dated in the year of the sectional.
    const cwd = folderWith({ 'a.xml': invoice('1', '<Data>2025-03-17<', '<Data>2026-03-17<') });
    const { files } = await told(cwd, service, [...args, 'a.xml']);
    expect(files).toEqual([`a.xml accepted ${status}`]);
    const query = sent()[0]?.query.map((pair) => pair.join('=')) ?? [];
    expect(query.filter((pair) => !pair.endsWith('=false')).sort()).toEqual([...expected].sort());
  });

  it('comes from folders, patterns and standard input, and goes to the named company', async () => {
    const cwd = folderWith({
      'in/b.xml': invoice('2'),
      'in/deep/a.xml': invoice('1'),
      'c1.xml': invoice('3'),
    });
    const settings = { stdin: invoice('4'), env: { FATTURA_COMPANY_ID: '' } };
    const args = ['--company', service.companyId, 'in', 'c*.xml', '-'];
    const { code, files } = await told(cwd, service, args, settings);
    expect({ code, files }).toEqual({
      code: 0,
      files: ['in/b.xml', 'in/deep/a.xml', 'c1.xml', '-'].map((name) => `${name} accepted DRAFT`),
    });
  });

  it('is checked without its file name, which the service does not keep', async () => {
    const name = 'IT02718281823_a-long-name.xml';
    const { files } = await told(folderWith({ [name]: invoice('1') }), service, [name]);
    expect(files).toEqual([`${name} accepted DRAFT`]);
  });

  it('is sent only if it is not on the service yet', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': invoice('2') });
    await told(cwd, service, ['a.xml']);
    const { code, files } = await told(cwd, service, ['a.xml', 'b.xml']);
    expect({ code, files }).toEqual({ code: 0, files: ['a.xml already DRAFT', 'b.xml accepted DRAFT'] });
    expect(sent()).toHaveLength(2);
  });
});

describe('before anything is sent', () => {
  const all = { 'good.xml': invoice('1'), 'bad.xml': fixture.rejected };
  it.each<[string, Record<string, string>, readonly string[], number, readonly string[], number]>([
    ['one is invalid', all, ['good.xml', 'bad.xml'], 1, ['good.xml unsent', 'bad.xml invalid'], 0],
    [
      'one is invalid and left out',
      all,
      ['--skip-invalid', 'good.xml', 'bad.xml'],
      1,
      ['good.xml accepted DRAFT', 'bad.xml invalid'],
      1,
    ],
    // The service's answer to it does not matter here.
    [
      'one is invalid and sent all the same',
      all,
      ['--force', 'good.xml', 'bad.xml'],
      3,
      ['good.xml accepted DRAFT', 'bad.xml refused'],
      2,
    ],
    ['a path leads nowhere', all, ['good.xml', 'nowhere.xml'], 2, ['good.xml unsent'], 0],
    ['a message of SdI', { 'm.xml': fixture.message }, ['m.xml'], 1, ['m.xml invalid'], 0],
    ['a simplified invoice', { 's.xml': fixture.simplified }, ['s.xml'], 1, ['s.xml invalid'], 0],
    ['a file too large', all, ['--max-size', '10', 'good.xml'], 1, ['good.xml invalid'], 0],
  ])('%s', async (_name, files, args, code, outcomes, requests) => {
    const run = await told(folderWith(files), service, args);
    expect({ code: run.code, files: run.files }).toEqual({ code, files: outcomes });
    expect(sent()).toHaveLength(requests);
  });

  it('says why a message of SdI is not sent', async () => {
    const cwd = folderWith({ 'm.xml': fixture.message });
    const { stdout } = await submitIn(cwd, service, ['--format', 'json', 'm.xml']);
    expect(JSON.parse(stdout).files).toMatchObject([
      { outcome: 'invalid', reason: 'unreadable', verdict: 'unreadable', findings: [{ code: 'U-KIND' }] },
    ]);
  });

  it.each<[string, Record<string, string>, readonly string[]]>([
    ['one number in two files', { 'a.xml': invoice('1'), 'b.xml': altered('1') }, ['a.xml', 'b.xml']],
    ['one file twice', { 'a.xml': invoice('1') }, ['a.xml', './a.xml']],
    [
      'the same bytes',
      { 'a.xml': invoice('1'), 'b.xml': invoice('1') },
      ['--automatic-number', 'a.xml', 'b.xml'],
    ],
    [
      'several to one payment',
      { 'a.xml': invoice('1'), 'b.xml': invoice('2') },
      ['--reconciliation', 'x', '.'],
    ],
    ['--issue and nobody to ask', { 'a.xml': invoice('1') }, ['--issue', 'a.xml']],
    ['--wait without --issue', { 'a.xml': invoice('1') }, ['--wait', 'a.xml']],
    ['--reissue without --issue', { 'a.xml': invoice('1') }, ['--reissue', 'a.xml']],
    ['--force and --skip-invalid', { 'a.xml': invoice('1') }, ['--force', '--skip-invalid', 'a.xml']],
    ['a rate that is none', { 'a.xml': invoice('1') }, ['--rate', 'fast', 'a.xml']],
  ])('rejects wrong usage: %s', async (_name, files, args) => {
    const { code, stdout } = await submitIn(folderWith(files), service, args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(service.requests).toEqual([]);
  });

  it.each(['FATTURA_BASE_URL', 'FATTURA_API_KEY', 'FATTURA_COMPANY_ID'])('%s is needed', async (name) => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const env = { [name]: '', XDG_CONFIG_HOME: cwd };
    const { code, stderr } = await submitIn(cwd, service, ['a.xml'], { env });
    expect(code).toBe(2);
    expect(stderr).toContain(name);
  });
});

describe('issuing', () => {
  const ask = (answer: string) => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': invoice('2') });
    return told(cwd, service, ['--issue', '.'], { tty: true, answers: [answer] });
  };

  it.each(['', 'n', 'no', 'x'])('is cancelled by the answer %j', async (answer) => {
    const { code, files, stderr } = await ask(answer);
    expect({ code, files }).toEqual({ code: 1, files: ['a.xml unsent', 'b.xml unsent'] });
    expect(stderr).toContain(en.submit.declined);
    expect(sent()).toEqual([]);
  });

  it.each(['y', 'YES '])(
    'is confirmed by the answer %j; the question states how many, for which company and where',
    async (answer) => {
      const { code, stderr } = await ask(answer);
      expect(code).toBe(0);
      expect(sent()).toHaveLength(2);
      for (const part of ['2', 'Tipografia Tre Pini S.r.l.', service.companyId, service.url])
        expect(stderr).toContain(part);
    },
  );

  it('asks nothing if there is nothing to issue', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, ['--issue', '--yes', 'a.xml']);
    const { code, files } = await told(cwd, service, ['--issue', 'a.xml'], { tty: true, answers: [] });
    expect({ code, files }).toEqual({ code: 0, files: ['a.xml already CREATED'] });
  });
});

interface Second {
  /** Arguments of the first call. */
  readonly first?: readonly string[];
  /** Event at the service since the first call. */
  readonly since?: 'deleted' | 'DISCARDED' | 'REFUSED' | 'SENT' | 'CREATED' | 'DELIVERED';
  readonly other?: true;
  readonly args?: readonly string[];
  readonly code: number;
  readonly outcome: string;
  /** Final number of documents with this number. */
  readonly left: number;
}

const ISSUE = ['--issue', '--yes'];
const REISSUE = [...ISSUE, '--reissue'];

const seconds: Readonly<Record<string, Second>> = {
  'the same': { code: 0, outcome: 'already DRAFT', left: 1 },
  'the same, deleted since': { since: 'deleted', code: 1, outcome: 'deleted DRAFT', left: 0 },
  'the same, sent since': { first: ISSUE, since: 'SENT', code: 0, outcome: 'already SENT', left: 1 },
  'the same, delivered since': {
    first: ISSUE,
    since: 'DELIVERED',
    code: 0,
    outcome: 'already DELIVERED',
    left: 1,
  },
  'the same, discarded since': {
    first: ISSUE,
    since: 'DISCARDED',
    code: 3,
    outcome: 'discarded DISCARDED',
    left: 1,
  },
  'the same, refused since': {
    first: ISSUE,
    since: 'REFUSED',
    code: 3,
    outcome: 'recipient_refused REFUSED',
    left: 1,
  },
  'the same, deleted since, again': {
    since: 'deleted',
    args: ['--again'],
    code: 0,
    outcome: 'accepted DRAFT',
    left: 1,
  },
  'the same, again': { args: ['--again'], code: 0, outcome: 'already DRAFT', left: 1 },
  'the same, the number left to the service': {
    args: ['--automatic-number'],
    code: 0,
    outcome: 'already DRAFT',
    left: 1,
  },
  'other content of a draft': { other: true, code: 1, outcome: 'other_content DRAFT', left: 1 },
  'other content, the draft deleted': {
    other: true,
    since: 'deleted',
    code: 0,
    outcome: 'accepted DRAFT',
    left: 1,
  },
  'other content of an issued one': {
    first: ISSUE,
    other: true,
    args: ISSUE,
    code: 1,
    outcome: 'other_content CREATED',
    left: 1,
  },
  'other content of a discarded one': {
    first: ISSUE,
    since: 'DISCARDED',
    other: true,
    args: ISSUE,
    code: 3,
    outcome: 'discarded DISCARDED',
    left: 1,
  },
  'other content, reissued': {
    first: ISSUE,
    since: 'DISCARDED',
    other: true,
    args: REISSUE,
    code: 0,
    outcome: 'accepted CREATED',
    left: 1,
  },
  'other content, nothing to reissue': {
    first: ISSUE,
    since: 'SENT',
    other: true,
    args: REISSUE,
    code: 1,
    outcome: 'other_content SENT',
    left: 1,
  },
  'the same, reissued': {
    first: ISSUE,
    since: 'DISCARDED',
    args: REISSUE,
    code: 0,
    outcome: 'accepted CREATED',
    left: 1,
  },
  'the same, nothing to reissue': {
    first: ISSUE,
    since: 'SENT',
    args: REISSUE,
    code: 0,
    outcome: 'already SENT',
    left: 1,
  },
  'refused by the recipient': {
    first: ISSUE,
    since: 'REFUSED',
    args: [...ISSUE, '--again'],
    code: 3,
    outcome: 'recipient_refused REFUSED',
    left: 1,
  },
  'a draft, to be issued now': { args: ISSUE, code: 1, outcome: 'draft DRAFT', left: 1 },
  'a draft, issued by somebody since': {
    since: 'CREATED',
    args: ISSUE,
    code: 0,
    outcome: 'already CREATED',
    left: 1,
  },
  'a draft, deleted since, to be issued now': {
    since: 'deleted',
    args: ISSUE,
    code: 0,
    outcome: 'accepted CREATED',
    left: 1,
  },
};

describe('the second call of an invoice', () => {
  it.each(Object.entries(seconds))(
    '%s',
    async (_name, { first = [], since, other, args = [], code, outcome, left }) => {
      const cwd = folderWith({ 'a.xml': invoice('1') });
      await told(cwd, service, [...first, 'a.xml']);
      const id = await firstId();
      if (since === 'deleted') await service.state.remove(id);
      // Only an administration refuses, and this invoice is not for one.
      else if (since === 'REFUSED') service.follow(id, [since]);
      else if (since !== undefined) await service.state.move(id, since);
      if (other) writeFileSync(join(cwd, 'a.xml'), altered('1'));
      const run = await told(cwd, service, [...args, 'a.xml']);
      expect({ code: run.code, files: run.files }).toEqual({ code, files: [`a.xml ${outcome}`] });
      expect(await documents()).toHaveLength(left);
      // The new status is remembered.
      const third = await told(cwd, service, [...args, 'a.xml']);
      expect(third.files[0]?.split(' ')[2]).toBe(outcome.split(' ')[1]);
      expect(await documents()).toHaveLength(left);
    },
  );

  it.each<[string, readonly string[], readonly string[]]>([
    ['DELIVERED', ['documents.get'], []],
    ['DISCARDED', ['documents.get'], []],
    ['SENT', ['documents.get'], ['documents.get']],
    ['UNHEARD_OF', ['documents.get'], ['documents.get']],
  ])('requests a status again until it is final: %s', async (status, second, third) => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, [...ISSUE, 'a.xml']);
    service.follow(await firstId(), [status]);
    for (const expected of [second, third]) {
      const { length } = service.requests;
      await told(cwd, service, [...ISSUE, 'a.xml']);
      expect(service.requests.slice(length).map(({ operation }) => operation)).toEqual(expected);
    }
  });

  it.each<[string, Misbehaviour]>([
    ['an error', { kind: 'status', status: 500 }],
    ['no permission', { kind: 'status', status: 403 }],
    ['too many requests', { kind: '429', retryAfter: 120 }],
  ])('still counts as sent if its status is unavailable: %s', async (_name, does) => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, [...ISSUE, 'a.xml']);
    service.misbehave({ on: 'documents.get', do: does });
    const { code, files } = await told(cwd, service, [...ISSUE, 'a.xml']);
    expect({ code, files }).toEqual({ code: 3, files: ['a.xml waiting CREATED'] });
    expect(sent()).toHaveLength(1);
  });

  it('for another company counts as a first call', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, ['a.xml']);
    const { files } = await told(cwd, service, [
      '--company',
      'a1000000-0000-4000-8000-000000000009',
      'a.xml',
    ]);
    expect(files).toEqual(['a.xml refused']);
  });

  it.each([[], ['--look-up']])('looks the invoice up with a new journal: %j', async (...args) => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': invoice('2') });
    await told(cwd, service, ['a.xml']);
    rmSync(journalOf(cwd));
    const { code, files, json } = await told(cwd, service, [...args, 'a.xml', 'b.xml']);
    expect({ code, files }).toEqual({ code: 0, files: ['a.xml already DRAFT', 'b.xml accepted DRAFT'] });
    expect(json.files.map(({ found }) => found)).toEqual([true, false]);
    // Two from the first call, whose journal was new too.
    expect(service.requestsOf('documents.list')).toHaveLength(3);
  });

  it.each<[string, string, number]>([
    ['before the journal was begun', '2025-03-17', 1],
    ['after', '2999-01-01', 0],
  ])('looks up an invoice that is not in the journal, dated %s', async (_name, date, looks) => {
    const cwd = folderWith({
      'a.xml': invoice('1'),
      'b.xml': invoice('2', '<Data>2025-03-17<', `<Data>${date}<`),
    });
    await told(cwd, service, ['a.xml']);
    const before = service.requestsOf('documents.list').length;
    await told(cwd, service, ['--force', 'b.xml']);
    expect(service.requestsOf('documents.list').length - before).toBe(looks);
  });

  it('sends after an inconclusive look-up only with the option', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, ['a.xml']);
    await told(cwd, service, ['--journal', 'another', '--automatic-number', 'a.xml']);
    await service.state.remove(await firstId());
    await service.state.add('documents', documentRow('1'));
    rmSync(journalOf(cwd));
    const run = await told(cwd, service, ['a.xml']);
    expect({ code: run.code, files: run.files }).toEqual({ code: 3, files: ['a.xml unknown'] });
    const { length } = sent();
    const { files } = await told(cwd, service, ['--resend-unconfirmed', 'a.xml']);
    expect(files).toEqual(['a.xml accepted DRAFT']);
    expect(sent()).toHaveLength(length + 1);
  });
});

describe('a draft found by a look-up', () => {
  it('stays a draft for every further call that should issue it', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, ['a.xml']);
    rmSync(journalOf(cwd));
    for (const args of [['--look-up'], []]) {
      const { code, files } = await told(cwd, service, [...ISSUE, ...args, 'a.xml']);
      expect({ code, files }).toEqual({ code: 1, files: ['a.xml draft DRAFT'] });
    }
    expect(sent()).toHaveLength(1);
  });
});

describe('--dry-run', () => {
  it('prints the planned actions, asks nothing, writes nothing', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': invoice('2'), 'c.xml': fixture.rejected });
    await told(cwd, service, ['a.xml']);
    const before = readFileSync(journalOf(cwd), 'utf8');
    const { length } = service.requests;
    const { code, files } = await told(cwd, service, ['-n', '.']);
    expect({ code, files }).toEqual({
      code: 1,
      files: ['a.xml already DRAFT', 'b.xml ready', 'c.xml invalid'],
    });
    expect(service.requests).toHaveLength(length);
    expect(readFileSync(journalOf(cwd), 'utf8')).toBe(before);
  });

  it('needs neither address nor key', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const env = { FATTURA_BASE_URL: '', FATTURA_API_KEY: '', XDG_CONFIG_HOME: cwd };
    const { code, files, stderr } = await told(cwd, service, ['-n', '--issue', 'a.xml'], { env });
    expect({ code, files }).toEqual({ code: 0, files: ['a.xml ready'] });
    expect(stderr).toContain(en.submit.journalUnasked);
  });

  it.each<[readonly string[], string]>([
    [ISSUE, 'discarded DISCARDED'],
    [REISSUE, 'ready DISCARDED'],
  ])('recognises discarded invoices: %j', async (args, outcome) => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, [...ISSUE, 'a.xml']);
    await service.state.move(await firstId(), 'DISCARDED');
    await told(cwd, service, [...ISSUE, '--again', 'a.xml']);
    const { files } = await told(cwd, service, [...args, '-n', 'a.xml']);
    expect(files).toEqual([`a.xml ${outcome}`]);
  });
});

describe('the journal', () => {
  it('is shared by two folders, and stores absolute file names', async () => {
    const [one, two] = [folderWith({ 'a.xml': invoice('1') }), folderWith({ 'a.xml': invoice('1') })];
    const env = { XDG_STATE_HOME: stateOf(one) };
    const first = await told(one, service, [...ISSUE, 'a.xml'], { env });
    const second = await told(two, service, [...ISSUE, 'a.xml'], { env });
    expect([...first.files, ...second.files]).toEqual(['a.xml accepted CREATED', 'a.xml already CREATED']);
    expect(sent()).toHaveLength(1);
    expect(existsSync(stateOf(two))).toBe(false);
    expect(lines(one).map(({ file }) => file)).toEqual([join(one, 'a.xml'), join(one, 'a.xml')]);
    expect(statSync(join(journalOf(one), '..')).mode & 0o077).toBe(0);
  });

  it('of an earlier version, in the current folder, is read as history, with a notice', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const old = 'fattura-submissions.ndjson';
    await told(cwd, service, [...ISSUE, '--journal', old, 'a.xml']);
    const before = readFileSync(join(cwd, old), 'utf8');
    // Not even a look-up would find it.
    service.misbehave({ on: 'documents.list', do: { kind: 'status', status: 500 } });
    for (const args of [['-n'], []]) {
      const { files, stderr } = await told(cwd, service, [...ISSUE, ...args, 'a.xml']);
      expect(files).toEqual(['a.xml already CREATED']);
      expect(stderr).toContain(en.submit.journalOfBefore(old));
    }
    expect(sent()).toHaveLength(1);
    expect(readFileSync(join(cwd, old), 'utf8')).toBe(before);
    writeFileSync(join(cwd, old), 'hello\n');
    const { code, stderr } = await submitIn(cwd, service, [...ISSUE, 'a.xml']);
    expect(code).toBe(2);
    expect(stderr).toContain(en.submit.journal.line(old, 1));
  });

  it('is at the path of --journal, and holds no key and only the identity of the invoice', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, ['--journal', 'sent.ndjson', 'a.xml']);
    expect(lines(cwd, join(cwd, 'sent.ndjson')).map(({ event }) => event)).toEqual(['sending', 'accepted']);
    const text = readFileSync(join(cwd, 'sent.ndjson'), 'utf8');
    for (const secret of [service.key, 'Ciclofficina', '03141592653']) expect(text).not.toContain(secret);
  });

  it('stops the call before anything is sent if it is unreadable', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'mine.ndjson': 'hello\n' });
    const { code, stderr } = await submitIn(cwd, service, ['--journal', 'mine.ndjson', 'a.xml']);
    expect(code).toBe(2);
    expect(stderr).toContain(en.submit.journal.line('mine.ndjson', 1));
    expect(service.requests).toEqual([]);
  });

  it('gets a line before each request', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    service.misbehave({
      on: ({ operation }) => {
        if (operation === 'documents.createInvoice') expect(events(cwd)).toEqual(['sending']);
        return false;
      },
      do: { kind: 'drop-before' },
    });
    expect((await told(cwd, service, ['a.xml'])).code).toBe(0);
    expect(events(cwd)).toEqual(['sending', 'accepted']);
  });
});

describe('--wait', () => {
  it.each<[string, readonly string[], number, string]>([
    ['delivered', ['CREATED', 'SENT', 'DELIVERED'], 0, 'accepted DELIVERED'],
    ['not delivered', ['NOT_DELIVERED'], 0, 'accepted NOT_DELIVERED'],
    ['discarded', ['SENT', 'DISCARDED'], 3, 'discarded DISCARDED'],
    ['refused', ['SENT', 'DELIVERED_PERHAPS', 'REFUSED'], 3, 'recipient_refused REFUSED'],
  ])('waits until the status is %s', async (_name, statuses, code, outcome) => {
    const own = await startService({ afterIssue: statuses });
    try {
      const cwd = folderWith({ 'a.xml': invoice('1') });
      const run = await told(cwd, own, [...ISSUE, '--wait', 'a.xml']);
      expect({ code: run.code, files: run.files }).toEqual({ code, files: [`a.xml ${outcome}`] });
      expect(events(cwd)).toEqual(['sending', 'accepted', 'status']);
      // The next call knows the final status.
      const again = await told(cwd, own, [...ISSUE, '--wait', 'a.xml']);
      expect(again.files[0]).toBe(`a.xml ${outcome.replace('accepted', 'already')}`);
    } finally {
      await own.close();
    }
  });

  it('also follows invoices sent by an earlier call, without asking', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, [...ISSUE, 'a.xml']);
    service.follow(await firstId(), ['SENT', 'DELIVERED']);
    const run = await told(cwd, service, ['--issue', '--wait', 'a.xml'], { tty: true });
    expect({ code: run.code, files: run.files }).toEqual({ code: 0, files: ['a.xml already DELIVERED'] });
  });

  it('gives up on documents that no longer exist', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, [...ISSUE, 'a.xml']);
    await service.state.remove(await firstId());
    const run = await told(cwd, service, [...ISSUE, '--wait', 'a.xml']);
    expect({ code: run.code, files: run.files }).toEqual({ code: 1, files: ['a.xml deleted CREATED'] });
  });
});
