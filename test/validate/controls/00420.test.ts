import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'split', at: path });
const summary = (natura: string | null, esigibilita_iva: string | null) => ({
  'riepilogo.0.natura': natura,
  'riepilogo.0.esigibilita_iva': esigibilita_iva,
});

testRule('00420', {
  kind: 'FPA12',
  cases: [
    { name: 'neither' },
    { name: 'split payment', set: summary(null, 'S') },
    { name: 'reverse charge', set: summary('N6.3', null) },
    { name: 'reverse charge, due at once', set: summary('N6.3', 'I') },
    { name: 'reverse charge, due on payment', set: summary('N6.3', 'D') },
    { name: 'split payment of exempt supplies', set: summary('N4', 'S') },
    { name: 'split payment, a Natura that looks alike', set: summary('N7', 'S') },
    {
      name: 'the generic Natura of reverse charge',
      set: summary('N6', 'S'),
      finds: [
        { ...at('riepilogo.0.esigibilita_iva'), severity: 'error', params: { number: '1', natura: 'N6' } },
      ],
    },
    ...['N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8', 'N6.9'].map((natura) => ({
      name: `split payment with ${natura}`,
      set: summary(natura, 'S'),
      finds: [{ ...at('riepilogo.0.esigibilita_iva'), params: { natura } }],
    })),
    {
      name: 'TD16 is no exception',
      set: { 'documento.tipo_documento': 'TD16', ...summary('N6.3', 'S') },
      finds: [at('riepilogo.0.esigibilita_iva')],
    },
    {
      name: 'only the summary that has both',
      set: {
        ...summary('N6.3', 'I'),
        'riepilogo.1': {
          aliquota_iva: '22.00',
          imponibile_importo: '0.00',
          imposta: '0.00',
          esigibilita_iva: 'S',
        },
        'riepilogo.2': {
          aliquota_iva: '0.00',
          natura: 'N6.1',
          imponibile_importo: '0.00',
          imposta: '0.00',
          esigibilita_iva: 'S',
        },
      },
      finds: [{ ...at('riepilogo.2.esigibilita_iva'), params: { number: '3', natura: 'N6.1' } }],
    },
    { name: 'the Natura of a line does not count', set: { 'linee.0.natura': 'N6.3', ...summary(null, 'S') } },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.natura': 'N6.3', 'body1.riepilogo.0.esigibilita_iva': 'S' },
      finds: [at('body1.riepilogo.0.esigibilita_iva')],
    },
    {
      name: 'to a private party',
      kind: 'FPR12',
      set: summary('N6.3', 'S'),
      finds: [at('riepilogo.0.esigibilita_iva')],
    },
    { name: 'simplified: there are no summaries', kind: 'FSM10' },
  ],
});
