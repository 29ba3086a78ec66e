/**
 * Loads what is mutated inside a test. Where a mutant throws at once, the tables are not even collected, and Stryker
 * takes a file without tests for one in which nothing failed: this test fails instead.
 */
import { expect, it } from 'vitest';

it('loads', async () => {
  const { validate } = await import('../../src/index.ts');
  expect(validate).toBeTypeOf('function');
});
