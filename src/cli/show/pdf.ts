/** `--pdf`: renders the content as a PDF with embedded XML. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type UnsuitablePackage, unsuitablePackages } from '../../packages/index.ts';
import { type Content, type EmbeddedXml, type PdfOptions, renderPdf } from '../../render/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Io } from '../process/io.ts';

/**
 * Returns the bytes of the PDF.
 * @throws UsageError if pdfkit or the fonts are not installed.
 */
export async function pdfOf(
  content: Content,
  { env, xml }: { readonly env: Io['env']; readonly xml: readonly EmbeddedXml[] },
): Promise<Uint8Array> {
  return renderPdf(content, { ...(await pdfPeers()), createdAt: creationTime(env), xml });
}

let loaded: Promise<PdfPeers> | undefined;

/** Loads the packages once for all files. @throws UsageError */
export function pdfPeers(): Promise<PdfPeers> {
  loaded ??= loadPdfPeers();
  return loaded;
}

/** The current time, or SOURCE_DATE_EPOCH for reproducible output (reproducible-builds.org). */
export function creationTime(env: Io['env'], now: Date = new Date()): Date {
  const { SOURCE_DATE_EPOCH: seconds } = env;
  // Up to the year 9999, the last one that PDF dates can express.
  return seconds !== undefined && /^\d{1,12}$/.test(seconds) && Number(seconds) <= 253_402_300_799
    ? new Date(Number(seconds) * 1_000)
    : now;
}

export type PdfPeers = Pick<PdfOptions, 'PDFDocument' | 'fonts'>;

/** Loads the packages; replaced in tests. */
export interface PeerSource {
  pdfkit(): Promise<{ readonly default: PdfOptions['PDFDocument'] }>;
  font(file: string): Promise<Uint8Array>;
  /** Packages installed in an unsupported version. */
  unsuitable(): readonly UnsuitablePackage[];
}

const PDFKIT = 'pdfkit';

const FONTS = 'dejavu-fonts-ttf';

const fromHere = createRequire(import.meta.url);

// `async`, because `require` throws synchronously. `import` takes half as long again for pdfkit's many modules.
const installed: PeerSource = {
  pdfkit: async () => ({ default: fromHere(PDFKIT) as PdfOptions['PDFDocument'] }),
  font: async (file) => readFile(fromHere.resolve(`${FONTS}/ttf/${file}.ttf`)),
  unsuitable: () => unsuitablePackages([PDFKIT, FONTS]),
};

/** @throws UsageError if a package is missing or unsupported, with the command that installs it. */
export async function loadPdfPeers(source: PeerSource = installed): Promise<PdfPeers> {
  const unsuitable = source.unsuitable();
  if (unsuitable.length > 0) throw new UsageError(({ show }) => show.unsuitablePackages(unsuitable));
  const pdfkit = await orMissing(source.pdfkit());
  const regular = await orMissing(source.font('DejaVuSansCondensed'));
  const bold = await orMissing(source.font('DejaVuSansCondensed-Bold'));
  if (pdfkit !== null && regular !== null && bold !== null) {
    return { PDFDocument: pdfkit.default, fonts: { regular, bold } };
  }
  const missing = [
    ...(pdfkit === null ? [PDFKIT] : []),
    ...(regular === null || bold === null ? [FONTS] : []),
  ];
  throw new UsageError(({ show }) => show.missingPackages(missing));
}

const NOT_FOUND: readonly unknown[] = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', 'ENOENT'];

async function orMissing<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND.includes(error.code)) return null;
    throw error;
  }
}
