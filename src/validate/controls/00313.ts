import { isItalian } from '../../domain/facts/party.ts';
import { ABROAD, NO_CHANNEL } from '../../domain/facts/recipient.ts';
import { partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import { PRIVATE, rule } from '../rule.ts';

export const c00313 = rule({
  code: '00313',
  title: {
    it: 'XXXXXXX per un cessionario che non è estero',
    en: 'XXXXXXX for a buyer who is not foreign',
  },
  formats: PRIVATE,
  scope: 'file',
  fields: {
    ordinary: ['1.1.4', '1.4.1.1', '1.4.1.2'],
    simplified: ['1.1.4', '1.3.1.1', '1.3.1.2'],
  },
  decides: 'file',
  findings: {
    italian: {
      severity: 'error',
      fix: 'declaration',
      message: {
        it: 'CodiceDestinatario è XXXXXXX, che è per clienti esteri, ma la partita IVA del cessionario è italiana: {vat}.',
        en: 'CodiceDestinatario is XXXXXXX, which is for foreign buyers, but the VAT number of the buyer is Italian: {vat}.',
      },
      help: {
        it: 'Scrivere il codice del cliente, o 0000000 se non ne ha; per un cliente estero, il Paese giusto in IdPaese.',
        en: 'Write the code of the buyer, or 0000000 where there is none; for a foreign buyer, the right country in IdPaese.',
      },
    },
    missing: {
      severity: 'error',
      fix: 'declaration',
      message: {
        it: 'CodiceDestinatario è XXXXXXX, che è per clienti esteri, ma il cessionario non ha IdFiscaleIVA con un Paese estero.',
        en: 'CodiceDestinatario is XXXXXXX, which is for foreign buyers, but the buyer has no IdFiscaleIVA of a foreign country.',
      },
      help: {
        it: 'Per un cliente italiano scrivere 0000000 o il suo codice; per uno estero aggiungere IdFiscaleIVA con il Paese e il suo identificativo.',
        en: 'For an Italian buyer write 0000000 or its code; for a foreign one add IdFiscaleIVA with the country and its identifier.',
      },
    },
  },
  check({ codiceDestinatario, transmissionPath, customer }, report) {
    if (codiceDestinatario !== ABROAD) return;
    const { idFiscaleIva: id, codiceFiscale } = customer;
    if (id !== null && !isItalian(id)) return;
    const path = `${transmissionPath}/codice_destinatario`;
    // Whoever is Italian beyond doubt can always be reached without a code.
    const plain = id === null ? codiceFiscale !== null : partitaIvaFlaw(id.id_codice) === undefined;
    report(id === null ? 'missing' : 'italian', {
      path,
      params: { found: codiceDestinatario, ...(id === null ? {} : { vat: id.id_codice }) },
      ...(plain ? { fix: { op: 'replace', path, from: ABROAD, to: NO_CHANNEL } } : {}),
    });
  },
});
