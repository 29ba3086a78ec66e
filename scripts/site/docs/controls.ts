/** Pages of the controls and of the advice. */
import type { PageLanguage } from '../../../site/text/index.ts';
import { decisionOf } from '../../../src/cli/explain/decided.ts';
import { en } from '../../../src/cli/messages/en.ts';
import { it } from '../../../src/cli/messages/it.ts';
import { ruleTitle } from '../../../src/validate/index.ts';
import { adviceCodes, type CodeSummary, sdiCodes } from '../../../src/validate/ruleDocs/codes.ts';
import type { RuleDoc } from '../../../src/validate/ruleDocs/ruleDoc.ts';
import { SAMPLE_DAY, sampleXml } from '../../../test/support/samples.ts';
import { controlArticle, documentationOf } from '../../generate/controlPages.ts';
import { type DocPage, type Playground, pathOf, siteLink } from './page.ts';
import { siteWords } from './words.ts';

const MESSAGES = { en, it };
const SAMPLE_NAME = 'IT02718281823_00001.xml';

/** The path of the page of a code; null if it has none. */
export function controlPath(code: string, language: PageLanguage): string | null {
  return documentationOf(code, language) === undefined ? null : pathOf(language, 'controls', code);
}

export function controlPages(language: PageLanguage): readonly DocPage[] {
  const other = language === 'it' ? 'en' : 'it';
  const words = siteWords[language].controls;
  const page = (summary: CodeSummary, group: string): readonly DocPage[] => {
    const { code } = summary;
    const documentation = documentationOf(code, language);
    if (documentation === undefined) return [];
    const playground = playgroundOf(documentation.page);
    return [
      {
        path: pathOf(language, 'controls', code),
        language,
        section: 'controls',
        title: `${code} ${documentation.rule.title}`,
        short: `${code} ${documentation.rule.title}`,
        group,
        markdown: linked(
          controlArticle(documentation, language).join('\n').replaceAll(/^### /gm, '## '),
          language,
        ),
        translation: pathOf(other, 'controls', code),
        ...(playground === null ? {} : { playground }),
      },
    ];
  };
  return [
    overview(language),
    ...sdiCodes.flatMap((one) => page(one, words.sdi)),
    ...adviceCodes.flatMap((one) => page(one, words.advice)),
  ];
}

function playgroundOf({ wrong }: RuleDoc): Playground | null {
  if (wrong === undefined) return null;
  return { file: wrong.file ?? SAMPLE_NAME, xml: sampleXml(wrong), day: wrong.asOf ?? SAMPLE_DAY };
}

/** Field numbers in the list of fields become links to the fields. */
function linked(markdown: string, language: PageLanguage): string {
  return markdown.replaceAll(/^- (FSM10 )?(\d[\d.]*) `(\w+)`$/gm, (_, simplified, number, name) => {
    const kind = simplified === undefined ? 'ordinary' : 'simplified';
    return `- ${siteLink(`${simplified ?? ''}${number} \`${name}\``, `field:${kind}:${number}:${language}`)}`;
  });
}

function overview(language: PageLanguage): DocPage {
  const words = siteWords[language].controls;
  const { explain, controls } = MESSAGES[language];
  const title = ({ code }: CodeSummary): string => {
    const path = controlPath(code, language);
    const text = ruleTitle(code, language) ?? '';
    return `| ${path === null ? code : siteLink(code, path)} | ${text}`;
  };
  return {
    path: pathOf(language, 'controls', 'index'),
    language,
    section: 'controls',
    title: siteWords[language].controls.sdi,
    translation: pathOf(language === 'it' ? 'en' : 'it', 'controls', 'index'),
    markdown: [
      words.lead(sdiCodes.length),
      '',
      `| ${words.code} | ${words.title} | ${words.decided} |`,
      '|---|---|---|',
      ...sdiCodes.map((one) => `${title(one)} | ${controls.decided[decisionOf(one)]} |`),
      '',
      `## ${words.advice}`,
      '',
      words.adviceText,
      '',
      `| ${words.code} | ${words.title} | ${words.level} |`,
      '|---|---|---|',
      ...adviceCodes.map((one) => `${title(one)} | ${one.level === null ? '' : explain.levels[one.level]} |`),
    ].join('\n'),
  };
}
