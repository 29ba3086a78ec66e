/** The documentation as pages: complete in both languages, without dead links, with correct samples. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import MiniSearch from 'minisearch';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { docPages, renderPages, searchEntries } from '../../scripts/site/docs/build.ts';
import { GUIDE_PAGES, guideFile } from '../../scripts/site/docs/guide.ts';
import type { DocPage } from '../../scripts/site/docs/page.ts';
import { searchIndex } from '../../scripts/site/docs/search.ts';
import { MADE_OTHERWISE } from '../../scripts/site/docs/sources.ts';
import {
  SEARCH_BOOST,
  SEARCH_FIELDS,
  STORED_FIELDS,
  searchForm,
  searchTerms,
} from '../../site/docs/searchTerms.ts';
import type { Kind } from '../../src/cli/new/definition.ts';
import { build } from '../../src/cli/new/kinds.ts';
import { commands } from '../../src/cli/registry.ts';
import { type Invoice, validate, writeInvoice } from '../../src/index.ts';
import { codeLists } from '../../src/model/codes/index.ts';
import { allFields } from '../../src/model/fields.ts';
import { adviceCodes, controlAddress, sdiCodes } from '../../src/validate/index.ts';
import { projectRoot } from '../support/shared.ts';

const LANGUAGES = ['it', 'en'] as const;
const pages = docPages();
const missing: (readonly [page: DocPage, target: string])[] = [];
const rendered = renderPages(pages, (page, target) => missing.push([page, target]));
const paths = new Set(pages.map(({ path }) => path));

/** The ids of every page that a link can name. */
const ids = new Map(
  rendered.map(({ page, rendered: { headings } }) => [page.path, new Set(headings.map(({ id }) => id))]),
);

describe('the pages', () => {
  it('have addresses of their own, and so have their headings', () => {
    expect(paths.size).toBe(pages.length);
    const twice = rendered.flatMap(({ page, rendered: { headings } }) => {
      const all = headings.map(({ id }) => id);
      return all.filter((id, index) => id === '' || all.indexOf(id) !== index).map((id) => [page.path, id]);
    });
    expect(twice).toEqual([]);
  });

  it('exist in both languages, where they are not for developers', () => {
    const alone = pages.filter(({ translation }) => translation === undefined || !paths.has(translation));
    expect([...new Set(alone.map(({ language, section }) => `${language} ${section}`))].sort()).toEqual([
      'en decisions',
      'en library',
      'en service',
    ]);
  });

  it.each(LANGUAGES)(
    'in %s, there is one for each code, block of fields, code list and command',
    (language) => {
      const count = (section: DocPage['section']): number =>
        pages.filter((page) => page.language === language && page.section === section).length - 1;
      const blocks = (['ordinary', 'simplified'] as const).flatMap((kind) =>
        allFields(kind).filter(({ children }) => children.length > 0),
      );
      expect([count('controls'), count('fields'), count('codes'), count('commands')]).toEqual([
        sdiCodes.length + adviceCodes.length,
        blocks.length,
        codeLists.length,
        commands.length,
      ]);
    },
  );

  it.each(LANGUAGES)('in %s, are where reports say that the page of a code is', (language) => {
    const left = [...sdiCodes, ...adviceCodes]
      .map(({ code }) => controlAddress(code, { documentation: 'https://docs.example', language }))
      .filter((address) => !paths.has(address?.slice('https://docs.example/'.length) ?? ''));
    expect(left).toEqual([]);
  });

  it('include every page of docs/', () => {
    const sources = new Set(pages.map(({ source }) => source));
    const left = globSync(['docs/**/*.md', '!docs/controls/**'], { cwd: projectRoot }).filter(
      (file) => !sources.has(file) && !MADE_OTHERWISE.includes(file),
    );
    expect(left).toEqual([]);
  });

  it('link to existing pages and headings', () => {
    const wrong = rendered.flatMap(({ page, rendered: { html } }) =>
      [...html.matchAll(/<a href="([^"]*)"/g)].flatMap(([, href = '']) => {
        if (/^(?:https?|mailto):/.test(href)) return [];
        const [file = '', id] = href.split('#');
        const folder = posix.dirname(page.path);
        const path =
          file === ''
            ? page.path
            : posix.join(folder, file, file.endsWith('/') || file === '.' ? 'index.html' : '');
        if (/^(?:en\/)?index\.html$/.test(path) || path === 'en/service/openapi.json') return [];
        const isThere = paths.has(path) && (id === undefined || ids.get(path)?.has(id) === true);
        return isThere ? [] : [`${page.path}: ${href}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leave out only links to files of the project that are not documentation', () => {
    const wrong = missing.flatMap(([{ source = '', path }, target]) => {
      const [file = ''] = target.split('#');
      const found = posix.join(posix.dirname(source), file);
      const isOther = file !== '' && existsSync(join(projectRoot, found)) && !/^docs\/.*\.md$/.test(found);
      return isOther ? [] : [`${path}: ${target}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(
    pages.filter(({ playground }) => playground !== undefined).map((page) => [page.path, page] as const),
  )('%s: the file of its playground has the finding', (path, { playground }) => {
    const code = /([^/]+)\.html$/.exec(path)?.[1];
    const { file, xml, day } = playground!;
    const { findings } = validate(new TextEncoder().encode(xml), { file, asOf: day });
    expect(findings.map((finding) => finding.code)).toContain(code);
  });
});

describe('the guide', () => {
  /** Findings that a correct example has anyway: an FPA12 is signed after it is built. */
  const FINDINGS: Readonly<Record<string, readonly string[]>> = { administration: ['00102'] };

  interface Fence {
    readonly language: string;
    readonly kind: string;
    readonly code: string;
  }

  const fences = (language: 'it' | 'en', name: string): readonly Fence[] =>
    [
      ...readFileSync(join(projectRoot, guideFile(language, name)), 'utf8').matchAll(
        /^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm,
      ),
    ].map(([, fence = '', kind = '', code = '']) => ({ language: fence, kind, code }));

  /** As `fattura new` reads a brief: texts, except booleans and line numbers. */
  const brief = (text: string): unknown =>
    JSON.parse(JSON.stringify(parse(text, { schema: 'failsafe' })), (key, value: unknown) =>
      value === 'true' || value === 'false'
        ? value === 'true'
        : key === 'numero_linea'
          ? Number(value)
          : value,
    );

  it.each(GUIDE_PAGES.flatMap((name) => LANGUAGES.map((language) => [language, name] as const)))(
    '%s/%s: each brief makes a valid invoice with the figures shown',
    (language, name) => {
      let invoice: Invoice | null = null;
      let xml: readonly string[] = [];
      for (const { language: fence, kind, code } of fences(language, name)) {
        if (fence === 'yaml') {
          const made = build(kind as Kind, brief(code), { original: invoice, asOf: '2026-11-24' });
          const text = writeInvoice(made);
          const { verdict, findings } = validate(text, { asOf: '2026-11-24' });
          expect([verdict, ...findings.map((finding) => finding.code)]).toEqual([
            'valid',
            ...(FINDINGS[name] ?? []),
          ]);
          invoice = made as Invoice;
          xml = text.split('\n').map((line) => line.trim());
        } else if (fence === 'xml') {
          let from = 0;
          for (const line of code.trim().split('\n')) {
            const at = xml.indexOf(line.trim(), from);
            expect(at === -1 ? `absent, or not in this order: ${line}` : '').toBe('');
            from = at + 1;
          }
        }
      }
      const briefs = fences(language, name).filter((one) => one.language === 'yaml');
      expect(briefs).toEqual(fences('en', name).filter((one) => one.language === 'yaml'));
      expect(briefs.length > 0).toBe(name !== 'index' && name !== 'first-check');
    },
  );
});

describe('the search', () => {
  const indexes = new Map<string, MiniSearch>();
  beforeAll(() => {
    for (const language of LANGUAGES) {
      const entries = rendered.filter(({ page }) => page.language === language).flatMap(searchEntries);
      const settings = {
        fields: [...SEARCH_FIELDS],
        storeFields: [...STORED_FIELDS],
        tokenize: searchTerms,
        processTerm: searchForm,
      };
      indexes.set(language, MiniSearch.loadJSON(searchIndex(entries), settings));
    }
  });

  it.each([
    ['it', '00423', 'controlli/00423.html'],
    ['it', 'q-bollo', 'controlli/Q-BOLLO.html'],
    ['it', '2.2.1.11', 'campi/2.2.1.html#2-2-1-11-prezzototale'],
    ['it', 'forfettario', 'guida/forfettario.html'],
    ['it', 'nota di credito', 'guida/credit-note.html'],
    ['it', 'perche', 'controlli/'],
    ['en', 'reverse charge', 'en/guide/reverse-charge.html'],
    ['en', 'validateInvoice', 'en/library/'],
    ['en', 'openapi', 'en/'],
    ['en', 'max-size', 'en/commands/'],
  ])('in %s, finds %s', (language, asked, address) => {
    const found = indexes
      .get(language)
      ?.search(asked, { boost: SEARCH_BOOST, prefix: true, combineWith: 'AND' });
    const first = found?.slice(0, 5).map(({ id }) => String(id)) ?? [];
    expect(first.some((id) => id.startsWith(address)) ? '' : first).toBe('');
  });
});
