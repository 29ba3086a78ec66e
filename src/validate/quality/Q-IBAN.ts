import type { DettaglioPagamento } from '../../model/generated/invoice.ts';
import { ibanFlaw, ibanParts } from '../../model/identifiers/iban.ts';
import { ORDINARY, type ReportFinding, rule } from '../rule.ts';

/** Of a RIBA, ABI and CAB may be those of the debtor's bank, and the IBAN the creditor's. */
const RIBA = 'MP12';

type Name = 'length' | 'shape' | 'check' | 'cin' | 'bank';

export const qIban = rule({
  code: 'Q-IBAN',
  title: { it: 'IBAN non corretto', en: 'IBAN not right' },
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.4.2.2', '2.4.2.13', '2.4.2.14', '2.4.2.15'], simplified: [] },
  decides: 'file',
  findings: {
    length: {
      severity: 'warning',
      message: {
        it: "L'IBAN {iban} ha {length} caratteri: uno di {country} ne ha {expected}.",
        en: 'The IBAN {iban} has {length} characters: one of {country} has {expected}.',
      },
      help: { it: "Ricopiare l'IBAN dalla banca.", en: 'Copy the IBAN again from the bank.' },
    },
    shape: {
      severity: 'warning',
      message: {
        it: "Nell'IBAN {iban} la parte {part} è «{found}», con un carattere che non può avere.",
        en: 'In the IBAN {iban} the part {part} is "{found}", with a character that it cannot have.',
      },
      help: { it: "Ricopiare l'IBAN dalla banca.", en: 'Copy the IBAN again from the bank.' },
    },
    check: {
      severity: 'warning',
      message: {
        it: "Le cifre di controllo dell'IBAN {iban} non tornano: per il resto così scritto sarebbero {expected}.",
        en: 'The check digits of the IBAN {iban} do not fit: for the rest as written they would be {expected}.',
      },
      help: {
        it: "Un carattere è sbagliato o scambiato: ricopiare l'IBAN dalla banca.",
        en: 'A character is wrong or swapped: copy the IBAN again from the bank.',
      },
    },
    cin: {
      severity: 'warning',
      message: {
        it: "Il CIN dell'IBAN {iban} non torna: per ABI, CAB e conto così scritti sarebbe {expected}.",
        en: 'The CIN of the IBAN {iban} does not fit: for ABI, CAB and account as written it would be {expected}.',
      },
      help: {
        it: "Un carattere è sbagliato o scambiato: ricopiare l'IBAN dalla banca.",
        en: 'A character is wrong or swapped: copy the IBAN again from the bank.',
      },
    },
    bank: {
      severity: 'warning',
      message: {
        it: "{part} è {found}, ma l'IBAN {iban} contiene {expected}.",
        en: '{part} is {found}, but the IBAN {iban} has {expected} in it.',
      },
      help: {
        it: "Togliere {part}, che l'IBAN dice già, oppure correggere quello dei due che è sbagliato.",
        en: 'Leave out {part}, which the IBAN tells already, or correct whichever is wrong.',
      },
    },
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
        tell(entry, entry.iban, `${body.path}/dati_pagamento/${i}/dettaglio_pagamento/${j}`, report);
      }
    }
  },
});

function tell(entry: DettaglioPagamento, iban: string, at: string, report: ReportFinding<Name>): void {
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
      return; // The schema has said it.
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
