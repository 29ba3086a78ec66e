/** The contents that an SDIFTP package states (FileQuadraturaFTP of the SdI channel specification). */
import { rootOf, textOf } from './invoiceMetadata.ts';

export interface Quadratura {
  /** The name of the package. */
  readonly packageName: string;
  /** Number of files by type, such as FA for invoices. */
  readonly counts: readonly { readonly type: string; readonly number: number }[];
  /** The sum of the numbers. */
  readonly total: number;
}

const ROOT = 'FileQuadraturaFTP';

/** Reads the contents of a package; null for any other file. */
export function readQuadratura(bytes: Uint8Array): Quadratura | null {
  const root = rootOf(bytes, [ROOT]);
  if (root === null) return null;
  const counts = root.children
    .filter(({ local }) => local === 'NumeroFile')
    .flatMap(({ children }) => children)
    .filter(({ local }) => local === 'File')
    .map((file) => ({ type: textOf(file, 'Tipo'), number: Number(textOf(file, 'Numero')) }));
  const total = counts.reduce((sum, { number }) => sum + (Number.isSafeInteger(number) ? number : 0), 0);
  return { packageName: textOf(root, 'NomeSupporto'), counts, total };
}
