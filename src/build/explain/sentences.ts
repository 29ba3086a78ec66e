/** The steps in words. */
import { type CompleteLanguage, inLanguage, type Language } from '../../model/language.ts';
import type { TotalStep } from './step.ts';

/** Sentences of the steps in one language. */
interface Words {
  readonly line: string;
  readonly contribution: string;
  readonly taxable: string;
  readonly tax: string;
  readonly withholding: string;
  readonly total: string;
  readonly due: string;
  readonly at: string;
  readonly of: string;
  readonly lines: string;
  readonly cassa: string;
  readonly rounding: string;
  readonly others: string;
  readonly taxAmount: string;
  readonly withheld: string;
  readonly split: string;
  readonly rounded: string;
  readonly written: string;
  readonly cent: string;
  readonly part: string;
}

const WORDS: Readonly<Record<CompleteLanguage, Words>> = {
  it: {
    line: 'Riga',
    contribution: 'Contributo',
    taxable: 'Imponibile',
    tax: 'IVA',
    withholding: 'Ritenuta',
    total: 'Totale del documento',
    due: 'Da pagare',
    at: 'al',
    of: 'di',
    lines: 'righe',
    cassa: 'casse',
    rounding: 'arrotondamento',
    others: 'già in altri riepiloghi',
    taxAmount: 'imposta',
    withheld: 'ritenute',
    split: 'IVA in scissione',
    rounded: 'arrotondato a',
    written: 'scritto',
    cent: 'il resto di un centesimo, entro la tolleranza di SdI',
    part: 'parte di',
  },
  en: {
    line: 'Line',
    contribution: 'Contribution',
    taxable: 'Taxable amount',
    tax: 'VAT',
    withholding: 'Withholding',
    total: 'Total of the document',
    due: 'To be paid',
    at: 'at',
    of: 'of',
    lines: 'lines',
    cassa: 'funds',
    rounding: 'rounding',
    others: 'in other summaries',
    taxAmount: 'tax',
    withheld: 'withheld',
    split: 'split VAT',
    rounded: 'rounded to',
    written: 'written',
    cent: 'the odd cent, within what SdI tolerates',
    part: 'part of',
  },
};

/** A step as a sentence. */
export function sentenceOf(step: TotalStep, language: Language): string {
  const words = inLanguage(WORDS, language);
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
