/** Readers return invoices in normal form, also for the readable part of an invalid file: `diffNormal` relies on it. */
import { expect, it } from 'vitest';
import { normalizeInvoice } from '../../src/validate/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { fixtureFiles } from '../support/corpus.ts';
import { loadBases, mutants } from '../support/mutants.ts';
import { runs } from '../support/thorough.ts';

function expectNormal(bytes: Uint8Array, name: string): void {
  const result = readInvoice(bytes);
  const content = result.ok ? result.invoice : result.partial;
  if (content === null) return;
  expect(JSON.stringify(normalizeInvoice(content)), name).toBe(JSON.stringify(content));
}

it.each(fixtureFiles())('fixture $file', ({ file, bytes }) => expectNormal(bytes, file));

it('mutants', { timeout: 60_000 }, () => {
  for (const { name, bytes } of mutants(loadBases(), 505, 0, runs(3000))) expectNormal(bytes, name);
});
