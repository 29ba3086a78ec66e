/** Recognizes, by content, files that accompany invoices: they are not invoices, and not invalid ones either. */
import { rootOf, textOf } from './invoiceMetadata.ts';

/**
 * - `metadata`: of the Agenzia about an invoice.
 * - `contents`: the number of files in an SDIFTP package.
 * - `result`: what SdI says about an SDIFTP package.
 * - `certificate`: the data of a certified mail.
 */
export type CompanionKind = 'metadata' | 'contents' | 'result' | 'certificate';

export interface Companion {
  readonly kind: CompanionKind;
  /** The package, and what SdI says about it (Esito), as stated; null for other kinds, and if they are not stated. */
  readonly packageName: string | null;
  readonly outcome: string | null;
}

const ROOTS: Readonly<Record<string, CompanionKind>> = {
  metadatiFattura: 'metadata',
  FileQuadraturaFTP: 'contents',
  FileEsitoFTP: 'result',
  postacert: 'certificate',
};

/** Null for any other file. */
export function companionOf(bytes: Uint8Array): Companion | null {
  const root = rootOf(bytes, Object.keys(ROOTS));
  const kind = ROOTS[root?.local ?? ''];
  if (root === null || kind === undefined) return null;
  const stated = (local: string): string | null => textOf(root, local) || null;
  return { kind, packageName: stated('NomeSupporto'), outcome: stated('Esito') };
}
