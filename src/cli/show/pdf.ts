/** `--pdf`: renders the content as a PDF with embedded XML. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CompleteLanguage, inLanguage, type Language } from '../../model/index.ts';
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
  return renderPdf(content, { ...(await pdfPeers(content.language)), createdAt: creationTime(env), xml });
}

let loaded: Promise<PdfPeers> | undefined;

/** Loads the packages once for all files. @throws UsageError */
export function pdfPeers(language: Language): Promise<PdfPeers> {
  loaded ??= loadPdfPeers(language);
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

const installed: PeerSource = {
  pdfkit: () => import('pdfkit'),
  // `async`, because `resolve` throws synchronously.
  font: async (file) => readFile(createRequire(import.meta.url).resolve(`${FONTS}/ttf/${file}.ttf`)),
  unsuitable: () => unsuitablePackages([PDFKIT, FONTS]),
};

/** @throws UsageError if a package is missing or unsupported, with the command that installs it. */
export async function loadPdfPeers(language: Language, source: PeerSource = installed): Promise<PdfPeers> {
  const unsuitable = source.unsuitable();
  if (unsuitable.length > 0) throw new UsageError(() => inLanguage(UNSUITABLE, language)(unsuitable));
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
  throw new UsageError(() => inLanguage(SENTENCES, language)(missing.join(' '), missing.length));
}

/** Names all packages, because `npx` installs only those given. */
const AT_ONCE = `npx -p fattura -p ${PDFKIT} -p ${FONTS} fattura show FILE --pdf FILE.pdf`;

const SENTENCES: Readonly<Record<CompleteLanguage, (packages: string, count: number) => string>> = {
  it: (packages, count) =>
    `per il PDF ${count === 1 ? 'serve il pacchetto' : 'servono i pacchetti'} ${packages.replace(' ', ' e ')}: ${count === 1 ? 'installalo' : 'installali'} con npm i ${packages}, oppure usa ${AT_ONCE}`,
  en: (packages, count) =>
    `a PDF requires the ${count === 1 ? 'package' : 'packages'} ${packages.replace(' ', ' and ')}: install ${count === 1 ? 'it' : 'them'} with npm i ${packages}, or run ${AT_ONCE}`,
};

const UNSUITABLE: Readonly<Record<CompleteLanguage, (packages: readonly UnsuitablePackage[]) => string>> = {
  it: (packages) => `il PDF non si può creare con ${versions(packages)}: npm i ${wanted(packages)}`,
  en: (packages) => `no PDF can be created with ${versions(packages)}: npm i ${wanted(packages)}`,
};

const versions = (packages: readonly UnsuitablePackage[]): string =>
  packages.map(({ name, found }) => `${name} ${found}`).join(', ');

const wanted = (packages: readonly UnsuitablePackage[]): string =>
  packages.map((one) => one.wanted).join(' ');

const NOT_FOUND: readonly unknown[] = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', 'ENOENT'];

async function orMissing<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND.includes(error.code)) return null;
    throw error;
  }
}
