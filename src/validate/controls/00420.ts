import { numberOf } from '../../domain/facts/naming.ts';
import { isReverseCharge } from '../../domain/natura.ts';
import { ORDINARY, rule } from '../rule.ts';

/** The VAT that the public administration pays itself, instead of the supplier (art. 17-ter DPR 633/72). */
const SPLIT_PAYMENT = 'S';

export const c00420 = rule({
  code: '00420',
  title: {
    it: 'Scissione dei pagamenti insieme a inversione contabile',
    en: 'Split payment together with reverse charge',
  },
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.2.2.2', '2.2.2.7'], simplified: [] },
  decides: 'file',
  findings: {
    split: {
      severity: 'error',
      message: {
        it: "DatiRiepilogo {number} ha EsigibilitaIVA S e Natura {natura}: con l'inversione contabile la fattura non ha IVA da scindere.",
        en: 'DatiRiepilogo {number} has EsigibilitaIVA S and Natura {natura}: with reverse charge the invoice has no VAT to split.',
      },
      help: {
        it: "Togliere EsigibilitaIVA o scrivere I, se vale l'inversione contabile; se vale la scissione dei pagamenti, togliere Natura e scrivere aliquota e imposta.",
        en: 'Take EsigibilitaIVA away or write I where reverse charge applies; where split payment does, take Natura away and write rate and tax.',
      },
    },
  },
  check(item, report) {
    const { natura, summary } = item;
    if (natura === null || summary?.esigibilita_iva !== SPLIT_PAYMENT) return;
    if (!isReverseCharge(natura)) return;
    report('split', { path: `${item.path}/esigibilita_iva`, params: { number: numberOf(item), natura } });
  },
});
