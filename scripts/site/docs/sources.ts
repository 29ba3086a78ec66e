/** The pages under docs/ that developers read, in English. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../test/support/shared.ts';
import { type DocPage, pathOf, type Section } from './page.ts';

interface Source {
  readonly file: string;
  readonly section: Section;
  readonly name: string;
  readonly group?: string;
}

const library = (name: string): Source => ({ file: `docs/${name}.md`, section: 'library', name });
const service = (name: string): Source => ({ file: `docs/${name}.md`, section: 'service', name });

/**
 * In the order of the navigation. Other pages of docs/ are created elsewhere; a test finds those that are left out.
 */
const GUIDES: readonly Source[] = [
  ...['building', 'checking', 'rendering', 'anonymizing', 'signatures', 'archives', 'messages', 'inbox'].map(
    library,
  ),
  library('old-formats'),
  library('page'),
  { file: 'docs/architecture.md', section: 'decisions', name: 'architecture' },
  ...['submitting', 'client', 'webhooks', 'sandbox', 'api'].map(service),
];

/** Pages of docs/ that the site makes from the same data, or that are lists of the others. */
export const MADE_OTHERWISE: readonly string[] = ['docs/README.md', 'docs/cli.md', 'docs/fields.md'];

function folder(path: string, section: Section, group: string): readonly Source[] {
  return readdirSync(join(projectRoot, path))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => ({ file: `${path}/${file}`, section, name: file.slice(0, -'.md'.length), group }));
}

/** Every page of docs/ that is not listed above is in the section `library`. */
function others(listed: ReadonlySet<string>): readonly Source[] {
  return readdirSync(join(projectRoot, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .filter((file) => !listed.has(`docs/${file}`) && !MADE_OTHERWISE.includes(`docs/${file}`))
    .map((file) => library(file.slice(0, -'.md'.length)));
}

export function sourcePages(): readonly DocPage[] {
  const all: readonly Source[] = [
    { file: 'docs/README.md', section: 'library', name: 'index' },
    ...GUIDES,
    ...others(new Set(GUIDES.map(({ file }) => file))),
    { file: 'docs/reference/README.md', section: 'library', name: 'reference', group: 'Reference' },
    ...folder('docs/reference', 'library', 'Reference').map((one) => ({
      ...one,
      name: `reference-${one.name}`,
    })),
    ...folder('docs/decisions', 'decisions', 'Decisions'),
    { file: 'bench/README.md', section: 'decisions', name: 'measurements', group: 'Figures' },
  ];
  return all.map(({ file, section, name, group }) => {
    const text = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/^<!--.*?-->\n*/gms, '');
    const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
    return {
      path: pathOf('en', section, name),
      language: 'en',
      section,
      title: title.replaceAll('`', ''),
      markdown: text.replace(/^# .*\n/m, ''),
      source: file,
      ...(group === undefined ? {} : { group }),
    };
  });
}
