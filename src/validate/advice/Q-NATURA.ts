import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { foreignBuyer } from '../../domain/facts/recipient.ts';
import { isDomesticOnly } from '../../domain/natura.ts';
import { isInUnion } from '../../model/codes/europeanUnion.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

type Name = 'union' | 'sanMarino' | 'domestic';

/** Intra-Community supplies: the buyer is identified for VAT in another member state (DL 331/1993, art. 41). */
const WITHIN_UNION = 'N3.2';

/** Supplies to San Marino, and to the Vatican City (DPR 633/1972, art. 71). */
const TO_SAN_MARINO = 'N3.3';
const SAN_MARINO: ReadonlySet<string> = new Set(['SM', 'VA']);

export const qNatura = rule({
  code: 'Q-NATURA',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['1.4.1.1.1', '1.4.1.2', '1.4.3', '1.4.4', '2.1.1.1', '2.1.1.3', '2.1.1.7.7', '2.2.1.14'],
    simplified: ['1.3.1.1.1', '1.3.1.2', '1.3.2.5', '1.3.2.6', '2.1.1.1', '2.1.1.3', '2.2.4'],
  },
  decides: 'file',
  findings: {
    union: { severity: 'warning' },
    sanMarino: { severity: 'warning' },
    domestic: { severity: 'warning' },
  },
  check(body, report) {
    if (!body.some.natura && body.cassa.length === 0) return;
    const country = foreignBuyer(body.file);
    if (country === null || isSelfInvoice(body.tipoDocumento)) return;
    const reported = new Set<string>();
    reportMismatches(body.cassa, body, country, reported, report);
    reportMismatches(body.lines, body, country, reported, report);
  },
});

/** Reports each Natura once per body, at its first occurrence. */
function reportMismatches(
  all: readonly TaxedAmount[],
  body: BodyFacts,
  country: string,
  reported: Set<string>,
  report: ReportFinding<Name>,
): void {
  for (const one of all) {
    const { natura } = one;
    if (natura === null || reported.has(natura)) continue;
    reported.add(natura);
    const name = mismatch(natura, country, body.data);
    if (name !== null) report(name, { path: one.naturaPath, params: { natura, country } });
  }
}

function mismatch(natura: string, country: string, day: string): Name | null {
  if (natura === WITHIN_UNION) return isInUnion(country, day) ? null : 'union';
  if (natura === TO_SAN_MARINO) return SAN_MARINO.has(country) ? null : 'sanMarino';
  return isDomesticOnly(natura) ? 'domestic' : null;
}
