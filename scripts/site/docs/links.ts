/** The pages of the site by the files and headings that links name. */
import { posix } from 'node:path';
import { codeLists } from '../../../src/model/codes/index.ts';
import type { FormatKind } from '../../../src/model/fields.ts';
import { listPath } from './codes.ts';
import { controlPath } from './controls.ts';
import { fieldPath } from './fields.ts';
import { headingsOf } from './markdown.ts';
import { type DocPage, HOME, pathOf, relativeAddress } from './page.ts';

/** Files of docs/ that the site serves as they are. */
export const SERVED_FILES: Readonly<Record<string, string>> = {
  'docs/openapi.json': 'en/service/openapi.json',
};

export interface Links {
  /** The address of a link's target on a page; null if the site does not have it. */
  address(page: DocPage, target: string): string | null;
}

interface SourceFile {
  readonly first: DocPage;
  readonly byId: Map<string, DocPage>;
}

export function linksBetween(pages: readonly DocPage[]): Links {
  const sources = new Map<string, SourceFile>();
  /** The ids of the headings of each page with a source. */
  const ids = new Map<DocPage, ReadonlySet<string>>();
  for (const page of pages) {
    if (page.source === undefined) continue;
    const own = new Set(headingsOf(page.markdown).map(({ id }) => id));
    ids.set(page, own);
    const known = sources.get(page.source) ?? { first: page, byId: new Map<string, DocPage>() };
    sources.set(page.source, known);
    for (const id of own) if (!known.byId.has(id)) known.byId.set(id, page);
    // A section that is now a page of its own: its heading is the title.
    const title = page.title.toLowerCase().replaceAll(' ', '-');
    if (page !== known.first) known.byId.set(title, page);
  }

  const ofFile = (file: string, id: string | undefined, { language, section }: DocPage): string | null => {
    const isGuide = section === 'guide';
    const served = SERVED_FILES[file];
    if (served !== undefined) return served;
    const control = /^docs\/controls\/(.+)\.md$/.exec(file)?.[1];
    if (control === 'README') return pathOf(language, 'controls', 'index');
    if (control !== undefined) return controlPath(control, language);
    if (file === 'docs/fields.md') {
      const list = codeLists.find(({ name }) => id === `codes-of-${name.toLowerCase()}`);
      return list === undefined ? pathOf(language, 'fields', 'index') : listPath(list, language);
    }
    // For readers of the guide, the page itself; its documentation is for developers.
    if (file === 'docs/page.md' && isGuide) return HOME[language];
    if (file === 'docs/cli.md' && language === 'it') {
      return pathOf('it', 'commands', /^fattura-(\w+)$/.exec(id ?? '')?.[1] ?? 'index');
    }
    const source = sources.get(file);
    if (source === undefined) return null;
    if (id === undefined) return source.first.path;
    const page = source.byId.get(id);
    if (page === undefined) return null;
    return ids.get(page)?.has(id) === true ? `${page.path}#${id}` : page.path;
  };

  return {
    address(page, target) {
      const site = /^site:(.*)$/.exec(target)?.[1];
      if (site !== undefined) {
        const [, kind, number, language] = /^field:(\w+):([\d.]+):(it|en)$/.exec(site) ?? [];
        const path =
          kind === undefined || number === undefined
            ? site
            : fieldPath(kind as FormatKind, number, language as 'it' | 'en');
        return relativeAddress(page.path, path);
      }
      if (page.source === undefined) return target;
      const [file = '', id] = target.split('#');
      const path = ofFile(file === '' ? page.source : posix.join(posix.dirname(page.source), file), id, page);
      if (path === null) return null;
      return path.startsWith(`${page.path}#`)
        ? path.slice(page.path.length)
        : relativeAddress(page.path, path);
    },
  };
}
