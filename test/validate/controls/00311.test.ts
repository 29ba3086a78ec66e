import { expect, it } from 'vitest';
import { validate, writeInvoice } from '../../../src/index.ts';
import { recipients } from '../../support/recipientCases.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';
import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.codice_destinatario';
const to = (code: string) => ({ [at]: code });
const options = { registry: recipients };
const unknown = (found: string) => [{ id: 'unknown', at, severity: 'error', params: { found } }] as const;

testRule('00311', {
  cases: [
    { name: 'no register, no question', set: to('NONE123') },
    { name: 'a register that knows no recipients', set: to('ANYCODE'), options: { registry: {} } },
    { name: 'active', options },
    { name: 'not active is 00312', set: to('OLD1234'), options },
    { name: 'not in the register’s answers', set: to('OTHER12'), options },
    { name: 'unknown', set: to('NONE123'), options, finds: unknown('NONE123') },
    { name: 'none, whatever a register says', set: to('0000000'), options },
    { name: 'abroad, whatever a register says', set: to('XXXXXXX'), options },
    { name: 'of a length that is 00427', set: to('SHORT1'), options },
    { name: 'unknown office', kind: 'FPA12', set: to('UFNONE'), options, finds: unknown('UFNONE') },
    { name: 'office, active', kind: 'FPA12', options },
    { name: 'office, not active', kind: 'FPA12', set: to('UFOLD1'), options },
    { name: 'office, of a length that is 00427', kind: 'FPA12', set: to('NONE123'), options },
    { name: 'simplified, unknown', kind: 'FSM10', set: to('NONE123'), options, finds: unknown('NONE123') },
    { name: 'simplified, none', kind: 'FSM10', set: to('0000000'), options },
    { name: 'simplified, active', kind: 'FSM10', options },
  ],
});

it('is reported as skipped without an answer from a registry', () => {
  const skipped = (options: object) => validate(writeInvoice(baseInvoice('FPR12')), options).coverage.skipped;
  expect(skipped({})).toContainEqual({ code: '00311', reason: 'registry' });
  expect(skipped(options).map(({ code }) => code)).not.toContain('00311');
});
