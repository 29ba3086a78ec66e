import { expect, it } from 'vitest';
import { validate } from '../../../src/index.ts';
import { testRule } from '../../support/ruleTester.ts';
import { SAMPLE, sampleWith } from '../../support/sample.ts';
import {
  GOOD_SIGNATURE,
  signatureAt,
  signed,
  UNTIMED_SIGNATURE,
  unsignedTime,
} from '../../support/signature.ts';
import { signature } from '../../support/signatureFacts.ts';

const UNTIMED = signature({ status: 'unknown', signingTime: null });
const missing = { id: 'missing', at: null, severity: 'error' } as const;
const form = (found: string) => ({ id: 'form', at: null, severity: 'warning', params: { found } }) as const;

testRule('00103', {
  cases: [
    { name: 'no signature' },
    { name: 'a signature with its time', signature: GOOD_SIGNATURE },
    { name: 'in UTC', signature: signatureAt('2026-06-01T07:00:00Z') },
    { name: 'without a zone', signature: signatureAt('2026-06-01T07:00:00.123') },
    { name: 'with blanks around', signature: signatureAt('\n  2026-06-01T07:00:00Z ') },
    { name: 'a signature without it', signature: UNTIMED_SIGNATURE, finds: [missing] },
    { name: 'a time that is not signed', signature: unsignedTime('2026-06-01T07:00:00Z'), finds: [missing] },
    { name: 'empty', signature: signatureAt(''), finds: [missing] },
    { name: 'of blanks', signature: signatureAt(' \n '), finds: [missing] },
    { name: 'a day only', signature: signatureAt('2026-06-01'), finds: [form('2026-06-01')] },
    {
      name: 'an invalid day',
      signature: signatureAt('2026-02-30T07:00:00Z'),
      finds: [form('2026-02-30T07:00:00Z')],
    },
    {
      name: 'signatures that were not examined',
      options: { signatures: [UNTIMED, signature({ ...UNTIMED, certificate: null, undecided: ['limit'] })] },
    },
    { name: 'verified ones', options: { signatures: [UNTIMED, UNTIMED] }, finds: [missing] },
    { name: 'one of two', options: { signatures: [UNTIMED, signature()] } },
    { name: 'to the administration, with it', kind: 'FPA12' },
    { name: 'to the administration', kind: 'FPA12', signature: UNTIMED_SIGNATURE, finds: [missing] },
    { name: 'simplified', kind: 'FSM10', signature: UNTIMED_SIGNATURE, finds: [missing] },
  ],
});

const found = (xml: string): readonly string[] =>
  validate(xml)
    .findings.filter(({ code }) => code === '00103')
    .map(({ id }) => id);

it('runs even if the structure is wrong', () => {
  expect(found(signed(sampleWith('10.00', '10'), UNTIMED_SIGNATURE))).toEqual(['00103.missing']);
});

it('does not run if the signature is not visible', () => {
  expect(found(`${signed(SAMPLE, UNTIMED_SIGNATURE)}<`)).toEqual([]);
});
