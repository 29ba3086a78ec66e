import { testRule } from '../../support/ruleTester.ts';

const summary = (more: object = {}) => ({
  aliquota_iva: '22.00',
  imponibile_importo: '50.00',
  imposta: '11.00',
  esigibilita_iva: 'I',
  ...more,
});
const exempt = (natura: string, riferimento_normativo?: string) => ({
  aliquota_iva: '0.00',
  natura,
  imponibile_importo: '50.00',
  imposta: '0.00',
  ...(riferimento_normativo === undefined ? {} : { riferimento_normativo }),
});
const summaries = (...riepilogo: readonly object[]) => ({ riepilogo });
const twice = (at: string, first: number, number: number) => ({
  id: 'twice',
  at,
  severity: 'warning' as const,
  params: { first, number },
});

testRule('Q-SUMMARY', {
  cases: [
    { name: 'one summary' },
    {
      name: 'the same twice',
      set: summaries(summary(), summary()),
      finds: [
        {
          ...twice('riepilogo.1', 1, 2),
          params: { first: 1, number: 2, combination: ['AliquotaIVA 22.00', 'EsigibilitaIVA I'] },
          fix: null,
        },
      ],
    },
    {
      name: 'three times, with another between',
      set: summaries(summary(), exempt('N4'), summary(), summary()),
      finds: [twice('riepilogo.2', 1, 3), twice('riepilogo.3', 1, 4)],
    },
    {
      name: 'another rate',
      set: summaries(summary(), summary({ aliquota_iva: '10.00', imposta: '5.00' })),
    },
    {
      name: 'one rate written in two ways',
      set: summaries(summary(), summary({ aliquota_iva: '022.00' })),
      finds: [twice('riepilogo.1', 1, 2)],
    },
    { name: 'another EsigibilitaIVA', set: summaries(summary(), summary({ esigibilita_iva: 'D' })) },
    {
      name: 'no EsigibilitaIVA says nothing',
      set: { ...summaries(summary(), summary()), 'riepilogo.1.esigibilita_iva': null },
    },
    { name: 'another Natura', set: summaries(exempt('N4'), exempt('N3.1')) },
    {
      name: 'one Natura, two provisions',
      set: summaries(exempt('N4', 'art. 10 n. 18'), exempt('N4', 'art. 10 n. 27')),
    },
    {
      name: 'one Natura, one provision in capitals',
      set: summaries(exempt('N4', 'art. 10 n. 18'), exempt('N4', 'ART. 10 N. 18')),
      finds: [
        {
          ...twice('riepilogo.1', 1, 2),
          params: { combination: ['AliquotaIVA 0.00', 'Natura N4', 'RiferimentoNormativo ART. 10 N. 18'] },
        },
      ],
    },
    {
      name: 'a provision with one, none with the other',
      set: summaries(exempt('N4', 'art. 10'), exempt('N4')),
    },
    {
      name: 'one in each body',
      set: { 'body1.riepilogo': [summary({ imponibile_importo: '100.00', imposta: '22.00' })] },
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: summaries(summary(), summary()),
      finds: [twice('riepilogo.1', 1, 2)],
    },
  ],
});
