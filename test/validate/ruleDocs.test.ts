import { describe, expect, it } from 'vitest';
import type { FileReport } from '../../src/index.ts';
import { own } from '../../src/text/en/ruleDocs/own.ts';
import { titles } from '../../src/text/en/titles.ts';
import { explainCode } from '../../src/validate/index.ts';
import { ruleDocs } from '../../src/validate/ruleDocs/index.ts';
import type { RuleDoc, RuleDocFacts, SampleFacts } from '../../src/validate/ruleDocs/ruleDoc.ts';
import { checkSample, withBlocks } from '../support/samples.ts';

/** SdI's codes in a report, each once, in order. */
function sdiCodesOf({ findings }: FileReport): readonly string[] {
  const codes = findings.filter(({ stage }) => stage !== 'quality').map(({ code }) => code);
  return [...new Set(codes)].sort();
}

function codesOf({ findings }: FileReport): readonly string[] {
  return [...new Set(findings.map(({ code }) => code))].sort();
}

interface OnPage {
  readonly code: string;
  readonly page: RuleDocFacts;
  readonly sample: SampleFacts;
}

const of = (which: 'wrong' | 'right'): readonly OnPage[] =>
  ruleDocs.flatMap((page) => {
    const sample = page[which];
    return sample === undefined ? [] : [{ code: page.code, page, sample }];
  });

async function pageOf(code: string, language: 'it' | 'en'): Promise<RuleDoc> {
  const explained = await explainCode(code, { language });
  if (explained === undefined || !('page' in explained) || explained.page === null) throw new Error(code);
  return explained.page;
}

function sentencesOf(page: RuleDoc): readonly { readonly part: string; readonly text: string }[] {
  return Object.entries({
    ...{ checks: page.checks, why: page.why, remedy: page.remedy, tolerance: page.tolerance },
    ...{ undecided: page.undecided, readings: page.readings },
    ...{ wrong: page.wrong?.note, right: page.right?.note },
    ...Object.fromEntries((page.exceptions ?? []).map((one, index) => [`exception ${index}`, one])),
  }).flatMap(([part, text]) => (text === undefined ? [] : [{ part, text }]));
}

describe('wrong samples on pages', () => {
  it.each(of('wrong'))('$code gives its code', ({ code, sample }) => {
    expect(codesOf(checkSample(sample))).toContain(code);
  });

  it.each(of('wrong'))('$code gives only the stated codes of SdI', ({ code, page, sample }) => {
    const others = sdiCodesOf(checkSample(sample)).filter((found) => found !== code);
    expect(others).toEqual(page.alsoFinds ?? []);
  });
});

describe('right samples on pages', () => {
  it.each(of('right'))('$code is not found, and SdI accepts the file', ({ code, sample }) => {
    const report = checkSample(sample);
    expect(codesOf(report)).not.toContain(code);
    expect({ verdict: report.verdict, codes: sdiCodesOf(report) }).toEqual({ verdict: 'valid', codes: [] });
  });
});

describe('pages', () => {
  it.each(ruleDocs)(
    '$code shows samples, or states what a file does not show',
    async ({ code, wrong, right }) => {
      const { undecided } = await pageOf(code, 'en');
      if (wrong === undefined || right === undefined) expect(undecided).toBeDefined();
      if (wrong !== undefined) expect(right).toBeDefined();
    },
  );

  it.each(ruleDocs)(
    '$code has a formula of names and signs only, the same in every language',
    ({ formula = '' }) => {
      const SIGNS = ['xml', 'zip', 'pec', 'fatturapa', 'it', 'versione', 'count', 'mod', 'as', 'of'];
      expect((formula.match(/\b[a-z]{2,}\b/g) ?? []).filter((word) => !SIGNS.includes(word))).toEqual([]);
    },
  );

  it.each(ruleDocs)('$code has two languages and names its sources', async ({ code, ...facts }) => {
    const [italian, english] = [sentencesOf(await pageOf(code, 'it')), sentencesOf(await pageOf(code, 'en'))];
    expect(italian.map(({ part }) => part)).toEqual(english.map(({ part }) => part));
    for (const [index, { text }] of italian.entries()) {
      for (const one of [text, english[index]!.text]) {
        expect(one).toMatch(/^\S.*\S$/);
        expect(one).not.toMatch(/[{}]/);
      }
      expect(text).not.toBe(english[index]!.text);
    }
    expect(facts.sources.length).toBeGreaterThan(0);
    for (const sample of [facts.wrong, facts.right]) {
      expect(sample?.xml ?? '').not.toMatch(/^\s|\s$|\t|[ ]\n/);
    }
  });

  it.each(ruleDocs.filter(({ alsoFinds }) => alsoFinds !== undefined))(
    '$code: the other codes it finds exist, in order',
    ({ code, alsoFinds = [], wrong }) => {
      expect(wrong).toBeDefined();
      expect(alsoFinds.length).toBeGreaterThan(0);
      expect([...new Set(alsoFinds)].sort()).toEqual(alsoFinds);
      expect(alsoFinds).not.toContain(code);
    },
  );
});

describe('explainCode', () => {
  it.each([
    ['00423', 'control', '00423'],
    ['423', 'control', '00423'],
    [' 0423 ', 'control', '00423'],
    ['2', 'control', '00002'],
    ['u-size', 'own', 'U-SIZE'],
    ['I-Encoding', 'own', 'I-ENCODING'],
    ['426', 'retired', '00426'],
    ['00459', 'retired', '00459'],
    ['00461', 'retired', '00461'],
    ['00308', 'retired', '00308'],
    ['00470', 'retired', '00470'],
  ])('%s', async (asked, kind, code) => {
    expect(await explainCode(asked)).toMatchObject({ kind, code });
  });

  it.each(['', '00000', '00999', '00307', '00460x', '000423', 'U-NONE', 'Q-', 'constructor', '__proto__'])(
    '%j is not a code',
    async (asked) => {
      expect(await explainCode(asked)).toBeUndefined();
    },
  );

  it('explains every code of ours', () => {
    expect(Object.keys(own).sort()).toEqual(
      Object.keys(titles)
        .filter((code) => /^[UIWM]-/.test(code))
        .sort(),
    );
  });

  it('gives the rule, the findings and the page', async () => {
    expect(await explainCode('00423')).toMatchObject({
      formats: ['FPA12', 'FPR12'],
      decided: 'whole',
      needs: null,
      level: 'error',
      since: null,
      fields: { simplified: [] },
      findings: [
        { name: 'total', severity: 'error' },
        { name: 'perLine', severity: 'error' },
        { name: 'border', severity: 'warning' },
      ],
      page: { wrong: {}, right: {} },
    });
  });

  it('contains no functions, so it can be sent and stored', async () => {
    for (const { code } of ruleDocs) {
      const explanation = await explainCode(code);
      expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
    }
  });
});

describe('a fragment in its invoice', () => {
  const document = '<p:R><A><C>1</C><C>2</C><D/></A><B><C>3</C></B></p:R>';
  it.each([
    [
      'one run for another',
      '<C>7</C><C>8</C><C>9</C>',
      '<p:R><A><C>7</C><C>8</C><C>9</C><D/></A><B><C>3</C></B></p:R>',
    ],
    ['the outermost of a name first', '<B/>', '<p:R><A><C>1</C><C>2</C><D/></A><B/></p:R>'],
    ['neighbours', '<A/>\n<B/>', '<p:R><A/><B/></p:R>'],
    ['what is new behind its neighbour', '<C>7</C><N/>', '<p:R><A><C>7</C><N/><D/></A><B><C>3</C></B></p:R>'],
    [
      'what is new before its neighbour',
      '<N/><D>4</D>',
      '<p:R><A><C>1</C><C>2</C><N/><D>4</D></A><B><C>3</C></B></p:R>',
    ],
    [
      'comments count for nothing',
      '<!-- <A> --><D>5</D>',
      '<p:R><A><C>1</C><C>2</C><D>5</D></A><B><C>3</C></B></p:R>',
    ],
    [
      'a signature last',
      '<ds:Signature/>',
      '<p:R><A><C>1</C><C>2</C><D/></A><B><C>3</C></B><ds:Signature/></p:R>',
    ],
    ['nothing', '', document],
  ])('%s', (_name, piece, expected) => {
    expect(withBlocks(document, piece)).toBe(expected);
  });

  it.each([
    ['a block that has no place', '<N/>'],
    ['a block that is not closed', '<A><C></A>'],
    ['a run that is broken', '<C/><D/><C/>'],
  ])('rejects %s', (_name, piece) => {
    expect(() => withBlocks(document, piece)).toThrow();
  });
});
