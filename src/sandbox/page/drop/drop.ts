/** Creates a document from a dropped file, or returns a page with the reasons. */
import { companies } from '../../database/tables/index.ts';
import { createInvoice } from '../../documents/create.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Html, html, withCode } from '../html.ts';
import type { HtmlPage, PageRequest } from '../pageRequest.ts';
import { type DropFault, dropFaults } from './faults.ts';
import type { DroppedFile } from './received.ts';

/** @returns The id of the new document, or the page */
export async function handleDrop(
  request: PageRequest,
  dropped: DroppedFile | null,
): Promise<string | HtmlPage> {
  const { context, words } = request;
  if (dropped === null) return faultPage(request, '', [plain(words.errors.badForm)], 400);
  if (dropped.bytes.length === 0) return faultPage(request, dropped.name, [plain(words.drop.noFile)], 422);
  const { companyId, bytes, contentType, issue } = dropped;
  if (!(await isCompany(request, companyId))) {
    return faultPage(request, dropped.name, [plain(words.drop.noCompany)], 422);
  }
  try {
    const document = await createInvoice(context, {
      companyId,
      body: bytes,
      contentType,
      issue,
      automaticNumber: false,
      sectionalId: null,
      reconciliationIdentifier: null,
    });
    return document.id;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return faultPage(
      request,
      dropped.name,
      dropFaults(error.faults, dropped, { language: words.language, asOf: context.clock.today() }),
      error.status,
    );
  }
}

async function isCompany({ context }: PageRequest, id: string): Promise<boolean> {
  // Compared as text: the value may not be a UUID.
  const rows = await context.db.select({ id: companies.id }).from(companies);
  return rows.some((row) => row.id === id);
}

const plain = (text: string): DropFault => ({
  code: null,
  text,
  help: null,
  path: null,
  line: null,
  column: null,
});

function faultPage(
  { words }: PageRequest,
  file: string,
  faults: readonly DropFault[],
  status: number,
): HtmlPage {
  const title = words.drop.refused(file === '' ? words.drop.choose : file);
  return {
    status,
    title,
    section: 'documents',
    body: () => html`<h1>${title}</h1>
<p>${words.drop.nothingMade}</p>
<ol class="findings">${faults.map((fault) => faultItem(fault, words))}</ol>
<p><a class="button" href="/">← ${words.drop.again}</a></p>`,
  };
}

function faultItem({ code, text, help, path, line, column }: DropFault, words: PageRequest['words']): Html {
  const place = line !== null && column !== null ? words.drop.line(line, column) : null;
  return html`<li class="error">
<p class="what">${code !== null && html`<a class="mono" href="/sandbox/codes/${code}">${code}</a> `}${text}</p>
${help !== null && html`<p class="help">${withCode(help)}</p>`}
${(place !== null || path !== null) && html`<p class="place">${place !== null && html`<b>${place}</b> `}${path !== null && html`<code>${path}</code>`}</p>`}
</li>
`;
}
