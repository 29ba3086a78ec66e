/** pdfkit as the command loads it does the same as pdfkit, also with what is loaded late. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { loadPdfkit } from '../../src/cli/show/loadPdfkit.ts';
import { OPTIONS } from '../render/pdfContent.ts';

type Document = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);

// Modules that the import of pdfkit above has loaded would not be loaded again.
for (const path of Object.keys(require.cache)) delete require.cache[path];
const Loaded = loadPdfkit().default as unknown as typeof PDFDocument;
const loadedAtFirst = Object.keys(require.cache);

/** One grey pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

function drawn(Constructor: typeof PDFDocument, draw: (document: Document) => unknown): Promise<Buffer> {
  const document = new Constructor({ info: { CreationDate: new Date(0) } });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  draw(document);
  return new Promise((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

it.each<[what: string, draw: (document: Document) => unknown]>([
  ['line breaks', (document) => document.text('parola '.repeat(60))],
  ['images', (document) => document.image(PNG, 10, 10)],
  [
    'scripts by the tables of Unicode',
    (document) => {
      document.registerFont('regular', Buffer.from(OPTIONS.fonts.regular));
      document.font('regular').text('ufficio Ελλάδα Привет a\u0301 שלום مرحبا', 10, 10, { lineBreak: false });
    },
  ],
])('%s', async (_, draw) => {
  expect(Loaded).not.toBe(PDFDocument);
  expect((await drawn(Loaded, draw)).equals(await drawn(PDFDocument, draw))).toBe(true);
});

it('encryption', async () => {
  const document = new Loaded({ userPassword: 'segreto', pdfVersion: '1.7' });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('testo').end();
  await ended;
  expect(Buffer.concat(chunks).toString('latin1')).toContain('/Encrypt');
});

it('code that the pages do not use is loaded late', () => {
  const fontkit = createRequire(createRequire(require.resolve('pdfkit')).resolve('fontkit'));
  const brotli = createRequire(fontkit.resolve('brotli/decompress.js'));
  expect(loadedAtFirst).toContain(fontkit.resolve('restructure'));
  expect(loadedAtFirst).not.toContain(brotli.resolve('./dec/decode'));
});
