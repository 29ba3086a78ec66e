import type { EarlierDocument, Run } from '../../../src/validate/index.ts';
import { type Case, testRule } from '../../support/ruleTester.ts';

const EARLIER: EarlierDocument = { file: 'a.xml', document: 2, sameFile: false };

/** A run that has seen documents with these keys, only on the given days if any. */
function after(known: readonly (readonly [key: string, day?: string])[], earlier = EARLIER) {
  const run: Run & { readonly known: unknown; readonly earlier: EarlierDocument } = {
    known,
    earlier,
    add: ({ documents }) =>
      documents.map(({ key, day, art73 }) =>
        known.some(([one, on]) => one === key && (!art73 || on === undefined || on === day))
          ? earlier
          : undefined,
      ),
  };
  return { run };
}

const at = 'documento.numero';
const again = { id: 'again', at };
const supplier = 'IT12345678903';
const buyer = 'IT01234567897';
const MADE_BY_BUYER = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29'];

testRule('00404', {
  cases: [
    { name: 'by itself' },
    { name: 'the first of a run', options: after([]) },
    {
      name: 'the number is taken',
      options: after([[`${supplier} - 2026 7`]]),
      finds: [
        {
          ...again,
          severity: 'warning',
          params: { numero: '7', year: '2026', file: 'a.xml', document: 2 },
          fix: null,
        },
      ],
    },
    { name: 'the number of another issuer', options: after([[`${buyer} - 2026 7`]]) },
    { name: 'the number of another year', options: after([[`${supplier} - 2025 7`]]) },
    { name: 'the number with a zero in front', options: after([[`${supplier} - 2026 07`]]) },
    { name: 'the number of a credit note', options: after([[`${supplier} C 2026 7`]]) },
    {
      name: 'a credit note, the number of a credit note',
      set: { 'documento.tipo_documento': 'TD04' },
      options: after([[`${supplier} C 2026 7`]]),
      finds: [again],
    },
    {
      name: 'a credit note, the number of an invoice',
      set: { 'documento.tipo_documento': 'TD04' },
      options: after([[`${supplier} - 2026 7`]]),
    },
    ...['TD02', 'TD05', 'TD21', 'TD24', 'TD26', 'TD27'].map(
      (tipo): Case => ({
        name: `${tipo}, the number of an invoice`,
        set: { 'documento.tipo_documento': tipo },
        options: after([[`${supplier} - 2026 7`]]),
        finds: [again],
      }),
    ),
    // For one kind of document the supplier assigns the number, for another the buyer: only equal numbers of both are
    // certain.
    ...MADE_BY_BUYER.flatMap((tipo): Case[] => [
      {
        name: `${tipo} of the same two`,
        set: { 'documento.tipo_documento': tipo },
        options: after([[`${supplier}>${buyer} - 2026 7`]]),
        finds: [again],
      },
      {
        name: `${tipo}, the number of an invoice of either`,
        set: { 'documento.tipo_documento': tipo },
        options: after([[`${supplier} - 2026 7`], [`${buyer} - 2026 7`]]),
      },
    ]),
    {
      name: 'issued by the buyer in place of the supplier',
      set: { 'header.soggetto_emittente': 'CC' },
      options: after([[`${buyer} - 2026 7`]]),
      finds: [again],
    },
    {
      name: 'issued by the buyer, the number of the supplier',
      set: { 'header.soggetto_emittente': 'CC' },
      options: after([[`${supplier} - 2026 7`]]),
    },
    {
      name: 'issued by a buyer with a fiscal code only',
      set: {
        'header.soggetto_emittente': 'CC',
        'cessionario.dati_anagrafici.id_fiscale_iva': null,
        'cessionario.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501U',
      },
      options: after([['RSSMRA80A01H501U - 2026 7']]),
      finds: [again],
    },
    {
      name: 'issued by a third party, for the supplier',
      set: { 'header.soggetto_emittente': 'TZ' },
      options: after([[`${supplier} - 2026 7`]]),
      finds: [again],
    },
    // Art. 73: the number may be used again on another day.
    {
      name: 'Art73 on the same day',
      set: { 'documento.art_73': 'SI' },
      options: after([[`${supplier} - 2026 7`, '2026-06-01']]),
      finds: [again],
    },
    {
      name: 'Art73 on another day',
      set: { 'documento.art_73': 'SI' },
      options: after([[`${supplier} - 2026 7`, '2026-06-02']]),
    },
    {
      name: 'on another day without Art73',
      options: after([[`${supplier} - 2026 7`, '2026-06-02']]),
      finds: [again],
    },
    {
      name: 'the second document of a lotto',
      set: { 'body1.documento.numero': '8' },
      options: after([[`${supplier} - 2026 8`]]),
      finds: [{ ...again, at: 'body1.documento.numero' }],
    },
    {
      name: 'the same file, reported once',
      set: { 'body1.documento.numero': '8' },
      options: after([[`${supplier} - 2026 7`], [`${supplier} - 2026 8`]], { ...EARLIER, sameFile: true }),
      finds: [{ id: 'same_file', at: null, severity: 'info', params: { file: 'a.xml' }, fix: null }],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      options: after([[`${supplier} - 2026 7`]]),
      finds: [again],
    },
    {
      name: 'a simplified credit note',
      kind: 'FSM10',
      set: { 'documento.tipo_documento': 'TD08' },
      options: after([[`${supplier} C 2026 7`]]),
      finds: [again],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      options: after([[`${supplier} - 2026 7`]]),
      finds: [again],
    },
  ],
});
