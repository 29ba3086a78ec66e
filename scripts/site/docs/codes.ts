/** Pages of the code lists. */
import type { PageLanguage } from '../../../site/text/index.ts';
import type { Code, CodeList } from '../../../src/model/codes/codeList.ts';
import { codeLists } from '../../../src/model/codes/index.ts';
import { allFields } from '../../../src/model/fields.ts';
import { type DocPage, pathOf, siteLink } from './page.ts';
import { SECTION_TITLES, siteWords } from './words.ts';

export function listPath({ name }: CodeList, language: PageLanguage): string {
  return pathOf(language, 'codes', name);
}

export function codePages(language: PageLanguage): readonly DocPage[] {
  const words = siteWords[language].codes;
  const other = language === 'it' ? 'en' : 'it';
  return [
    {
      path: pathOf(language, 'codes', 'index'),
      language,
      section: 'codes',
      title: SECTION_TITLES[language].codes,
      translation: pathOf(other, 'codes', 'index'),
      markdown: [
        words.lead,
        '',
        ...codeLists.map(
          (list) => `- ${siteLink(`\`${list.name}\``, listPath(list, language))}: ${list.title[language]}`,
        ),
      ].join('\n'),
    },
    ...codeLists.map(
      (list): DocPage => ({
        path: listPath(list, language),
        language,
        section: 'codes',
        title: `${list.name}: ${list.title[language]}`,
        short: list.name,
        translation: listPath(list, other),
        markdown: table(list, language),
      }),
    ),
  ];
}

function table(list: CodeList, language: PageLanguage): string {
  const words = siteWords[language].codes;
  const places = (['ordinary', 'simplified'] as const).flatMap((kind) =>
    allFields(kind)
      .filter(({ codes }) => codes === list)
      .map(({ number, name }) =>
        siteLink(
          `${kind === 'simplified' ? 'FSM10 ' : ''}${number} \`${name}\``,
          `field:${kind}:${number}:${language}`,
        ),
      ),
  );
  return [
    ...(places.length === 0 ? [] : [`${words.usedIn}: ${places.join(', ')}.`, '']),
    ...(list.closed ? [] : [words.open, '']),
    `| ${words.code} | ${words.meaning} | ${words.valid} |`,
    '|---|---|---|',
    ...list.codes.map(
      (one) =>
        `| \`${one.code}\` | ${one.label[language].replaceAll('|', '\\|')} | ${validity(one, language)} |`,
    ),
  ].join('\n');
}

function validity({ since, until, successor, inSchema }: Code, language: PageLanguage): string {
  const words = siteWords[language].codes;
  return [
    ...(since === undefined ? [] : [words.from(since)]),
    ...(until === undefined ? [] : [words.until(until)]),
    ...(successor === undefined ? [] : [words.replacedBy(`\`${successor}\``)]),
    ...(inSchema ? [] : [words.notInSchema]),
  ].join(', ');
}
