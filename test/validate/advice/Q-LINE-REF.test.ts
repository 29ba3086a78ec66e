import { testRule } from '../../support/ruleTester.ts';

const line = (numero_linea: string) => ({
  numero_linea,
  descrizione: 'Sedia',
  prezzo_unitario: '50.00',
  prezzo_totale: '50.00',
  aliquota_iva: '22.00',
});
const lines = { linee: [line('10'), line('20')] };
const refers = (block: string, ...numbers: readonly number[]) => ({
  ...lines,
  [`generali.${block}`]: [{ riferimento_numero_linea: numbers, id_documento: '5' }],
});
const nowhere = (block: string, index: number) => ({
  id: 'nowhere',
  at: `generali.${block}.0.riferimento_numero_linea.${index}`,
});
const blocks = [
  'dati_ordine_acquisto',
  'dati_contratto',
  'dati_convenzione',
  'dati_ricezione',
  'dati_fatture_collegate',
];
const ddt = (...riferimento_numero_linea: readonly string[]) => ({
  ...lines,
  'generali.dati_ddt': [
    { numero_ddt: '1', data_ddt: '2026-05-30' },
    { numero_ddt: '2', data_ddt: '2026-05-30', riferimento_numero_linea },
  ],
});

testRule('Q-LINE-REF', {
  cases: [
    { name: 'no reference' },
    {
      name: 'a reference to no line in particular',
      set: { 'generali.dati_contratto': [{ id_documento: '5' }] },
    },
    ...blocks.map((block) => ({ name: `lines that are there, in ${block}`, set: refers(block, 10, 20, 10) })),
    ...blocks.map((block) => ({
      name: `a line that is not there, in ${block}`,
      set: refers(block, 10, 30),
      finds: [{ ...nowhere(block, 1), severity: 'warning' as const, params: { found: 30 } }],
    })),
    {
      name: 'the place of the line instead of its number',
      set: refers('dati_contratto', 1, 2),
      finds: [nowhere('dati_contratto', 0), nowhere('dati_contratto', 1)],
    },
    { name: 'delivered lines that are there', set: ddt('10', '20') },
    { name: 'with a zero before it', set: ddt('010') },
    {
      name: 'a delivered line that is not there',
      set: ddt('10', '11'),
      finds: [
        { id: 'nowhere', at: 'generali.dati_ddt.1.riferimento_numero_linea.1', params: { found: '11' } },
      ],
    },
    {
      name: 'a line of the other body',
      set: {
        'body1.linee': [line('2')],
        'body1.generali.dati_contratto': [{ riferimento_numero_linea: [1], id_documento: '5' }],
      },
      finds: [{ id: 'nowhere', at: 'body1.generali.dati_contratto.0.riferimento_numero_linea.0' }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: refers('dati_convenzione', 1),
      finds: [nowhere('dati_convenzione', 0)],
    },
  ],
});
