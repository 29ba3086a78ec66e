/** The layout of every page: head, sections, language, foot. */
import { assets } from './assets/assets.ts';
import { type Html, html } from './html.ts';
import { LANGUAGES } from './language.ts';
import { pathOf } from './lists/list.ts';
import type { HtmlPage, PageRequest } from './pageRequest.ts';
import type { Section } from './section.ts';

/** An image in the address itself, so that the browser loads no file. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%230b4f8a'/%3E%3Cpath d='M5 3.5h6M5 8h5M5 3.5v9' stroke='%23fff' stroke-width='2' fill='none'/%3E%3C/svg%3E";

const SECTIONS: Readonly<Record<Section, string>> = {
  documents: '/',
  movements: pathOf('movements'),
  counterparts: pathOf('counterparts'),
  products: pathOf('products'),
  f24: pathOf('f24'),
  payments: pathOf('payments'),
  events: '/sandbox/events',
  mails: '/sandbox/mails',
  reference: '/api/reference',
};

export function framed(request: PageRequest, page: HtmlPage): Html {
  const { words } = request;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, email=no, address=no, date=no">
<title>${page.title} – fattura sandbox</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${assets.style.path}">
<script src="${assets.script.path}" defer></script>
</head>
<body>
<a class="skip" href="#content">${words.frame.toContent}</a>
<header class="top">
<a class="brand" href="/">fattura <b>sandbox</b></a>
<nav aria-label="${words.frame.sections}">${Object.entries(SECTIONS).map(([section, path]) =>
    sectionLink(words.frame[section as Section], path, section === page.section),
  )}</nav>
<div class="languages">${LANGUAGES.map((language) => languageLink(request, language))}</div>
</header>
<main id="content"${page.live !== undefined && html` data-live="${withQuery(request.address, 'live', '1')}"`}>
${page.body()}
</main>
<footer>${words.frame.local}</footer>
</body>
</html>
`;
}

/** The placeholder of a live part. */
export function slot(page: Pick<HtmlPage, 'live'>, name: string): Html {
  return html`<div data-part="${name}">${page.live?.[name]}</div>`;
}

function sectionLink(name: string, path: string, current: boolean): Html {
  return html`<a href="${path}"${current && html` aria-current="page"`}>${name}</a>`;
}

function languageLink({ words, address }: PageRequest, language: string): Html {
  if (language === words.language) return html`<span aria-current="true">${language}</span>`;
  return html`<a href="${withQuery(address, 'lang', language)}" hreflang="${language}" lang="${language}">${language}</a>`;
}

/** The same address with another value of a parameter; null removes it. */
export function withQuery(address: string, name: string, value: string | null): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
