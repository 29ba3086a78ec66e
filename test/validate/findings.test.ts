import { describe, expect, it } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import type { Problem, ProblemId } from '../../src/model/problem.ts';
import { codeOf, findingsOf, severityOf, stageOf } from '../../src/validate/structure.ts';
import { Lines } from '../../src/xml/source.ts';
import { problem } from '../support/findingsInvoice.ts';

const surroundings = { format: ordinary, form: 'xml', valueAt: () => undefined } as const;

function findings(
  problems: readonly Problem[],
  options: { limit?: number; uncounted?: number; text?: string } = {},
) {
  const lines = options.text === undefined ? null : new Lines(options.text);
  const { limit = 1_000, uncounted = 0 } = options;
  return findingsOf(problems, uncounted, { language: 'en', limit, lines, surroundings });
}

const missing = (offset: number): Problem => ({
  ...problem('element.missing', { name: 'CAP', parent: 'Sede' }),
  offset,
  end: offset + 1,
});

describe('code, stage and severity', () => {
  const rows: readonly (readonly [ProblemId, string, string, string])[] = [
    ['source.empty', '00106', 'envelope', 'error'],
    ['source.size', 'U-SIZE', 'envelope', 'error'],
    ['source.encoding', 'U-ENCODING', 'envelope', 'error'],
    ['source.bytes', 'U-BYTES', 'envelope', 'error'],
    ['source.kind', 'U-KIND', 'envelope', 'error'],
    ['source.unknown', 'U-UNKNOWN', 'envelope', 'error'],
    ['source.declaration', 'I-ENCODING', 'wellformed', 'info'],
    ['xml.dtd', '00200', 'wellformed', 'error'],
    ['xml.truncated', '00200', 'wellformed', 'error'],
    ['json.syntax', '00200', 'wellformed', 'error'],
    ['json.duplicate', '00200', 'wellformed', 'error'],
    ['json.type', '00200', 'structure', 'error'],
    ['root.unknown', '00200', 'structure', 'error'],
    ['element.missing', '00200', 'structure', 'error'],
    ['value.pattern', '00200', 'structure', 'error'],
    ['signature.value', '00200', 'structure', 'error'],
  ];
  it.each(rows)('%s: %s, %s, %s', (id, code, stage, severity) => {
    expect([codeOf(id), stageOf(id), severityOf(id)]).toEqual([code, stage, severity]);
  });
});

it('gives each finding its place, official number, parameters and fix', () => {
  const path = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/1/prezzo_totale';
  const found: Problem = {
    ...problem('value.pattern', {
      element: 'PrezzoTotale',
      found: '10',
      type: 'Amount8Decimal',
      pattern: 'x',
    }),
    path,
    xpath: '/*/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]/PrezzoTotale',
    offset: 10,
    end: 12,
  };
  const { findings: list, spans, omitted } = findings([found], { text: 'riga uno\n🏠10' });
  expect(list).toMatchObject([
    {
      code: '00200',
      id: 'value.pattern',
      path,
      xpath: '/*/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]/PrezzoTotale',
      field: '2.2.1.11',
      line: 2,
      column: 2,
      params: { element: 'PrezzoTotale', found: '10', type: 'Amount8Decimal', pattern: 'x' },
      fix: { kind: 'safe', op: 'replace', path, from: '10', to: '10.00' },
    },
  ]);
  expect(spans).toEqual([{ offset: 10, end: 12 }]);
  expect(omitted).toBe(0);
});

it('uses null for values that do not apply', () => {
  const [finding] = findings([problem('xml.no_root', {})]).findings;
  expect(finding).toMatchObject({ path: null, xpath: null, field: null, line: null, column: null });
  expect(finding).not.toHaveProperty('fix');
  expect(findings([problem('root.unknown', { name: 'a', namespace: '' })]).findings[0]?.path).toBe('');
});

it('states the replaced value of a fix only if it is complete', () => {
  const value = `${'x'.repeat(199)}…`;
  const params = {
    element: 'Causale',
    found: value,
    type: 'String200Latin',
    allowed: 'Latin1',
    characters: [],
  } as const;
  const text = `${'x'.repeat(199)}–`;
  const found = { ...problem('value.characters', params), offset: 0, end: text.length };
  const context = { ...surroundings, text };
  const { findings: list } = findingsOf([found], 0, {
    language: 'it',
    limit: 9,
    lines: null,
    surroundings: context,
  });
  expect(list[0]?.fix).toEqual({ kind: 'safe', op: 'replace', path: '', to: `${'x'.repeat(199)}-` });
});

describe('the list', () => {
  it('follows the text, after general remarks', () => {
    const remark = problem('source.declaration', { declared: 'ISO-8859-1', actual: 'utf-8' });
    const list = findings([missing(9), missing(3), remark], { text: 'x'.repeat(20) }).findings;
    expect(list.map(({ id, column }) => [id, column])).toEqual([
      ['source.declaration', null],
      ['element.missing', 4],
      ['element.missing', 10],
    ]);
  });

  it.each([
    [50, []],
    [51, [{ count: 51, limit: 50 }]],
  ])('has 00201 from the fifty-first structure problem: %i', (count, expected) => {
    const { findings: list } = findings(Array.from({ length: count }, (_, i) => missing(i)));
    const many = list.filter(({ code }) => code === '00201');
    expect(many.map(({ params }) => params)).toEqual(expected);
    expect(many.every(({ id, stage }) => id === 'structure.too_many' && stage === 'structure')).toBe(true);
    expect(list.length).toBe(count + expected.length);
  });

  it('does not count malformed XML towards 00201', () => {
    const list = findings(Array.from({ length: 60 }, () => problem('xml.dtd', {}))).findings;
    expect(list.every(({ code }) => code === '00200')).toBe(true);
  });

  it('is truncated at the limit, and the rest is counted', () => {
    const problems = Array.from({ length: 60 }, (_, i) => missing(i));
    const cut = findings(problems, { limit: 10, uncounted: 5 });
    expect(cut.findings.length).toBe(10);
    expect(cut.spans.length).toBe(10);
    expect(cut.findings[0]?.params).toEqual({ count: 65, limit: 50 });
    expect(cut.omitted).toBe(60 - 9 + 5);
  });
});
