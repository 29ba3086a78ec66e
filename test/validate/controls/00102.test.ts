import { expect, it } from 'vitest';
import { type InvoiceKind, type ValidateOptions, validate, writeInvoice } from '../../../src/index.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';
import { testRule } from '../../support/ruleTester.ts';
import { GOOD_SIGNATURE, signed } from '../../support/signature.ts';
import { broken, signature } from '../../support/signatureFacts.ts';

/** The finding for each reason. */
const BROKEN = [
  ['no_signer', 'no-signer'],
  ['truncated', 'truncated'],
  ['reformatted', 'reformatted'],
  ['altered', 'document'],
  ['altered', 'part'],
  ['certificate', 'certificate'],
  ['certificate', 'signing-certificate'],
  ['value', 'value'],
  ['form', 'place'],
  ['form', 'transform'],
  ['form', 'not-covered'],
] as const;

testRule('00102', {
  kind: 'FPA12',
  cases: [
    { name: 'a signature in the XML, which was not verified' },
    {
      name: 'none',
      signature: null,
      finds: [{ id: 'unsigned', at: 'trasmissione.formato_trasmissione', severity: 'warning' }],
    },
    {
      name: 'none, as SdI receives it',
      signature: null,
      options: { asSent: true },
      finds: [{ id: 'unsigned_sent', at: 'trasmissione.formato_trasmissione', severity: 'error' }],
    },
    { name: 'none, to private parties', kind: 'FPR12' },
    { name: 'none, to private parties, as SdI receives it', kind: 'FPR12', options: { asSent: true } },
    { name: 'a right one', options: { signatures: [signature({ format: 'XAdES', layer: null })] } },
    { name: 'one of an unsupported key', options: { signatures: [signature({ status: 'unknown' })] } },
    ...BROKEN.map(([id, reason]) => ({
      name: `broken: ${reason}`,
      kind: 'FPR12' as const,
      options: { signatures: [broken(reason)] },
      finds: [{ id, at: null, severity: 'error' as const, params: { reason, signer: 'Maria Rossi' } }],
    })),
    {
      name: 'two reasons',
      options: { signatures: [broken('part', 'value')] },
      finds: [{ id: 'altered', at: null, params: { reason: 'part, value' } }],
    },
    {
      name: 'one of two',
      options: { signatures: [signature(), broken('value')] },
      finds: [{ id: 'value', at: null }],
    },
    { name: 'one, to private parties', kind: 'FPR12', signature: GOOD_SIGNATURE },
    { name: 'none, simplified', kind: 'FSM10' },
  ],
});

const xml = (kind: InvoiceKind): string => writeInvoice(baseInvoice(kind));

it.each<[ValidateOptions, string]>([
  [{}, 'valid'],
  [{ asSent: true }, 'rejected'],
])('the verdict for an unsigned FPA12, %o', (options, verdict) => {
  expect(validate(xml('FPA12'), options).verdict).toBe(verdict);
});

it.each<[string, string, ValidateOptions, string | undefined]>([
  ['an unsigned invoice to the administration', xml('FPA12'), {}, undefined],
  ['a verified one', signed(xml('FPA12'), GOOD_SIGNATURE), { signatures: [signature()] }, undefined],
  [
    'one with an unsupported key',
    signed(xml('FPA12'), GOOD_SIGNATURE),
    { signatures: [signature({ status: 'unknown', undecided: ['key'] })] },
    'partly: key',
  ],
  [
    'one without a certificate',
    signed(xml('FPA12'), GOOD_SIGNATURE),
    { signatures: [signature({ status: 'unknown', undecided: ['signer'], certificate: null })] },
    'partly: signer',
  ],
  ['a signed one', signed(xml('FPA12'), GOOD_SIGNATURE), {}, 'partly: verification'],
  ['an unsigned invoice to private parties', xml('FPR12'), {}, 'unsigned'],
  ['a signed one to private parties', signed(xml('FPR12'), GOOD_SIGNATURE), {}, 'partly: verification'],
  ['the JSON form', JSON.stringify(baseInvoice('FPA12')), {}, 'form'],
  ['the structure only', xml('FPA12'), { only: 'structure' }, 'not_asked'],
])('the coverage of %s', (_, input, options, expected) => {
  const { partial, skipped } = validate(input, options).coverage;
  const own = (gaps: typeof partial) => gaps.find(({ code }) => code === '00102')?.reason;
  const reason = own(partial) === undefined ? own(skipped) : `partly: ${own(partial)}`;
  expect(reason).toBe(expected);
});
