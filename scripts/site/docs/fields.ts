/** Pages of the fields: one for each block of a format, with a section for each of its fields. */
import type { PageLanguage } from '../../../site/text/index.ts';
import { allFields, type Field, type FormatKind } from '../../../src/model/fields.ts';
import { adviceCodes, sdiCodes } from '../../../src/validate/ruleDocs/codes.ts';
import { documentationOf } from '../../generate/controlPages.ts';
import { listPath } from './codes.ts';
import { type DocPage, pathOf, siteLink } from './page.ts';
import { SECTION_TITLES, siteWords } from './words.ts';

const KINDS: readonly FormatKind[] = ['ordinary', 'simplified'];

const isBlock = ({ children }: Field): boolean => children.length > 0;

function blockPath(kind: FormatKind, number: string, language: PageLanguage): string {
  return pathOf(language, 'fields', kind === 'simplified' ? `fsm10/${number}` : number);
}

/**
 * The address of a field: its section on the page of its block, or its own page if it is a block.
 * @throws RangeError for a number without a field.
 */
export function fieldPath(kind: FormatKind, number: string, language: PageLanguage): string {
  const field = allFields(kind).find((one) => one.number === number);
  if (field === undefined) throw new RangeError(`${kind} has no field ${number}`);
  if (isBlock(field)) return blockPath(kind, number, language);
  return `${blockPath(kind, number.replace(/\.\d+$/, ''), language)}#${anchor(field)}`;
}

const anchor = ({ number, name }: Field): string => `${number.replaceAll('.', '-')}-${name.toLowerCase()}`;

/** The codes whose rules read a field, by format and number. */
function controlsByField(language: PageLanguage): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { code } of [...sdiCodes, ...adviceCodes]) {
    const fields = documentationOf(code, language)?.rule.fields;
    for (const kind of KINDS)
      for (const number of fields?.[kind] ?? []) {
        const key = `${kind} ${number}`;
        found.set(key, [...(found.get(key) ?? []), code]);
      }
  }
  return found;
}

export function fieldPages(language: PageLanguage): readonly DocPage[] {
  const words = siteWords[language].fields;
  const other = language === 'it' ? 'en' : 'it';
  const codes = controlsByField(language);
  const page = (kind: FormatKind, block: Field): DocPage => ({
    path: blockPath(kind, block.number, language),
    language,
    section: 'fields',
    title: `${block.number} ${block.name}`,
    short: `${block.number} ${block.name}`,
    group: words[kind],
    translation: blockPath(kind, block.number, other),
    markdown: [
      block.description[language],
      '',
      ...facts(block, [], language).filter((line) => !line.includes(`**${words.value}**`)),
      ...alternatives(block, language),
      ...block.children.flatMap((field) => [
        `## ${field.number} ${field.name} {#${anchor(field)}}`,
        '',
        field.description[language],
        '',
        ...facts(field, codes.get(`${kind} ${field.number}`) ?? [], language),
      ]),
    ].join('\n'),
  });
  return [
    overview(language),
    ...KINDS.flatMap((kind) =>
      allFields(kind)
        .filter(isBlock)
        .map((block) => page(kind, block)),
    ),
  ];
}

function facts(field: Field, codes: readonly string[], language: PageLanguage): readonly string[] {
  const words = siteWords[language].fields;
  const { kind, number, name } = field;
  const rows: readonly (readonly [string, string])[] = [
    [words.xml, `\`${name}\``],
    [words.json, `\`${field.jsonPath}\``],
    [words.occurs, `\`${field.occurrence}\``],
    [
      words.value,
      isBlock(field)
        ? siteLink(words.block, blockPath(kind, number, language))
        : // A pattern is code, not markup.
          (field.limits?.[language] ?? '').replaceAll(/\S*[[\]{}\\*]\S*/g, '`$&`'),
    ],
    [
      words.codes,
      field.codes === null ? '' : siteLink(field.codes.title[language], listPath(field.codes, language)),
    ],
    [words.controls, codes.map((code) => siteLink(code, pathOf(language, 'controls', code))).join(', ')],
  ];
  return [...rows.filter(([, value]) => value !== '').map(([term, value]) => `- **${term}**: ${value}`), ''];
}

function alternatives({ children }: Field, language: PageLanguage): readonly string[] {
  const words = siteWords[language].fields;
  const names = new Map(children.map(({ json, name }) => [json, name]));
  const choices = new Map(
    children
      .filter((field) => field.alternatives !== null)
      .map(({ alternatives: groups }) => [JSON.stringify(groups), groups ?? []]),
  );
  return [...choices.values()].flatMap((groups) => [
    words.oneOf(
      groups.map((group) => group.map((json) => `\`${names.get(json) ?? json}\``).join(words.and)).join('; '),
    ),
    '',
  ]);
}

function overview(language: PageLanguage): DocPage {
  const words = siteWords[language].fields;
  const line = ({ kind, number, name, description }: Field): string =>
    `${'  '.repeat(number.split('.').length - 1)}- ${siteLink(`${number} \`${name}\``, blockPath(kind, number, language))}: ${description[language]}`;
  return {
    path: pathOf(language, 'fields', 'index'),
    language,
    section: 'fields',
    title: SECTION_TITLES[language].fields,
    translation: pathOf(language === 'it' ? 'en' : 'it', 'fields', 'index'),
    markdown: [
      words.lead,
      '',
      ...KINDS.flatMap((kind) => [`## ${words[kind]}`, '', ...allFields(kind).filter(isBlock).map(line), '']),
    ].join('\n'),
  };
}
