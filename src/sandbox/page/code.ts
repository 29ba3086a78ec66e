/** `/sandbox/codes/:code`: the meaning of a finding's code, like `fattura explain`. */
import { type CodeExplanation, explainCode } from '../../validate/index.ts';
import { type Html, html, withCode } from './html.ts';
import { type HtmlPage, PageNotFound, type PageRequest } from './pageRequest.ts';

export async function codePage(request: PageRequest): Promise<HtmlPage> {
  const { words, params } = request;
  const explained = await explainCode(params['code'] ?? '', { language: words.language });
  if (explained === undefined) throw new PageNotFound();
  const title = 'title' in explained ? explained.title : '';
  return {
    title: `${explained.code} ${title}`,
    section: null,
    body: () => html`<h1><span class="mono">${explained.code}</span> ${title}</h1>
${paragraphs(explained, words)}`,
  };
}

function paragraphs(explained: CodeExplanation, { code }: PageRequest['words']): Html {
  const section = (title: string, text: string | undefined): Html | undefined =>
    text === undefined ? undefined : html`<h2>${title}</h2><p>${withCode(text)}</p>`;
  if (explained.kind === 'retired') return html`<p>${withCode(explained.why)}</p>`;
  if (explained.kind === 'own') {
    return html`${section(code.when, explained.when)}${section(code.remedy, explained.remedy)}`;
  }
  const { page } = explained;
  return html`${section(code.checks, page?.checks)}
${page?.formula !== undefined && html`<h2>${code.formula}</h2><pre tabindex="0">${page.formula}</pre>`}
${section(code.tolerance, page?.tolerance)}
${
  page?.exceptions !== undefined &&
  html`<h2>${code.exceptions}</h2><ul>${page.exceptions.map((one) => html`<li>${withCode(one)}</li>`)}</ul>`
}
${section(code.remedy, page?.remedy)}
${section(code.why, page?.why)}
${section(code.undecided, page?.undecided)}
${
  page !== null &&
  html`<h2>${code.sources}</h2><ul class="dim">${page.sources.map((source) => html`<li>${source}</li>`)}</ul>`
}`;
}
