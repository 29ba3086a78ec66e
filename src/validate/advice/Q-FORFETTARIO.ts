import { isCreditNote, isDebitNote, isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { chargesVat } from '../../domain/regimes.ts';
import { ALL, rule } from '../rule.ts';

export const qForfettario = rule({
  code: 'Q-FORFETTARIO',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['1.2.1.8', '2.1.1.1', '2.1.1.7.5', '2.2.1.12', '2.2.2.1'],
    simplified: ['1.2.10', '2.1.1.1', '2.2.3.2'],
  },
  decides: 'file',
  findings: { rate: { severity: 'warning' } },
  check(body, report) {
    const { file, tipoDocumento } = body;
    if (chargesVat(file.regimeFiscale)) return;
    // A credit or debit note may refer to an invoice from before the regime.
    if (isSelfInvoice(tipoDocumento) || isCreditNote(tipoDocumento) || isDebitNote(tipoDocumento)) return;
    const taxed = firstTaxed(body);
    if (taxed === undefined) return;
    report('rate', {
      path: taxed.ratePath,
      params: { rate: taxed.rateText ?? '', regime: file.regimeFiscale },
    });
  },
});

function firstTaxed({ lines, cassa, summaries }: BodyFacts): TaxedAmount | undefined {
  return lines.find(isTaxed) ?? cassa.find(isTaxed) ?? summaries.find(isTaxed);
}

function isTaxed({ rate }: TaxedAmount): boolean {
  return rate !== null && rate !== 0;
}
