/** The readable ordinary invoices with one body of the corpus, with the verdict of our own controls. */
import type { OrdinaryInvoice } from '../../src/model/index.ts';
import { validateAndRead } from '../../src/validate/index.ts';
import { corpusBytes, corpusFiles } from './corpus.ts';

export interface SingleBody {
  readonly file: string;
  readonly invoice: OrdinaryInvoice;
  /** True if no control of SdI that we know rejects it. */
  readonly accepted: boolean;
}

const KINDS: ReadonlySet<string> = new Set(['FPR12', 'FPA12', 'p7m']);

let known: readonly SingleBody[] | undefined;

export function singleBodies(): readonly SingleBody[] {
  known ??= corpusFiles().flatMap(({ file, kind }) => {
    if (!KINDS.has(kind)) return [];
    const { report, invoice } = validateAndRead(corpusBytes(file), { file, only: 'controls' });
    if (invoice === null || invoice.versione === 'FSM10' || invoice.fattura_elettronica_body.length !== 1)
      return [];
    return [{ file, invoice: invoice as OrdinaryInvoice, accepted: report.verdict === 'valid' }];
  });
  return known;
}
