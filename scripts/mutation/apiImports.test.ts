/** As `imports.test.ts`, for code that `fattura/api` alone loads. */
import { expect, it } from 'vitest';

it('loads', async () => {
  const { submitInvoice } = await import('../../src/api/index.ts');
  expect(submitInvoice).toBeTypeOf('function');
});
