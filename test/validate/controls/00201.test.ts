import { describe, expect, it } from 'vitest';
import { type Finding, validate, writeInvoice } from '../../../src/index.ts';
import { editedInvoice } from '../../support/ruleInvoice.ts';

const line = (index: number) => ({
  numero_linea: String(index + 1),
  descrizione: 'Sgabello',
  prezzo_unitario: '0.00',
  prezzo_totale: '0.00',
  aliquota_iva: '22.00',
});
const hundred = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`linee.${index}`, line(index)]),
);
const right = editedInvoice('FPR12', hundred);

/** A hundred lines, this many of which have a comma in their total. */
const xmlWith = (errors: number): string => {
  let left = errors;
  return writeInvoice(right).replace(/<PrezzoTotale>0\.00</g, (found) => {
    left -= 1;
    return left < 0 ? found : '<PrezzoTotale>0,00<';
  });
};
const jsonWith = (errors: number): string => {
  const edits = Object.fromEntries(
    Array.from({ length: errors }, (_, index) => [`linee.${index}.prezzo_totale`, '0,00']),
  );
  return JSON.stringify(editedInvoice('FPR12', { ...hundred, ...edits }));
};
const count = (findings: readonly Finding[], code: string): number =>
  findings.filter((finding) => finding.code === code).length;

describe.each([
  ['XML', xmlWith],
  ['JSON', jsonWith],
])('00201 in %s', (_, fileWith) => {
  it.each([
    [0, 0],
    [1, 0],
    [49, 0],
    [50, 0],
    [51, 1],
    [100, 1],
  ])('%i errors against the schema: %i', (errors, expected) => {
    const { findings, verdict } = validate(fileWith(errors), { only: 'structure' });
    expect([count(findings, '00200'), count(findings, '00201')]).toEqual([errors, expected]);
    expect(verdict).toBe(errors === 0 ? 'valid' : 'rejected');
  });

  it('precedes the errors that it counts, and is about the file', () => {
    const [first] = validate(fileWith(51)).findings;
    expect(first).toMatchObject({
      code: '00201',
      id: 'structure.too_many',
      severity: 'error',
      stage: 'structure',
      path: null,
      line: null,
      params: { count: 51, limit: 50 },
    });
  });

  it('counts unlisted errors', () => {
    const { findings, omitted } = validate(fileWith(60), { maxFindings: 10 });
    expect(findings[0]?.params).toEqual({ count: 60, limit: 50 });
    expect([findings.length, omitted]).toEqual([10, 51]);
  });
});

it('is not reported for a file that is not XML', () => {
  expect(validate('<a').findings.map(({ code }) => code)).toEqual(['00200']);
});
