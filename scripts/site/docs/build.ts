/** The documentation as static pages: every page of docs/, and those made from the grammar, the controls and the help. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SearchEntry } from '../../../site/docs/searchTerms.ts';
import type { PageLanguage } from '../../../site/text/index.ts';
import { projectRoot } from '../../../test/support/shared.ts';
import { codePages } from './codes.ts';
import { englishCommands, italianCommands } from './commands.ts';
import { controlPages } from './controls.ts';
import { fieldPages } from './fields.ts';
import { guidePages } from './guide.ts';
import { linksBetween, SERVED_FILES } from './links.ts';
import { type Rendered, render } from './markdown.ts';
import type { DocPage } from './page.ts';
import { searchIndex } from './search.ts';
import { sourcePages } from './sources.ts';
import { type Assets, pageHtml } from './template.ts';

const LANGUAGES: readonly PageLanguage[] = ['it', 'en'];

/** Every page of the documentation, in the order of the navigation. */
export function docPages(): readonly DocPage[] {
  return LANGUAGES.flatMap((language) => [
    ...guidePages(language),
    ...controlPages(language),
    ...fieldPages(language),
    ...codePages(language),
    ...(language === 'it' ? italianCommands() : [...englishCommands(), ...sourcePages()]),
  ]);
}

export interface RenderedPage {
  readonly page: DocPage;
  readonly rendered: Rendered;
}

/** @param missing Called with each link whose target is not on the site */
export function renderPages(
  pages: readonly DocPage[],
  missing: (page: DocPage, target: string) => void = () => {},
): readonly RenderedPage[] {
  const links = linksBetween(pages);
  return pages.map((page) => ({
    page,
    rendered: render(page.markdown, {
      address(target) {
        const address = links.address(page, target);
        if (address === null) missing(page, target);
        return address;
      },
    }),
  }));
}

/** The file with the search index of a language, below the root of the site. */
const searchFile = (language: PageLanguage): string => `search-${language}.json`;

/** The file that lists the pages of a language, which the service worker keeps for reading without a network. */
const listFile = (language: PageLanguage): string => `pages-${language}.json`;

/** Writes the documentation. Returns its files. */
export function buildDocs(outDir: string, assets: Assets): ReadonlySet<string> {
  const all = renderPages(docPages());
  const written = new Set<string>();
  const write = (path: string, content: string): void => {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written.add(path);
  };
  for (const language of LANGUAGES) {
    const own = all.filter(({ page }) => page.language === language);
    for (const { page, rendered } of own) {
      const section = own.flatMap(({ page: one }) => (one.section === page.section ? [one] : []));
      write(page.path, pageHtml(page, { assets, section, ...rendered }));
    }
    write(searchFile(language), searchIndex(own.flatMap(searchEntries)));
    const listed = own.map(({ page: { path } }) => path.replace(/(^|\/)index\.html$/, '$1'));
    write(listFile(language), JSON.stringify([...listed, searchFile(language)]));
  }
  for (const [file, path] of Object.entries(SERVED_FILES)) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    copyFileSync(join(projectRoot, file), join(outDir, path));
    written.add(path);
  }
  return written;
}

/** The parts of a page for the search. */
export function searchEntries({ page, rendered }: RenderedPage): readonly SearchEntry[] {
  return rendered.parts
    .filter(({ heading, text }) => heading === null || text !== '')
    .map(({ heading, text }) => ({
      id: `${page.path.replace(/(^|\/)index\.html$/, '$1')}${heading === null ? '' : `#${heading.id}`}`,
      title: page.title,
      heading: heading?.text ?? '',
      text,
    }));
}
