/** `docs/controls`: a page for each documented code, and the table of all codes. */
import { DECISIONS, type Decision, decisionOf } from '../../src/cli/explain/decided.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it } from '../../src/cli/messages/it.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';
import { allFields } from '../../src/model/fields.ts';
import { ruleDocs as enDocs } from '../../src/text/en/ruleDocs/index.ts';
import { ruleDocs as itDocs } from '../../src/text/it/ruleDocs/index.ts';
import { ruleTitle } from '../../src/validate/index.ts';
import { adviceCodes, type CodeSummary, sdiCodes } from '../../src/validate/ruleDocs/codes.ts';
import { type ExplainedRule, explainFrom } from '../../src/validate/ruleDocs/explain.ts';
import { ruleDocs } from '../../src/validate/ruleDocs/index.ts';
import type { RuleDoc, Sample } from '../../src/validate/ruleDocs/ruleDoc.ts';
import type { Output } from './output.ts';

const FOLDER = 'docs/controls';
const GENERATED = '<!-- Generated from src/validate and src/text by `npm run generate`; do not edit. -->';

/** Words used only on these pages. */
const WORDS = {
  en: {
    heading: 'English',
    found: 'Findings',
    finding: 'finding',
    level: 'level',
    says: 'message',
    file: 'file',
  },
  it: {
    heading: 'Italiano',
    found: 'Segnalazioni',
    finding: 'segnalazione',
    level: 'livello',
    says: 'messaggio',
    file: 'file',
  },
} as const;

export type Documented = 'en' | 'it';

const TEXTS = { en: enDocs, it: itDocs };

export interface Documentation {
  readonly rule: ExplainedRule;
  readonly page: RuleDoc;
}

/** The documentation of a code in a language; undefined if there is none. */
export function documentationOf(code: string, language: Documented): Documentation | undefined {
  const one = explainFrom(code, { ruleDocs, texts: TEXTS[language], language });
  return one !== undefined && 'page' in one && one.page !== null ? { rule: one, page: one.page } : undefined;
}

export function controlPages(): readonly Output[] {
  const all = [...sdiCodes, ...adviceCodes];
  const paged = all.flatMap(({ code }) => {
    const [english, italian] = [documentationOf(code, 'en'), documentationOf(code, 'it')];
    return english === undefined || italian === undefined ? [] : [{ code, english, italian }];
  });
  return [
    { file: `${FOLDER}/README.md`, content: overview(new Set(paged.map(({ code }) => code))) },
    ...paged.map(({ code, english, italian }) => ({
      file: `${FOLDER}/${code}.md`,
      content: controlPage(code, english, italian),
    })),
  ];
}

function titleOf({ code }: CodeSummary, language: Documented): string {
  return ruleTitle(code, language) ?? '';
}

function overview(paged: ReadonlySet<string>): string {
  const link = ({ code }: CodeSummary): string => (paged.has(code) ? `[${code}](${code}.md)` : code);
  const count = (wanted: readonly Decision[]): number =>
    sdiCodes.filter((one) => wanted.includes(decisionOf(one))).length;
  return lines([
    GENERATED,
    '# Controls',
    '',
    `The ${sdiCodes.length} codes with which SdI rejects an invoice file (Allegato A 1.9.1, Elenco dei controlli v2.0), and the extent to`,
    'which a file decides each. On the command line, use `fattura controls`, or `fattura explain 00423` for a single code.',
    '',
    `A file, with its name and the date of receipt, decides ${count(['file', 'name', 'date'])} of them. For ${count(['part'])} more, a finding is certain, but the absence`,
    `of one is not; ${count(['registry', 'history', 'trust'])} need information that is not in the file. Every report states which codes were checked and which`,
    'were not, with the reason.',
    '',
    '| decided by | meaning |',
    '|---|---|',
    ...DECISIONS.map((one) => `| ${en.controls.decided[one]} | ${en.explain.decided[one]} |`),
    '',
    '| code | title | titolo | formats | decided by |',
    '|---|---|---|---|---|',
    ...sdiCodes.map((one) =>
      row([
        link(one),
        cell(titleOf(one, 'en')),
        cell(titleOf(one, 'it')),
        formats(one),
        en.controls.decided[decisionOf(one)],
      ]),
    ),
    '',
    '## Advice',
    '',
    'Advice reports likely errors that SdI does not check. It never rejects a file; a configuration can turn each code off or',
    'make it an error.',
    '',
    '| code | title | titolo | formats | level |',
    '|---|---|---|---|---|',
    ...adviceCodes.map((one) =>
      row([link(one), cell(titleOf(one, 'en')), cell(titleOf(one, 'it')), formats(one), one.level ?? '']),
    ),
  ]);
}

function controlPage(code: string, english: Documentation, italian: Documentation): string {
  return lines([
    GENERATED,
    `# ${code}`,
    '',
    `[${WORDS.en.heading}](#english) · [${WORDS.it.heading}](#italiano) · [all controls](README.md)`,
    '',
    ...part(english, 'en'),
    ...part(italian, 'it').slice(0, -1),
  ]);
}

function part(documentation: Documentation, language: Documented): readonly string[] {
  return [
    `## ${WORDS[language].heading}`,
    '',
    `**${prose(documentation.rule.title)}**`,
    '',
    ...controlArticle(documentation, language),
  ];
}

/** The documentation of a code as Markdown, with headings of the third level. */
export function controlArticle({ rule, page }: Documentation, language: Documented): readonly string[] {
  const { explain }: Messages = { en, it }[language];
  const facts = [
    rule.kind === 'advice' ? explain.advice : '',
    formats(rule),
    rule.level === null ? '' : explain.levels[rule.level],
    rule.since === null ? '' : explain.since(rule.since),
    explain.decided[decisionOf(rule)],
  ].filter((fact) => fact !== '');
  const text = (heading: string, words: string | undefined): readonly string[] =>
    words === undefined ? [] : [`### ${heading}`, '', prose(words), ''];
  const list = (heading: string, items: readonly string[]): readonly string[] =>
    items.length === 0 ? [] : [`### ${heading}`, '', ...items.map((item) => `- ${prose(item)}`), ''];
  return [
    `${facts.join(' · ')}`,
    '',
    prose(page.checks),
    '',
    ...text(explain.why, page.why),
    ...(page.formula === undefined ? [] : [`### ${explain.formula}`, '', '```text', page.formula, '```', '']),
    ...text(explain.tolerance, page.tolerance),
    ...list(explain.exceptions, page.exceptions ?? []),
    ...sample(explain.wrong, page.wrong, language, explain),
    ...sample(explain.right, page.right, language, explain),
    ...text(explain.remedy, page.remedy),
    ...text(explain.undecided, page.undecided),
    ...text(explain.readings, page.readings),
    ...findings(rule, language, explain),
    ...list(explain.fields, fields(rule)),
    ...list(explain.sources, page.sources),
  ];
}

function sample(
  heading: string,
  one: Sample | undefined,
  language: Documented,
  explain: Messages['explain'],
): readonly string[] {
  if (one === undefined) return [];
  const { kind, file, asOf, xml, note } = one;
  const about = [
    kind ?? '',
    file === undefined ? '' : `${WORDS[language].file} \`${file}\``,
    asOf === undefined ? '' : explain.received(asOf),
  ].filter((fact) => fact !== '');
  return [
    `### ${heading}`,
    '',
    ...(about.length === 0 ? [] : [about.join(', '), '']),
    ...(xml === '' ? [] : ['```xml', xml, '```', '']),
    ...(note === undefined ? [] : [prose(note), '']),
  ];
}

function findings(
  rule: ExplainedRule,
  language: Documented,
  { levels }: Messages['explain'],
): readonly string[] {
  if (rule.findings.length === 0) return [];
  const words = WORDS[language];
  return [
    `### ${words.found}`,
    '',
    row([words.finding, words.level, words.says]),
    '|---|---|---|',
    ...rule.findings.map(({ name, severity, message, help }) =>
      row([`\`${rule.code}.${name}\``, levels[severity], `${cell(message)} ${cell(help)}`]),
    ),
    '',
  ];
}

function fields({ fields: { ordinary, simplified } }: ExplainedRule): readonly string[] {
  const named = (numbers: readonly string[], kind: 'ordinary' | 'simplified'): readonly string[] =>
    allFields(kind)
      .filter(({ number }) => numbers.includes(number))
      .map(({ number, name }) => `${kind === 'simplified' ? 'FSM10 ' : ''}${number} \`${name}\``);
  return [...named(ordinary, 'ordinary'), ...named(simplified, 'simplified')];
}

function formats(one: Pick<CodeSummary, 'formats'>): string {
  return one.formats.join(', ');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cell(text: string): string {
  return prose(text).replaceAll('|', '\\|');
}

/** A sentence as Markdown. Only backticks are markup in it; other special characters are escaped. */
function prose(text: string): string {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(/[*_[\]]/g, '\\$&').replaceAll('<', '&lt;'),
    )
    .join('`');
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
