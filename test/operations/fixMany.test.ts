/** Repairs of files with more problems than a report keeps, or a reader counts. */
import { describe, expect, it } from 'vitest';
import { FILE_LIMIT } from '../../src/domain/thresholds.ts';
import { MAX_COMPARED, MAX_COUNTED, MAX_KEPT } from '../../src/model/readLimits.ts';
import { fixInvoice } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Copies of a line after the own of the sample. */
function withLines(copies: number, line: string): string {
  return sampleWith('</DettaglioLinee>', `</DettaglioLinee>${line.repeat(copies)}`);
}

const WRONG_AMOUNTS =
  '<DettaglioLinee><NumeroLinea>2</NumeroLinea><Descrizione>x</Descrizione><PrezzoUnitario>1,00</PrezzoUnitario><PrezzoTotale>1,00</PrezzoTotale><AliquotaIVA>4.00</AliquotaIVA></DettaglioLinee>';

describe('more problems than are kept or counted are repaired', () => {
  const lines = Math.ceil(MAX_COUNTED / 2) + 1_500;
  const removable = MAX_KEPT + 1_000;

  it.each([
    [
      'in XML',
      withLines(lines, WRONG_AMOUNTS),
      withLines(lines, WRONG_AMOUNTS.replaceAll('1,00', '1.00')),
      2 * lines,
    ],
    [
      'by removal',
      sampleWith('<Numero>7</Numero>', `<Numero>7</Numero>${'<Causale/>'.repeat(removable)}`),
      SAMPLE,
      removable,
    ],
    [
      'by removal, if the reader stops',
      sampleWith('<Numero>7</Numero>', `<Numero>7</Numero>${'<Causale/>'.repeat(MAX_COMPARED + 1_000)}`),
      SAMPLE,
      MAX_COMPARED + 1_000,
    ],
  ])('%s', { timeout: 60_000 }, (_what, damaged, repaired, count) => {
    const { text, changes, notApplied } = fixInvoice(bytesOf(damaged), { only: 'structure' });
    expect(text === repaired).toBe(true);
    expect([changes.length, notApplied.length]).toEqual([count, 0]);
  });

  it('in JSON, if the reader stops', { timeout: 60_000 }, () => {
    const invoice = parseInvoice(withLines(MAX_COMPARED / 2 + 500, WRONG_AMOUNTS.replaceAll('1,00', '1.00')));
    const repaired = JSON.stringify(invoice);
    const damaged = repaired.replaceAll('"1.00"', '"1,00"');
    const { text, notApplied } = fixInvoice(damaged, { only: 'structure' });
    expect(text === repaired).toBe(true);
    expect(notApplied).toEqual([]);
  });
});

it('a repair that reveals more findings of controls than are kept is made', { timeout: 60_000 }, () => {
  // Each line has two findings: 00423 for its total, 00400 for the missing Natura.
  const line =
    '<DettaglioLinee><NumeroLinea>2</NumeroLinea><Descrizione>x</Descrizione><PrezzoUnitario>1.00</PrezzoUnitario><PrezzoTotale>2.00</PrezzoTotale><AliquotaIVA>0.00</AliquotaIVA></DettaglioLinee>';
  const repaired = withLines(MAX_COMPARED / 2 + 100, line).replace('<Data>2026-03-02<', '<Data>2026-03-20<');
  const { text, changes } = fixInvoice(repaired.replace('<Data>2026-03-20<', '<Data>20/03/2026<'));
  expect(changes).toMatchObject([{ code: '00200', to: '2026-03-20' }]);
  expect(text === repaired).toBe(true);
});

it.each([
  ['strict', 'to the size that SdI accepts without objection'],
  ['largest', 'to the size that SdI accepts at most'],
] as const)('a file grows up to the limit %s, %s', (limit, _what) => {
  const damaged = withLines(6, WRONG_AMOUNTS.replaceAll('1,00', '1'));
  // Each amount grows by three bytes.
  const padding = FILE_LIMIT[limit] - damaged.length - '<!---->'.length - 10;
  const { bytes, changes, notApplied, remaining } = fixInvoice(
    bytesOf(`${damaged}<!--${'x'.repeat(padding)}-->`),
    { only: 'structure' },
  );
  expect(bytes).toHaveLength(FILE_LIMIT[limit] - 1);
  expect(changes).toHaveLength(3);
  expect(notApplied.map(({ reason }) => reason)).toEqual(Array(9).fill('size'));
  expect(remaining.every(({ code }) => code === '00200')).toBe(true);
});

it('a file with room for few repairs is searched for as many as a reader counts', { timeout: 60_000 }, () => {
  const damaged = withLines(MAX_COUNTED / 2 + 500, WRONG_AMOUNTS.replaceAll('1,00', '1'));
  const padding = FILE_LIMIT.strict - damaged.length - '<!---->'.length - 10;
  const { changes, notApplied } = fixInvoice(bytesOf(`${damaged}<!--${'x'.repeat(padding)}-->`), {
    only: 'structure',
  });
  expect([changes.length, notApplied.length]).toEqual([3, MAX_COUNTED]);
});
