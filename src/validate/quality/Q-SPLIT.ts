import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { isFlatRate } from '../../domain/regimes.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ORDINARY, rule } from '../rule.ts';

/** EsigibilitaIVA of the split payment (DPR 633/1972, art. 17-ter). */
const SPLIT = 'S';

/** Length of a natural person's codice fiscale. */
const PERSON = 16;

/** Fees under withholding tax left the split payment for invoices from here on (DL 87/2018, art. 12). */
const FEES_LEFT = '2018-07-15';

export const qSplit = rule({
  code: 'Q-SPLIT',
  title: { it: 'Scissione dei pagamenti da rivedere', en: 'Split payment to be looked at again' },
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
    flatRate: {
      severity: 'warning',
      message: {
        it: 'EsigibilitaIVA è S, ma il cedente è in regime forfettario (RF19), che non addebita IVA.',
        en: 'EsigibilitaIVA is S, but the supplier is under the flat-rate regime (RF19), which charges no VAT.',
      },
      help: {
        it: 'Togliere EsigibilitaIVA, oppure correggere RegimeFiscale.',
        en: 'Leave out EsigibilitaIVA, or correct RegimeFiscale.',
      },
    },
    person: {
      severity: 'warning',
      message: {
        it: 'EsigibilitaIVA è S, ma il cessionario è una persona fisica ({found}): la scissione vale per amministrazioni e società tenute ad applicarla.',
        en: 'EsigibilitaIVA is S, but the buyer is a natural person ({found}): split payment is for administrations and the companies held to it.',
      },
      help: { it: 'Scrivere I, oppure D.', en: 'Write I, or D.' },
    },
    withheld: {
      severity: 'warning',
      message: {
        it: "EsigibilitaIVA è S e c'è una ritenuta d'acconto: i compensi soggetti a ritenuta sono fuori dalla scissione.",
        en: 'EsigibilitaIVA is S and tax is withheld: fees under withholding tax are outside the split payment.',
      },
      help: {
        it: 'Scrivere I, oppure D; o correggere DatiRitenuta.',
        en: 'Write I, or D; or correct DatiRitenuta.',
      },
    },
    mixed: {
      severity: 'warning',
      message: {
        it: 'EsigibilitaIVA è {found} in questo riepilogo e S in un altro: la scissione vale per tutta la fattura.',
        en: 'EsigibilitaIVA is {found} in this summary and S in another: split payment holds for the whole invoice.',
      },
      help: {
        it: 'Scrivere la stessa esigibilità in tutti i riepiloghi con imposta.',
        en: 'Write the same in all summaries with tax.',
      },
    },
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
      // With other tax beside it, the fee may be what is not split.
      if (other < 0) report('withheld', { path: at(split), params: {} });
    } else if (other >= 0) {
      const found = body.summaries[other]?.summary?.esigibilita_iva ?? '';
      report('mixed', { path: at(other), params: { found } });
    }
  },
});

/** The first summary that is split, and the first taxed one that says something else; -1 for none. */
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
  return withheld.some(({ tipo_ritenuta }) => tipo_ritenuta === 'RT01' || tipo_ritenuta === 'RT02');
}
