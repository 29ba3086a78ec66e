/** A partly translated language before it is loaded. In a file of its own, because other tests load German. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validate } from '../../src/validate/index.ts';
import { projectRoot } from '../support/shared.ts';

it('the error says what to do', () => {
  const invoice = readFileSync(join(projectRoot, 'fixtures/invalid/00423/sample.xml'));
  expect(() => validate(invoice, { language: 'de', asOf: '2026-06-15' })).toThrow(/loadLanguage\('de'\)/);
});
