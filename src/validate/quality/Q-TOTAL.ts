import { Decimal } from '../../model/decimal.ts';
import { isMadeByBuyer } from '../controls/kit/documents.ts';
import { type BodyFacts, decimal } from '../controls/kit/facts.ts';
import { ORDINARY, rule } from '../controls/kit/rule.ts';
import { totalReadings } from '../controls/kit/total.ts';

/** A cent either way: tax by line and tax by rate differ by that much without a mistake. */
const TOLERANCE = Decimal.of(1, 2);

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
    const { expected, withheld } = body.total;
    if (isNear(total, expected) || fits(body, total)) return;
    const path = `${body.documentPath}/importo_totale_documento`;
    const gross = total.plus(withheld);
    if (!withheld.isZero && fits(body, gross)) {
      const to = gross.toText();
      const params = { found, expected: to, withheld: withheld.toText() };
      report('net', { path, params, fix: { op: 'replace', path, from: found, to } });
      return;
    }
    // No fix: whether the total is wrong or the summaries are, only the payments could tell.
    report('total', { path, params: { found, expected: expected.toText() } });
  },
});

function fits(body: BodyFacts, total: Decimal): boolean {
  return totalReadings(body).some((reading) => isNear(total, reading));
}

/** Without their signs: a credit note is written with either. */
function isNear(total: Decimal, reading: Decimal): boolean {
  return !TOLERANCE.isLess(total.abs().minus(reading.abs()).abs());
}
