import { isSelfInvoice } from '../../domain/documents.ts';
import type { FileFacts } from '../../domain/facts/body.ts';
import {
  ABROAD,
  foreignBuyer,
  NO_CHANNEL,
  NO_OFFICE,
  SAN_MARINO_OFFICE,
} from '../../domain/facts/recipient.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

/** First day on which invoices to private parties go through SdI, with XXXXXXX for foreign buyers (L. 205/2017). */
const ABROAD_SINCE = '2019-01-01';

/** First day of electronic invoices with San Marino (DM 21 June 2021). */
const SAN_MARINO_SINCE = '2021-10-01';

export const qRecipient = rule({
  code: 'Q-RECIPIENT',
  formats: ALL,
  scope: 'file',
  fields: {
    ordinary: ['1.1.3', '1.1.4', '1.4.1.1.1', '1.4.1.2', '1.4.3', '1.4.4', '2.1.1.1', '2.1.1.3'],
    simplified: ['1.1.4', '1.3.1.1.1', '1.3.1.2', '1.3.2.5', '1.3.2.6', '2.1.1.1', '2.1.1.3'],
  },
  decides: 'file',
  findings: {
    foreign: { severity: 'warning', fix: 'declaration' },
    sanMarino: { severity: 'warning', fix: 'declaration' },
    placeholder: { severity: 'warning' },
  },
  check(file, report) {
    const { kind, codiceDestinatario: found } = file;
    if (kind === 'FPA12') {
      if (found === NO_OFFICE) report('placeholder', { path: codePath(file), params: { found } });
      return;
    }
    if (found === ABROAD || found === '') return;
    const country = foreignBuyer(file);
    if (country === null) return;
    const isSanMarino = country === 'SM';
    if (isSanMarino && found === SAN_MARINO_OFFICE) return;
    if (!isSale(file, isSanMarino ? SAN_MARINO_SINCE : ABROAD_SINCE)) return;
    const expected = isSanMarino ? SAN_MARINO_OFFICE : ABROAD;
    const path = codePath(file);
    report(isSanMarino ? 'sanMarino' : 'foreign', {
      path,
      params: { country, found, expected },
      ...(found === NO_CHANNEL ? { fix: { op: 'replace', path, from: found, to: expected } } : {}),
    });
  },
});

function codePath({ transmissionPath }: FileFacts): string {
  return `${transmissionPath}/codice_destinatario`;
}

/** True if the supplier issued all documents of the file, none before the day. */
function isSale({ bodies }: FileFacts, since: string): boolean {
  return bodies.every(
    ({ tipoDocumento, data }) => !isSelfInvoice(tipoDocumento) && compareDates(data, since) >= 0,
  );
}
