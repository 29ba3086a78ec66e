/** The pages as routes of the server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { registerActions } from './actions.ts';
import { assets } from './assets/assets.ts';
import { codePage } from './code.ts';
import { invoicePage } from './document/invoice.ts';
import { messageFile } from './document/messages.ts';
import { documentPage } from './document/page.ts';
import { xmlFile } from './document/xml.ts';
import { documentsPage } from './documents/page.ts';
import { eventsPage } from './events/page.ts';
import { FindingCounts } from './findings.ts';
import { refusalReason } from './guard.ts';
import { INVOICE_POLICY, PAGE_HEADERS } from './headers.ts';
import { listPages } from './lists/index.ts';
import { pathOf } from './lists/list.ts';
import { type Download, mailFile, mailsPage } from './mails.ts';
import type { HtmlPage, PageRequest } from './pageRequest.ts';
import { paymentPage } from './payment.ts';
import { referencePage } from './reference/page.ts';
import { fail, failurePage, readPageRequest, sendDownload, sendPage } from './respond.ts';
import { specification } from './spec.ts';
import { LIST_NAMES } from './words/lists.ts';

/** The names of assets depend on their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `/`, everything under `/sandbox/`, `/api/spec` and `/api/reference`. */
export function registerPage(app: FastifyInstance, context: Context): void {
  const counts = new FindingCounts(context);
  app.register(async (pages) => {
    guard(pages, context);
    for (const { path, type, text } of Object.values(assets)) {
      pages.get(path, async (_request, reply) =>
        reply.header('cache-control', FOREVER).type(type).send(text),
      );
    }
    const page = (path: string, make: (pageRequest: PageRequest) => HtmlPage | Promise<HtmlPage>) =>
      pages.get(path, async (request, reply) => {
        const pageRequest = readPageRequest(context, request);
        return sendPage(reply, pageRequest, await make(pageRequest));
      });
    const file = (path: string, make: (pageRequest: PageRequest) => Promise<Download>) =>
      pages.get(path, async (request, reply) =>
        sendDownload(reply, await make(readPageRequest(context, request))),
      );
    page('/', (pageRequest) => documentsPage(pageRequest, counts));
    page('/sandbox/documents/:id', documentPage);
    page('/sandbox/events', eventsPage);
    page('/sandbox/mails', mailsPage);
    for (const name of LIST_NAMES) page(pathOf(name), listPages[name]);
    page('/sandbox/payments/:id', paymentPage);
    page('/sandbox/codes/:code', codePage);
    page('/api/reference', referencePage);
    file('/sandbox/documents/:id/xml', xmlFile);
    file('/sandbox/documents/:id/messages/:type', messageFile);
    file('/sandbox/mails/:id/mail', mailFile);
    pages.get('/sandbox/documents/:id/invoice', async (request, reply) =>
      reply
        .header('content-security-policy', INVOICE_POLICY)
        .type('text/html; charset=utf-8')
        .send(await invoicePage(readPageRequest(context, request))),
    );
    pages.get('/api/spec', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await specification(context.url)),
    );
    // The address of a refused form leads to an empty form.
    pages.get('/sandbox/drop', async (_request, reply) => reply.redirect('/', 303));
    page('/sandbox/*', (pageRequest) =>
      failurePage(pageRequest.words, 404, pageRequest.words.errors.notFound),
    );
    registerActions(pages, context);
  });
}

/** Runs first: checks the origin of the request, and sets the security headers. */
function guard(pages: FastifyInstance, context: Context): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  pages.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(PAGE_HEADERS);
    const { host, origin, 'sec-fetch-site': site } = request.headers;
    const reason = refusalReason(
      { method: request.method, host, origin, site: textOf(site) },
      context.url,
      context.settings,
    );
    if (reason === null) return;
    const pageRequest = readPageRequest(context, request);
    return sendPage(
      reply,
      pageRequest,
      failurePage(pageRequest.words, 403, pageRequest.words.errors[reason]),
    );
  });
  pages.setErrorHandler((error, request, reply) => fail(context, { error, request, reply }));
}

const textOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.join();
