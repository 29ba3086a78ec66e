import { isForItself } from '../../domain/documents.ts';
import type { Party } from '../../domain/facts/party.ts';
import { identity } from '../../domain/facts/party.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00472 = rule({
  code: '00472',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['1.2.1.1.1', '1.2.1.1.2', '1.2.1.2', '1.4.1.1.1', '1.4.1.1.2', '1.4.1.2', '2.1.1.1'],
    simplified: [],
  },
  decides: 'file',
  findings: { differ: { severity: 'error' } },
  // Our interpretation: an error only if both VAT numbers are present and differ.
  check(body, report) {
    if (!isForItself(body.tipoDocumento)) return;
    const { supplier, customer } = body.file;
    if (identity(supplier, customer) !== 'different') return;
    report('differ', {
      path: `${body.documentPath}/tipo_documento`,
      params: { type: body.tipoDocumento, supplier: vatNumber(supplier), buyer: vatNumber(customer) },
    });
  },
});

function vatNumber({ idFiscaleIva: id }: Party): string {
  return id === null ? '' : `${id.id_paese} ${id.id_codice}`;
}
