/** Converts a request into a page request, and a page into a response. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isDiskFull, unavailableReason } from '../database/failure.ts';
import { logFailure } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { framed } from './frame.ts';
import { html } from './html.ts';
import { detailIn, languageCookie, languageOf } from './language.ts';
import type { Download } from './mails.ts';
import { type HtmlPage, PageNotFound, type PageRequest } from './pageRequest.ts';
import { type Words, wordsIn } from './words/words.ts';

export function readPageRequest(context: Context, request: FastifyRequest): PageRequest {
  const query = texts(request.query);
  const { cookie, 'accept-language': accept } = request.headers;
  const language = languageOf({ chosen: query['lang'], cookie, accept });
  const { live: _live, lang: _lang, ...own } = query;
  const [path = '/'] = request.url.split('?', 1);
  const search = new URLSearchParams(Object.entries(own).filter(isGiven)).toString();
  return {
    context,
    words: wordsIn(language),
    address: search === '' ? path : `${path}?${search}`,
    params: texts(request.params),
    query,
  };
}

/** An empty form field counts as absent. */
const isGiven = (pair: [string, string | undefined]): pair is [string, string] => (pair[1] ?? '') !== '';

/** Members with a single text: a repeated parameter counts as absent. */
function texts(value: unknown): Readonly<Record<string, string | undefined>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string'));
}

export function sendPage(reply: FastifyReply, pageRequest: PageRequest, page: HtmlPage): FastifyReply {
  const { words, query } = pageRequest;
  if (query['live'] === '1' && page.live !== undefined) {
    const parts = Object.entries(page.live).map(([name, part]) => [name, part.toString()]);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(Object.fromEntries(parts)));
  }
  if (query['lang'] === words.language) reply.header('set-cookie', languageCookie(words.language));
  return reply
    .code(page.status ?? 200)
    .header('content-language', words.language)
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(framed(pageRequest, page).toString());
}

/** Always downloaded, never shown: the content comes from outside. */
export function sendDownload(reply: FastifyReply, { name, type, bytes }: Download): FastifyReply {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"`)
    .send(Buffer.from(bytes));
}

export function failurePage(words: Words, status: number, ...sentences: readonly string[]): HtmlPage {
  const { title, back } = words.errors;
  return {
    status,
    title,
    section: null,
    body: () => html`<h1>${title}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>`)}
<p><a class="button" href="/">← ${back}</a></p>`,
  };
}

export interface Failure {
  readonly error: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function fail(context: Context, { error, request, reply }: Failure): FastifyReply {
  const pageRequest = readPageRequest(context, request);
  const { errors } = pageRequest.words;
  const show = (status: number, ...sentences: readonly string[]) =>
    sendPage(reply, pageRequest, failurePage(pageRequest.words, status, ...sentences));
  if (error instanceof PageNotFound) return show(404, error.message || errors.notFound);
  if (error instanceof Refusal) {
    return show(error.status, ...error.faults.map((fault) => detailIn(fault, pageRequest.words.language)));
  }
  const { code, statusCode } = error as { readonly code?: string; readonly statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return show(413, errors.tooLarge(String(context.settings.bodyLimit)));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return show(statusCode, errors.badForm);
  logFailure(context, request, error);
  return unavailableReason(error) === undefined
    ? show(500, errors.broken(request.id))
    : show(503, isDiskFull(error) ? errors.full : errors.noDatabase);
}
