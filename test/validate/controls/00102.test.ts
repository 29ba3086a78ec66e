import { expect, it, vi } from 'vitest';
import { factsOf } from '../../../src/domain/facts/file.ts';
import { type InvoiceKind, type ValidateOptions, validate, writeInvoice } from '../../../src/index.ts';
import { c00102 } from '../../../src/validate/controls/00102.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';
import { testRule } from '../../support/ruleTester.ts';
import { GOOD_SIGNATURE, signed } from '../../support/signature.ts';

testRule('00102', {
  kind: 'FPA12',
  cases: [
    { name: 'a signature in the XML, which nobody has verified' },
    {
      name: 'none',
      signature: null,
      finds: [{ id: 'unsigned', at: 'trasmissione.formato_trasmissione', severity: 'warning' }],
    },
    { name: 'none, to private parties', kind: 'FPR12' },
    { name: 'one, to private parties', kind: 'FPR12', signature: GOOD_SIGNATURE },
    { name: 'none, simplified', kind: 'FSM10' },
  ],
});

const xml = (kind: InvoiceKind): string => writeInvoice(baseInvoice(kind));

it('requires nothing from private parties by default', () => {
  const file = { kind: null, name: null, nameCounts: false, size: null, signature: null, enveloped: false };
  const report = vi.fn();
  const ask = (kind: InvoiceKind) =>
    c00102.scope === 'file' &&
    c00102.check(
      factsOf(baseInvoice(kind), { file, asOf: null, specDay: null, registry: {}, run: null }),
      report,
    );
  ask('FPR12');
  ask('FSM10');
  expect(report).not.toHaveBeenCalled();
  ask('FPA12');
  expect(report).toHaveBeenCalledOnce();
});

it('does not change the verdict', () => {
  expect(validate(xml('FPA12')).verdict).toBe('valid');
});

it.each<[string, string, ValidateOptions, string]>([
  ['an unsigned invoice to the administration', xml('FPA12'), {}, 'partly: trust'],
  ['a signed one', signed(xml('FPA12'), GOOD_SIGNATURE), {}, 'partly: trust'],
  ['an unsigned invoice to private parties', xml('FPR12'), {}, 'unsigned'],
  ['a signed one to private parties', signed(xml('FPR12'), GOOD_SIGNATURE), {}, 'partly: trust'],
  ['the JSON form', JSON.stringify(baseInvoice('FPA12')), {}, 'form'],
  ['the structure only', xml('FPA12'), { only: 'structure' }, 'not_asked'],
])('the coverage of %s', (_, input, options, expected) => {
  const { partial, skipped } = validate(input, options).coverage;
  const own = (gaps: typeof partial) => gaps.find(({ code }) => code === '00102')?.reason;
  const reason = own(partial) === undefined ? own(skipped) : `partly: ${own(partial)}`;
  expect(reason).toBe(expected);
});
