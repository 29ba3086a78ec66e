import { expect, it } from 'vitest';
import { validate, writeInvoice } from '../../../src/index.ts';
import { recipients } from '../../support/recipientCases.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.codice_destinatario';
const to = (code: string) => ({ [at]: code });
const options = { registry: recipients };
const inactive = (found: string) => [{ id: 'inactive', at, severity: 'error', params: { found } }] as const;

testRule('00312', {
  cases: [
    { name: 'no register, no question', set: to('OLD1234') },
    { name: 'active', options },
    { name: 'unknown is 00311', set: to('NONE123'), options },
    { name: 'not active', set: to('OLD1234'), options, finds: inactive('OLD1234') },
    { name: 'none, whatever a register says', set: to('0000000'), options },
    { name: 'abroad, whatever a register says', set: to('XXXXXXX'), options },
    { name: 'office, not active', kind: 'FPA12', set: to('UFOLD1'), options, finds: inactive('UFOLD1') },
    { name: 'office, active', kind: 'FPA12', options },
    { name: 'office, of a length that is 00427', kind: 'FPA12', set: to('LONGER7'), options },
    {
      name: 'simplified, not active',
      kind: 'FSM10',
      set: to('OLD1234'),
      options,
      finds: inactive('OLD1234'),
    },
    { name: 'simplified, unknown', kind: 'FSM10', set: to('NONE123'), options },
  ],
});

it('is reported as skipped without an answer from a registry', () => {
  const skipped = (options: object) => validate(writeInvoice(baseInvoice('FPR12')), options).coverage.skipped;
  expect(skipped({})).toContainEqual({ code: '00312', reason: 'registry' });
  expect(skipped(options).map(({ code }) => code)).not.toContain('00312');
});
