import { isCreditNote } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { ALL, rule } from '../rule.ts';

/** Words that name the invoice taken back, in a Causale or a description. */
const NAMES_INVOICE = /fatt|\bf\.?t\.?\b|\binvoice|\bdoc(?:umento|\.)/i;

export const qCreditLink = rule({
  code: 'Q-CREDIT-LINK',
  title: { it: 'Nota di credito senza la fattura a cui si riferisce', en: 'Credit note without its invoice' },
  formats: ALL,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.1', '2.1.1.11', '2.1.6', '2.2.1.4'],
    simplified: ['2.1.1.1', '2.1.2', '2.2.1'],
  },
  decides: 'file',
  findings: {
    missing: {
      severity: 'warning',
      message: {
        it: 'La nota di credito ({type}) non dice quale fattura rettifica: manca {field}.',
        en: 'The credit note ({type}) does not say which invoice it takes back: {field} is missing.',
      },
      help: {
        it: 'Indicare in {field} numero e data della fattura.',
        en: 'Give the number and date of the invoice in {field}.',
      },
    },
  },
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
