import { isItalian } from '../../domain/facts/party.ts';
import { ABROAD, NO_CHANNEL } from '../../domain/facts/recipient.ts';
import { partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import { PRIVATE, rule } from '../rule.ts';

export const c00313 = rule({
  code: '00313',
  formats: PRIVATE,
  scope: 'file',
  fields: {
    ordinary: ['1.1.4', '1.4.1.1', '1.4.1.2'],
    simplified: ['1.1.4', '1.3.1.1', '1.3.1.2'],
  },
  decides: 'file',
  findings: {
    italian: { severity: 'error', fix: 'declaration' },
    missing: { severity: 'error', fix: 'declaration' },
  },
  check({ codiceDestinatario, transmissionPath, customer }, report) {
    if (codiceDestinatario !== ABROAD) return;
    const { idFiscaleIva: id, codiceFiscale } = customer;
    if (id !== null && !isItalian(id)) return;
    const path = `${transmissionPath}/codice_destinatario`;
    // The fix applies only to a certainly Italian buyer, who can always receive the invoice without a code.
    const plain = id === null ? codiceFiscale !== null : partitaIvaFlaw(id.id_codice) === undefined;
    report(id === null ? 'missing' : 'italian', {
      path,
      params: { found: codiceDestinatario, ...(id === null ? {} : { vat: id.id_codice }) },
      ...(plain ? { fix: { op: 'replace', path, from: ABROAD, to: NO_CHANNEL } } : {}),
    });
  },
});
