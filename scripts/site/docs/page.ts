/** The pages of the documentation, as data. */
import type { PageLanguage } from '../../../site/text/index.ts';
import { SECTION_TITLES } from './words.ts';

/** The sections of the documentation; the last three are in English only. */
export type Section =
  | 'guide'
  | 'controls'
  | 'fields'
  | 'codes'
  | 'commands'
  | 'library'
  | 'service'
  | 'decisions';

/** The folders of the sections, below the root of the site. */
const FOLDERS: Readonly<Record<PageLanguage, Partial<Record<Section, string>>>> = {
  it: { guide: 'guida', controls: 'controlli', fields: 'campi', codes: 'codici', commands: 'comandi' },
  en: {
    guide: 'en/guide',
    controls: 'en/controls',
    fields: 'en/fields',
    codes: 'en/codes',
    commands: 'en/commands',
    library: 'en/library',
    service: 'en/service',
    decisions: 'en/decisions',
  },
};

/** The root page of a language, which checks files. */
export const HOME: Readonly<Record<PageLanguage, string>> = { it: 'index.html', en: 'en/index.html' };

/** A file that the reader can edit and check on the page of its control. */
export interface Playground {
  readonly file: string;
  readonly xml: string;
  /** The day of reception. */
  readonly day: string;
}

export interface DocPage {
  /** Below the root of the site: `en/controls/00423.html`. */
  readonly path: string;
  readonly language: PageLanguage;
  readonly section: Section;
  /** The heading of the page. */
  readonly title: string;
  /** The title in the list of the section; `title` if absent. */
  readonly short?: string;
  /** The group in the list of the section. */
  readonly group?: string;
  /** The content without the heading of the page, with headings from the second level. */
  readonly markdown: string;
  /** The file of the project that the relative links of `markdown` start from. */
  readonly source?: string;
  /** The path of the same page in the other language. */
  readonly translation?: string;
  readonly playground?: Playground;
}

export interface SectionOf {
  readonly section: Section;
  readonly title: string;
  readonly folder: string;
}

/** The sections of a language, in the order of the navigation. */
export function sectionsOf(language: PageLanguage): readonly SectionOf[] {
  return Object.entries(FOLDERS[language]).map(([section, folder]) => ({
    section: section as Section,
    title: SECTION_TITLES[language][section as Section],
    folder,
  }));
}

/** The path of a page in its section. `index` is the first page of the section. */
export function pathOf(language: PageLanguage, section: Section, name: string): string {
  const folder = FOLDERS[language][section];
  if (folder === undefined) throw new RangeError(`${section} has no pages in ${language}`);
  return `${folder}/${name}.html`;
}

/** A link in Markdown to a page of the site, from any page. */
export function siteLink(text: string, path: string): string {
  return `[${text}](site:${path})`;
}

/** The relative address of `to` from the page `from`, both below the root of the site. */
export function relativeAddress(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  const address = to.replace(/(^|\/)index\.html(?=#|$)/, '$1');
  return `${up}${address}` || './';
}
