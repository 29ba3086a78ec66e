/**
 * Runs mutants in a session: a worker of Vitest that has loaded the tests once, and calls them again for each mutant
 * (`session.ts`). A mutant takes milliseconds, instead of the second in which Vitest loads all modules anew.
 *
 * The slow way remains for what a session cannot decide: code that runs while modules load, and mutants that leave
 * something behind, so that the test that found them fails without them too.
 */
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** The plugin API of Stryker; `@stryker-mutator/api` is not a dependency of this project. */
const INJECTOR = '$injector';

/** The tests of the run, and the numbers of those of each source: a detection by another test does not count. */
const TEST_FILES = (process.env.FATTURA_MUTATION_TESTS ?? '').split(',');
const OWN = JSON.parse(process.env.FATTURA_MUTATION_OWN ?? '{}');

/** The folder of the tests that only load the code, which takes longer than most tables. */
const LOADS = 'scripts/mutation/';

/** Vitest's message for what no test awaited, such as a rejected promise. */
const OUTSIDE = 'outside of a test run';

/** A test that fails again without a mutant, and in a session that was started anew, cannot be repeated. */
const MAX_STAINS = 2;

class SessionRunner {
  #slow;
  #session;
  #channel;
  #name;
  /** A promise of Vitest's run, which ends with the session. */
  #running;
  #ready = false;
  /** The names of all tests. */
  #tests = [];
  #answer = () => {};
  /** How often each test failed again without a mutant. */
  #stains = new Map();

  constructor(create) {
    this.#slow = create();
    this.#session = create();
    this.#name = `fattura-mutation-${process.pid}`;
  }

  capabilities() {
    return this.#slow.capabilities();
  }

  async init() {
    await this.#slow.init();
    await this.#session.init();
    const { ctx } = this.#session;
    for (const { config } of ctx.projects) {
      config.runner = new URL('./session.ts', import.meta.url).pathname;
      config.testNamePattern = undefined;
    }
    ctx.provide('mode', 'mutant');
    ctx.provide('mutantActivation', 'runtime');
    ctx.provide('session', this.#name);
    ctx.provide('sessionFiles', TEST_FILES.length);
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    await this.#start();
  }

  dryRun(options) {
    return this.#slow.dryRun(options);
  }

  async mutantRun(given) {
    const options = { ...given, testFilter: this.#ownTests(given) };
    const { testFilter, hitLimit, activeMutant } = options;
    if (testFilter.length === 0) return { status: 'survived', nrOfTests: 0 };
    const tests = testFilter.filter((id) => (this.#stains.get(id) ?? 0) < MAX_STAINS);
    // Code that also runs while modules load may be found without loading them again.
    if (this.#ready && tests.length > 0) {
      const { outcome, test, message, hits } = await this.#ask({ mutant: activeMutant.id, hitLimit, tests });
      if (outcome === 'limit')
        return { status: 'timeout', reason: `Hit limit reached (${hits}/${hitLimit})` };
      if (outcome === 'killed') {
        return { status: 'killed', failureMessage: message, killedBy: [test], nrOfTests: tests.length };
      }
      if (outcome === 'stained') {
        this.#stains.set(test, (this.#stains.get(test) ?? 0) + 1);
        await this.#restart();
      }
      if (outcome === 'survived' && hits > 0 && !given.reloadEnvironment) {
        return { status: 'survived', nrOfTests: tests.length };
      }
      // A module that a test loads on demand runs once: in that test, although all of them use it. The others load it
      // before they begin, so the mutant must be active by then.
      if (outcome === 'survived') {
        Object.assign(options, { testFilter: this.#ownTests({ activeMutant }), mutantActivation: 'static' });
      }
    }
    const isLoad = (id) => id.startsWith(LOADS);
    const tables = options.testFilter.filter((id) => !isLoad(id));
    const result = await this.#mutantRunSlowly(options, tables);
    if (result.status !== 'survived' || (tables.length > 0 && result.nrOfTests >= tables.length))
      return result;
    // A file that cannot be loaded has no tests that could fail.
    return this.#mutantRunSlowly(options, this.#ownTests({ activeMutant }).filter(isLoad));
  }

  async dispose() {
    this.#channel?.postMessage({ end: true });
    this.#channel?.close();
    await Promise.all([this.#slow.dispose(), this.#session.dispose()]);
  }

  /** The tests of the mutant's file among those that reach it; all of them for code that runs while modules load. */
  #ownTests({ activeMutant, testFilter, mutantActivation }) {
    const source = relative(process.cwd(), activeMutant.fileName);
    const own = new Set(OWN[source]?.map((at) => TEST_FILES[at]) ?? TEST_FILES);
    const reached = mutantActivation === 'static' || testFilter === undefined ? this.#tests : testFilter;
    return reached.filter((id) => own.has(id.slice(0, id.indexOf('#'))));
  }

  async #mutantRunSlowly(options, tests) {
    if (tests.length === 0) return { status: 'survived', nrOfTests: 0 };
    // The runner makes one expression of all names, which takes long for thousands; an empty name matches all tests.
    const files = new Set(tests.map((id) => id.slice(0, id.indexOf('#') + 1)));
    // Vitest keeps them from mutant to mutant, and Stryker would take those of an earlier mutant for this one's.
    this.#slow.ctx.state.errorsSet.clear();
    const result = await this.#slow.mutantRun({ ...options, testFilter: [...files] });
    if (result.status !== 'error' || !result.errorMessage.includes(OUTSIDE)) return result;
    // Vitest fails a run with an error that no test awaited, even if all tests pass.
    return { status: 'killed', failureMessage: result.errorMessage, killedBy: [], nrOfTests: 0 };
  }

  async #start() {
    const ready = new Promise((resolve) => {
      this.#answer = resolve;
    });
    this.#session.ctx.state.filesMap.clear();
    this.#running = this.#session.ctx.start();
    // Without a session, every mutant is tried the slow way.
    const ended = this.#running.then(
      () => undefined,
      () => undefined,
    );
    const answer = await Promise.race([ready, ended]);
    this.#ready = answer !== undefined;
    this.#tests = answer?.tests ?? this.#tests;
  }

  async #restart() {
    this.#ready = false;
    this.#channel.postMessage({ end: true });
    await this.#running;
    await this.#start();
  }

  #ask(question) {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#channel.postMessage(question);
    });
  }

  #hear(data) {
    if (data.from === 'worker') this.#answer(data);
  }
}

function createSessionRunner(injector) {
  const { factory } = vitestPlugins.find(({ name }) => name === 'vitest');
  return new SessionRunner(() => injector.injectFunction(factory));
}
createSessionRunner.inject = [INJECTOR];

// The result of declareFactoryPlugin of @stryker-mutator/api.
export const strykerPlugins = [{ kind: 'TestRunner', name: 'session', factory: createSessionRunner }];
