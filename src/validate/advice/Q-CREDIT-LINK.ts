import { isCreditNote } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { ALL, rule } from '../rule.ts';

/** Words that refer to the adjusted invoice, in a Causale or a description. */
const NAMES_INVOICE = /fatt|\bf\.?t\.?\b|\binvoice|\bdoc(?:umento|\.)/i;

export const qCreditLink = rule({
  code: 'Q-CREDIT-LINK',
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.1', '2.1.1.11', '2.1.6', '2.2.1.4'],
    simplified: ['2.1.1.1', '2.1.2', '2.2.1'],
  },
  decides: 'file',
  findings: { missing: { severity: 'warning' } },
  check(body, report) {
    if (!isCreditNote(body.tipoDocumento) || isLinked(body)) return;
    report('missing', {
      path: `${body.path}/dati_generali`,
      params: {
        type: body.tipoDocumento,
        field: body.simplified === null ? 'DatiFattureCollegate' : 'DatiFatturaRettificata',
      },
    });
  },
});

function isLinked({ ordinary, simplified }: BodyFacts): boolean {
  if (simplified !== null) {
    return (
      simplified.dati_generali.dati_fattura_rettificata !== undefined ||
      simplified.dati_beni_servizi.some(({ descrizione }) => NAMES_INVOICE.test(descrizione))
    );
  }
  const general = ordinary?.dati_generali;
  return (
    (general?.dati_fatture_collegate ?? []).length > 0 ||
    (general?.dati_generali_documento.causale ?? []).some((text) => NAMES_INVOICE.test(text)) ||
    (ordinary?.dati_beni_servizi.dettaglio_linee ?? []).some(({ descrizione }) =>
      NAMES_INVOICE.test(descrizione),
    )
  );
}
