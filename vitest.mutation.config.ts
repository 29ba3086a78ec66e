import { defineConfig } from 'vitest/config';

/**
 * The tests that mutation testing runs: those named in FATTURA_MUTATION_TESTS (scripts/mutation.ts). They share their
 * modules: all tables take a sixth of the time so, and every mutant has them loaded anew.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    setupFiles: ['scripts/mutation/setUp.ts'],
    include: (process.env['FATTURA_MUTATION_TESTS'] ?? 'test/validate/controls/*.test.ts').split(','),
    testTimeout: 120_000,
  },
});
