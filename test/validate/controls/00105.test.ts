import { expect, it } from 'vitest';
import { validate } from '../../../src/index.ts';
import { testRule } from '../../support/ruleTester.ts';
import { SAMPLE } from '../../support/sample.ts';
import { signatureAt, signed, UNTIMED_SIGNATURE } from '../../support/signature.ts';

const on = { asOf: '2026-06-15' };
const future = { id: 'future', at: null };

testRule('00105', {
  cases: [
    { name: 'no signature', options: on },
    { name: 'the same day', signature: signatureAt('2026-06-15T23:59:59+02:00'), options: on },
    {
      name: 'the next day',
      signature: signatureAt('2026-06-16T00:00:00+02:00'),
      options: on,
      finds: [
        {
          ...future,
          severity: 'error',
          params: { time: '2026-06-16T00:00:00+02:00', day: '2026-06-16', asOf: '2026-06-15' },
        },
      ],
    },
    {
      name: 'the last second of the day in UTC',
      signature: signatureAt('2026-06-15T21:59:59Z'),
      options: on,
    },
    {
      name: 'the next day in Rome, the same in UTC',
      signature: signatureAt('2026-06-15T22:00:00Z'),
      options: on,
      finds: [{ ...future, params: { day: '2026-06-16' } }],
    },
    {
      name: 'in winter Rome is an hour ahead',
      signature: signatureAt('2026-01-15T22:59:59Z'),
      options: { asOf: '2026-01-15' },
    },
    {
      name: 'in winter too the next day comes',
      signature: signatureAt('2026-01-15T23:00:00Z'),
      options: { asOf: '2026-01-15' },
      finds: [future],
    },
    {
      name: 'the next day, with the verified signatures of another file',
      signature: signatureAt('2026-06-16T00:00:00+02:00'),
      options: { ...on, signatures: [] },
      finds: [future],
    },
    { name: 'the same day elsewhere', signature: signatureAt('2026-06-16T05:00:00+10:00'), options: on },
    { name: 'without a zone, the same day', signature: signatureAt('2026-06-15T23:59:59'), options: on },
    { name: 'without a zone', signature: signatureAt('2026-06-16T00:00:00'), options: on, finds: [future] },
    { name: 'a day before', signature: signatureAt('2026-06-14T09:00:00Z'), options: on },
    {
      name: 'a year of five digits',
      signature: signatureAt('12026-06-14T09:00:00Z'),
      options: on,
      finds: [future],
    },
    { name: 'no day of reception', signature: signatureAt('2099-01-01T00:00:00Z') },
    { name: 'no time, which is 00103', signature: UNTIMED_SIGNATURE, options: on },
    { name: 'an invalid time', signature: signatureAt('tomorrow'), options: on },
    {
      name: 'to the administration',
      kind: 'FPA12',
      signature: signatureAt('2026-06-16T09:00:00Z'),
      options: on,
      finds: [future],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      signature: signatureAt('2026-06-16T09:00:00Z'),
      options: on,
      finds: [future],
    },
  ],
});

it.each([
  ['unsigned', SAMPLE, on, 'unsigned'],
  ['without a day', signed(SAMPLE, UNTIMED_SIGNATURE), {}, 'date'],
  ['with both', signed(SAMPLE, UNTIMED_SIGNATURE), on, undefined],
])('the coverage: %s', (_, xml, options, reason) => {
  const { skipped } = validate(xml, options).coverage;
  expect(skipped.find(({ code }) => code === '00105')?.reason).toBe(reason);
});
