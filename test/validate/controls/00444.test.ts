import { testRule } from '../../support/ruleTester.ts';

const line = (natura: string | undefined, numero_linea = '2', aliquota_iva = '0.00') => ({
  numero_linea,
  descrizione: 'Panca',
  prezzo_unitario: '70.00',
  prezzo_totale: '70.00',
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});
const cassa = (natura: string | undefined) => ({
  tipo_cassa: 'TC22',
  al_cassa: '4.00',
  importo_contributo_cassa: '4.00',
  aliquota_iva: '0.00',
  ...(natura === undefined ? {} : { natura }),
});
const summary = (natura: string | undefined, aliquota_iva = '0.00') => ({
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
  imponibile_importo: '70.00',
  imposta: '0.00',
});
const missing = (path: string) => ({ id: 'missing', at: path, severity: 'error', fix: null }) as const;
const unused = (path: string) => ({ id: 'unused', at: path, severity: 'warning', fix: null }) as const;

testRule('00444', {
  cases: [
    { name: 'no Natura at all' },
    { name: 'the same Natura on both sides', set: { 'linee.1': line('N4'), 'riepilogo.1': summary('N4') } },
    {
      name: 'a Natura that no summary has',
      set: { 'linee.1': line('N4') },
      finds: [
        {
          ...missing('linee.1.natura'),
          params: { natura: 'N4', element: 'DettaglioLinee', number: '2' },
        },
      ],
    },
    {
      name: 'another Natura on the summary',
      set: { 'linee.1': line('N4'), 'riepilogo.1': summary('N1') },
      finds: [
        missing('linee.1.natura'),
        {
          ...unused('riepilogo.1.natura'),
          params: { natura: 'N1', element: 'DatiRiepilogo', number: '2' },
        },
      ],
    },
    {
      name: 'the generic Natura on the summary is another one',
      set: { 'linee.1': line('N2.2'), 'riepilogo.1': summary('N2') },
      finds: [missing('linee.1.natura'), unused('riepilogo.1.natura')],
    },
    {
      name: 'absent Natura is not compared: a line without',
      set: { 'linee.1': line(undefined), 'linee.2': line('N4', '3'), 'riepilogo.1': summary('N4') },
    },
    {
      name: 'absent Natura is not compared: a summary without',
      set: { 'linee.1': line(undefined), 'riepilogo.1': summary(undefined) },
    },
    {
      name: 'the rate is not compared',
      set: { 'linee.1': line('N6.3', '2', '22.00'), 'riepilogo.1': summary('N6.3') },
    },
    {
      name: 'once for all lines of a Natura, at the first',
      set: { 'linee.1': line('N4', '5'), 'linee.2': line('N4', '6') },
      finds: [{ ...missing('linee.1.natura'), params: { number: '5' } }],
    },
    {
      name: 'two that no summary has',
      set: { 'linee.1': line('N4'), 'linee.2': line('N1', '3'), 'linee.3': line('N4', '4') },
      finds: [missing('linee.1.natura'), missing('linee.2.natura')],
    },
    {
      name: 'the second of two has no summary',
      set: { 'linee.1': line('N4'), 'linee.2': line('N1', '3'), 'riepilogo.1': summary('N4') },
      finds: [missing('linee.2.natura')],
    },
    {
      name: 'a pension fund whose Natura no summary has',
      set: { 'cassa.0': cassa('N2.2') },
      finds: [
        {
          ...missing('cassa.0.natura'),
          params: { natura: 'N2.2', element: 'DatiCassaPrevidenziale', number: '1' },
        },
      ],
    },
    { name: 'a pension fund without Natura', set: { 'cassa.0': cassa(undefined) } },
    {
      name: 'a pension fund alone has it',
      set: { 'cassa.0': cassa('N2.2'), 'riepilogo.1': summary('N2.2') },
    },
    {
      name: 'a Natura that only a summary has, once',
      set: { 'riepilogo.1': summary('N4'), 'riepilogo.2': summary('N4') },
      finds: [unused('riepilogo.1.natura')],
    },
    {
      name: 'each body for itself',
      set: { 'body1.riepilogo.1': summary('N4'), 'body.linee.1': line('N4') },
      finds: [missing('linee.1.natura'), unused('body1.riepilogo.1.natura')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'linee.1': line('N4') },
      finds: [missing('linee.1.natura')],
    },
    {
      name: 'simplified: there are no summaries',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { aliquota: '0.00' }, 'voci.0.natura': 'N4' },
    },
  ],
});
