import { testRule } from '../../support/ruleTester.ts';

const at = 'linee.0.aliquota_iva';
const rate = { id: 'rate', at };
const regime = (code: string) => ({ 'cedente.dati_anagrafici.regime_fiscale': code });
const free = {
  'linee.0.aliquota_iva': '0.00',
  'linee.0.natura': 'N2.2',
  'riepilogo.0': {
    aliquota_iva: '0.00',
    natura: 'N2.2',
    imponibile_importo: '100.00',
    imposta: '0.00',
    riferimento_normativo: 'art. 1 c. 54-89 L. 190/2014',
  },
};

testRule('Q-FORFETTARIO', {
  cases: [
    { name: 'the ordinary regime' },
    { name: 'flat rate without VAT', set: { ...regime('RF19'), ...free } },
    {
      name: 'flat rate with VAT',
      set: regime('RF19'),
      finds: [{ ...rate, severity: 'warning', params: { rate: '22.00', regime: 'RF19' } }],
    },
    { name: 'minimi with VAT', set: regime('RF02'), finds: [rate] },
    { name: 'cross-border exemption with VAT', set: regime('RF20'), finds: [rate] },
    { name: 'cash VAT', set: regime('RF17') },
    {
      name: 'only a cassa with VAT',
      set: {
        ...regime('RF19'),
        ...free,
        cassa: [
          { tipo_cassa: 'TC22', al_cassa: '4.00', importo_contributo_cassa: '4.00', aliquota_iva: '22.00' },
        ],
      },
      finds: [{ id: 'rate', at: 'cassa.0.aliquota_iva' }],
    },
    {
      name: 'only a summary with VAT',
      set: {
        ...regime('RF19'),
        ...free,
        'riepilogo.1': { aliquota_iva: '22.00', imponibile_importo: '0.00', imposta: '0.00' },
      },
      finds: [{ id: 'rate', at: 'riepilogo.1.aliquota_iva' }],
    },
    {
      name: 'a credit note, of an invoice of before',
      set: { ...regime('RF19'), 'documento.tipo_documento': 'TD04' },
    },
    {
      name: 'a debit note, of an invoice of before',
      set: { ...regime('RF19'), 'documento.tipo_documento': 'TD05' },
    },
    { name: 'an integration of the buyer', set: { ...regime('RF19'), 'documento.tipo_documento': 'TD16' } },
    { name: 'to the administration too', kind: 'FPA12', set: regime('RF19'), finds: [rate] },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { 'cedente.regime_fiscale': 'RF19' },
      finds: [{ id: 'rate', at: 'voci.0.dati_iva.aliquota' }],
    },
    {
      name: 'simplified, tax instead of a rate',
      kind: 'FSM10',
      set: { 'cedente.regime_fiscale': 'RF19', 'voci.0.dati_iva': { imposta: '6.60' } },
    },
    {
      name: 'simplified, a credit note',
      kind: 'FSM10',
      set: { 'cedente.regime_fiscale': 'RF19', 'documento.tipo_documento': 'TD08' },
    },
    {
      name: 'in the second body',
      set: { ...regime('RF19'), ...free, 'body1.linee.0.aliquota_iva': '4.00' },
      finds: [{ id: 'rate', at: 'body1.linee.0.aliquota_iva' }],
    },
  ],
});
