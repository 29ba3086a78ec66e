/** The formats in which a file can be saved: loaded when the first file is opened. */
import { attachmentBytes, attachmentFileName, listAttachments, writeInvoice } from '../../src/index.ts';
import { contentOf, renderHtml } from '../../src/render/index.ts';
import type { KeptFile } from './protocol.ts';
import type { Readable } from './readable.ts';

export { listAttachments } from '../../src/index.ts';
export { contentOf } from '../../src/render/index.ts';

/** The formats that are created from the invoice alone. */
export type Form =
  | { readonly as: 'xml' | 'json' | 'html' | 'pdf' }
  | { readonly as: 'attachment'; readonly number: number };

interface Origin extends Readable {
  readonly path: string;
  readonly language: 'it' | 'en';
}

export async function keep(what: Form, origin: Origin): Promise<KeptFile> {
  const { invoice, form, document, language } = origin;
  if (invoice === null || document === null) throw new Error(origin.path);
  const file = (extension: string, type: string, bytes: Uint8Array): KeptFile => ({
    name: `${stemOf(origin.path)}.${extension}`,
    type,
    bytes: new Uint8Array(bytes),
  });
  const text = (value: string): Uint8Array => new TextEncoder().encode(value);
  switch (what.as) {
    case 'xml':
      // The document itself if it is XML, byte for byte as it was checked.
      return file('xml', 'application/xml', form === 'xml' ? document : text(writeInvoice(invoice)));
    case 'json':
      return file('json', 'application/json', text(`${JSON.stringify(invoice, null, 2)}\n`));
    case 'html':
      return file('html', 'text/html', text(renderHtml(contentOf(invoice, { language }))));
    case 'pdf': {
      const { pdfOf } = await import('./pdf.ts');
      const xml = form === 'xml' ? { name: `${stemOf(origin.path)}.xml`, bytes: document } : null;
      return file('pdf', 'application/pdf', await pdfOf(contentOf(invoice, { language }), xml));
    }
    case 'attachment': {
      const found = listAttachments(invoice).find(({ number }) => number === what.number);
      if (found === undefined) throw new RangeError(`attachment ${what.number}`);
      const bytes = attachmentBytes(found);
      return {
        name: attachmentFileName(found, bytes),
        type: 'application/octet-stream',
        bytes: new Uint8Array(bytes),
      };
    }
  }
}

/** `IT01234567890_00001` for `folder/a.zip!IT01234567890_00001.xml.p7m`. */
function stemOf(path: string): string {
  const name = path.split(/[/\\!]/).at(-1) ?? '';
  return name.replace(/(?:\.(?:xml|json|p7m))+$/i, '') || 'fattura';
}
