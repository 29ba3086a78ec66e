import { isItalian } from '../../domain/facts/party.ts';
import { ALL, rule } from '../rule.ts';

export const c00476 = rule({
  code: '00476',
  title: { it: 'Cedente e cessionario entrambi esteri', en: 'Supplier and buyer both foreign' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.2.1.1.1', '1.4.1.1.1'], simplified: ['1.2.1.1', '1.3.1.1.1'] },
  decides: 'file',
  findings: {
    foreign: {
      severity: 'error',
      message: {
        it: 'IdPaese è {supplier} per il cedente e {buyer} per il cessionario: uno dei due deve essere IT.',
        en: 'IdPaese is {supplier} of the supplier and {buyer} of the buyer: one of them has to be IT.',
      },
      help: {
        it: 'Scrivere la partita IVA italiana della parte che ne ha una: una fattura fra due soggetti esteri non passa da SdI.',
        en: 'Write the Italian VAT number of the party that has one: an invoice between two foreign parties does not go through SdI.',
      },
    },
  },
  check({ supplier: { idFiscaleIva: supplier }, customer: { idFiscaleIva: buyer } }, report) {
    if (supplier === null || buyer === null || isItalian(supplier) || isItalian(buyer)) return;
    report('foreign', {
      path: `${supplier.path}/id_paese`,
      params: { supplier: supplier.id_paese, buyer: buyer.id_paese },
    });
  },
});
