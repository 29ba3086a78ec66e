import { numberOf } from '../../domain/facts/naming.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00429 = rule({
  code: '00429',
  title: {
    it: 'Natura assente su un riepilogo con aliquota zero',
    en: 'Natura missing on a summary with rate zero',
  },
  formats: ORDINARY,
  scope: 'summary',
  fields: { ordinary: ['2.2.2.1', '2.2.2.2'], simplified: [] },
  decides: 'file',
  findings: {
    natura: {
      severity: 'error',
      message: {
        it: 'DatiRiepilogo {number} ha aliquota {rate} e nessuna Natura.',
        en: 'DatiRiepilogo {number} has the rate {rate} and no Natura.',
      },
      help: {
        it: 'Scrivere la Natura delle righe che il blocco riassume; se hanno Natura diverse, un blocco per ciascuna.',
        en: 'Write the Natura of the lines that the block sums up; where they have different ones, a block for each.',
      },
    },
  },
  check(item, report) {
    if (item.rate !== 0 || item.natura !== null) return;
    report('natura', { path: item.path, params: { number: numberOf(item), rate: item.rateText ?? '' } });
  },
});
