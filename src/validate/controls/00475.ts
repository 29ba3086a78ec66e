import { isMadeByBuyer } from '../../domain/documents.ts';
import { isFirstOfType } from '../../domain/facts/parties.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00475 = rule({
  code: '00475',
  title: {
    it: 'Partita IVA del cessionario assente per un TipoDocumento che la vuole',
    en: 'VAT number of the buyer missing on a TipoDocumento that wants it',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['1.4.1.1', '2.1.1.1'], simplified: [] },
  decides: 'file',
  findings: {
    missing: {
      severity: 'error',
      message: {
        it: 'Il cessionario non ha IdFiscaleIVA: con TipoDocumento {type} è lui a emettere il documento e ci vuole la sua partita IVA.',
        en: 'The buyer has no IdFiscaleIVA: with TipoDocumento {type} it is the buyer who issues the document, and its VAT number is needed.',
      },
      help: {
        it: 'Aggiungere IdFiscaleIVA del cessionario: CodiceFiscale da solo non basta.',
        en: 'Add IdFiscaleIVA of the buyer: CodiceFiscale alone is not enough.',
      },
    },
  },
  check(body, report) {
    const { customer } = body.file;
    if (customer.idFiscaleIva !== null) return;
    const { tipoDocumento: type } = body;
    if (!isMadeByBuyer(type) || !isFirstOfType(body)) return;
    report('missing', { path: customer.idsPath, params: { type } });
  },
});
