/** The guide, in both languages: docs/guide/LANGUAGE/NAME.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLanguage } from '../../../site/text/index.ts';
import { projectRoot } from '../../../test/support/shared.ts';
import { type DocPage, pathOf } from './page.ts';

/** The pages of the guide in their order. */
export const GUIDE_PAGES = [
  'index',
  'first-check',
  'forfettario',
  'professional',
  'administration',
  'reverse-charge',
  'abroad',
  'oss',
  'lotto',
  'credit-note',
  'self-invoice',
  'simplified',
] as const;

export function guideFile(language: PageLanguage, name: string): string {
  return `docs/guide/${language}/${name}.md`;
}

export function guidePages(language: PageLanguage): readonly DocPage[] {
  return GUIDE_PAGES.map((name) => {
    const source = guideFile(language, name);
    const text = readFileSync(join(projectRoot, source), 'utf8');
    return {
      path: pathOf(language, 'guide', name),
      language,
      section: 'guide',
      title: /^# (.*)$/m.exec(text)?.[1] ?? name,
      markdown: text.replace(/^# .*\n/m, ''),
      source,
      translation: pathOf(language === 'it' ? 'en' : 'it', 'guide', name),
    };
  });
}
