/** A page of the documentation as HTML. */
import type { PageLanguage } from '../../../site/text/index.ts';
import { escapeHtml } from './highlight.ts';
import type { Heading } from './markdown.ts';
import { type DocPage, HOME, type Playground, pathOf, relativeAddress, sectionsOf } from './page.ts';
import { SECTION_TITLES, siteWords } from './words.ts';

export interface Assets {
  /** Paths below the root of the site. */
  readonly script: string;
  readonly styles: readonly string[];
}

export interface Surroundings {
  readonly assets: Assets;
  /** The pages of the same section and language, in order. */
  readonly section: readonly DocPage[];
  readonly headings: readonly Heading[];
  readonly html: string;
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

export function pageHtml(page: DocPage, { assets, section, headings, html }: Surroundings): string {
  const { language, path } = page;
  const words = siteWords[language];
  const to = (target: string): string => escapeHtml(relativeAddress(path, target));
  const other = language === 'it' ? 'en' : 'it';
  const otherPath = page.translation ?? pathOf(other, 'guide', 'index');
  const title = escapeHtml(page.title);
  const place = section.findIndex((one) => one.path === path);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · fattura</title>
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
${assets.styles.map((file) => `<link rel="stylesheet" href="${to(file)}">`).join('\n')}
<link rel="alternate" hreflang="${other}" href="${to(otherPath)}">
<script type="module" src="${to(assets.script)}"></script>
</head>
<body data-root="${escapeHtml(relativeAddress(path, ''))}" data-language="${language}" data-section="${page.section}">
<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="brand" href="${to(HOME[language])}">fattura</a>
<nav class="sections" aria-label="${words.sections}"><ul>
<li><a href="${to(HOME[language])}">${words.check}</a></li>
${sectionsOf(language)
  .map(
    ({ section: one, title: name, folder }) =>
      `<li><a href="${to(`${folder}/index.html`)}"${one === page.section ? ' aria-current="true"' : ''}>${name}</a></li>`,
  )
  .join('\n')}
${language === 'it' ? `<li><a href="${to(pathOf('en', 'library', 'index'))}" hreflang="en">${words.developers}</a></li>` : ''}
</ul></nav>
<button type="button" class="open-search" hidden>${words.search}</button>
<a class="language" href="${to(otherPath)}" lang="${other}" hreflang="${other}">${siteWords[other].language}</a>
</header>
<div class="frame">
<main id="content" tabindex="-1">
<article>
<h1>${title}</h1>
${html}
${page.playground === undefined ? '' : playground(page.playground, language)}
</article>
${neighbours(section, place, language, to)}
</main>
${pageContents(headings, language)}
${sectionContents(page, section, to)}
</div>
<dialog class="search" aria-label="${words.search}" data-none="${words.noResults}" data-some="${words.results}" data-one="${words.oneResult}" data-failed="${words.searchFailed}">
<form method="dialog"><label>${words.search} <input type="search" autocomplete="off" placeholder="${words.searchHint}"></label><button>${words.close}</button></form>
<p role="status"></p>
<ol></ol>
</dialog>
<noscript>${words.noJavaScript}</noscript>
</body>
</html>
`;
}

type Address = (path: string) => string;

function neighbours(pages: readonly DocPage[], place: number, language: PageLanguage, to: Address): string {
  const words = siteWords[language];
  const link = (page: DocPage | undefined, rel: 'prev' | 'next', word: string): string =>
    page === undefined
      ? ''
      : `<a rel="${rel}" href="${to(page.path)}"><span>${word}</span> ${escapeHtml(page.short ?? page.title)}</a>`;
  const links = [
    link(pages[place - 1], 'prev', words.previous),
    link(pages[place + 1], 'next', words.next),
  ].join('\n');
  return links.trim() === ''
    ? ''
    : `<nav class="neighbours" aria-label="${words.previous}, ${words.next}">${links}</nav>`;
}

/** Below this number of headings, a list of them does not help. */
const FEWEST_HEADINGS = 3;

function pageContents(headings: readonly Heading[], language: PageLanguage): string {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < FEWEST_HEADINGS) return '';
  return `<nav class="on-page" aria-labelledby="on-page"><h2 id="on-page">${siteWords[language].onPage}</h2><ul>
${shown.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('\n')}
</ul></nav>`;
}

function sectionContents(page: DocPage, pages: readonly DocPage[], to: Address): string {
  const { language, section, path } = page;
  const words = siteWords[language];
  const groups = new Map<string, DocPage[]>();
  for (const one of pages) groups.set(one.group ?? '', [...(groups.get(one.group ?? '') ?? []), one]);
  const item = (one: DocPage): string =>
    `<li><a href="${to(one.path)}"${one.path === path ? ' aria-current="page"' : ''}>${escapeHtml(one.short ?? one.title)}</a></li>`;
  return `<nav class="in-section" aria-label="${words.inSection(SECTION_TITLES[language][section])}">
${[...groups]
  .map(([name, ones]) => `${name === '' ? '' : `<h2>${name}</h2>`}<ul>${ones.map(item).join('\n')}</ul>`)
  .join('\n')}
</nav>`;
}

function playground({ file, xml, day }: Playground, language: PageLanguage): string {
  const words = siteWords[language];
  return `<section class="playground" aria-labelledby="try" data-file="${escapeHtml(file)}" data-day="${day}">
<h2 id="try">${words.try}</h2>
<p>${words.tryText} ${words.tryDay(day)}: <code>${escapeHtml(file)}</code></p>
<div class="try-columns">
<div><label for="try-xml">${words.tryFile}</label>
<textarea id="try-xml" spellcheck="false" rows="24">${escapeHtml(`\n${xml}`)}</textarea>
<button type="button" class="reset" hidden>${words.tryReset}</button></div>
<div class="try-result" aria-live="polite"></div>
</div>
</section>`;
}
