/** The worker's side of `sessionRunner.mjs`: Vitest's runner, which keeps the tests and calls them for each mutant. */
import { relative } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import {
  inject,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest';

/** Stryker's instrumented code reads these. */
interface StrykerNamespace {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

interface Question {
  readonly mutant: string;
  readonly hitLimit?: number;
  readonly tests: readonly string[];
}

interface Answer {
  readonly outcome: 'killed' | 'stained' | 'limit' | 'survived' | 'failed';
  readonly test?: string;
  readonly message?: string;
  readonly hits?: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string;
    session: string;
    sessionFiles: number;
  }
}

type Cleanup = (context: unknown) => unknown;

/** With what `onTestFinished` registered, which Vitest does not declare. */
type Kept = RunnerTestCase & { onFinished?: Cleanup[] };

const worlds = globalThis as unknown as Record<string, StrykerNamespace>;

export default class SessionRunner extends TestRunner {
  readonly #tests = new Map<string, Kept>();
  #files = 0;
  #unhandled: unknown[] = [];
  /** The object that the mutated code reads, as its tests made it. */
  get #stryker(): StrykerNamespace {
    return worlds[inject('globalNamespace')] ?? {};
  }

  override async onAfterRunFiles(files?: readonly RunnerTestFile[]): Promise<void> {
    for (const file of files ?? []) this.#keep(file);
    this.#files += files?.length ?? 0;
    if (this.#files >= inject('sessionFiles')) await this.#serve();
    super.onAfterRunFiles();
  }

  #keep(suite: RunnerTestSuite | RunnerTestFile): void {
    for (const task of suite.tasks) {
      if (task.type === 'suite') this.#keep(task);
      else if (task.result?.state === 'pass') this.#tests.set(idOf(task), task);
    }
  }

  async #serve(): Promise<void> {
    const channel = new BroadcastChannel(inject('session'));
    const onUnhandled = (error: unknown): void => {
      this.#unhandled.push(error);
    };
    process.on('unhandledRejection', onUnhandled);
    await new Promise<void>((resolve) => {
      channel.onmessage = (event) => {
        const { data } = event as { data: Question | { readonly end: true } | { readonly from: string } };
        if ('from' in data) return;
        if ('end' in data) resolve();
        else {
          const failed = (error: unknown): Answer => ({ outcome: 'failed', message: String(error) });
          void this.#answer(data)
            .catch(failed)
            .then((answer) => channel.postMessage({ from: 'worker', ...answer }));
        }
      };
      channel.postMessage({ from: 'worker', outcome: 'ready', tests: [...this.#tests.keys()] });
    });
    process.off('unhandledRejection', onUnhandled);
    channel.close();
  }

  async #answer({ mutant, hitLimit, tests }: Question): Promise<Answer> {
    const stryker = this.#stryker;
    Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit });
    for (const id of tests) {
      const test = this.#tests.get(id);
      if (test === undefined) continue;
      const failure = await this.#attempt(test);
      const hits = stryker.hitCount ?? 0;
      if (hitLimit !== undefined && hits > hitLimit)
        return this.#settled(stryker, { outcome: 'limit', hits });
      if (failure === undefined) continue;
      this.#settled(stryker, { outcome: 'killed' });
      const again = hits === 0 ? failure : await this.#attempt(test);
      const outcome = again === undefined ? 'killed' : 'stained';
      return { outcome, test: id, message: String(failure) };
    }
    return this.#settled(stryker, { outcome: 'survived', hits: stryker.hitCount ?? 0 });
  }

  #settled(stryker: StrykerNamespace, answer: Answer): Answer {
    Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return answer;
  }

  /** The error of a test, with its hooks; undefined if it passes. */
  async #attempt(test: Kept): Promise<unknown> {
    this.#unhandled = [];
    const failures: unknown[] = [];
    const tried = async (call: () => unknown): Promise<unknown> => {
      try {
        return await call();
      } catch (error) {
        failures.push(error ?? 'undefined was thrown');
        return undefined;
      }
    };
    const suites = suitesOf(test);
    const cleanups: Cleanup[] = [];
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
        const cleanup = await tried(() => hook(test.context, suite));
        if (typeof cleanup === 'function') cleanups.unshift(cleanup as Cleanup);
      }
    }
    if (failures.length === 0) await tried(() => TestRunner.getTestFn(test)());
    for (const suite of suites.toReversed()) {
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach.toReversed())
        await tried(() => hook(test.context, suite));
    }
    for (const cleanup of [...cleanups, ...(test.onFinished ?? []).toReversed()]) {
      await tried(() => cleanup(test.context));
    }
    delete test.onFinished;
    // Promises that nobody awaited are reported after a turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    const error = failures[0] ?? this.#unhandled[0];
    if (test.fails !== true) return error;
    return error === undefined ? 'the test is expected to fail' : undefined;
  }
}

function suitesOf(test: RunnerTestCase): readonly (RunnerTestSuite | RunnerTestFile)[] {
  const suites: (RunnerTestSuite | RunnerTestFile)[] = [];
  for (
    let suite: RunnerTestSuite | RunnerTestFile | undefined = test.suite ?? test.file;
    suite !== undefined;
    suite = suite.suite ?? (suite === test.file ? undefined : test.file)
  ) {
    suites.unshift(suite);
  }
  return suites;
}

/** Stryker's name of a test. */
function idOf(test: RunnerTestCase): string {
  const names: string[] = [];
  for (let task: RunnerTask | undefined = test; task !== undefined; task = task.suite)
    names.unshift(task.name);
  return `${relative(process.cwd(), test.file.filepath)}#${names.join(' ').trim()}`;
}
