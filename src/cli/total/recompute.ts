/** Recomputes the amounts of one file: differences, totals and explanations. */
import { explainTotals } from '../../build/index.ts';
import type { Invoice, OrdinaryInvoice, SimplifiedInvoice } from '../../model/index.ts';
import { type RecomputedTotal, recomputeTotals } from '../../operations/index.ts';
import type { Language } from '../../validate/index.ts';
import type { Loaded } from '../input/loadInvoice.ts';
import type { Messages } from '../messages/messages.ts';

export interface Recomputed {
  readonly loaded: Loaded;
  /** The codes for which SdI would reject the file; empty if it would accept it. */
  readonly rejected: readonly string[];
  readonly differences: readonly RecomputedTotal[];
  /** The number of differences beyond the tolerance. */
  readonly beyond: number;
  /** The total and the amount due of each document, even without differences. */
  readonly totals: readonly RecomputedTotal[];
  /** The explanation of each amount; null unless requested. */
  readonly explanation: readonly Explained[] | null;
}

export interface Explained {
  readonly path: string;
  readonly text: string;
}

export function recompute(
  loaded: Loaded,
  asked: {
    readonly rejected: readonly string[];
    readonly explain: boolean;
    readonly language: Language;
    readonly messages: Messages;
  },
): Recomputed {
  // Safe cast: `loadInvoice` returns only invoices with a valid structure.
  const invoice = loaded.invoice as Invoice;
  const figures = recomputeTotals(invoice, { all: true });
  const differences = figures.filter(({ difference }) => difference !== '0.00');
  return {
    loaded,
    rejected: asked.rejected,
    differences,
    beyond: differences.filter(({ within }) => !within).length,
    totals: figures.filter(({ formula }) => formula === 'document.total' || formula === 'document.due'),
    explanation: asked.explain ? explained(invoice, figures, asked) : null,
  };
}

function explained(
  invoice: Invoice,
  figures: readonly RecomputedTotal[],
  { language, messages }: { readonly language: Language; readonly messages: Messages },
): readonly Explained[] {
  if (!isSimplified(invoice)) {
    return explainTotals(invoice, { language }).map(({ path, text }) => ({ path, text }));
  }
  return figures.map(({ path, computed }) => {
    const [, body = '0', item = '0'] = /\/([0-9]+)\/dati_beni_servizi\/([0-9]+)\//.exec(path) ?? [];
    const { importo = '', dati_iva } =
      invoice.fattura_elettronica_body[Number(body)]?.dati_beni_servizi[Number(item)] ?? {};
    const rate = dati_iva?.aliquota ?? '';
    return {
      path,
      text: messages.total.item({ number: Number(item) + 1, amount: importo, rate, computed }),
    };
  });
}

function isSimplified(invoice: OrdinaryInvoice | SimplifiedInvoice): invoice is SimplifiedInvoice {
  return invoice.versione === 'FSM10';
}
