/** Renders the steps of a computation as sentences. */
import type { Language } from '../../model/language.ts';
import { build } from '../../text/build.ts';
import type { explain as english } from '../../text/en/build/explain.ts';
import type { Translated } from '../../text/sentence.ts';
import type { TotalStep } from './step.ts';

/** Words of the steps in one language. */
type Words = Translated<typeof english>;

/** A step as a sentence. */
export function sentenceOf(step: TotalStep, language: Language): string {
  const words = build.in(language).explain;
  return `${computation(step, words)}${outcome(step, words)}.`;
}

function computation({ formula, params, exact }: TotalStep, words: Words): string {
  const { rate, price, quantity, discounts, natura } = params;
  switch (formula) {
    case 'line.total': {
      if (!discounts && !quantity) return `${words.line} ${params['line']}: ${exact}`;
      const unit = discounts ? `(${price} ${discounts})` : price;
      return `${words.line} ${params['line']}: ${unit}${quantity ? ` × ${quantity}` : ''} = ${exact}`;
    }
    case 'cassa.contribution':
      return `${words.contribution} ${params['fund']}: ${rate}% ${words.of} ${params['base']} = ${exact}`;
    case 'summary.taxable': {
      const parts = [
        `${words.lines} ${params['lines']}`,
        added(words.cassa, params['cassa']),
        added(words.rounding, params['rounding']),
        params['others'] ? ` - ${words.others} ${params['others']}` : '',
      ];
      return `${words.taxable} ${words.at} ${natura || `${rate}%`}: ${parts.join('')} = ${exact}`;
    }
    case 'summary.tax':
      return `${words.tax} ${words.at} ${rate}%: ${rate}% ${words.of} ${params['taxable']} = ${exact}`;
    case 'withholding.amount': {
      const { base, whole } = params;
      const part = base === whole ? '' : ` (${words.part} ${whole})`;
      return `${words.withholding} ${params['kind']}: ${rate}% ${words.of} ${base}${part} = ${exact}`;
    }
    case 'document.total':
      return `${words.total}: ${params['taxable']}${added(words.taxAmount, params['tax'])}${added(words.rounding, params['rounding'])} = ${exact}`;
    case 'document.due': {
      const { withheld, split } = params;
      const less = `${withheld ? ` - ${words.withheld} ${withheld}` : ''}${split ? ` - ${words.split} ${split}` : ''}`;
      return `${words.due}: ${params['total']}${less} = ${exact}`;
    }
  }
}

function added(word: string, amount: string | number | undefined): string {
  return amount ? ` + ${word} ${amount}` : '';
}

/** Effect of rounding, and any difference from the written amount. */
function outcome({ exact, expected, amount, difference }: TotalStep, words: Words): string {
  const rounding = exact === expected ? '' : `, ${words.rounded} ${expected}`;
  if (amount === null || difference === '0.00') return rounding;
  const isCent = difference === '0.01' || difference === '-0.01';
  return `${rounding}; ${words.written} ${amount} (${isCent && exact !== expected ? words.cent : difference})`;
}
