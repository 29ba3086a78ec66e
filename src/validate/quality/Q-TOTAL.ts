import { Decimal } from '../../model/decimal.ts';
import type { DettaglioLinee } from '../../model/generated/invoice.ts';
import { isMadeByBuyer } from '../controls/kit/documents.ts';
import { type BodyFacts, decimal } from '../controls/kit/facts.ts';
import { ORDINARY, rule } from '../controls/kit/rule.ts';
import { isTotal, isTotalWithUpTo } from '../controls/kit/total.ts';

/** VAT paid in another state of the EU (codes of 2.2.1.14): the buyer pays it, and no summary shows it. */
const PAID_ABROAD = 'N7';

/** TipoDato of lines sold under the One Stop Shop, whatever their Natura. */
const ONE_STOP_SHOP = 'OSS';

/** In percent: no state of the EU taxes more than Hungary does (Act CXXVII of 2007, section 82). */
const HIGHEST_RATE = Decimal.of(27);

export const qTotal = rule({
  code: 'Q-TOTAL',
  title: {
    it: 'Importo totale del documento diverso da imponibile più imposta',
    en: 'Document total is not taxable amount plus tax',
  },
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: [
      '2.1.1.1',
      '2.1.1.2',
      '2.1.1.5.2',
      '2.1.1.6',
      '2.1.1.8',
      '2.1.1.9',
      '2.1.1.10',
      '2.2.1.11',
      '2.2.1.14',
      '2.2.1.16',
      '2.2.2.3',
      '2.2.2.4',
      '2.2.2.5',
      '2.2.2.6',
      '2.2.2.7',
    ],
    simplified: [],
  },
  decides: 'file',
  findings: {
    total: {
      severity: 'warning',
      message: {
        it: 'ImportoTotaleDocumento è {found}: da imponibile, imposta e arrotondamento risulta {expected}.',
        en: 'ImportoTotaleDocumento is {found}: taxable amount, tax and rounding come to {expected}.',
      },
      help: {
        it: 'Scrivere {expected}, oppure correggere i riepiloghi. SdI non lo controlla, il cliente sì.',
        en: 'Write {expected}, or correct the summaries. SdI does not look at it, the buyer does.',
      },
    },
    net: {
      severity: 'warning',
      message: {
        it: 'ImportoTotaleDocumento è {found}, al netto della ritenuta di {withheld}: il totale della fattura è {expected}.',
        en: 'ImportoTotaleDocumento is {found}, less the {withheld} withheld: the invoice comes to {expected}.',
      },
      help: {
        it: 'Scrivere {expected}: la ritenuta riduce quanto si paga (ImportoPagamento), non il totale.',
        en: 'Write {expected}: what is withheld lessens what is paid (ImportoPagamento), not the total.',
      },
    },
  },
  check(body, report) {
    const document = body.ordinary?.dati_generali.dati_generali_documento;
    const found = document?.importo_totale_documento;
    if (found === undefined || isMadeByBuyer(body.tipoDocumento) || document?.divisa !== 'EUR') return;
    const total = decimal(found);
    if (isTotal(body, total)) return;
    const { expected, withheld } = body.total;
    const path = `${body.documentPath}/importo_totale_documento`;
    const gross = total.plus(withheld);
    if (!withheld.isZero && isTotal(body, gross)) {
      const to = gross.toText();
      const params = { found, expected: to, withheld: withheld.toText() };
      report('net', { path, params, fix: { op: 'replace', path, from: found, to } });
      return;
    }
    if (isTotalWithUpTo(body, total, foreignTax(body))) return;
    // No fix: whether the total is wrong or the summaries are, only the payments could tell.
    report('total', { path, params: { found, expected: expected.toText() } });
  },
});

/** The most that the total may have of another state's VAT, whose rate the file need not give. */
function foreignTax({ lines }: BodyFacts): Decimal {
  let base = Decimal.zero;
  for (const { line, amount } of lines) {
    if (line !== null && isTaxedAbroad(line)) base = base.plus(amount);
  }
  return HIGHEST_RATE.percentOf(base);
}

function isTaxedAbroad({ natura, altri_dati_gestionali: data }: DettaglioLinee): boolean {
  return natura === PAID_ABROAD || data?.some(({ tipo_dato }) => tipo_dato === ONE_STOP_SHOP) === true;
}
