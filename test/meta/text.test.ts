/** The message catalogues: the same parameters in each language, and no sentences outside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/text/en/index.ts';
import { italian } from '../../src/text/it/index.ts';
import { completed, countOf } from '../../src/text/sentence.ts';
import { catalogue } from '../../src/validate/engine/catalogue.ts';
import { advice, controls } from '../../src/validate/engine/rules.ts';
import { ruleDocs } from '../../src/validate/ruleDocs/index.ts';
import { projectRoot } from '../support/shared.ts';
import { sourceFiles } from './sources.ts';

/** Each sentence that is a string, by its path; the compiler compares the parameters of functions. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([id, child]) => textsOf(child, `${path}/${id}`));
}

function parametersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\|\w+)?\}/g)].map(([, name = '']) => name))].sort();
}

describe('Italian', () => {
  it('has the parameters of the English sentence in each sentence', () => {
    const texts = new Map(textsOf(italian));
    const different = textsOf(english).filter(
      ([path, text]) => parametersOf(text).join() !== parametersOf(texts.get(path) ?? '').join(),
    );
    expect(different.map(([path]) => path)).toEqual([]);
  });

  it('has as many sentences as English', () => {
    expect(countOf(italian)).toBe(countOf(english));
    expect(countOf(english)).toBeGreaterThan(1_000);
  });
});

describe('no sentence is unused', () => {
  const rules = [...controls, ...advice];

  it('findings match those of the rules', () => {
    const declared = rules.map(({ code, findings }) => [code, Object.keys(findings).sort()]);
    const said = Object.entries(english.rules).map(([code, texts]) => [code, Object.keys(texts).sort()]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(declared));
  });

  it('titles and documentation match the codes', () => {
    const codes = [...catalogue, ...advice].map(({ code }) => code).sort();
    expect(Object.keys(english.titles).filter((code) => !/^[UIWM]-/.test(code))).toEqual(codes);
    expect(Object.keys(english.ruleDocs.rules).sort()).toEqual(ruleDocs.map(({ code }) => code).sort());
  });

  it('codes in the documentation are passed as parameters, and named by a sentence', () => {
    const rulesDocs: Readonly<Record<string, unknown>> = english.ruleDocs.rules;
    const named = (code: string): readonly string[] => [
      ...new Set(textsOf(rulesDocs[code]).flatMap(([, text]) => parametersOf(text))),
    ];
    for (const { code, codes = {} } of ruleDocs) {
      expect(
        named(code)
          .filter((name) => name !== 'selfInvoices')
          .sort(),
        code,
      ).toEqual(Object.keys(codes).sort());
    }
  });
});

describe('a partly translated language', () => {
  it.each([
    ['has English where it has none', { a: 'A', b: { c: 'C' } }, { b: {} }, { a: 'A', b: { c: 'C' } }],
    [
      'has its own where it has one',
      { a: 'A', b: { c: 'C', d: 'D' } },
      { b: { c: 'X' } },
      { a: 'A', b: { c: 'X', d: 'D' } },
    ],
    ['translates a list as a whole', { a: ['A', 'B'] }, { a: ['X', 'Y'] }, { a: ['X', 'Y'] }],
  ])('%s', (_what, whole, part, expected) => {
    expect(completed<unknown>(whole, part as never)).toEqual(expected);
  });
});

/** Properties of a pair: most sources have none, and parsing takes most of the time. */
const PROPERTIES = [/\bit['"]?\s*:/, /\ben['"]?\s*:/];

/** An object with a text in each language. */
function pairsIn(source: string): readonly string[] {
  const found: string[] = [];
  if (!PROPERTIES.every((property) => property.test(source))) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const texts = node.properties.filter(
        (one): one is ts.PropertyAssignment =>
          ts.isPropertyAssignment(one) &&
          ['it', 'en'].includes(one.name.getText()) &&
          (ts.isStringLiteral(one.initializer) ||
            ts.isTemplateExpression(one.initializer) ||
            ts.isNoSubstitutionTemplateLiteral(one.initializer)),
      );
      if (texts.length === 2) found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

describe('sentences are in the catalogues', () => {
  const files = sourceFiles('src/**/*.ts').filter(
    (file) => !['src/text/', 'src/model/'].some((folder) => file.startsWith(folder)),
  );

  it.each(files)('%s', (file) => {
    expect(pairsIn(readFileSync(join(projectRoot, file), 'utf8'))).toEqual([]);
  });

  it('a pair is detected', () => {
    expect(pairsIn(`const a = { it: 'x', en: 'y' };`)).toHaveLength(1);
  });
});
