/** The checks of a repair, its arguments, and what it tells about a file and its changes. */
import { describe, expect, it } from 'vitest';
import { FILE_LIMIT } from '../../../src/domain/thresholds.ts';
import { MAX_COMPARED, MAX_COUNTED } from '../../../src/model/readLimits.ts';
import {
  type Change,
  type FixOptions,
  fixAndCheck,
  fixInvoice,
  fixWith,
} from '../../../src/operations/fix/fixInvoice.ts';
import { declarationCodes, examineFile, examineToCompare, type Fix } from '../../../src/validate/index.ts';
import { cms } from '../../support/cmsWriter.ts';
import { SAMPLE, sampleWith } from '../../support/sample.ts';
import { GOOD_SIGNATURE } from '../../support/signature.ts';

type Input = Uint8Array | string;

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

const base64 = (file: Input): string => Buffer.from(file).toString('base64');

const WRONG = sampleWith('<Divisa>EUR<', '<Divisa>eur<');
const signed = (text: string): string => text.replace('</p:F', `${GOOD_SIGNATURE}</p:F`);

describe('the checks', () => {
  interface Row {
    readonly what: string;
    readonly input: Input;
    readonly options?: FixOptions;
    /** The names of the file in each check, and the options of all. */
    readonly files: readonly (string | undefined)[];
    readonly rest?: object;
  }

  it.each<Row>([
    { what: 'a file without anything to repair', input: SAMPLE, files: [undefined] },
    { what: 'a file', input: WRONG, files: [undefined, undefined] },
    {
      what: 'a file with a name',
      input: WRONG,
      options: { file: 'a.xml' },
      files: ['a.xml', 'a.xml'],
    },
    {
      what: 'a signed file with its signature',
      input: signed(WRONG),
      files: [undefined, undefined],
    },
    {
      what: 'a signed file without its signature',
      input: signed(WRONG),
      options: { dropSignature: true },
      files: [undefined, undefined, undefined],
    },
    {
      what: 'an envelope',
      input: cms(WRONG),
      options: { file: 'a.xml.p7m', dropSignature: true },
      files: ['a.xml.p7m', 'a.xml', 'a.xml'],
    },
    {
      what: 'an envelope without a name',
      input: cms(WRONG),
      options: { dropSignature: true },
      files: [undefined, undefined, undefined],
    },
    {
      what: 'the options of checks alone',
      input: WRONG,
      options: {
        only: 'structure',
        asOf: '2026-03-03',
        retired: true,
        amounts: true,
        codes: [],
        without: [],
      },
      files: [undefined, undefined],
      rest: { only: 'structure', asOf: '2026-03-03' },
    },
  ])('$what', ({ input, options = {}, files, rest = {} }) => {
    const asked: object[] = [];
    fixWith(
      (one, own, most) => {
        asked.push(own);
        return examineToCompare(one, own, most);
      },
      input,
      options,
    );
    expect(asked).toStrictEqual(
      files.map((file) => ({ ...(file === undefined ? {} : { file }), retired: false, ...rest })),
    );
  });

  /** Findings to compare, by the bytes that a file can grow. */
  it.each([
    ['no limit', null, MAX_COMPARED],
    ['a small file', FILE_LIMIT.strict - 3_000, MAX_COMPARED],
    ['room for exactly as many', 3 * MAX_COMPARED, MAX_COMPARED],
    ['room for one less', 3 * MAX_COMPARED - 3, MAX_COMPARED - 1],
    ['room for a part of one more', 3 * MAX_COMPARED - 5, MAX_COMPARED - 1],
    ['room for half of them', (3 * MAX_COMPARED) / 2, MAX_COMPARED / 2],
    ['room for as many as are counted', 3 * MAX_COUNTED, MAX_COUNTED],
    ['room for fewer', 300, MAX_COUNTED],
    ['no room', 0, MAX_COUNTED],
  ])('compare as many findings as the file has room for: %s', (_what, room, most) => {
    const found = examineFile(SAMPLE, {});
    const asked: number[] = [];
    const input =
      room === null ? SAMPLE : bytesOf(SAMPLE + ' '.repeat(FILE_LIMIT.strict - SAMPLE.length - room));
    fixWith(
      (_input, _options, maxCompared) => {
        asked.push(maxCompared);
        return found;
      },
      input,
      {},
    );
    expect(asked).toEqual([most]);
  });

  it('compare all findings of what cannot be repaired', () => {
    const asked: number[] = [];
    fixWith(
      (input, options, maxCompared) => {
        asked.push(maxCompared);
        return examineToCompare(input, options, maxCompared);
      },
      'fattura n. 7',
      {},
    );
    expect(asked).toEqual([MAX_COMPARED]);
  });
});

it.each<readonly [name: string, input: unknown, options: unknown]>([
  ['input', 7, {}],
  ['input', null, {}],
  ['options', SAMPLE, 'amounts'],
  ['options', SAMPLE, null],
  ['options.without', SAMPLE, { without: 'all' }],
  ['options.without', SAMPLE, { without: null }],
])('an argument of another type is named: %s', (name, input, options) => {
  const call = (): unknown => fixInvoice(input as Input, options as FixOptions);
  expect(call).toThrow(TypeError);
  expect(call).toThrow(new RegExp(`^${name.replace('.', '\\.')}: `));
});

it('an unknown code is named, with all that are known', () => {
  const [known = ''] = declarationCodes;
  expect(() => fixInvoice(SAMPLE, { codes: [known, '00423'] })).toThrow(
    `00423 is none of ${declarationCodes.join(', ')}`,
  );
  expect(fixInvoice(SAMPLE, { codes: declarationCodes })).toMatchObject({ ok: true });
});

describe('the result', () => {
  const BOM = '\ufeff';

  interface Row {
    readonly what: string;
    readonly input: Input;
    readonly options?: FixOptions;
    readonly expected: object;
    /** The bytes of the result; those of the input unless stated. */
    readonly bytes?: string;
  }

  it.each<Row>([
    { what: 'a text without anything to repair', input: SAMPLE, expected: { ok: true, text: SAMPLE } },
    {
      what: 'bytes without anything to repair',
      input: bytesOf(SAMPLE),
      expected: { ok: true, text: SAMPLE },
    },
    {
      what: 'bytes with a mark',
      input: bytesOf(BOM + SAMPLE),
      expected: { text: SAMPLE },
    },
    { what: 'a text with a mark', input: BOM + SAMPLE, expected: { text: SAMPLE } },
    {
      what: 'a repaired text with a mark',
      input: BOM + WRONG,
      expected: { ok: true, text: SAMPLE },
      bytes: BOM + SAMPLE,
    },
    {
      what: 'a text that cannot be read',
      input: 'fattura n. 7',
      expected: {
        ok: false,
        text: 'fattura n. 7',
        refused: 'unreadable',
        before: 'unreadable',
        after: 'unreadable',
      },
    },
    {
      what: 'bytes that cannot be read',
      input: bytesOf('fattura n. 7'),
      expected: { ok: false, text: null, refused: 'unreadable' },
    },
    {
      what: 'an invoice that is too large to be read',
      input: WRONG,
      options: { maxBytes: 100 },
      expected: { ok: false, text: WRONG, refused: 'unreadable', changes: [], before: 'unreadable' },
    },
    {
      what: 'an envelope in base64, twice',
      input: base64(base64(cms(WRONG))),
      options: { dropSignature: true },
      expected: { ok: true, text: SAMPLE, dropped: 'p7m' },
      bytes: SAMPLE,
    },
    {
      what: 'the same in a file whose name is that of a mail',
      input: base64(base64(cms(WRONG))),
      options: { dropSignature: true, file: 'a.eml' },
      expected: { ok: false, refused: 'unreadable' },
    },
    {
      what: 'XML that is no invoice',
      input: '<a/>',
      expected: { ok: false, text: '<a/>', changes: [] },
    },
    {
      what: 'a signed file that would change',
      input: bytesOf(signed(WRONG)),
      expected: { ok: false, text: null, refused: 'signed', changes: [], notApplied: [], before: 'rejected' },
    },
    {
      what: 'an envelope that would change',
      input: cms(WRONG),
      expected: { ok: false, text: null, refused: 'signed', changes: [], notApplied: [] },
    },
    {
      what: 'an envelope whose invoice has no fix',
      input: cms(sampleWith('<Divisa>EUR<', '<Divisa>eu<!-- ? -->ro<')),
      expected: { text: null, changes: [], notApplied: [{ code: '00200', reason: 'markup' }] },
    },
    {
      what: 'a signed file whose signature does not matter',
      input: signed(SAMPLE),
      options: { dropSignature: true },
      expected: { ok: true, text: signed(SAMPLE), changes: [] },
    },
    {
      what: 'a signed file without its signature',
      input: signed(WRONG),
      options: { dropSignature: true },
      expected: { ok: true, text: SAMPLE, dropped: 'xml', before: 'rejected', after: 'valid' },
      bytes: SAMPLE,
    },
    {
      what: 'a file that has no signature to drop',
      input: WRONG,
      options: { dropSignature: true },
      expected: { ok: true, text: SAMPLE, before: 'rejected', after: 'valid' },
      bytes: SAMPLE,
    },
    {
      what: 'an envelope without its signature',
      input: cms(WRONG),
      options: { dropSignature: true },
      expected: { ok: true, text: SAMPLE, dropped: 'p7m' },
      bytes: SAMPLE,
    },
  ])('$what', ({ input, options = {}, expected, bytes = input }) => {
    const result = fixInvoice(input, options);
    expect(result).toMatchObject(expected);
    const { refused, dropped } = { refused: undefined, dropped: undefined, ...expected };
    expect([result.refused, result.dropped]).toEqual([refused, dropped]);
    const all = typeof bytes === 'string' ? bytesOf(bytes) : bytes;
    expect(Buffer.compare(result.bytes, all)).toBe(0);
  });
});

it('fixAndCheck has the check of the result', () => {
  const { result, checked } = fixAndCheck(WRONG, {});
  expect(result).toEqual(fixInvoice(WRONG));
  expect(checked.report).toMatchObject({ verdict: 'valid', findings: [] });
  expect(checked.invoice).not.toBeNull();
});

describe('a change states what was there, and what is there', () => {
  const LONG = `${'x'.repeat(198)} yy`;
  const withCausale = (...texts: readonly string[]): string =>
    sampleWith('</Numero>', `</Numero>${texts.map((text) => `<Causale>${text}</Causale>`).join('')}`);
  const [rateAt, priceAt] = ['<AliquotaIVA>4.00</AliquotaIVA>', '<PrezzoTotale>10.00</PrezzoTotale>'];

  it.each<readonly [what: string, input: string, changes: readonly Pick<Change, 'op' | 'from' | 'to'>[]]>([
    ['a value', WRONG, [{ op: 'replace', from: 'eur', to: 'EUR' }]],
    ['a text in two', withCausale(LONG), [{ op: 'split', from: LONG, to: JSON.stringify(LONG.split(' ')) }]],
    ['a removal', withCausale(''), [{ op: 'remove', from: '', to: null }]],
    [
      'the order of a block',
      sampleWith(`${priceAt}\n        ${rateAt}`, `${rateAt}\n        ${priceAt}`),
      [{ op: 'order', from: null, to: null }],
    ],
  ])('%s', (_what, input, changes) => {
    const { changes: made, ok } = fixInvoice(input);
    expect(made.map(({ op, from, to }) => ({ op, from, to }))).toEqual(changes);
    expect(ok).toBe(true);
  });

  it.each<readonly [what: string, fix: Partial<Fix>, change: Pick<Change, 'from' | 'to'>]>([
    ['no value before, which is read from the text', { to: 'EUR' }, { from: 'eur', to: 'EUR' }],
    ['no value after', { from: 'eur' }, { from: 'eur', to: '' }],
  ])('a fix that states %s', (_what, fix, change) => {
    const path = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';
    const { changes } = fixWith(
      (input, options) => {
        const checked = examineFile(input, options);
        const findings = checked
          .outlines()
          .map((one) => ({ ...one, fix: { kind: 'safe', op: 'replace', path, ...fix } as const }))
          .filter(() => String(input).includes('>eur<'));
        return {
          ...checked,
          outlines: () => findings,
          inText: (some) => some.map((finding) => ({ finding, span: null })),
        };
      },
      WRONG,
      {},
    ).result;
    expect(changes).toMatchObject([{ op: 'replace', path, ...change }]);
  });
});
