/** `keepGoing`: controls that read no wrong value run, and no others. */
import { describe, expect, it } from 'vitest';
import { validate, writeInvoice } from '../../src/index.ts';
import { loadBases, mutants } from '../support/mutants.ts';
import { editedInvoice } from '../support/ruleInvoice.ts';
import { runs } from '../support/thorough.ts';

const wrongTotal = writeInvoice(editedInvoice('FPR12', { 'linee.0.prezzo_totale': '90.00' }));

function controls(text: string): readonly string[] {
  return validate(text, { keepGoing: true })
    .findings.filter(({ stage }) => stage === 'controls')
    .map(({ code }) => code);
}

describe('a control runs depending on the other errors', () => {
  it.each([
    ['nothing', (xml: string) => xml, true],
    ['a value elsewhere', (xml: string) => xml.replace('>EUR<', '>euro<'), true],
    [
      'an unknown element elsewhere',
      (xml: string) => xml.replace('<Divisa>', '<Valuta>1</Valuta><Divisa>'),
      true,
    ],
    ['a missing element elsewhere', (xml: string) => xml.replace('<Divisa>EUR</Divisa>', ''), true],
    [
      'an element out of place that is not read',
      (xml: string) => swap(xml, 'NumeroLinea', 'Descrizione'),
      true,
    ],
    ['an element out of place that is', (xml: string) => swap(xml, 'Quantita', 'PrezzoUnitario'), false],
    ['the price', (xml: string) => xml.replace('>25.00<', '>25<'), false],
    ['the price, missing', (xml: string) => xml.replace('<PrezzoUnitario>25.00</PrezzoUnitario>', ''), false],
    [
      'the line as a whole',
      (xml: string) =>
        xml.replace('DatiBeniServizi>', 'DatiServizi>').replace('</DatiBeniServizi>', '</DatiServizi>'),
      false,
    ],
    ['the XML', (xml: string) => xml.replace('</Divisa>', ''), false],
  ])('%s', (_, damage, asked) => {
    expect(controls(damage(wrongTotal)).includes('00423')).toBe(asked);
  });

  it('as JSON too', () => {
    const json = JSON.stringify(
      editedInvoice('FPR12', { 'linee.0.prezzo_totale': '90.00', 'documento.divisa': 'euro' }),
    );
    expect(controls(json)).toContain('00423');
    const shapeless = JSON.stringify(editedInvoice('FPR12', { linee: {}, 'documento.divisa': 'euro' }));
    expect(controls(shapeless)).toEqual([]);
  });
});

const COUNT = runs(5_000);

it('changes neither the verdict nor the structure findings, and never throws', () => {
  let going = 0;
  for (const { name, bytes } of mutants(loadBases(), 31, 0, COUNT)) {
    const plain = validate(bytes);
    const on = validate(bytes, { keepGoing: true, asOf: '2026-06-15' });
    const structure = (report: typeof plain) =>
      report.findings.filter(({ code }) => code === '00200').map(({ id, path }) => `${id} ${path}`);
    expect(structure(on), name).toEqual(structure(plain));
    if (plain.stages.structure === 'fail') expect(on.verdict, name).toBe(plain.verdict);
    if (plain.stages.structure === 'fail' && on.stages.controls !== 'skipped') going += 1;
  }
  // Without mutants that are checked further, the comparison would prove nothing.
  expect(going).toBeGreaterThan(COUNT / 8);
});

function swap(xml: string, first: string, second: string): string {
  const line = new RegExp(`(<${first}>[^<]*</${first}>)(\\s*)(<${second}>[^<]*</${second}>)`);
  return xml.replace(line, '$3$2$1');
}
