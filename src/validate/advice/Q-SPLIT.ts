import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { isIncomeTax } from '../../domain/facts/withholding.ts';
import { isFlatRate } from '../../domain/regimes.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ORDINARY, rule } from '../rule.ts';

/** EsigibilitaIVA of the split payment (DPR 633/1972, art. 17-ter). */
const SPLIT = 'S';

/** Length of the codice fiscale of a natural person. */
const PERSON = 16;

/** First invoice date on which fees under withholding tax are excluded from split payment (DL 87/2018, art. 12). */
const FEES_LEFT = '2018-07-15';

export const qSplit = rule({
  code: 'Q-SPLIT',
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '1.1.3',
      '1.2.1.8',
      '1.4.1.1',
      '1.4.1.2',
      '2.1.1.1',
      '2.1.1.3',
      '2.1.1.5.1',
      '2.2.2.1',
      '2.2.2.7',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: {
    flatRate: { severity: 'warning' },
    person: { severity: 'warning' },
    withheld: { severity: 'warning' },
    mixed: { severity: 'warning' },
  },
  check(body, report) {
    const { split, other } = summariesOf(body);
    if (split < 0 || isSelfInvoice(body.tipoDocumento)) return;
    const at = (index: number): string =>
      `${body.path}/dati_beni_servizi/dati_riepilogo/${index}/esigibilita_iva`;
    const { file } = body;
    const person =
      file.kind === 'FPR12' && file.customer.idFiscaleIva === null && file.customer.codiceFiscale;
    if (isFlatRate(file.regimeFiscale)) report('flatRate', { path: at(split), params: {} });
    else if (person && person.length === PERSON) {
      report('person', { path: at(split), params: { found: person } });
    } else if (isWithheld(body)) {
      // If another summary has tax without split payment, the fee may be in that summary.
      if (other < 0) report('withheld', { path: at(split), params: {} });
    } else if (other >= 0) {
      const found = body.summaries[other]?.summary?.esigibilita_iva ?? '';
      report('mixed', { path: at(other), params: { found } });
    }
  },
});

/** Indexes of the first summary with split payment and of the first taxed summary with another value; -1 for none. */
function summariesOf({ summaries }: BodyFacts): { readonly split: number; readonly other: number } {
  let split = -1;
  let other = -1;
  for (let i = 0; i < summaries.length; i += 1) {
    const one = summaries[i];
    const when = one?.summary?.esigibilita_iva;
    if (when === undefined) continue;
    if (when === SPLIT) {
      if (split < 0) split = i;
    } else if (other < 0 && one?.rate !== 0) other = i;
  }
  return split < 0 ? NONE : { split, other };
}

const NONE = { split: -1, other: -1 };

function isWithheld({ ordinary, data }: BodyFacts): boolean {
  const withheld = ordinary?.dati_generali.dati_generali_documento.dati_ritenuta;
  if (withheld === undefined || compareDates(data, FEES_LEFT) < 0) return false;
  return withheld.some(({ tipo_ritenuta }) => isIncomeTax(tipo_ritenuta));
}
