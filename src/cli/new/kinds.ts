/** Maps each kind of document to its builder. */

import {
  buildInvoice,
  buildLotto,
  buildSimplified,
  creditNote,
  debitNote,
  integration,
  selfInvoice,
} from '../../build/index.ts';
import { FEE_NOTE } from '../../domain/index.ts';
import type { ReadonlyInvoice } from '../../model/index.ts';
import type { Kind } from './definition.ts';

export interface Circumstances {
  /** The original invoice; null if the document needs only the brief. */
  readonly original: ReadonlyInvoice | null;
  readonly asOf: string;
}

/** The original invoice is missing, or has a format that the kind does not support. */
export class WrongOriginalError extends Error {
  override readonly name = 'WrongOriginalError';
}

/**
 * Builds the document. The brief may have any content: the builders check all of it.
 * @throws BuildError with all problems of the brief.
 * @throws WrongOriginalError
 */
export function build(kind: Kind, brief: unknown, { original, asOf }: Circumstances): ReadonlyInvoice {
  const given = brief as never;
  switch (kind) {
    case 'invoice':
      return buildInvoice(given, { asOf });
    case 'parcella':
      return buildInvoice({ tipo_documento: FEE_NOTE, ...(brief as object) } as never, { asOf });
    case 'lotto':
      return buildLotto(given, { asOf });
    case 'simplified':
      return buildSimplified(given, { asOf });
    case 'self-invoice':
      return selfInvoice(given, { asOf });
    case 'integration':
      return integration(ordinary(original), given);
    case 'credit-note':
      return creditNote(present(original), given);
    case 'debit-note':
      return debitNote(present(original), given);
  }
}

function present(original: ReadonlyInvoice | null): ReadonlyInvoice {
  if (original === null) throw new WrongOriginalError();
  return original;
}

function ordinary(original: ReadonlyInvoice | null): Parameters<typeof integration>[0] {
  const found = present(original);
  if (found.versione === 'FSM10') throw new WrongOriginalError();
  return found;
}
