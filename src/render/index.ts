/** Human-readable invoices: displayed content as data, and its rendering as text, HTML and PDF. */
export type {
  Column,
  Content,
  DocumentContent,
  EntriesSection,
  Entry,
  Notice,
  Party,
  Row,
  Section,
  TableSection,
  TextSection,
} from './content/content.ts';
export { type ContentOptions, contentOf } from './content/contentOf.ts';
export { renderHtml } from './html/renderHtml.ts';
export type { EmbeddedXml, PdfOptions } from './pdf/pdfOptions.ts';
export { PdfSizeError } from './pdf/pdfSize.ts';
export { renderPdf } from './pdf/renderPdf.ts';
export { renderTerminal, type TerminalOptions } from './terminal/renderTerminal.ts';
