/** Hybrid invoices (Factur-X 1.0, ZUGFeRD 2): a PDF/A-3 with the CII in it, from which its pages are made. */
import { contentOfEuropean, readEuropean } from '../../convert/en16931/index.ts';
import { PdfSizeError } from '../../render/index.ts';
import type { Language } from '../../validate/index.ts';
import type { Io } from '../process/io.ts';
import { pdfOf } from '../show/pdf.ts';

/** Prescribed by Factur-X 1.0, 6.2.2. */
const NAME = 'factur-x.xml';

/**
 * @returns the error if the pages have too much text
 * @throws UsageError if pdfkit or the fonts are not installed
 */
export async function hybridInvoice(
  cii: string,
  { language, env }: { readonly language: Language; readonly env: Io['env'] },
): Promise<Uint8Array | PdfSizeError> {
  const { invoice } = readEuropean(cii);
  const bytes = new TextEncoder().encode(cii);
  const content = contentOfEuropean(invoice, { language });
  try {
    return await pdfOf(content, { env, xml: [{ name: NAME, bytes, facturX: 'EN 16931' }] });
  } catch (error) {
    if (error instanceof PdfSizeError) return error;
    throw error;
  }
}
