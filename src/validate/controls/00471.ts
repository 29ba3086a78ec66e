import { documentTypes } from '../../domain/documents.ts';
import { identity } from '../../domain/facts/party.ts';
import { ALL, rule } from '../rule.ts';

const BETWEEN_TWO = documentTypes(({ parties }) => parties === 'two');

export const c00471 = rule({
  code: '00471',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['1.2.1.1.1', '1.2.1.1.2', '1.2.1.2', '1.4.1.1.1', '1.4.1.1.2', '1.4.1.2', '2.1.1.1'],
    simplified: ['1.2.1.1', '1.2.1.2', '1.2.2', '1.3.1.1.1', '1.3.1.1.2', '1.3.1.2', '2.1.1.1'],
  },
  decides: 'file',
  findings: {
    same: { severity: 'error' },
    perhaps: { severity: 'warning' },
  },
  check(body, report) {
    if (!BETWEEN_TWO.has(body.tipoDocumento)) return;
    const { supplier, customer } = body.file;
    const { idFiscaleIva: id } = supplier;
    if (id === null) return;
    const who = identity(supplier, customer);
    if (who !== 'same' && who !== 'perhaps') return;
    report(who, {
      path: `${body.documentPath}/tipo_documento`,
      params: {
        type: body.tipoDocumento,
        country: id.id_paese,
        vat: id.id_codice,
        ...(who === 'perhaps' ? { code: customer.codiceFiscale ?? '' } : {}),
      },
    });
  },
});
