import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Document, DocumentQuery } from '../../src/api/index.ts';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { Journal } from '../../src/cli/submit/journal/journal.ts';
import { isPlanned, planFor } from '../../src/cli/submit/plan.ts';
import { type Prepared, prepare } from '../../src/cli/submit/prepare.ts';
import type { Result } from '../../src/cli/submit/result.ts';
import { sendAll } from '../../src/cli/submit/send.ts';
import { submissionOf } from '../../src/cli/submit/service.ts';
import { Session } from '../../src/cli/submit/session.ts';
import type { SubmitSettings } from '../../src/cli/submit/settings.ts';
import { type Answer, type Course, LateService } from '../support/lateService.ts';
import { LockWorld } from '../support/lockWorld.ts';
import { runs } from '../support/thorough.ts';
import { folderWith } from './runCli.ts';
import { invoice } from './submitCases.ts';

const RUNS = runs(100);
/** More than are sent at once: the last ones are announced after a sender was suspended. */
const NUMBERS = ['1', '2', '3', '4', '5', '6'];
const MINUTE = 60_000;

/** Time is virtual: waiting advances the service's clock. */
const time = { pass: (_milliseconds: number): void => {} };
beforeAll(() => {
  const { setTimeout: real } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, delay = 0) => {
    time.pass(delay);
    return real(work, 0);
  });
});
afterAll(() => vi.unstubAllGlobals());

const duration = fc.oneof(fc.nat(2_000), fc.nat(MINUTE));
const PROOFS: readonly Answer[] = [400, 422, 'unreached', 429];
const DOUBTS: readonly Answer[] = [408, 500, 502, 503, 504, 'timeout', 'broken', 'unreadable', 'foreign'];

/** The outcome of a request, and the state of its sender before it goes out. */
interface Step extends Course {
  /** `killed`: it never continues. `suspended`: another call runs meanwhile, and takes the journal over. */
  readonly sender: 'well' | 'killed' | 'suspended';
}

const step: fc.Arbitrary<Step> = fc
  .record({
    storedAfter: fc.oneof(fc.constant(0), duration, fc.constant(null)),
    lag: duration,
    answer: fc.constantFrom<Answer>('ok', 'ok', ...DOUBTS, ...PROOFS),
    takes: duration,
    sender: fc.constantFrom<Step['sender']>('well', 'well', 'well', 'killed', 'suspended'),
  })
  .map((course) => ({
    ...course,
    // Answers that prove creation or non-creation are truthful.
    storedAfter: PROOFS.includes(course.answer) ? null : course.answer === 'ok' ? 0 : course.storedAfter,
  }));

const machine = fc.record({
  steps: fc.array(step, { maxLength: 10 }),
  looks: fc.array(
    fc.record({
      answer: fc.constantFrom<Answer>('ok', 'ok', 'ok', 'ok', 500, 'broken', 403, 429),
      takes: duration,
    }),
    { maxLength: 20 },
  ),
  pauses: fc.array(duration, { minLength: 1, maxLength: 4 }),
  issue: fc.boolean(),
});

const well: Step = { storedAfter: 0, lag: 0, answer: 'ok', takes: 1, sender: 'well' };
const late: Step = { ...well, lag: MINUTE };
/** While the first sender is suspended, another call takes the journal over and sends the unsent invoices. */
const taken = {
  steps: [{ ...late, sender: 'suspended' as const }, late, late],
  ...{ looks: [], pauses: [0], issue: true },
};

let files: readonly Prepared[];
beforeAll(async () => {
  const cwd = folderWith(Object.fromEntries(NUMBERS.map((number) => [`${number}.xml`, invoice(number)])));
  const io = { cwd, stdin: { isTTY: false, async *chunks() {} } };
  files = await Promise.all(
    NUMBERS.map((number) => {
      const name = `${number}.xml`;
      const input = { name, path: join(cwd, name), below: name };
      return prepare(input, { settings: settingsWith(false), language: 'en', io });
    }),
  );
});

function settingsWith(issue: boolean): SubmitSettings {
  return {
    ...{
      operands: [],
      issue,
      dryRun: false,
      wait: false,
      yes: true,
      force: false,
      dropSignature: false,
      skipInvalid: false,
    },
    ...{ reissue: false, again: false, resendUnconfirmed: false, lookUp: false, sectional: null },
    ...{ automaticNumber: false, reconciliation: null, journal: null, format: 'json' },
    ...{ maxBytes: 20_000_000, asOf: '2026-05-15' },
  };
}

/** Callers in separate containers, with one journal. */
class Callers {
  readonly service = new LateService(numberOf);
  readonly #world = new LockWorld();
  readonly #path = join(folderWith(), 'journal.ndjson');
  readonly #settings: SubmitSettings;
  readonly #steps: Step[];
  readonly #journals = new Set<Journal>();
  /** The call that made each number. */
  readonly #madeBy = new Map<string, number>();
  #calls = 0;

  constructor({
    steps,
    looks,
    issue,
  }: { steps: readonly Step[]; looks: LateService['looks']; issue: boolean }) {
    this.#steps = [...steps];
    this.service.looks = [...looks];
    this.#settings = settingsWith(issue);
    time.pass = (milliseconds) => {
      this.service.now += milliseconds;
    };
  }

  /** Also ends when it is killed or kept out. */
  async call(): Promise<void> {
    this.#calls += 1;
    const own = this.#calls;
    const self = this.#world.process();
    let die = (): void => {};
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const { documents } = this.service;
    /** A process does nothing while it is suspended, and nothing more after it was killed. */
    let awake = Promise.resolve();
    const whole = async <T>(work: () => T | PromiseLike<T>): Promise<T> => {
      await awake;
      const end = await Promise.allSettled([work()]);
      await awake;
      if (end[0].status === 'rejected') throw end[0].reason;
      return end[0].value;
    };
    const before = async (sender: Step['sender']): Promise<void> => {
      if (sender === 'well') return;
      self.clock.suspended = true;
      awake = sender === 'killed' ? new Promise(() => {}) : this.call();
      if (sender === 'killed') die();
      await awake;
      self.clock.suspended = false;
    };
    const client = {
      documents: {
        get: (id: string) => whole(() => documents.get(id)),
        list: (query: DocumentQuery) => listed(whole(() => documents.list(query))),
        createInvoice: async (sent: Uint8Array | string) => {
          await awake;
          const { sender, ...course } = this.#steps.shift() ?? well;
          await before(sender);
          return await whole(() => {
            this.service.creations = [course];
            const number = numberOf(sent);
            const answer = documents.createInvoice(sent);
            if (this.service.made(number) > 0 && !this.#madeBy.has(number)) this.#madeBy.set(number, own);
            return answer;
          });
        },
        getInvoice: () => Promise.reject(new Error('nobody asks')),
        delete: () => Promise.reject(new Error('nobody deletes')),
      },
    };
    const work = async (): Promise<void> => {
      const journal = await this.#open(self);
      if (journal === null) return;
      this.#journals.add(journal);
      const service = { baseUrl: 'https://service.example', companyId: 'c1' };
      const plans = files
        .map((file) => planFor(file, submissionOf(file, service), journal, this.#settings))
        .filter(isPlanned);
      const session = new Session({
        client,
        journal,
        settings: this.#settings,
        interrupted: new AbortController().signal,
        onStop: () => {},
        onEvent: () => {},
      });
      const results = await sendAll(plans, session, () => {});
      session.end();
      await this.#close(journal);
      this.#check(results, own);
    };
    await Promise.race([work(), death]);
  }

  /** Closes the journals left open by killed calls. */
  async end(): Promise<void> {
    for (const journal of [...this.#journals]) await this.#close(journal);
    for (const number of NUMBERS) expect(this.service.made(number)).toBeLessThanOrEqual(1);
  }

  async #close(journal: Journal): Promise<void> {
    this.#journals.delete(journal);
    await journal.close();
  }

  /** Expects no duplicate invoice, and no outcome wrongly reported as certain. */
  #check(results: readonly Result[], own: number): void {
    for (const number of NUMBERS) expect(this.service.made(number)).toBeLessThanOrEqual(1);
    for (const { outcome, file } of results) {
      const number = file.identity?.number ?? '';
      if (outcome === 'accepted' || outcome === 'already') expect(this.service.made(number)).toBe(1);
      // A later call may have made it since, while this one was suspended.
      const by = this.#madeBy.get(number) ?? own + 1;
      if (outcome === 'refused' || outcome === 'failed') expect(by).toBeGreaterThan(own);
    }
  }

  async #open(self: ReturnType<LockWorld['process']>): Promise<Journal | null> {
    try {
      return await Journal.open({ name: 'journal', path: this.#path }, self);
    } catch (error) {
      if (error instanceof UsageError) return null;
      throw error;
    }
  }
}

async function* listed(list: Promise<AsyncIterable<Document>>): AsyncGenerator<Document> {
  yield* await list;
}

function numberOf(sent: Uint8Array | string): string {
  const text = typeof sent === 'string' ? sent : new TextDecoder().decode(sent);
  return /<Numero>([^<]+)</.exec(text)?.[1] ?? '';
}

it('two callers with one journal, killed and suspended, send each invoice once and report nothing wrongly as certain', async () => {
  await fc.assert(
    fc.asyncProperty(machine, async ({ pauses, ...script }) => {
      const callers = new Callers(script);
      for (const pause of pauses) {
        await callers.call();
        callers.service.now += pause;
      }
      await callers.end();
    }),
    { numRuns: RUNS, examples: [[taken]] },
  );
}, 120_000);
