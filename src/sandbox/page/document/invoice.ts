/** The rendered invoice: in a frame on the document's page, and as a page of its own. */
import { eq } from 'drizzle-orm';
import type { OrdinaryInvoice } from '../../../model/index.ts';
import { contentOf, renderHtml } from '../../../render/index.ts';
import { documents } from '../../database/tables/index.ts';
import { companyOf } from '../../documents/companyOf.ts';
import { type Html, html } from '../html.ts';
import { idOf, PageNotFound, type PageRequest } from '../pageRequest.ts';
import { transmitted } from './stored.ts';

/**
 * A sandboxed frame: no script, no form, no window. It keeps our origin, so that the page's script can set its
 * height; its content cannot use that, and both policies forbid it to load anything. Without script it scrolls, and a
 * link opens the full page.
 */
export function invoiceFrame(id: string, invoice: OrdinaryInvoice, { words }: PageRequest): Html {
  const text = renderHtml(contentOf(invoice, { language: words.language }));
  return html`<section aria-labelledby="invoice"><h2 id="invoice">${words.document.invoice}</h2>
<p><a id="whole" href="/sandbox/documents/${id}/invoice">${words.document.whole}</a></p>
<iframe class="invoice" title="${words.document.invoice}" sandbox="allow-same-origin" srcdoc="${text}"></iframe></section>`;
}

/**
 * The same as a full page, for printing.
 * @throws PageNotFound
 */
export async function invoicePage(request: PageRequest): Promise<string> {
  const { db } = request.context;
  const [row] = await db
    .select({ companyId: documents.company_id, invoice: documents.invoice })
    .from(documents)
    .where(eq(documents.id, idOf(request)));
  if (row === undefined || row.invoice === null) throw new PageNotFound();
  const { transmitter } = await companyOf(db, row.companyId);
  return renderHtml(contentOf(transmitted(row.invoice, transmitter), { language: request.words.language }));
}
