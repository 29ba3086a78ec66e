import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { COMPILED, loadCompiled } from './scripts/gate/loadCompiled.ts';

/** Files that replace a module, or need one that nothing has used: they must not share theirs with others. */
const MOCKING = [
  'test/api/inventedEndpoint.test.ts',
  'test/cli/bug.test.ts',
  'test/domain/inventedCodes.test.ts',
  'test/model/nextVersion.test.ts',
  'test/text/notLoaded.test.ts',
];

/**
 * Files that wait most of the time, for servers, processes, a browser or a timer. The gate runs them in two workers of
 * their own, beside the others.
 */
const WAITING = [
  'test/api/{misbehaviour,reissue,submit}.test.ts',
  'test/cli/{proxy,resume,sandbox,submit,submitProcess,submitTrouble}.test.ts',
  'test/cli/serve/processes.test.ts',
  'test/meta/{builtFormats,builtLanguages,killSubmit,newControl,packagePages,recipes,sandboxPackage}.test.ts',
  'test/site/{docsBrowser,page}.test.ts',
  'test/sandbox/{brokenConnections,concurrency,control,database,fullDisk,pageBrowser,start,webhookDelivery,worker}.test.ts',
];

/** Measures time: the gate runs no tests beside it. */
const MEASURING = 'test/meta/hostileQuick.test.ts';

/** A sandbox that starts in a second, and a PostgreSQL that costs nothing until a file asks for it. */
const DATABASES = ['test/support/preparedDatabase.ts', 'test/support/postgresSetup.ts'];

/** For tests that replace no module, after the gate has compiled the sources of this folder (and not those of a copy). */
const SOURCES = process.env['FATTURA_COMPILED'] === COMPILED ? { plugins: [loadCompiled] } : {};

const WITH_MOCKS: TestProjectConfiguration = {
  extends: true,
  test: { name: 'mocking', include: MOCKING, isolate: true, globalSetup: DATABASES, testTimeout: 20_000 },
};

const HOSTILE: TestProjectConfiguration = {
  ...SOURCES,
  extends: true,
  test: { name: 'hostile', include: [MEASURING], testTimeout: 120_000 },
};

/** Each project loads all modules anew in each worker; the gate, which runs every file, loads them once. */
const ALL: TestProjectConfiguration = {
  ...SOURCES,
  extends: true,
  test: {
    name: 'all',
    include: ['test/**/*.test.ts'],
    exclude: ['test/hostile/**', MEASURING, ...MOCKING, ...WAITING],
    globalSetup: DATABASES,
    testTimeout: 120_000,
  },
};

const GATE_WAITING: TestProjectConfiguration = {
  ...SOURCES,
  extends: true,
  test: { name: 'waiting', include: WAITING, globalSetup: DATABASES, testTimeout: 120_000 },
};

/**
 * `unit` is the everyday suite, `mocking` its files that replace a module; `differential` compares with libxml2 and
 * takes longer; `meta` looks at the project itself and needs `npm run build` before; `hostile` measures time.
 *
 * But for `mocking`, files share the modules that a worker has loaded: loading them anew for each file took more than
 * half of the suite's time. So a test leaves no module's state behind: what it starts it stops, what it spies on it restores.
 */
export default defineConfig({
  // Samples of the documentation import the package by its name.
  resolve: { alias: [{ find: /^fattura\/(\w+)$/, replacement: `${import.meta.dirname}/src/$1/index.ts` }] },
  test: {
    server: { deps: { external: [/\/\.compiled\//] } },
    pool: 'threads',
    isolate: false,
    // By default one core is kept free, which of two is half. More than the cores gain nothing: 457 s with three workers
    // on two cores, 443 s with two.
    maxWorkers: '100%',
    // Starting a server takes its time where much else runs: what hangs is stopped all the same.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['test/support/seed.ts', 'test/support/cleanUp.ts'],
    projects:
      process.env['FATTURA_GATE'] === '1'
        ? [ALL, WITH_MOCKS, GATE_WAITING, HOSTILE]
        : [
            {
              extends: true,
              test: {
                name: 'unit',
                include: ['test/**/*.test.ts'],
                exclude: ['test/meta/**', 'test/differential/**', 'test/hostile/**', ...MOCKING],
                globalSetup: DATABASES,
                testTimeout: 20_000,
              },
            },
            WITH_MOCKS,
            HOSTILE,
            {
              extends: true,
              test: {
                name: 'differential',
                include: ['test/differential/**/*.test.ts'],
                globalSetup: DATABASES,
                testTimeout: 120_000,
              },
            },
            {
              extends: true,
              test: {
                name: 'meta',
                include: ['test/meta/**/*.test.ts'],
                exclude: [MEASURING],
                testTimeout: 60_000,
              },
            },
          ],
  },
});
