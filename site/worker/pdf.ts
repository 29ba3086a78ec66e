/** pdfkit and the two fonts, two megabytes: loaded with the first PDF. */

import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import PDFDocument from 'pdfkit';
import { type Content, type EmbeddedXml, renderPdf } from '../../src/render/index.ts';

async function font(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function pdfOf(content: Content, xml: EmbeddedXml | null): Promise<Uint8Array> {
  const fonts = { regular: await font(regular), bold: await font(bold) };
  const options = { PDFDocument, fonts, createdAt: new Date() };
  return await renderPdf(content, xml === null ? options : { ...options, xml });
}
