import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import type { JournalEntry } from '../../src/cli/submit/journal/entry.ts';
import { FileLock } from '../../src/lock/index.ts';
import { cms } from '../support/cmsWriter.ts';
import {
  documentRow,
  type Misbehaviour,
  type Rule,
  SEEDED,
  startService,
  type TestService,
} from '../support/proxy/server.ts';
import { folderWith } from './runCli.ts';
import {
  altered,
  events,
  invoice,
  journalOf,
  lines,
  quickWaits,
  startQuickService,
  submitIn,
  told,
} from './submitCases.ts';

/** Milliseconds: the client's shortest wait before it repeats a request. */
const REPEATING = 200;

let service: TestService;
beforeAll(async () => {
  service = await startQuickService(REPEATING);
});
beforeEach(() => service.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

const CREATE = 'documents.createInvoice';
const create = (what: Misbehaviour, times?: number): Rule => ({
  on: CREATE,
  do: what,
  ...(times === undefined ? {} : { times }),
});
const refuse = (status: number): Misbehaviour => ({ kind: 'status', status });

interface Trouble {
  readonly rules: readonly Rule[];
  readonly args?: readonly string[];
  readonly code: number;
  readonly outcome: string;
  /** The last event of the journal. */
  readonly event: string;
  /** Requests that could have created a document. */
  readonly posts: number;
  /** Documents after the first call. */
  readonly made: number;
  /** Outcome of a second call, when the service works again; exactly one document exists then. */
  readonly second: string;
}

const again = 'accepted DRAFT';
const there = 'already DRAFT';
const NUMBERED = ['--automatic-number'];
const LIST = 'documents.list';

/** Matches a look-up after a request: an earlier one is due to the new journal. */
const looksAfter = (what: Misbehaviour): Rule => ({
  on: ({ operation }) => operation === LIST && service.requestsOf(CREATE).length > 0,
  do: what,
});

const troubles: Readonly<Record<string, Trouble>> = {
  'a refusal': {
    ...{ rules: [create(refuse(422))], code: 3, outcome: 'refused', event: 'refused' },
    ...{ posts: 1, made: 0, second: again },
  },
  'a wrong key': {
    ...{ rules: [create(refuse(401))], code: 3, outcome: 'refused', event: 'refused' },
    ...{ posts: 1, made: 0, second: again },
  },
  'too many requests for too long': {
    ...{ rules: [create({ kind: '429', retryAfter: 0 })], code: 3, outcome: 'unsent', event: 'unsent' },
    ...{ posts: 3, made: 0, second: again },
  },
  'an answer that is lost': {
    ...{ rules: [create({ kind: 'drop-after' }, 1)], code: 0, outcome: 'accepted DRAFT', event: 'accepted' },
    ...{ posts: 1, made: 1, second: there },
  },
  'a request that is lost': {
    ...{ rules: [create({ kind: 'drop-before' }, 1)], code: 3, outcome: 'unknown', event: 'unknown' },
    ...{ posts: 1, made: 0, second: 'unknown' },
  },
  'a document that comes late': {
    ...{ rules: [create({ kind: 'late-create', delay: 30, status: 502 }, 1)] },
    ...{ code: 0, outcome: 'accepted DRAFT', event: 'accepted', posts: 1, made: 1, second: there },
  },
  'a broken service': {
    ...{ rules: [create(refuse(500))], code: 3, outcome: 'unknown', event: 'unknown' },
    ...{ posts: 1, made: 0, second: 'unknown' },
  },
  'an answer that is lost, and nothing else is heard': {
    rules: [create({ kind: 'drop-after' }), looksAfter(refuse(503))],
    ...{ code: 3, outcome: 'unknown', event: 'unknown', posts: 1, made: 1, second: there },
  },
  'an answer that makes no sense': {
    rules: [create({ kind: 'wrong-shape' }), looksAfter(refuse(403))],
    ...{ code: 3, outcome: 'unknown', event: 'unknown', posts: 1, made: 1, second: there },
  },
  'a number that only the service knows': {
    rules: [create({ kind: 'drop-after' })],
    args: NUMBERED,
    ...{ code: 3, outcome: 'unknown', event: 'unknown', posts: 1, made: 1, second: 'unknown' },
  },
};

describe('an invoice that meets', () => {
  it.each(Object.entries(troubles))('%s', async (_name, trouble) => {
    const { rules, args = [], code, outcome, event, posts, made, second } = trouble;
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const before = (await service.state.documents()).length;
    const documents = async () => (await service.state.documents()).length - before;
    service.misbehave(...rules);
    const run = await told(cwd, service, [...args, 'a.xml']);
    expect({ code: run.code, files: run.files }).toEqual({ code, files: [`a.xml ${outcome}`] });
    expect(events(cwd).at(-1)).toBe(event);
    expect([service.requestsOf(CREATE).length, await documents()]).toEqual([posts, made]);

    service.behave();
    const next = await told(cwd, service, [...args, 'a.xml']);
    expect(next.files).toEqual([`a.xml ${second}`]);
    if (second !== 'unknown') return expect(await documents()).toBe(1);

    // Neither call has sent it again: only the option does.
    expect(service.requestsOf(CREATE)).toHaveLength(posts);
    const last = await told(cwd, service, ['--resend-unconfirmed', ...args, 'a.xml']);
    expect(last.files).toEqual([`a.xml ${again}`]);
    expect(await documents()).toBe(made + 1);
  });

  it.each<[string, readonly Rule[]]>([
    ['a refusal', [create(refuse(422))]],
    ['a wrong key', [create(refuse(401))]],
    ['too many requests', [create({ kind: '429', retryAfter: 0 })]],
    ['another failure', [create(refuse(500))]],
    ['a refusal and a look-up that fails', [create(refuse(422)), { on: LIST, do: refuse(403) }]],
  ])('a doubtful request, and then %s: the outcome stays unknown', async (_name, rules) => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    service.misbehave(create({ kind: 'drop-before' }));
    await told(cwd, service, ['a.xml']);
    service.behave();
    service.misbehave(...rules);
    const { files } = await told(cwd, service, ['--resend-unconfirmed', 'a.xml']);
    expect(files).toEqual(['a.xml unknown']);
    expect(events(cwd).filter((event) => event !== 'sending')).toEqual(
      events(cwd).flatMap((event) => (event === 'sending' ? ['unknown'] : [])),
    );
  });

  it('an unreachable service', async () => {
    const gone = await startService();
    const { url } = gone;
    await gone.close();
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': invoice('2') });
    const { code, files } = await told(cwd, service, ['a.xml', 'b.xml'], {
      env: { FATTURA_BASE_URL: url },
    });
    expect({ code, files }).toEqual({ code: 3, files: ['a.xml failed', 'b.xml failed'] });
    expect(readFileSync(journalOf(cwd), 'utf8')).toBe('');
  });
});

describe('problems of the whole call', () => {
  const many = (): string =>
    folderWith(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${10 + i}.xml`, invoice(`${i}`)])));

  it.each<[string, Misbehaviour]>([
    ['a wrong key', refuse(401)],
    ['no permission', refuse(403)],
    ['a company that is unknown', refuse(404)],
    ['outcomes that stay unknown', { kind: 'wrong-json' }],
  ])('stop the call: %s', async (_name, what) => {
    service.misbehave(create(what), looksAfter(refuse(403)));
    const { code, json, stderr } = await told(many(), service, ['.']);
    expect(code).toBe(3);
    expect(json.summary['unsent']).toBeGreaterThan(2);
    expect(stderr).toContain(en.submit.unsent.service);
    expect(service.requestsOf(CREATE).length).toBeLessThan(10);
  });

  it.each<[string, string]>([
    ['before it is sent', LIST],
    ['when it is sent', CREATE],
  ])('include a pause requested by the service: %s', async (_name, on) => {
    service.misbehave({ on, do: { kind: '429', retryAfter: 120 } });
    const { code, json, stderr } = await told(many(), service, ['.']);
    expect(code).toBe(3);
    expect(json.summary).toEqual({ files: 12, unsent: 12 });
    expect(json.files.map(({ reason }) => reason)).toEqual(Array(12).fill('rate'));
    expect(stderr).toMatch(/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d/);
    expect(service.requestsOf(on).length).toBeLessThanOrEqual(4);
  });

  it('are not rejections of an invoice', async () => {
    service.misbehave(create(refuse(422), 3));
    const { code, json } = await told(many(), service, ['.']);
    expect(code).toBe(3);
    expect(json.summary).toEqual({ files: 12, accepted: 9, refused: 3 });
  });
});

/** The journal of a call killed after its request, this many milliseconds ago. */
function cutOff(cwd: string, ago: number, changes: Partial<JournalEntry> = {}): void {
  const [first] = lines(cwd);
  const at = new Date(Date.now() - ago).toISOString();
  const entry = { ...first, at, ...changes };
  writeFileSync(journalOf(cwd), `${JSON.stringify(entry)}\n`);
}

interface Open {
  /** True if the request had arrived. */
  readonly arrived: boolean;
  readonly ago?: number;
  readonly other?: true;
  readonly args?: readonly string[];
  readonly code: number;
  readonly outcome: string;
  readonly left: number;
  readonly lookUps: number;
}

const DAY = 24 * 3_600_000;
const RESEND = ['--resend-unconfirmed'];
const opens: Readonly<Record<string, Open>> = {
  'that arrived': { arrived: true, code: 0, outcome: there, left: 1, lookUps: 1 },
  'that did not': { arrived: false, code: 3, outcome: 'unknown', left: 0, lookUps: 4 },
  'that did not, yesterday': { arrived: false, ago: DAY, code: 3, outcome: 'unknown', left: 0, lookUps: 1 },
  'that did not, sent by its option': {
    ...{ arrived: false, args: RESEND, code: 0, outcome: again, left: 1, lookUps: 4 },
  },
  'that did not, yesterday, sent by its option': {
    ...{ arrived: false, ago: DAY, args: RESEND, code: 0, outcome: again, left: 1, lookUps: 1 },
  },
  'that arrived, and the option': {
    ...{ arrived: true, args: RESEND, code: 0, outcome: there, left: 1, lookUps: 1 },
  },
  'that arrived, of other content': {
    ...{ arrived: true, other: true, code: 1, outcome: 'other_content DRAFT', left: 1, lookUps: 1 },
  },
  'that did not, of other content': {
    ...{ arrived: false, other: true, ago: DAY, args: RESEND, code: 0, outcome: again, left: 1, lookUps: 1 },
  },
  'that arrived, to be issued now': {
    ...{ arrived: true, args: ['--issue', '--yes'], code: 1, outcome: 'draft DRAFT', left: 1, lookUps: 1 },
  },
  'the number left to the service': {
    ...{ arrived: true, args: NUMBERED, code: 3, outcome: 'unknown', left: 1, lookUps: 0 },
  },
  'the number left to the service, sent by its option': {
    ...{ arrived: false, args: [...NUMBERED, ...RESEND], code: 0, outcome: again, left: 1, lookUps: 0 },
  },
};

describe('a call that was killed after it sent an invoice', () => {
  it.each(Object.entries(opens))('%s', async (_name, open) => {
    const { arrived, ago = 0, other, args = [], code, outcome, left, lookUps } = open;
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const before = (await service.state.documents()).length;
    const numbered = args.filter((arg) => NUMBERED.includes(arg));
    const { json } = await told(cwd, service, [...numbered, 'a.xml']);
    cutOff(cwd, ago);
    if (!arrived) await service.state.remove(json.files[0]?.document?.id ?? '');
    if (other) writeFileSync(join(cwd, 'a.xml'), altered('1'));
    const looked = service.requestsOf(LIST).length;
    const run = await told(cwd, service, [...args, 'a.xml']);
    expect({ code: run.code, files: run.files }).toEqual({ code, files: [`a.xml ${outcome}`] });
    expect((await service.state.documents()).length - before).toBe(left);
    expect(service.requestsOf(LIST).length - looked).toBe(lookUps);
  });

  it('leaves several candidates to the user, and then sends with --resend-unconfirmed', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    await told(cwd, service, ['a.xml']);
    // Two others in place of the first: they look like it, and take no number.
    for (const { id } of await service.state.documents('1')) await service.state.remove(id);
    const other = documentRow('1', { counterpart_id: SEEDED.counterpart });
    await service.state.add('documents', other, other);
    cutOff(cwd, DAY);
    const run = await told(cwd, service, ['a.xml']);
    expect({ code: run.code, files: run.files }).toEqual({ code: 3, files: ['a.xml unknown'] });
    expect(run.json.files[0]?.['reason']).toBe('several');
    expect(await service.state.documents('1')).toHaveLength(2);
    expect((await told(cwd, service, [...RESEND, 'a.xml'])).files).toEqual(['a.xml accepted DRAFT']);
  });
});

describe('reissuing', () => {
  const ISSUE = ['--issue', '--yes'];
  const REISSUE = [...ISSUE, '--reissue'];
  const discarded = async (): Promise<string> => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const { json } = await told(cwd, service, [...ISSUE, 'a.xml']);
    await service.state.move(json.files[0]?.document?.id ?? '', 'DISCARDED');
    writeFileSync(join(cwd, 'a.xml'), altered('1'));
    return cwd;
  };

  it.each<[string, readonly Rule[], string, string]>([
    ['the new one is refused', [create(refuse(422))], 'refused', 'accepted CREATED'],
    ['its answer is lost', [create({ kind: 'drop-after' }, 1)], 'accepted CREATED', 'already CREATED'],
    [
      'the answer to the deletion is lost',
      [{ on: 'documents.delete', times: 1, do: { kind: 'drop-after' } }],
      'accepted CREATED',
      'already CREATED',
    ],
    ['the deletion is refused', [{ on: 'documents.delete', do: refuse(403) }], 'refused', 'accepted CREATED'],
  ])('continues if %s', async (_name, rules, first, second) => {
    const cwd = await discarded();
    service.misbehave(...rules);
    expect((await told(cwd, service, [...REISSUE, 'a.xml'])).files).toEqual([`a.xml ${first}`]);
    service.behave();
    expect((await told(cwd, service, [...REISSUE, 'a.xml'])).files).toEqual([`a.xml ${second}`]);
    expect((await service.state.documents('1')).map(({ status }) => status)).toEqual(['CREATED']);
  });

  it('finds discarded invoices without a journal', async () => {
    await discarded();
    const cwd = folderWith({ 'a.xml': altered('1') });
    expect((await told(cwd, service, [...REISSUE, 'a.xml'])).files).toEqual(['a.xml accepted CREATED']);
    expect(await service.state.documents('1')).toHaveLength(1);
  });
});

describe('Ctrl-C', () => {
  it('waits for pending requests, starts no others, and lets the next call continue', async () => {
    const names = Array.from({ length: 9 }, (_, index) => String(index));
    const cwd = folderWith(Object.fromEntries(names.map((name) => [`${name}.xml`, invoice(name)])));
    const interruption = new AbortController();
    // Pending requests may take as long as with a busy service.
    vi.unstubAllGlobals();
    service.misbehave({
      on: ({ operation }) => {
        if (operation === CREATE && service.requestsOf(CREATE).length === 2) interruption.abort();
        return operation === CREATE;
      },
      do: { kind: 'late-answer', delay: 50 },
    });
    const run = await told(cwd, service, ['.'], { interrupted: interruption.signal });
    quickWaits(REPEATING);
    expect(run.code).toBe(130);
    const { accepted = 0, unsent = 0 } = run.json.summary;
    expect(accepted + unsent).toBe(9);
    expect(accepted).toBe(service.requestsOf(CREATE).length);
    expect(accepted).toBeLessThan(6);
    expect(run.stderr).toContain(en.submit.interrupted);

    const next = await told(cwd, service, ['.']);
    expect(next.json.summary).toEqual({ files: 9, accepted: 9 - accepted, already: accepted });
    for (const name of names) expect(await service.state.documents(name)).toHaveLength(1);
  });

  it('waits a limited time for an answer', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const interruption = new AbortController();
    service.misbehave({
      on: ({ operation }) => {
        if (operation === CREATE) interruption.abort();
        return operation === CREATE;
      },
      do: { kind: 'hang', handled: true },
    });
    const run = await told(cwd, service, ['a.xml'], { interrupted: interruption.signal });
    expect({ code: run.code, files: run.files }).toEqual({ code: 130, files: ['a.xml unknown'] });
    service.behave();
    expect((await told(cwd, service, ['a.xml'])).files).toEqual(['a.xml already DRAFT']);
  });

  it('repeats no unanswered request', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const interruption = new AbortController();
    service.misbehave(create({ kind: 'drop-before' }), {
      on: ({ operation }) => {
        if (operation === LIST && service.requestsOf(CREATE).length > 0) interruption.abort();
        return false;
      },
      do: { kind: 'drop-before' },
    });
    const run = await told(cwd, service, ['a.xml'], { interrupted: interruption.signal });
    expect({ code: run.code, files: run.files }).toEqual({ code: 130, files: ['a.xml unknown'] });
    expect(service.requestsOf(CREATE)).toHaveLength(1);
    expect(events(cwd)).toEqual(['sending', 'unknown']);
  });

  it('ends waiting at once', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const interruption = new AbortController();
    service.misbehave({
      on: ({ operation }) => {
        if (operation === 'documents.get') interruption.abort();
        return false;
      },
      do: { kind: 'drop-before' },
    });
    const args = ['--issue', '--yes', '--wait', 'a.xml'];
    const run = await told(cwd, service, args, { interrupted: interruption.signal });
    expect({ code: run.code, files: run.files }).toEqual({ code: 130, files: ['a.xml waiting CREATED'] });
    expect(service.requestsOf('documents.get').length).toBeLessThan(3);
  });
});

describe('a journal on a full disk', () => {
  it.each([
    ['stops before anything is sent', 1, ['a.xml unsent', 'b.xml unsent']],
    ['loses no document that was made', 3, ['a.xml accepted DRAFT', 'b.xml accepted DRAFT']],
  ])('%s', async (_name, from, files) => {
    const cwd = folderWith({ 'a.xml': invoice('1'), 'b.xml': invoice('2') });
    const probe = await open(join(cwd, 'a.xml'));
    const handles = Object.getPrototypeOf(probe) as typeof probe;
    await probe.close();
    const { write } = handles;
    let count = 0;
    vi.spyOn(handles, 'write').mockImplementation(function (this: typeof probe, ...args: unknown[]) {
      const isLine = Buffer.from(args[0] as Uint8Array)
        .toString()
        .startsWith('{"v"');
      if (isLine) count += 1;
      if (!isLine || count < from) return Reflect.apply(write, this, args);
      return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    } as typeof write);
    const run = await told(cwd, service, ['a.xml', 'b.xml']);
    expect({ code: run.code, files: run.files }).toEqual({ code: 2, files });
    expect(run.stderr).toContain(en.submit.journal.broken(journalOf(cwd), en.reason('ENOSPC')));
    vi.restoreAllMocks();

    const next = await told(cwd, service, ['a.xml', 'b.xml']);
    expect(next.code).toBe(0);
    expect(service.requestsOf(CREATE)).toHaveLength(2);
  });
});

describe('two calls at once', () => {
  it('on one journal: the second is asked to wait, and told the lock file', async () => {
    const cwd = folderWith({ 'a.xml': invoice('1') });
    const { json } = await told(cwd, service, ['--dry-run', 'a.xml']);
    const file = `${String(json['journal'])}.lock`;
    mkdirSync(join(file, '..'), { recursive: true });
    const self = { pid: 17, host: 'elsewhere', space: null, began: null };
    const other = await FileLock.take(file, { self });
    const { code, stderr, stdout } = await submitIn(cwd, service, ['a.xml']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const part of ['17', 'elsewhere', file]) expect(stderr).toContain(part);
    expect(service.requests).toEqual([]);
    if (other instanceof FileLock) await other.release();
    expect((await told(cwd, service, ['a.xml'])).files).toEqual(['a.xml accepted DRAFT']);
  });
});

describe('a file changed after the check', () => {
  it.each<[string, readonly string[], (xml: string) => string | Uint8Array]>([
    ['a.xml', [], (xml) => xml],
    ['a.p7m', ['--drop-signature'], cms],
  ])('is not sent: %s', async (file, args, written) => {
    const cwd = folderWith({ [file]: written(invoice('1')) });
    // The question asks for the company's name.
    service.misbehave({
      on({ operation }) {
        if (operation === 'companies.list') writeFileSync(join(cwd, file), written(altered('1')));
        return false;
      },
      do: { kind: 'drop-before' },
    });
    const run = await told(cwd, service, ['--issue', ...args, file], { tty: true, answers: ['y'] });
    expect({ code: run.code, files: run.files }).toEqual({ code: 1, files: [`${file} changed`] });
    expect(service.requestsOf(CREATE)).toEqual([]);
  });
});
