/** The head of an invoice has the same values as the columns of its rows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportRows, type HeadParty, invoiceHead } from '../../src/operations/index.ts';
import { readXmlFile } from '../../src/validate/index.ts';
import { projectRoot } from '../support/shared.ts';

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, 'fixtures', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => join(projectRoot, 'fixtures', folder, name));

type Rows = ReturnType<typeof exportRows> extends Iterable<infer One> ? readonly One[] : never;

const partyIn = ([first]: Rows, party: string): HeadParty =>
  ({
    vatNumber: first?.[`${party}_id_fiscale_iva`],
    taxCode: first?.[`${party}_codice_fiscale`],
    name: first?.[`${party}_denominazione`],
  }) as HeadParty;

describe.each(['valid', 'invalid'])('%s invoices', (folder) => {
  it('have the values of their rows', () => {
    let compared = 0;
    for (const path of filesOf(folder)) {
      const { invoice, loose } = readXmlFile(readFileSync(path), { file: path });
      const read = (invoice ?? loose) as Parameters<typeof exportRows>[0] extends Iterable<infer One>
        ? One
        : never;
      const rows = [...exportRows([read], { asStated: true })];
      if (rows.length === 0) continue;
      const { documents, ...head } = invoiceHead(read);
      expect(head, path).toEqual({
        format: rows[0]?.['versione'],
        seller: partyIn(rows, 'cedente'),
        buyer: partyIn(rows, 'cessionario'),
      });
      expect(
        documents.map(({ number, date }) => [number, date]),
        path,
      ).toEqual(rows.map((row) => [row['numero'], row['data']]));
      for (const [at, row] of rows.entries()) {
        const stated = row['importo_totale_documento'];
        if (stated !== null) expect(documents[at]?.total, path).toBe(stated);
      }
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });
});

it('the total of an invoice that states none is the sum of its summaries', () => {
  const summary = { imponibile_importo: '100.00', imposta: '22.00' };
  const { documents } = invoiceHead({
    fattura_elettronica_body: [
      { dati_beni_servizi: { dati_riepilogo: [summary, summary] } },
      { dati_beni_servizi: {} },
    ],
  });
  expect(documents.map(({ total }) => total)).toEqual(['244.00', null]);
});
