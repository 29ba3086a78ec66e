import type { DettaglioPagamento } from '../../model/generated/invoice.ts';
import { ibanFlaw, ibanParts } from '../../model/identifiers/iban.ts';
import { ORDINARY, type ReportFinding, rule } from '../rule.ts';

/** With a RIBA, ABI and CAB may be those of the debtor's bank, while the IBAN is the creditor's. */
const RIBA = 'MP12';

type Name = 'length' | 'shape' | 'check' | 'cin' | 'bank';

export const qIban = rule({
  code: 'Q-IBAN',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.4.2.2', '2.4.2.13', '2.4.2.14', '2.4.2.15'], simplified: [] },
  decides: 'file',
  findings: {
    length: { severity: 'warning' },
    shape: { severity: 'warning' },
    check: { severity: 'warning' },
    cin: { severity: 'warning' },
    bank: { severity: 'warning' },
  },
  check(body, report) {
    const payments = body.ordinary?.dati_pagamento;
    if (payments === undefined) return;
    for (let i = 0; i < payments.length; i += 1) {
      const entries = payments[i]?.dettaglio_pagamento ?? [];
      for (let j = 0; j < entries.length; j += 1) {
        const entry = entries[j];
        if (entry?.iban === undefined) continue;
        const flaw = ibanFlaw(entry.iban);
        if (flaw === undefined && entry.abi === undefined && entry.cab === undefined) continue;
        reportFlaw(entry, entry.iban, `${body.path}/dati_pagamento/${i}/dettaglio_pagamento/${j}`, report);
      }
    }
  },
});

function reportFlaw(entry: DettaglioPagamento, iban: string, at: string, report: ReportFinding<Name>): void {
  const path = `${at}/iban`;
  const flaw = ibanFlaw(iban);
  switch (flaw?.flaw) {
    case 'length':
      report('length', {
        path,
        params: { iban, country: flaw.country, length: flaw.length, expected: flaw.expected },
      });
      return;
    case 'shape':
      report('shape', { path, params: { iban, part: flaw.part.toUpperCase(), found: flaw.found } });
      return;
    case 'check':
    case 'cin':
      report(flaw.flaw, { path, params: { iban, expected: flaw.expected } });
      return;
    case 'form':
      return; // Already reported by the schema.
    case undefined:
      if (entry.modalita_pagamento !== RIBA) contradictions(entry, iban, at, report);
  }
}

function contradictions(
  entry: DettaglioPagamento,
  iban: string,
  at: string,
  report: ReportFinding<Name>,
): void {
  const parts = ibanParts(iban);
  if (parts === undefined) return;
  for (const name of ['abi', 'cab'] as const) {
    const found = entry[name];
    const expected = parts[name];
    if (found === undefined || found === expected) continue;
    report('bank', { path: `${at}/${name}`, params: { part: name.toUpperCase(), found, iban, expected } });
  }
}
