import type { CommandHelp } from '../messages.ts';
import type { TotalWords } from './words.ts';

export const totalHelpEn: CommandHelp = {
  summary: 'compute the figures of invoices again and show what differs',
  about: [
    'PATH is what validate takes: a file, a folder, a pattern in quotes or - for standard input. Each figure is computed from those that the invoice states, so that a wrong one is told where it stands: line totals, contributions, taxable amounts and tax of the summaries, withholdings, the total, what is to be paid; of simplified invoices the tax within the amounts. Nothing is changed.',
    'The exit code is 0 when nothing differs by more than what SdI or, where it does not look, our advice tolerates; 1 when something does, when SdI would reject a file, for whatever reason, or when a file cannot be read.',
  ],
  options: {
    explain: 'say how each figure came about',
    format: 'text for people, json for programs',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: ['whether the figures follow from the lines', 'how they came about', 'a whole folder, as data'],
};

const number = (count: number): string => count.toLocaleString('en');

export const totalEn: TotalWords = {
  heads: { figure: 'Figure', stated: 'Stated', computed: 'Computed', difference: 'Difference' },
  equal: 'no difference',
  count: ({ all, beyond }) =>
    `${all === 1 ? '1 difference' : `${number(all)} differences`}, ${beyond === 0 ? 'none' : number(beyond)} beyond what is tolerated`,
  readings: {
    bollo: 'the stamp duty is counted in',
    split: 'by the tax that the buyer pays to the state',
    withheld: 'by what is withheld',
    rounding: 'Arrotondamento is counted otherwise',
    expenses: 'SpeseAccessorie are added',
    discount: 'discounts of the document are taken off',
    sign: 'it has the other sign',
    several: 'by stamp duty, discounts, withholdings, expenses or roundings together',
    currency: 'the document is in another currency',
    abroad: 'lines are taxed in another state',
    ownDocument: "the buyer's own document: the supplier is paid without the tax",
    advance: 'the payments are an advance',
    unpaid: 'the payments are of 0.00',
    alternatives: 'several ways to pay the same',
    part: 'the rate is taken of a part of what is marked with Ritenuta',
    unmarked: 'the rate is taken of lines that are not marked with Ritenuta',
  },
  verdict: ({ within, control }) => {
    const code = control === null ? '' : ` (${control})`;
    return within ? `tolerated${code}` : `more than is tolerated${code}`;
  },
  rejected: (file, codes) => `SdI would reject ${file}: ${codes.join(', ')}. fattura validate says why.`,
  item: ({ number: at, amount, rate, computed }) =>
    `Item ${at}: ${rate}% within ${amount}, ${amount} × ${rate} ÷ (100 + ${rate}) = ${computed}.`,
};
