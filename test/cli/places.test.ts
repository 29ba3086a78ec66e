import { describe, expect, it } from 'vitest';
import { LineNames } from '../../src/cli/differences/places.ts';
import { allFields, type FormatKind } from '../../src/model/index.ts';

/** A pointer to a field, with an index for each list. */
function pointerOf(jsonPath: string, index: number): string {
  return `/${jsonPath.replaceAll('[]', `/${index}`).replaceAll('.', '/')}`;
}

describe.each<{ kind: FormatKind; versione: string }>([
  { kind: 'ordinary', versione: 'FPR12' },
  { kind: 'simplified', versione: 'FSM10' },
])('positions in $kind invoices', ({ kind, versione }) => {
  it('are found by pointer, in any order', () => {
    const names = new LineNames({ versione });
    const fields = allFields(kind);
    for (const field of [...fields, ...fields.toReversed()]) {
      const pointer = pointerOf(field.jsonPath, 3);
      expect(names.spot(pointer), pointer).toMatchObject({
        field,
        name: field.jsonPath.endsWith('[]') ? `${field.name}[4]` : field.name,
      });
    }
  });
});

const BODY = '/fattura_elettronica_body/0';
const LINES = `${BODY}/dati_beni_servizi/dettaglio_linee`;
const general = (numero: string) => ({ dati_generali: { dati_generali_documento: { numero } } });
const single = {
  fattura_elettronica_body: [
    {
      ...general('A'),
      dati_beni_servizi: {
        dettaglio_linee: [
          { descrizione: 'Pane', x: { '0': { y: '1' } } },
          { quantita: '1' },
          { descrizione: 'Vino' },
        ],
      },
      dati_pagamento: [{ condizioni_pagamento: 'TP02' }],
    },
  ],
};
const lotto = { fattura_elettronica_body: [general('A'), general('B')] };

it.each<[invoice: object, pointer: string, name: string, way: string, title: string | null]>([
  [single, BODY, 'FatturaElettronicaBody[1]', 'FatturaElettronicaBody[1]', 'A'],
  [lotto, '/fattura_elettronica_body/1', 'FatturaElettronicaBody[2]', 'FatturaElettronicaBody[2]', 'B'],
  [single, `${LINES}/0`, 'DettaglioLinee[1]', 'DatiBeniServizi/DettaglioLinee[1]', 'Pane'],
  [single, `${LINES}/1`, 'DettaglioLinee[2]', 'DatiBeniServizi/DettaglioLinee[2]', null],
  [single, `${LINES}/2`, 'DettaglioLinee[3]', 'DatiBeniServizi/DettaglioLinee[3]', 'Vino'],
  [single, `${LINES}/7`, 'DettaglioLinee[8]', 'DatiBeniServizi/DettaglioLinee[8]', null],
  [single, `${BODY}/dati_pagamento/0`, 'DatiPagamento[1]', 'DatiPagamento[1]', 'TP02'],
  [
    lotto,
    '/fattura_elettronica_body/1/dati_generali',
    'DatiGenerali',
    'FatturaElettronicaBody[2]/DatiGenerali',
    null,
  ],
  [single, '/fattura_elettronica_header/cedente_prestatore', 'CedentePrestatore', 'CedentePrestatore', null],
  [single, `${LINES}/0/x`, 'x', 'DatiBeniServizi/DettaglioLinee[1]/x', null],
  [single, `${LINES}/0/x/0`, 'x[1]', 'DatiBeniServizi/DettaglioLinee[1]/x[1]', null],
  [single, `${BODY}/a~1b`, 'a/b', 'a/b', null],
])('$1', (invoice, pointer, name, way, title) => {
  const names = new LineNames(invoice);
  expect(names.spot(pointer).name).toBe(name);
  expect([names.way(pointer), names.title(pointer)]).toEqual([way, title]);
  // The last lookup does not change the next one.
  expect([names.way(`${LINES}/0`), names.title(pointer), names.way(pointer)]).toEqual([
    new LineNames(invoice).way(`${LINES}/0`),
    title,
    way,
  ]);
});
