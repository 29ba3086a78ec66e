/** Each kind of document with the builder that makes it. */
import {
  buildInvoice,
  buildLotto,
  buildSimplified,
  creditNote,
  debitNote,
  integration,
  selfInvoice,
} from '../../build/index.ts';
import type { ReadonlyInvoice } from '../../model/index.ts';
import type { Kind } from './definition.ts';

export interface Circumstances {
  /** The invoice that it is made of; null where it is made of the brief alone. */
  readonly original: ReadonlyInvoice | null;
  readonly asOf: string;
}

/** The invoice that a note or an integration is of has another format than the kind asks. */
export class WrongOriginalError extends Error {
  override readonly name = 'WrongOriginalError';
}

/** A parcella. */
const PARCELLA = 'TD06';

/**
 * Makes the document. The brief is whatever was read: the builders check all of it themselves.
 * @throws BuildError with everything that is missing or wrong.
 * @throws WrongOriginalError
 */
export function build(kind: Kind, brief: unknown, { original, asOf }: Circumstances): ReadonlyInvoice {
  const given = brief as never;
  switch (kind) {
    case 'invoice':
      return buildInvoice(given, { asOf });
    case 'parcella':
      return buildInvoice({ tipo_documento: PARCELLA, ...(brief as object) } as never, { asOf });
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
