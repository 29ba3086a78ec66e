import type { RecomputedTotal } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';

export const totalHelpEn: CommandHelp = {
  summary: 'recompute the amounts of invoices and show differences',
  about: [
    'PATH is a file, a folder, a quoted pattern or - for standard input. Each amount is recomputed from the other stated amounts, so that an error is shown where it occurs: line totals, pension fund contributions, taxable amounts and tax of the summaries, withholding taxes, the total, the amount due; for simplified invoices, the tax included in the amounts. Nothing is changed.',
    'The exit code is 0 if all differences are within the tolerance of SdI or, for amounts that SdI does not check, of our advice; 1 if a difference exceeds it, if SdI would reject a file for any reason, or if a file cannot be read.',
  ],
  options: {
    explain: 'explain how each amount is computed',
    format: 'text for people, json for programs',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: ['check the amounts of an invoice', 'with explanations', 'a whole folder, as JSON'],
};

const number = (count: number): string => count.toLocaleString('en');

export const totalEn = {
  heads: {
    figure: 'Amount',
    stated: 'Stated',
    computed: 'Computed',
    difference: 'Difference',
  },
  equal: 'no difference',
  /** @param count `all` differences, of which `beyond` exceed the tolerance. */
  count: ({ all, beyond }: { readonly all: number; readonly beyond: number }) =>
    `${all === 1 ? '1 difference' : `${number(all)} differences`}, ${beyond === 0 ? 'none' : number(beyond)} beyond the tolerance`,
  readings: {
    bollo: 'includes the stamp duty',
    split: 'differs by the VAT under split payment',
    withheld: 'differs by the withholding tax',
    rounding: 'Arrotondamento is counted differently',
    expenses: 'includes SpeseAccessorie',
    discount: 'net of the discounts of the document',
    sign: 'has the opposite sign',
    several: 'differs by a combination of stamp duty, discounts, withholding taxes, expenses or rounding',
    currency: 'the document is in another currency',
    abroad: 'some lines are taxed in another state',
    ownDocument: 'issued by the buyer: the supplier is paid without VAT',
    advance: 'the payments are an advance',
    unpaid: 'the payments are 0.00',
    alternatives: 'several ways to pay the same amount',
    part: 'the rate applies to part of the amounts marked with Ritenuta',
    unmarked: 'the rate applies to lines not marked with Ritenuta',
  } satisfies Readonly<Record<NonNullable<RecomputedTotal['reading']>, string>>,
  /** @param figure `control` is the code that checks the amount; null if none does. */
  verdict: ({ within, control }: { readonly within: boolean; readonly control: string | null }) => {
    const code = control === null ? '' : ` (${control})`;
    return within ? `tolerated${code}` : `beyond the tolerance${code}`;
  },
  /** SdI would reject the file, for these codes. */
  rejected: (file: string, codes: readonly string[]) =>
    `SdI would reject ${file}: ${codes.join(', ')}. fattura validate shows the errors.`,
  /** Explains the tax of an item of a simplified invoice. */
  item: ({
    number: at,
    amount,
    rate,
    computed,
  }: {
    readonly number: number;
    readonly amount: string;
    readonly rate: string;
    readonly computed: string;
  }) => `Item ${at}: ${rate}% included in ${amount}, ${amount} × ${rate} ÷ (100 + ${rate}) = ${computed}.`,
};
