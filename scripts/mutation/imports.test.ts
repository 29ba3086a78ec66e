/**
 * Loads the mutated code inside a test. If a mutant throws immediately, the tables are not even collected, and
 * Stryker treats a file without tests as passed: this test fails instead.
 */
import { expect, it } from 'vitest';

it('loads', async () => {
  const { validate } = await import('../../src/index.ts');
  expect(validate).toBeTypeOf('function');
});
