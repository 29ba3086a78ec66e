import type { RateSums } from '../../domain/facts/body.ts';
import { fitsTaxable } from '../../domain/facts/sums.ts';
import { Decimal } from '../../model/decimal.ts';
import { ORDINARY, type RuleFix, rule } from '../rule.ts';

/** Elenco dei controlli, 00422: the difference must be less than a euro; a euro is too much. */
const TOLERANCE = Decimal.of(1);

export const c00422 = rule({
  code: '00422',
  title: { it: 'ImponibileImporto non calcolato secondo le regole', en: 'Taxable amount not as computed' },
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['2.1.1.7.3', '2.1.1.7.5', '2.2.1.11', '2.2.1.12', '2.2.2.1', '2.2.2.4', '2.2.2.5'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    taxable: {
      severity: 'error',
      fix: 'amount',
      message: {
        it: "All'aliquota {rate} ImponibileImporto è in tutto {found}: righe e casse ({charged}) con gli arrotondamenti ({rounding}) danno {expected}.",
        en: 'At the rate {rate} ImponibileImporto is {found} in all: lines and pension funds ({charged}) with the roundings ({rounding}) give {expected}.',
      },
      help: {
        it: 'Portare ImponibileImporto a {expected} e ricalcolare Imposta, oppure correggere le righe o la loro aliquota.',
        en: 'Bring ImponibileImporto to {expected} and compute Imposta again, or correct the lines or their rate.',
      },
    },
    missing: {
      severity: 'error',
      message: {
        it: "All'aliquota {rate} righe e casse danno {charged}, ma nessun DatiRiepilogo ha questa aliquota.",
        en: 'At the rate {rate} lines and pension funds give {charged}, but no DatiRiepilogo has this rate.',
      },
      help: {
        it: "È lo stesso errore di 00443: basta aggiungere il DatiRiepilogo dell'aliquota, oppure correggere l'aliquota.",
        en: 'It is the same mistake as 00443: adding the DatiRiepilogo of the rate is enough, or correcting the rate.',
      },
    },
    unused: {
      severity: 'error',
      message: {
        it: "All'aliquota {rate} ImponibileImporto è in tutto {found}, ma nessuna riga e nessuna cassa ha questa aliquota.",
        en: 'At the rate {rate} ImponibileImporto is {found} in all, but no line and no pension fund has this rate.',
      },
      help: {
        it: "Correggere l'aliquota del DatiRiepilogo o delle righe, oppure togliere il blocco.",
        en: 'Correct the rate of the DatiRiepilogo or of the lines, or take the block away.',
      },
    },
  },
  check(body, report) {
    for (const sums of body.sums.values()) {
      const { source, summary, charged, rounding, taxable } = sums;
      const exact = charged.plus(rounding);
      if (taxable.minus(exact).abs().isLess(TOLERANCE)) continue;
      // A rate without a summary has no ImponibileImporto to point at: its first line stands for it.
      const place = summary === null ? source?.ratePath : `${summary.path}/imponibile_importo`;
      if (place === undefined) continue;
      const expected = exact.rounded(2);
      const fix = taxableFix(sums, expected);
      report(summary === null ? 'missing' : source === null ? 'unused' : 'taxable', {
        path: place,
        params: {
          rate: Decimal.of(sums.rate, 2).toText(),
          found: taxable.toText(),
          expected: expected.toText(),
          exact: exact.toText(),
          charged: charged.toText(),
          rounding: rounding.toText(),
        },
        ...(fix === undefined ? {} : { fix }),
      });
    }
  },
});

/** Only where one block of the rate can be wrong, and lines say what it should have. */
function taxableFix({ source, summary, summaries }: RateSums, to: Decimal): RuleFix | undefined {
  if (source === null || summary === null || summaries !== 1) return undefined;
  if (!fitsTaxable(to)) return undefined;
  return {
    op: 'replace',
    path: `${summary.path}/imponibile_importo`,
    from: summary.amountText,
    to: to.toText(),
  };
}
