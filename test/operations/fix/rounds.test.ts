/** Repairs in rounds, with an invented check: its findings are there while the text has some passage. */
import { describe, expect, it } from 'vitest';
import { FILE_LIMIT } from '../../../src/domain/thresholds.ts';
import type { Invoice } from '../../../src/index.ts';
import { Draft } from '../../../src/operations/edits/draft.ts';
import { spliced } from '../../../src/operations/edits/edit.ts';
import type { State } from '../../../src/operations/fix/progress.ts';
import { type Repair, type RepairSettings, repair } from '../../../src/operations/fix/rounds.ts';
import type { Fix, OutlinedFinding } from '../../../src/validate/index.ts';
import { TextSource } from '../../../src/xml/read/textSource.ts';
import {
  type Figures,
  inFirst,
  invoiceWith,
  ofFirst,
  RIGHT,
  TAX,
  TOTAL,
} from '../../support/repairs/figures.ts';

/** A finding of the invented check. */
interface Found {
  readonly code: string;
  readonly id?: string;
  readonly stage?: OutlinedFinding['stage'];
  readonly severity?: OutlinedFinding['severity'];
  readonly path: string | null;
  /** It is found while the text has one of these passages. */
  readonly while: string | readonly string[];
  readonly fix?: Fix;
  /** The passage that it is about; without one, its path identifies its place. */
  readonly span?: string;
}

const isFoundIn = (text: string, { while: passages }: Found): boolean =>
  [passages].flat().some((passage) => text.includes(passage));

function outlineOf({
  code,
  id = code,
  stage = 'controls',
  severity = 'error',
  path,
  fix,
}: Found): OutlinedFinding {
  return { code, id, stage, severity, path, fix, xpath: null } as OutlinedFinding;
}

function spanIn(text: string, passage: string | undefined): OutlinedFinding['span'] {
  if (passage === undefined) return null;
  const offset = text.indexOf(passage);
  return { offset, end: offset + passage.length };
}

/** The state of a text, of which `read` is the invoice. */
function stateOf(
  text: string,
  all: readonly Found[],
  read: (text: string) => Invoice | null = () => null,
): State {
  const found = all.filter((one) => isFoundIn(text, one)).map((one) => ({ one, outline: outlineOf(one) }));
  const spans = new Map(found.map(({ one, outline }) => [outline, spanIn(text, one.span) ?? null]));
  const state: Partial<State> = {
    kind: 'FPR12',
    findings: found.map(({ outline }) => outline),
    unkept: [],
    omitted: 0,
    isCut: false,
    invoice: read(text),
    xml: null,
    inText: (some) => some.map((finding) => ({ finding, span: spans.get(finding) ?? null })),
  };
  return state as State;
}

/** A value of a member `a` that is wrong: `{"a":"1"}`. */
function wrong(path: string, from: string, to: string, more: Partial<Found> = {}): Found {
  const fix: Fix = { kind: 'safe', op: 'replace', path, from, to };
  return { code: '00421', path, while: `"${path.split('/').at(-1)}":"${from}"`, fix, ...more };
}

/** The same for a value that the format does not allow. */
const malformed = (path: string, from: string, to: string, more: Partial<Found> = {}): Found =>
  wrong(path, from, to, { code: '00200', stage: 'structure', ...more });

/** An error without a fix. */
const error = (passage: string, more: Partial<Found> = {}): Found => ({
  code: '00499',
  path: '/z',
  while: passage,
  ...more,
});

/** A finding with another kind of fix. */
const ofKind = (kind: Fix['kind'], found: Found): Found => ({
  ...found,
  fix: { ...found.fix!, kind },
});

const asText = ({ op, path, from, to }: Fix): string =>
  [op, path, from, ...(to === undefined ? [] : ['>', to])].filter((part) => part !== undefined).join(' ');

interface Told {
  /** The fixes of each round, each about the id of its finding. */
  readonly steps: readonly (readonly string[])[];
  readonly notMade: readonly string[];
  readonly text: string;
}

function told({ steps, notMade, draft }: Repair): Told {
  return {
    steps: steps.map(({ applied }) =>
      applied.map(({ code, finding, fix }) => `${finding?.id ?? `${code} alone`} ${asText(fix)}`),
    ),
    notMade: notMade.map(({ reason, code, fix }) => `${reason} ${code} ${asText(fix)}`),
    text: draft.text,
  };
}

type Settings = Partial<Omit<RepairSettings, 'check' | 'state'>>;

/** Repairs a text, and counts the checks; each step must be the text of the step before with its edits. */
function repaired(
  input: string | Uint8Array,
  stateIn: (text: string) => State,
  { amounts = false, codes = new Set(), without = [] }: Settings = {},
): { readonly done: Repair; readonly checked: readonly string[] } {
  const start = Draft.open(input, '-');
  if (start === null) throw new Error('neither XML nor JSON');
  const checked: string[] = [];
  const check = (one: string | Uint8Array): State => {
    const text = typeof one === 'string' ? one : new TextDecoder().decode(one);
    checked.push(text);
    return stateIn(text);
  };
  const done = repair(start, { check, state: stateIn(start.text), amounts, codes, without });
  const texts = [...done.steps.map(({ text }) => text), done.draft.text];
  expect(texts[0]).toBe(start.text);
  for (const [at, { text, edits }] of done.steps.entries()) expect(spliced(text, edits)).toBe(texts[at + 1]);
  expect(done.state.findings).toEqual(stateIn(done.draft.text).findings);
  return { done, checked };
}

interface Row {
  readonly what: string;
  readonly text: string;
  readonly found: readonly Found[];
  readonly settings?: Settings;
  readonly steps?: Told['steps'];
  readonly notMade?: Told['notMade'];
  /** The text after it; the same unless stated. */
  readonly after?: string;
  /** Number of checks; as many as steps unless stated. */
  readonly checks?: number;
}

function isRepaired({ text, found, settings, steps = [], notMade = [], after = text, checks }: Row): void {
  const { done, checked } = repaired(text, (one) => stateOf(one, found), settings);
  expect(told(done)).toEqual({ steps, notMade, text: after });
  expect(checked).toHaveLength(checks ?? steps.length);
}

describe('the format', () => {
  it.each<Row>([
    { what: 'without findings, nothing is tried', text: '{"a":"1"}', found: [] },
    {
      what: 'without a fix, nothing is tried',
      text: '{"a":"1"}',
      found: [error('1', { stage: 'structure' })],
    },
    {
      what: 'a value',
      text: '{"a":"1"}',
      found: [malformed('/a', '1', '2')],
      steps: [['00200 replace /a 1 > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'several values at once, in the order of the text',
      text: '{"a":"1","b":"1","c":"1"}',
      found: [malformed('/b', '1', '22'), malformed('/c', '1', '333'), malformed('/a', '1', '')],
      steps: [['00200 replace /a 1 > ', '00200 replace /b 1 > 22', '00200 replace /c 1 > 333']],
      after: '{"a":"","b":"22","c":"333"}',
    },
    {
      what: 'a misspelt member, by the place of its finding',
      text: '{"divsa":"euro"}',
      found: [malformed('/divisa', 'euro', 'EUR', { while: '"euro"', span: '"euro"' })],
      steps: [['00200 replace /divisa euro > EUR']],
      after: '{"divsa":"EUR"}',
    },
    {
      what: 'one that reveals an error of a control, which is not repaired',
      text: '{"a":"1"}',
      found: [malformed('/a', '1', '2'), error('2')],
      steps: [['00200 replace /a 1 > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'one that reveals an error of a control, which is repaired then',
      text: '{"a":"1"}',
      found: [malformed('/a', '1', '2'), wrong('/a', '2', '3')],
      steps: [['00200 replace /a 1 > 2'], ['00421 replace /a 2 > 3']],
      after: '{"a":"3"}',
    },
    {
      what: 'not one that reveals another error of the format',
      text: '{"a":"1"}',
      found: [malformed('/a', '1', '2'), error('2', { stage: 'structure' })],
      notMade: ['worse 00200 replace /a 1 > 2'],
      checks: 1,
    },
    {
      what: 'before controls',
      text: '{"a":"1","b":"1"}',
      found: [wrong('/a', '1', '2'), malformed('/b', '1', '2')],
      steps: [['00200 replace /b 1 > 2'], ['00421 replace /a 1 > 2']],
      after: '{"a":"2","b":"2"}',
    },
    {
      what: 'no declarations, even with the code',
      text: '{"a":"1"}',
      found: [ofKind('declaration', malformed('/a', '1', '2'))],
      settings: { codes: new Set(['00200']) },
    },
    {
      what: 'no amounts',
      text: '{"a":"1"}',
      found: [ofKind('amount', malformed('/a', '1', '2'))],
    },
    {
      what: 'not the order of members, which JSON does not have',
      text: '{"a":"1"}',
      found: [
        error('1', { code: '00200', stage: 'structure', fix: { kind: 'safe', op: 'order', path: '' } }),
      ],
      notMade: ['place 00200 order '],
    },
  ])('$what', isRepaired);

  const order = (path: string, passage: string): Found => ({
    code: '00200',
    id: 'order',
    stage: 'structure',
    path,
    while: passage,
    fix: { kind: 'safe', op: 'order', path },
  });
  const inXml = (name: string, path: string, from: string, to: string): Found =>
    malformed(path, from, to, { id: 'value', while: `<${name}>${from}<` });
  const HEADER = '/fattura_elettronica_header';
  const TRANSMISSION = `${HEADER}/dati_trasmissione`;
  const root = (inner: string): string => `<FatturaElettronica>${inner}</FatturaElettronica>`;

  it.each<Row>([
    {
      what: 'values in XML',
      text: root('<Divisa>eur</Divisa>'),
      found: [inXml('Divisa', '/divisa', 'eur', 'EUR')],
      steps: [['value replace /divisa eur > EUR']],
      after: root('<Divisa>EUR</Divisa>'),
    },
    {
      what: 'a misspelt element, by the place of its finding',
      text: root('<Divsa>eur</Divsa>'),
      found: [
        malformed('/divisa', 'eur', 'EUR', { id: 'value', while: '>eur<', span: '<Divsa>eur</Divsa>' }),
      ],
      steps: [['value replace /divisa eur > EUR']],
      after: root('<Divsa>EUR</Divsa>'),
    },
    {
      what: 'the order of blocks',
      text: root('<FatturaElettronicaBody/><FatturaElettronicaHeader/>'),
      found: [order('', 'Body/><FatturaElettronicaHeader')],
      steps: [['order order ']],
      after: root('<FatturaElettronicaHeader/><FatturaElettronicaBody/>'),
    },
    {
      what: 'values first, then the order of blocks',
      text: root(
        '<FatturaElettronicaHeader><CedentePrestatore/><DatiTrasmissione><ProgressivoInvio>à</ProgressivoInvio></DatiTrasmissione></FatturaElettronicaHeader><FatturaElettronicaBody><Divisa>eur</Divisa></FatturaElettronicaBody>',
      ),
      found: [
        order(HEADER, '<CedentePrestatore/><Dati'),
        inXml('Divisa', '/fattura_elettronica_body/0/divisa', 'eur', 'EUR'),
        inXml('ProgressivoInvio', `${TRANSMISSION}/progressivo_invio`, 'à', 'a'),
      ],
      steps: [
        [
          `value replace ${TRANSMISSION}/progressivo_invio à > a`,
          'value replace /fattura_elettronica_body/0/divisa eur > EUR',
        ],
        [`order order ${HEADER}`],
      ],
      after: root(
        '<FatturaElettronicaHeader><DatiTrasmissione><ProgressivoInvio>a</ProgressivoInvio></DatiTrasmissione><CedentePrestatore/></FatturaElettronicaHeader><FatturaElettronicaBody><Divisa>EUR</Divisa></FatturaElettronicaBody>',
      ),
    },
  ])('$what', isRepaired);
});

describe('controls', () => {
  it.each<Row>([
    {
      what: 'a safe fix',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2')],
      steps: [['00421 replace /a 1 > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'a safe fix of advice',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2', { code: 'Q-X', stage: 'quality', severity: 'info' })],
      steps: [['Q-X replace /a 1 > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'a declaration without its code',
      text: '{"a":"1"}',
      found: [ofKind('declaration', wrong('/a', '1', '2'))],
    },
    {
      what: 'a declaration with another code',
      text: '{"a":"1"}',
      found: [ofKind('declaration', wrong('/a', '1', '2'))],
      settings: { codes: new Set(['00422']) },
    },
    {
      what: 'a declaration with its code',
      text: '{"a":"1"}',
      found: [ofKind('declaration', wrong('/a', '1', '2'))],
      settings: { codes: new Set(['00421']) },
      steps: [['00421 replace /a 1 > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'an amount, even with its code',
      text: '{"a":"1"}',
      found: [ofKind('amount', wrong('/a', '1', '2'))],
      settings: { codes: new Set(['00421']) },
    },
    {
      what: 'a fix whose finding stays, once',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2', { while: '"a"' })],
      notMade: ['worse 00421 replace /a 1 > 2'],
      checks: 1,
    },
    {
      what: 'a fix that brings an error',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2'), error('2')],
      notMade: ['worse 00421 replace /a 1 > 2'],
      checks: 1,
    },
    {
      what: 'a fix that brings an error of the format',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2'), error('2', { stage: 'structure' })],
      notMade: ['worse 00421 replace /a 1 > 2'],
      checks: 1,
    },
    {
      what: 'a fix that brings a remark',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2'), error('2', { severity: 'info' })],
      steps: [['00421 replace /a 1 > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'a fix of what another fix has brought',
      text: '{"a":"1"}',
      found: [wrong('/a', '1', '2'), wrong('/a', '2', '3', { code: 'Q-X', severity: 'info' })],
      steps: [['00421 replace /a 1 > 2'], ['Q-X replace /a 2 > 3']],
      after: '{"a":"3"}',
    },
    {
      what: 'fixes without a place in the text',
      text: '{"a":"1"}',
      found: [
        wrong('/b', '1', '2', { while: '"a"' }),
        wrong('/a', '3', '2', { while: '"a"' }),
        error('1', { fix: { kind: 'safe', op: 'add', path: '/nothing', to: 'x' } }),
      ],
      notMade: [
        'place 00421 replace /b 1 > 2',
        'place 00421 replace /a 3 > 2',
        'place 00499 add /nothing > x',
      ],
    },
    {
      what: 'a fix beside one without a place',
      text: '{"a":"1"}',
      found: [wrong('/b', '1', '2', { while: '"a"' }), wrong('/a', '1', '2')],
      steps: [['00421 replace /a 1 > 2']],
      notMade: ['place 00421 replace /b 1 > 2'],
      after: '{"a":"2"}',
    },
    {
      what: 'one of two',
      text: '{"a":"1","b":"1"}',
      found: [wrong('/a', '1', '2', { while: '"a"' }), wrong('/b', '1', '2')],
      steps: [['00421 replace /b 1 > 2']],
      notMade: ['worse 00421 replace /a 1 > 2'],
      after: '{"a":"1","b":"2"}',
      checks: 3,
    },
  ])('$what', isRepaired);
});

describe('rounds', () => {
  const CODES = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/causale';
  const causale = (...items: readonly string[]): string =>
    JSON.stringify({
      fattura_elettronica_body: [{ dati_generali: { dati_generali_documento: { causale: items } } }],
    });
  /** Remarks, so that each may bring the other. */
  const remark = (id: string, path: string, passage: string, fix: Omit<Fix, 'kind'>): Found => ({
    code: 'Q-X',
    id,
    severity: 'info',
    path,
    while: passage,
    fix: { kind: 'safe', ...fix },
  });

  it.each<Row>([
    {
      what: 'overlapping fixes wait for the next round',
      text: '{"a":"1","b":"1"}',
      found: [
        wrong('/a', '1', '2', { id: 'first' }),
        wrong('/b', '1', '2', { id: 'other' }),
        error('"a":"1', {
          id: 'second',
          while: ['"a":"1"', '"a":"2"'],
          fix: { kind: 'safe', op: 'replace', path: '/a', to: '3' },
        }),
      ],
      steps: [['first replace /a 1 > 2', 'other replace /b 1 > 2'], ['second replace /a > 3']],
      after: '{"a":"3","b":"2"}',
    },
    {
      what: 'two fixes that undo each other end',
      text: '{"a":"1"}',
      found: [
        remark('there', '/a', '"1"', { op: 'replace', path: '/a', from: '1', to: '2' }),
        remark('back', '/a', '"2"', { op: 'replace', path: '/a', from: '2', to: '1' }),
      ],
      steps: [['there replace /a 1 > 2'], ['back replace /a 2 > 1']],
    },
    {
      what: 'the same fix for another finding is tried',
      text: '{"a":"1"}',
      found: [
        remark('there', '/a', '"a":"1"', { op: 'replace', path: '/a', to: '2' }),
        remark('back', '/a', '"2"', { op: 'replace', path: '/a', to: '1 ' }),
        remark('again', '/a', '"1 "', { op: 'replace', path: '/a', to: '2' }),
      ],
      steps: [['there replace /a > 2'], ['back replace /a > 1 '], ['again replace /a > 2']],
      after: '{"a":"2"}',
    },
    {
      what: 'a removal is tried again for the next item',
      text: causale('x', 'y', 'z'),
      found: [
        remark('x', `${CODES}/0`, '["x"', { op: 'remove', path: `${CODES}/0` }),
        remark('y', `${CODES}/0`, '["y"', { op: 'replace', path: `${CODES}/0`, from: 'y', to: 'x' }),
      ],
      steps: [[`x remove ${CODES}/0`], [`y replace ${CODES}/0 y > x`], [`x remove ${CODES}/0`]],
      after: causale('z'),
    },
    {
      what: 'a removal that did not help is not tried again',
      text: causale('x', 'y'),
      found: [
        remark('x', `${CODES}/0`, '["', { op: 'remove', path: `${CODES}/0` }),
        remark('y', `${CODES}/1`, ',"y"', { op: 'replace', path: `${CODES}/1`, from: 'y', to: 'z' }),
      ],
      steps: [[`y replace ${CODES}/1 y > z`]],
      notMade: [`worse Q-X remove ${CODES}/0`],
      after: causale('x', 'z'),
      checks: 3,
    },
    {
      what: 'an item that is added again after its removal ends',
      text: causale('x'),
      found: [
        remark('removed', `${CODES}/0`, '["x"]', { op: 'remove', path: `${CODES}/0`, from: 'x' }),
        remark('added', CODES, '[]', { op: 'add', path: `${CODES}/-`, to: 'x' }),
      ],
      steps: [[`removed remove ${CODES}/0 x`], [`added add ${CODES}/- > x`], [`removed remove ${CODES}/0 x`]],
      after: causale(),
    },
    {
      what: 'several additions to a list are one round',
      text: causale('x'),
      found: ['y', 'z'].map((item) =>
        remark(item, CODES, '["x"]', { op: 'add', path: `${CODES}/-`, to: item }),
      ),
      steps: [[`y add ${CODES}/- > y`, `z add ${CODES}/- > z`]],
      after: causale('x', 'y', 'z'),
    },
  ])('$what', isRepaired);

  /** Fixes of the same value, of which each waits for the one before: a is 0, and then the number of each. */
  const waiting = (count: number, more: Partial<Found>): readonly Found[] =>
    Array.from({ length: count }, (_, n) => ({
      code: '00200',
      id: `n${n + 1}`,
      path: '/a',
      while: Array.from({ length: n + 1 }, (_, before) => `"${before}"`),
      fix: { kind: 'safe', op: 'replace', path: '/a', to: String(n + 1) },
      ...more,
    }));

  it.each<
    readonly [
      what: string,
      stage: OutlinedFinding['stage'],
      count: number,
      made: number,
      left: Told['notMade'],
    ]
  >([
    [
      'of the format',
      'structure',
      52,
      50,
      ['untried 00200 replace /a > 51', 'untried 00200 replace /a > 52'],
    ],
    ['of controls', 'controls', 52, 50, ['untried 00200 replace /a > 51', 'untried 00200 replace /a > 52']],
    ['exactly as many', 'controls', 50, 50, []],
    ['fewer', 'controls', 49, 49, []],
  ])('at most 50: %s', (_what, stage, count, made, left) => {
    const found = waiting(count, { stage });
    const { done } = repaired('{"a":"0"}', (text) => stateOf(text, found));
    expect([done.steps.length, done.draft.text]).toEqual([made, `{"a":"${made}"}`]);
    expect(told(done).notMade).toEqual(left);
  });

  it('of the fixes that remain after 50 rounds, those that are not wanted are left out', () => {
    const found = [
      ...waiting(51, {}).map((one) => ({ ...one, code: '00421' })),
      ofKind('amount', wrong('/b', 'x', 'y')),
      ofKind('declaration', wrong('/c', 'x', 'y', { code: '00428' })),
      wrong('/d', 'x', 'y', { code: '00422' }),
    ];
    const without = [{ code: '00422', op: 'replace', path: '/d' }] as const;
    const text = '{"a":"0","b":"x","c":"x","d":"x"}';
    const { done } = repaired(text, (one) => stateOf(one, found), { without });
    expect(told(done).notMade).toEqual(['untried 00421 replace /a > 51']);
  });

  it('the tree of the result is the one that its check has read', () => {
    const text = '<a><b>1</b></a>';
    const found = [malformed('/b', '1', '2', { while: '<b>1' })];
    const read: TextSource[] = [];
    const { done } = repaired(text, (one) => {
      const xml = new TextSource(
        { text: one, encoding: 'utf-8', declared: null, lies: false },
        {
          maxDepth: 10,
          maxElements: 10,
        },
      );
      read.push(xml);
      return { ...stateOf(one, found), xml };
    });
    expect(read).toContain(done.draft.source);
    expect(done.draft.source).toBe(done.state.xml);
  });
});

describe('fixes that are not wanted', () => {
  const text = '{"a":"1","b":"1"}';
  const found = [wrong('/a', '1', '2'), wrong('/b', '1', '2')];
  const a = '00421 replace /a 1 > 2';
  const b = '00421 replace /b 1 > 2';

  it.each<readonly [what: string, without: RepairSettings['without'], made: readonly string[]]>([
    ['none', [], [a, b]],
    ['one', [{ code: '00421', op: 'replace', path: '/a' }], [b]],
    ['both', ['/a', '/b'].map((path) => ({ code: '00421', op: 'replace' as const, path })), []],
    ['another code', [{ code: '00422', op: 'replace', path: '/a' }], [a, b]],
    ['another operation', [{ code: '00421', op: 'remove', path: '/a' }], [a, b]],
    ['another path', [{ code: '00421', op: 'replace', path: '/c' }], [a, b]],
  ])('%s', (_what, without, made) => {
    const { done } = repaired(text, (one) => stateOf(one, found), { without });
    const { steps, notMade } = told(done);
    expect({ made: steps.flat(), notMade }).toEqual({ made, notMade: [] });
  });
});

describe('useless fixes among many', () => {
  interface Many {
    readonly what: string;
    readonly count: number;
    readonly useless: readonly number[];
    readonly checks: number;
  }

  /** Items of a list, each with a wrong value: `[{"v":"0."},…]`; the findings of some stay. */
  const list = (count: number): string =>
    JSON.stringify(Array.from({ length: count }, (_, n) => ({ v: `${n}.` })));
  const items = (count: number, useless: readonly number[]): readonly Found[] =>
    Array.from({ length: count }, (_, n) =>
      wrong(`/${n}/v`, `${n}.`, `${n}!`, useless.includes(n) ? { while: [`"${n}.`, `"${n}!`] } : {}),
    );

  it.each<Many>([
    { what: 'none', count: 100, useless: [], checks: 1 },
    { what: 'one', count: 100, useless: [7], checks: 3 },
    { what: 'one of three', count: 3, useless: [2], checks: 3 },
    { what: 'the first of three', count: 3, useless: [0], checks: 3 },
    { what: 'two, apart from each other', count: 100, useless: [7, 70], checks: 5 },
    { what: 'all of two', count: 2, useless: [0, 1], checks: 3 },
    { what: 'all', count: 8, useless: [0, 1, 2, 3, 4, 5, 6, 7], checks: 15 },
  ])('$what: $checks checks', ({ count, useless, checks }) => {
    const found = items(count, useless);
    const { done, checked } = repaired(list(count), (text) => stateOf(text, found));
    expect(done.steps.flatMap(({ applied }) => applied)).toHaveLength(count - useless.length);
    expect(done.notMade.map(({ reason, fix }) => `${reason} ${fix.path}`)).toEqual(
      useless.map((n) => `worse /${n}/v`),
    );
    expect(checked).toHaveLength(checks);
  });

  const LONG = ' '.repeat(6_000_000);
  const to = (end: number, start = 0): readonly number[] =>
    Array.from({ length: end - start }, (_, n) => start + n);

  /** Those tried alone, or beside fixes that help, are worse; of a group that does not help, that is not known. */
  interface Ended {
    readonly what: string;
    readonly count: number;
    readonly useless: readonly number[];
    readonly padding?: string;
    readonly worse: readonly number[];
    readonly untried: readonly number[];
    readonly checks: number;
  }

  it.each<Ended>([
    {
      what: '20 MB of work, with 200 findings in each check',
      count: 200,
      useless: to(200),
      worse: to(23),
      untried: to(200, 23),
      checks: 50,
    },
    {
      what: 'four checks of a long file',
      count: 8,
      useless: to(8),
      padding: LONG,
      worse: [0],
      untried: to(8, 1),
      checks: 4,
    },
    {
      what: 'four checks, of which one finds those that help',
      count: 8,
      useless: [3, 7],
      padding: LONG,
      worse: [3],
      untried: [7],
      checks: 4,
    },
    {
      what: 'four checks, before some that would help',
      count: 16,
      useless: to(8),
      padding: LONG,
      worse: [],
      untried: to(8),
      checks: 4,
    },
  ])('end after $what', ({ count, useless, padding = '', worse, untried, checks }) => {
    const found = items(count, useless);
    const { done, checked } = repaired(list(count) + padding, (text) => stateOf(text, found));
    expect(done.steps.flatMap(({ applied }) => applied)).toHaveLength(count - worse.length - untried.length);
    expect(done.notMade.map(({ reason, fix }) => `${reason} ${fix.path}`)).toEqual([
      ...worse.map((n) => `worse /${n}/v`),
      ...untried.map((n) => `untried /${n}/v`),
    ]);
    expect(checked).toHaveLength(checks);
  });

  it('were all tried if the last check decides about the last of them', () => {
    const found = [malformed('/0/v', '0.', '0!'), ...items(3, [1, 2]).filter(({ path }) => path !== '/0/v')];
    const { done, checked } = repaired(list(3) + LONG, (text) => stateOf(text, found));
    expect(told(done)).toMatchObject({
      steps: [['00200 replace /0/v 0. > 0!']],
      notMade: ['worse 00421 replace /1/v 1. > 1!', 'worse 00421 replace /2/v 2. > 2!'],
    });
    expect(checked).toHaveLength(4);
  });

  it('those of later rounds are not tried any more', () => {
    const all = Array.from({ length: 200 }, (_, n) => n);
    const found = [
      ...items(200, all).map((one) => ({ ...one, code: '00200', stage: 'structure' as const })),
      wrong('/200/w', '1', '2'),
    ];
    const text = list(200).replace(/]$/, ',{"w":"1"}]');
    const { done, checked } = repaired(text, (one) => stateOf(one, found));
    expect(done.notMade.at(-1)).toMatchObject({ reason: 'untried', code: '00421' });
    expect([done.steps.length, checked.length]).toEqual([0, 50]);
  });
});

describe('the room of a file', () => {
  it('is filled by the first fixes that fit', () => {
    const value = (n: number, text: string): string => `"v${n}":"${text}"`;
    const texts = (one: string, other: string): string =>
      `{${value(0, one)},${value(1, '1')},${value(2, other)}`;
    const wide = (text: string): Uint8Array =>
      new TextEncoder().encode(`${text}${' '.repeat(FILE_LIMIT.largest - text.length - 4)}}`);
    const found = [
      wrong('/v0', '1', '1234', { while: '"v0":"1"' }),
      wrong('/v1', '1', '1234', { while: '"v1":"1"' }),
      wrong('/v2', '1', '1', { while: '"v2":"1"' }),
    ];
    const { done, checked } = repaired(wide(texts('1', '1')), (text) => stateOf(text, found));
    expect(told(done).notMade).toEqual(['size 00421 replace /v1 1 > 1234', 'worse 00421 replace /v2 1 > 1']);
    expect(told(done).steps).toEqual([['00421 replace /v0 1 > 1234']]);
    expect(checked).toHaveLength(3);
  });
});

/** A document as text, and its invoice. */
const jsonOf = (documents: readonly Figures[]): string => JSON.stringify(invoiceWith(...documents));

const invoiceIn = (text: string): Invoice => JSON.parse(text) as Invoice;

/** A wrong amount of the first document. */
const amount = (path: string, from: string, to: string, more: Partial<Found> = {}): Found =>
  ofKind('amount', wrong(ofFirst(path), from, to, { id: path, ...more }));

interface AmountsRow {
  readonly what: string;
  readonly documents: readonly Figures[];
  readonly found: readonly Found[];
  readonly settings?: Settings;
  readonly read?: (text: string) => Invoice | null;
  readonly steps?: Told['steps'];
  readonly notMade?: Told['notMade'];
  readonly readings?: readonly unknown[];
  readonly after?: readonly Figures[];
  readonly checks?: number;
}

const short = (all: readonly string[]): readonly string[] =>
  all.map((one) => one.replace(/\/\S+/g, (path) => inFirst(path)));

function amountsAreRepaired(row: AmountsRow): void {
  const { documents, found, settings, read = invoiceIn, steps = [], notMade = [], readings } = row;
  const { done, checked } = repaired(jsonOf(documents), (text) => stateOf(text, found, read), {
    amounts: true,
    ...settings,
  });
  const { steps: made, notMade: left, text } = told(done);
  expect({ steps: made.map(short), notMade: short(left) }).toEqual({ steps, notMade });
  expect(JSON.parse(text)).toEqual(invoiceWith(...(row.after ?? documents)));
  expect(checked).toHaveLength(row.checks ?? steps.length);
  if (readings !== undefined) {
    expect(done.notMade.map((one) => one.readings?.map(short))).toEqual(readings);
  }
}

const taxed = (tax: string, more: Figures = {}): Figures => ({
  ...RIGHT,
  summaries: [['22.00', '100.00', tax]],
  ...more,
});

/** Without a total and payments, so that a tax is confirmed by its taxable amount alone. */
const aloneWith = (tax: string): Figures => taxed(tax, { total: undefined, paid: undefined });

/** The same for 200.00. */
const twiceAs = (tax: string): Figures => ({
  lines: [['22.00', '200.00']],
  summaries: [['22.00', '200.00', tax]],
});

/** The tax of another document of a lotto. */
const taxOf = (document: number): string => `/fattura_elettronica_body/${document}/dati_beni_servizi/${TAX}`;

describe('amounts', () => {
  const FOUND = amount(TAX, '22.50', '22.00');
  const LINE = 'dettaglio_linee/0/prezzo_totale';
  const PRICE = 'dettaglio_linee/0/prezzo_unitario';

  it.each<AmountsRow>([
    {
      what: 'not without the option',
      documents: [taxed('22.50')],
      found: [FOUND],
      settings: { amounts: false },
    },
    { what: 'none that are wrong', documents: [RIGHT], found: [] },
    {
      what: 'none of an invoice that cannot be read',
      documents: [taxed('22.50')],
      found: [],
      read: () => null,
    },
    {
      what: 'one that is found',
      documents: [taxed('22.50')],
      found: [FOUND],
      steps: [[`${TAX} replace ${TAX} 22.50 > 22.00`]],
      after: [RIGHT],
    },
    {
      what: 'one that is found twice, for the first finding',
      documents: [taxed('22.50')],
      found: [
        { ...FOUND, id: 'first' },
        { ...FOUND, id: 'second' },
      ],
      steps: [[`first replace ${TAX} 22.50 > 22.00`]],
      after: [RIGHT],
    },
    {
      what: 'one beside findings of another code and another path',
      documents: [taxed('22.50')],
      found: [error('22.50', { path: FOUND.path }), { ...FOUND, path: '/z' }, FOUND],
      steps: [[`${TAX} replace ${TAX} 22.50 > 22.00`]],
      after: [RIGHT],
    },
    {
      what: 'two of one document, of which one is found',
      documents: [taxed('22.50', { total: '122.50' })],
      found: [FOUND],
      steps: [[`Q-TOTAL alone replace ${TOTAL} 122.50 > 122.00`, `${TAX} replace ${TAX} 22.50 > 22.00`]],
      after: [RIGHT],
    },
    {
      what: 'not one of two that is not wanted, nor the other',
      documents: [taxed('22.50', { total: '122.50' })],
      found: [FOUND],
      settings: { without: [{ code: 'Q-TOTAL', op: 'replace', path: ofFirst(TOTAL) }] },
      notMade: [`open 00421 replace ${TAX} 22.50 > 22.00`],
    },
    {
      what: 'a missing summary',
      documents: [{ ...RIGHT, summaries: [] }],
      found: [error('"dati_riepilogo":[]')],
      steps: [
        [
          `00443 alone add dati_riepilogo/- > {"aliquota_iva":"22.00","imponibile_importo":"100.00","imposta":"22.00"}`,
        ],
      ],
      after: [RIGHT],
    },
    {
      what: 'not one whose finding stays',
      documents: [taxed('22.50')],
      found: [{ ...FOUND, while: '"imposta"' }],
      notMade: [`worse 00421 replace ${TAX} 22.50 > 22.00`],
      checks: 1,
    },
    {
      what: 'not one that nothing is found about',
      documents: [taxed('22.50')],
      found: [],
      notMade: [`worse 00421 replace ${TAX} 22.50 > 22.00`],
      checks: 1,
    },
    {
      what: 'not one that brings an error',
      documents: [taxed('22.50')],
      found: [FOUND, error('"imposta":"22.00"')],
      notMade: [`worse 00421 replace ${TAX} 22.50 > 22.00`],
      checks: 1,
    },
    {
      what: 'one after the fix of a control',
      documents: [taxed('22.50')],
      found: [FOUND, wrong(ofFirst('numero'), '7', '8', { code: '00428' })],
      steps: [['00428 replace numero 7 > 8'], [`${TAX} replace ${TAX} 22.50 > 22.00`]],
      after: [{ ...RIGHT, document: { numero: '8' } }],
    },
    {
      what: 'one that shows only after another',
      documents: [taxed('22.50', { lines: [['22.00', '120.00', '100.00']] })],
      found: [FOUND, amount(LINE, '120.00', '100.00', { code: '00423' })],
      read: (text) => invoiceIn(text.includes('22.50') ? text.replace('120.00', '100.00') : text),
      steps: [[`${TAX} replace ${TAX} 22.50 > 22.00`], [`${LINE} replace ${LINE} 120.00 > 100.00`]],
      after: [RIGHT],
    },
    {
      what: 'not one that the text does not have',
      documents: [RIGHT],
      found: [FOUND],
      read: () => invoiceWith(taxed('22.50')),
      notMade: [`place 00421 replace ${TAX} 22.50 > 22.00`],
    },
    {
      what: 'not one of two of which the text has the other',
      documents: [taxed('22.50')],
      found: [FOUND],
      read: () => invoiceWith(taxed('22.50', { total: '122.50' })),
      notMade: [`place Q-TOTAL replace ${TOTAL} 122.50 > 122.00`, `open 00421 replace ${TAX} 22.50 > 22.00`],
      readings: [undefined, [[TAX, TOTAL]]],
    },
    // Lotti.
    {
      what: 'of two documents',
      documents: [aloneWith('22.50'), aloneWith('22.60')],
      found: [FOUND, amount(TAX, '22.60', '22.00', { path: taxOf(1) })],
      steps: [[`${TAX} replace ${TAX} 22.50 > 22.00`, `${TAX} replace ${taxOf(1)} 22.60 > 22.00`]],
      after: [aloneWith('22.00'), aloneWith('22.00')],
    },
    {
      what: 'of two documents, of which one does not help',
      documents: [aloneWith('22.50'), taxed('22.60', { total: '122.60' })],
      found: [FOUND, error('22.60'), error('"importo_totale_documento":"122.00"', { code: '00498' })],
      steps: [[`${TAX} replace ${TAX} 22.50 > 22.00`]],
      notMade: [
        `worse 00421 replace ${taxOf(1)} 22.60 > 22.00`,
        `worse Q-TOTAL replace ${taxOf(1).replace(/dati_beni.*/, '')}dati_generali/dati_generali_documento/${TOTAL} 122.60 > 122.00`,
      ],
      after: [aloneWith('22.00'), taxed('22.60', { total: '122.60' })],
      checks: 3,
    },
    {
      what: 'of four documents, of which one brings an error: that one is suspected',
      documents: [aloneWith('22.51'), aloneWith('22.52'), twiceAs('44.53'), aloneWith('22.54')],
      found: [
        ...['22.51', '22.52', '44.53', '22.54'].map((tax) => error(tax)),
        error('"imposta":"44.00"', { code: '00498', path: taxOf(2) }),
      ],
      steps: [
        [
          `00421 alone replace ${TAX} 22.51 > 22.00`,
          `00421 alone replace ${taxOf(1)} 22.52 > 22.00`,
          `00421 alone replace ${taxOf(3)} 22.54 > 22.00`,
        ],
      ],
      notMade: [`worse 00421 replace ${taxOf(2)} 44.53 > 44.00`],
      after: [aloneWith('22.00'), aloneWith('22.00'), twiceAs('44.53'), aloneWith('22.00')],
      checks: 3,
    },
    {
      what: 'of two documents, of which the text has one',
      documents: [aloneWith('22.50'), aloneWith('22.00')],
      found: [FOUND],
      read: (text) => {
        const { fattura_elettronica_body: bodies, ...rest } = invoiceWith(
          aloneWith('22.00'),
          aloneWith('22.60'),
        );
        const first = (invoiceIn(text).fattura_elettronica_body as readonly unknown[])[0];
        return { ...rest, fattura_elettronica_body: [first, bodies[1]] } as unknown as Invoice;
      },
      steps: [[`${TAX} replace ${TAX} 22.50 > 22.00`]],
      notMade: [`place 00421 replace ${taxOf(1)} 22.60 > 22.00`],
      after: [aloneWith('22.00'), aloneWith('22.00')],
    },
  ])('$what', amountsAreRepaired);

  it.each<AmountsRow>([
    {
      what: 'a price that all else speaks against',
      documents: [{ ...RIGHT, lines: [['22.00', '100.00', '10.00']] }],
      found: [amount(LINE, '100.00', '10.00', { code: '00423' })],
      notMade: [`open 00423 replace ${LINE} 100.00 > 10.00`],
      readings: [[[PRICE]]],
    },
    {
      what: 'the second document of a lotto',
      documents: [RIGHT, { ...RIGHT, lines: [['22.00', '100.00', '10.00']] }],
      found: [amount(LINE, '100.00', '10.00', { code: '00423', path: `${taxOf(1)}` })],
      notMade: [`open 00423 replace ${LINE} 100.00 > 10.00`],
      readings: [[['/fattura_elettronica_body/1/dati_beni_servizi/dettaglio_linee/0/prezzo_unitario']]],
    },
    {
      what: 'an amount without a path, or of the header',
      documents: [{ ...RIGHT, lines: [['22.00', '100.00', '10.00']] }],
      found: [
        amount(LINE, '100.00', '10.00', { path: null }),
        amount(LINE, '100.00', '11.00', { path: '/fattura_elettronica_header/x' }),
      ],
      notMade: [`open 00421 replace ${LINE} 100.00 > 10.00`, `open 00421 replace ${LINE} 100.00 > 11.00`],
      readings: [[], []],
    },
    {
      what: 'an amount of a document that the invoice does not have',
      documents: [RIGHT],
      found: [amount(TAX, '22.00', '23.00', { path: taxOf(1) })],
      notMade: [`open 00421 replace ${TAX} 22.00 > 23.00`],
      readings: [[]],
    },
    {
      what: 'an amount of an invoice that cannot be read',
      documents: [taxed('22.50')],
      found: [FOUND],
      read: () => null,
      notMade: [`open 00421 replace ${TAX} 22.50 > 22.00`],
      readings: [[]],
    },
    {
      what: 'one that is recorded already, once',
      documents: [taxed('22.50')],
      found: [{ ...FOUND, while: '"imposta"' }, amount(PRICE, '100.00', '10.00')],
      notMade: [`worse 00421 replace ${TAX} 22.50 > 22.00`, `open 00421 replace ${PRICE} 100.00 > 10.00`],
      readings: [undefined, [[TAX]]],
      checks: 1,
    },
    {
      what: 'not one that is not wanted',
      documents: [{ ...RIGHT, lines: [['22.00', '100.00', '10.00']] }],
      found: [amount(LINE, '100.00', '10.00')],
      settings: { without: [{ code: '00421', op: 'replace', path: ofFirst(LINE) }] },
    },
    {
      what: 'not a declaration',
      documents: [RIGHT],
      found: [ofKind('declaration', amount(TAX, '22.00', '23.00')), error('22.00')],
    },
  ])('open: $what', amountsAreRepaired);

  it.each([
    ['replaced', taxed('22.50'), { op: 'replace', path: ofFirst(TAX), from: '22.50', to: '22.00' }],
    [
      'added',
      { ...RIGHT, summaries: [] },
      {
        op: 'add',
        path: ofFirst('dati_riepilogo/-').replace(
          'dati_generali/dati_generali_documento',
          'dati_beni_servizi',
        ),
        to: '{"aliquota_iva":"22.00","imponibile_importo":"100.00","imposta":"22.00"}',
      },
    ],
  ])('an amount that is %s has a fix like those of findings', (_what, document, fix) => {
    const { done } = repaired(jsonOf([document]), (text) => stateOf(text, [], invoiceIn), { amounts: true });
    expect(done.notMade.map((one) => one.fix)).toStrictEqual([{ kind: 'amount', ...fix }]);
  });

  it('are corrected in at most 50 rounds', () => {
    const COUNT = 60;
    const withTotals = (totalOf: (n: number) => string): Figures => ({
      lines: Array.from({ length: COUNT }, (_, n) => ['22.00', totalOf(n), '1.00']),
      summaries: [['22.00', `${COUNT}.00`, '13.20']],
    });
    const totalPath = (n: number): string => `dettaglio_linee/${n}/prezzo_totale`;
    const lineOf = (n: number): string =>
      `{"numero_linea":"${n + 1}","prezzo_unitario":"1.00","prezzo_totale":"2.00"`;
    const found = Array.from({ length: COUNT }, (_, n) =>
      n === 50 ? amount(totalPath(n), '2.00', '1.00', { code: '00423', while: lineOf(n) }) : error(lineOf(n)),
    );
    // Only the first wrong line shows.
    const read = (text: string): Invoice => {
      let isFirst = true;
      const shown = text.replace(/(?<="prezzo_totale":)"2.00"/g, (wrongTotal) => {
        const shows = isFirst;
        isFirst = false;
        return shows ? wrongTotal : '"1.00"';
      });
      return invoiceIn(shown);
    };
    const { done } = repaired(jsonOf([withTotals(() => '2.00')]), (text) => stateOf(text, found, read), {
      amounts: true,
    });
    expect(done.steps).toHaveLength(50);
    expect(JSON.parse(done.draft.text)).toEqual(invoiceWith(withTotals((n) => (n < 50 ? '1.00' : '2.00'))));
    expect(short(told(done).notMade)).toEqual([`untried 00423 replace ${totalPath(50)} 2.00 > 1.00`]);
  });
});

describe('roundings', () => {
  /** An amount with more decimals than the format allows. */
  const long = (path: string, from: string, to: string, more: Partial<Found> = {}): Found =>
    amount(path, from, to, { code: '00200', stage: 'structure', ...more });
  const PAID = 'dati_pagamento/0/dettaglio_pagamento/0/importo_pagamento';
  const HARMLESS = long(TAX, '22.0001', '22.00');
  /** The tax of 100.00 is 22.00, and SdI accepts a difference of a cent. */
  const HARMFUL = long(TAX, '22.006', '22.01');

  it.each<AmountsRow>([
    {
      what: 'not without the option',
      documents: [taxed('22.0001')],
      found: [HARMLESS],
      settings: { amounts: false },
    },
    { what: 'no amounts of controls', documents: [RIGHT], found: [] },
    {
      what: 'one that changes nothing else',
      documents: [taxed('22.0001')],
      found: [HARMLESS],
      steps: [[`${TAX} replace ${TAX} 22.0001 > 22.00`]],
      after: [RIGHT],
      checks: 2,
    },
    {
      what: 'not one after which another amount does not agree',
      documents: [aloneWith('22.006')],
      found: [HARMFUL],
      notMade: [`open 00200 replace ${TAX} 22.006 > 22.01`],
      readings: [[]],
      checks: 1,
    },
    {
      what: 'one of two',
      documents: [taxed('22.006', { total: undefined, paid: ['122.0001'] })],
      found: [long(PAID, '122.0001', '122.00'), HARMFUL],
      steps: [[`${PAID} replace ${PAID} 122.0001 > 122.00`]],
      notMade: [`open 00200 replace ${TAX} 22.006 > 22.01`],
      readings: [[]],
      after: [taxed('22.006', { total: undefined, paid: ['122.00'] })],
      checks: 2,
    },
    {
      what: 'not one whose finding stays',
      documents: [taxed('22.0001')],
      found: [{ ...HARMLESS, while: '"imposta"' }],
      notMade: [`worse 00200 replace ${TAX} 22.0001 > 22.00`],
      readings: [undefined],
      checks: 2,
    },
    {
      what: 'one that reveals an error of a control',
      documents: [taxed('22.0001')],
      found: [HARMLESS, error('"imposta":"22.00"')],
      steps: [[`${TAX} replace ${TAX} 22.0001 > 22.00`]],
      after: [RIGHT],
      checks: 2,
    },
    {
      what: 'not one that reveals another error of the format',
      documents: [taxed('22.0001')],
      found: [HARMLESS, error('"imposta":"22.00"', { stage: 'structure' })],
      notMade: [`worse 00200 replace ${TAX} 22.0001 > 22.00`],
      checks: 2,
    },
    {
      what: 'not one of a file that cannot be read then',
      documents: [taxed('22.0001')],
      found: [HARMLESS],
      read: () => null,
      notMade: [`open 00200 replace ${TAX} 22.0001 > 22.00`],
      readings: [[]],
      checks: 1,
    },
    {
      what: 'not one that the text does not have',
      documents: [RIGHT],
      found: [{ ...HARMLESS, while: '"imposta"' }],
      notMade: [`place 00200 replace ${TAX} 22.0001 > 22.00`],
      checks: 1,
    },
    {
      what: 'not one that does not agree beside one that is not gone, in this order',
      documents: [taxed('22.006', { total: undefined, paid: ['122.0001'] })],
      found: [long(PAID, '122.0001', '122.00', { while: '"importo_pagamento"' }), HARMFUL],
      notMade: [`open 00200 replace ${TAX} 22.006 > 22.01`, `worse 00200 replace ${PAID} 122.0001 > 122.00`],
      checks: 2,
    },
    {
      what: 'not a declaration',
      documents: [taxed('22.0001')],
      found: [ofKind('declaration', HARMLESS)],
    },
    {
      what: 'one that is found twice',
      documents: [taxed('22.0001')],
      found: [HARMLESS, { ...HARMLESS, id: 'again' }],
      steps: [[`${TAX} replace ${TAX} 22.0001 > 22.00`]],
      after: [RIGHT],
      checks: 2,
    },
    {
      what: 'after values',
      documents: [taxed('22.0001', { document: { divisa: 'eur' } })],
      found: [HARMLESS, malformed(ofFirst('divisa'), 'eur', 'EUR')],
      read: (text) => (text.includes('eur') ? null : invoiceIn(text)),
      steps: [['00200 replace divisa eur > EUR'], [`${TAX} replace ${TAX} 22.0001 > 22.00`]],
      after: [RIGHT],
      checks: 3,
    },
    {
      what: 'before amounts',
      documents: [taxed('22.5001')],
      found: [long(TAX, '22.5001', '22.50'), amount(TAX, '22.50', '22.00')],
      steps: [[`${TAX} replace ${TAX} 22.5001 > 22.50`], [`${TAX} replace ${TAX} 22.50 > 22.00`]],
      after: [RIGHT],
      checks: 3,
    },
  ])('$what', amountsAreRepaired);
});
