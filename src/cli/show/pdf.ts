/** `--pdf`: the content as a PDF, with the XML that it came from. */
import { type Content, type EmbeddedXml, renderPdf } from '../../render/index.ts';
import type { Language } from '../../validate/index.ts';
import type { Io } from '../process/io.ts';
import { loadPdfPeers, type PdfPeers } from './pdfPeers.ts';

/**
 * The bytes of the PDF.
 * @throws UsageError where pdfkit or the fonts are not installed.
 */
export async function pdfOf(
  content: Content,
  { env, xml }: { readonly env: Io['env']; readonly xml: readonly EmbeddedXml[] },
): Promise<Uint8Array> {
  return renderPdf(content, { ...(await pdfPeers(content.language)), createdAt: moment(env), xml });
}

let loaded: Promise<PdfPeers> | undefined;

/** The packages, loaded once for all files. @throws UsageError */
export function pdfPeers(language: Language): Promise<PdfPeers> {
  loaded ??= loadPdfPeers(language);
  return loaded;
}

/** Now; or what SOURCE_DATE_EPOCH says, for whoever wants the same bytes again (reproducible-builds.org). */
export function moment(env: Io['env'], now: Date = new Date()): Date {
  const { SOURCE_DATE_EPOCH: seconds } = env;
  // To the year 9999, the last that a PDF can write.
  return seconds !== undefined && /^\d{1,12}$/.test(seconds) && Number(seconds) <= 253_402_300_799
    ? new Date(Number(seconds) * 1_000)
    : now;
}
