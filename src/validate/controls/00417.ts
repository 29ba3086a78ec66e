import { ALL, rule } from '../rule.ts';

export const c00417 = rule({
  code: '00417',
  title: { it: 'Cessionario senza identificativi fiscali', en: 'Buyer without any tax identifier' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1', '1.4.1.2'], simplified: ['1.3.1.1', '1.3.1.2'] },
  decides: 'file',
  findings: {
    missing: {
      severity: 'error',
      message: {
        it: 'Il cessionario non ha né IdFiscaleIVA né CodiceFiscale: ne serve almeno uno.',
        en: 'The buyer has neither IdFiscaleIVA nor CodiceFiscale: at least one is needed.',
      },
      help: {
        it: 'Aggiungere la partita IVA o, per chi non ne ha, il codice fiscale. Per un cliente estero: IdFiscaleIVA con il suo Paese e un suo identificativo.',
        en: 'Add the VAT number or, for those who have none, the fiscal code. For a foreign buyer: IdFiscaleIVA with its country and an identifier of it.',
      },
    },
  },
  check({ customer }, report) {
    if (customer.idFiscaleIva !== null || customer.codiceFiscale !== null) return;
    report('missing', { path: customer.idsPath, params: {} });
  },
});
