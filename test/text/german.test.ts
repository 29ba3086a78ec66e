/** German is partly translated: the findings are the same in every language, and missing sentences are in English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { translatedShare } from '../../src/cli/messages/translated.ts';
import { languages } from '../../src/model/index.ts';
import { command } from '../../src/text/de/command.ts';
import { german } from '../../src/text/de/index.ts';
import { english } from '../../src/text/en/index.ts';
import { findings, rules } from '../../src/text/findings.ts';
import { report } from '../../src/text/report.ts';
import { explainCode, loadLanguage, ruleTitle, validate } from '../../src/validate/index.ts';
import { runCli } from '../cli/runCli.ts';
import { projectRoot } from '../support/shared.ts';

const asOf = '2026-06-15';
const read = (file: string): Uint8Array => readFileSync(join(projectRoot, 'fixtures/invalid', file));

describe('loading', () => {
  it('no other language is loaded by that name', async () => {
    await expect(loadLanguage('fr' as never)).rejects.toThrow(RangeError);
  });
});

describe('checks in German', () => {
  beforeAll(() => loadLanguage('de'));

  const table: readonly (readonly [file: string, ids: readonly string[]])[] = [
    ['00200/amount-without-decimals.xml', ['value.pattern']],
    ['00200/choice-conflict.xml', ['choice.conflict']],
    ['00200/code-lower-case.xml', ['value.code']],
    ['00200/element-misplaced.xml', ['element.misplaced']],
    ['00200/element-nested.xml', ['element.nested']],
    ['00300/sample.xml', ['00300.check']],
    ['00301/sample.xml', ['00301.check']],
    ['00302/sample.xml', ['00302.check']],
    ['00303/sample.xml', ['00303.check']],
    ['00304/sample.xml', ['00304.check']],
    ['00305/sample.xml', ['00305.prefix']],
    ['00306/sample.xml', ['00306.check']],
    ['00313/sample.xml', ['00313.italian']],
    ['00320/sample.xml', ['00320.check']],
    ['00324/sample.xml', ['00324.check']],
    ['00330/sample.xml', ['00330.mailbox']],
    ['00400/sample.xml', ['00400.natura']],
    ['00401/sample.xml', ['Q-BOLLO.missing', '00401.natura']],
    ['00409/sample.xml', ['00409.duplicate']],
    ['00411/sample.xml', ['00411.missing']],
    ['00413/sample.xml', ['00413.natura']],
    ['00414/sample.xml', ['00414.natura']],
    ['00415/sample.xml', ['00415.missing']],
    ['00417/sample.xml', ['00417.missing']],
    ['00418/sample.xml', ['00418.earlier']],
    ['00419/sample.xml', ['Q-TOTAL.total', '00419.summaries', '00422.missing', '00443.missing']],
    ['00420/sample.xml', ['00420.split']],
    ['00421/sample.xml', ['Q-TOTAL.total', '00421.tax']],
    ['00422/sample.xml', ['Q-TOTAL.cassa_not_summed', '00422.taxable']],
    ['00423/sample.xml', ['00423.total']],
    ['00424/sample.xml', ['Q-TOTAL.total', '00424.fraction', '00424.fraction']],
    ['00425/sample.xml', ['00425.letters']],
    ['00427/sample.xml', ['00427.private']],
    ['00428/sample.xml', ['00428.differs']],
    ['00429/sample.xml', ['00429.natura']],
    ['00430/sample.xml', ['00430.natura']],
  ];

  it.each(table)('%s: the same findings in every language', (file, ids) => {
    const reports = languages.map((language) => validate(read(file), { language, asOf }));
    for (const { verdict, findings: found } of reports) {
      expect({ verdict, ids: found.map(({ id }) => id) }).toEqual({ verdict: 'rejected', ids });
    }
    const [, inEnglish, inGerman] = reports.map((one) => one.findings);
    const untranslated = inGerman!.filter(({ message }, i) => message === inEnglish![i]!.message);
    expect(untranslated.map(({ code }) => code).filter((code) => code <= '00430')).toEqual([]);
  });

  it('what has no German sentence has the English one', async () => {
    expect(rules.in('de')['00475']).toEqual(english.rules['00475']);
    expect(findings.in('de').problems['json.type']).toBe(english.findings.problems['json.type']);
    expect(report.in('de').verdict).not.toEqual(english.report.verdict);
    expect(ruleTitle('00423', 'de')).toBe(english.titles['00423']);
    const [told, toldInEnglish] = await Promise.all(
      (['de', 'en'] as const).map((language) => explainCode('Q-IBAN', { language })),
    );
    expect(told).toEqual(toldInEnglish);
  });

  it('has every finding of the codes from 00300 to 00430', () => {
    const translated: Readonly<Record<string, unknown>> = german.rules ?? {};
    const wanted = Object.entries(english.rules).filter(([code]) => code >= '00300' && code <= '00430');
    expect(wanted.length).toBeGreaterThan(25);
    for (const [code, texts] of wanted)
      expect(Object.keys(translated[code] ?? {}), code).toEqual(Object.keys(texts));
  });
});

/** Every place of a catalogue with a sentence. Lists are translated as a whole. */
function placesIn(value: unknown, path = ''): readonly (readonly [path: string, sentence: unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([id, child]) => placesIn(child, `${path}/${id}`));
}

const parametersOf = (text: unknown): readonly string[] =>
  typeof text === 'string' ? [...new Set(text.match(/\{\w+\}/g))].sort() : [];

describe('the German catalogue', () => {
  const all = { ...english, messages: en };
  const inEnglish = new Map(placesIn(all));
  const inGerman = placesIn({ ...german, messages: command });

  it('has only sentences that English has, with the same parameters', () => {
    for (const [path, sentence] of inGerman) {
      const original = inEnglish.get(path);
      expect(typeof sentence, path).toBe(typeof original);
      expect(parametersOf(sentence), path).toEqual(parametersOf(original));
      if (Array.isArray(sentence))
        expect(sentence, path).toHaveLength((original as readonly unknown[]).length);
    }
  });

  it('the share that is translated is that of a recount', async () => {
    const weight = (sentence: unknown): number => (Array.isArray(sentence) ? sentence.length : 1);
    const sum = (sentences: readonly unknown[]): number =>
      sentences.reduce<number>((n, one) => n + weight(one), 0);
    const share = sum(inGerman.map(([, one]) => one)) / sum([...inEnglish.values()]);
    expect(await translatedShare('de')).toBe(Math.round(share * 100));
    expect(share).toBeGreaterThan(0.1);
  });
});

describe('the command in German', () => {
  it.each([
    ['--lang', ['--help', '--lang', 'de'], {}],
    ['the locale', ['--help'], { LANG: 'de_IT.UTF-8' }],
  ])('%s: help says how much is translated', async (_, argv, env) => {
    const { stdout } = await runCli(argv, { env });
    expect(stdout).toContain(`Deutsch: ${await translatedShare('de')} %`);
    expect(stdout).toContain(en.commands['convert']!.summary.split(' ').slice(0, 3).join(' '));
  });

  it('the help of validate is translated to its end', () => {
    const own: { readonly options: Readonly<Record<string, string>> } = command.commands.validate;
    expect(Object.keys(own.options)).toEqual(Object.keys(en.commands['validate']!.options));
    expect(command.commands.validate.examples).toHaveLength(en.commands['validate']!.examples.length);
  });
});
