/** Renders invoices as PDF with the library, from its start to the last file written. Arguments: a folder, then the invoices. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentOf, type PdfOptions, renderPdf } from 'fattura/render';
import { readInvoice } from 'fattura/xml';

const require = createRequire(import.meta.url);
const PDFDocument = require('pdfkit') as PdfOptions['PDFDocument'];
const font = (name: string): Uint8Array => readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const fonts = { regular: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') };

const [, , folder = '', ...files] = process.argv;
for (const [index, file] of files.entries()) {
  const bytes = readFileSync(file);
  const read = readInvoice(bytes);
  if (!read.ok) throw new Error(`${file} is not valid`);
  const xml = { name: `${index}.xml`, bytes };
  const pdf = await renderPdf(contentOf(read.invoice), { PDFDocument, fonts, createdAt: new Date(), xml });
  writeFileSync(join(folder, `${index}.pdf`), pdf);
}
