/** An invoice from the brief of the form. */
import {
  type BuildResult,
  safeBuildInvoice,
  safeBuildSimplified,
  safeCreditNote,
  safeIntegration,
  safeSelfInvoice,
} from '../../src/build/index.ts';
import { invoiceFileName, nameOwner, type ReadonlyInvoice, writeInvoice } from '../../src/index.ts';
import { contentOf } from '../../src/render/index.ts';
import type { Made, MakeKind } from './protocol.ts';

export interface MakeSettings {
  readonly language: 'it' | 'en';
  /** The invoice that a note or an integration starts from. */
  readonly original: ReadonlyInvoice | null;
  /** The last part of the file's name. */
  readonly progressive: string;
}

/** The builders check everything in a brief, so its type is not known here. */
export function make(
  kind: MakeKind,
  brief: unknown,
  { language, original, progressive }: MakeSettings,
): Made {
  const result = build(kind, brief as never, original as never);
  if (!result.ok) {
    const problems = result.problems.map(({ path, message }) => ({ path, message: message[language] }));
    return { problems, content: null, file: null };
  }
  const { invoice } = result;
  const owner = nameOwner(invoice);
  const text = writeInvoice(invoice);
  let name = 'fattura.xml';
  try {
    if (owner !== null) name = invoiceFileName(owner, progressive);
  } catch {
    return { problems: [{ path: PROGRESSIVE, message: null }], content: null, file: null };
  }
  return {
    problems: [],
    content: contentOf(invoice, { language }),
    file: { name, type: 'application/xml', bytes: new TextEncoder().encode(text) },
  };
}

/** The path of the field that is not part of the brief. */
const PROGRESSIVE = '/progressive';

function build(kind: MakeKind, brief: never, original: never): BuildResult<ReadonlyInvoice> {
  switch (kind) {
    case 'invoice':
      return safeBuildInvoice(brief);
    case 'parcella':
      return safeBuildInvoice({ tipo_documento: 'TD06', ...(brief as object) } as never);
    case 'simplified':
      return safeBuildSimplified(brief);
    case 'self-invoice':
      return safeSelfInvoice(brief);
    case 'credit-note':
      return safeCreditNote(original, brief);
    case 'integration':
      return safeIntegration(original, brief);
  }
}
