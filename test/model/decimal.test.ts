import { Decimal as Reference } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Decimal, isPlainProduct, Sum } from '../../src/model/decimal.ts';
import { runs } from '../support/thorough.ts';

const Exact = Reference.clone({
  precision: 200,
  rounding: Reference.ROUND_HALF_UP,
  toExpNeg: -200,
  toExpPos: 200,
});

function decimal(text: string): Decimal {
  const value = Decimal.parse(text);
  if (value === undefined) throw new Error(`no number: ${text}`);
  return value;
}

describe('parse', () => {
  it.each([
    ['0', 0, 0],
    ['12.50', 1250, 2],
    ['-12.50', -1250, 2],
    ['+3', 3, 0],
    ['-0.00', 0, 2],
    ['007.5', 75, 1],
    ['999999999999999', 999999999999999, 0],
    ['0000000000000000000001.00', 100, 2],
    ['9007199254740991', 9007199254740991, 0],
    ['9007199254740992', 9007199254740992n, 0],
    ['-99999999999.99999999', -9999999999999999999n, 8],
    ['+99999999999.99999999', 9999999999999999999n, 8],
  ] as const)('%s', (text, units, scale) => {
    expect(Decimal.parse(text)).toMatchObject({ units, scale });
    expect(Object.is(Decimal.parse(text)?.units, -0)).toBe(false);
  });

  it.each([
    '',
    '-',
    '+',
    '.',
    '.5',
    '5.',
    '1.2.3',
    '1,50',
    ' 1',
    '1 ',
    '1e3',
    '--1',
    '1-',
    'NaN',
    '٣',
    '-.5',
    '/',
    ':',
    '1/',
    '1:',
    '1./',
    '1.:',
  ])('rejects %j', (text) => {
    expect(Decimal.parse(text)).toBeUndefined();
  });
});

describe('a number with many digits', () => {
  it.each([
    ['1'.repeat(1_000), true],
    [`-1.${'1'.repeat(999)}`, true],
    ['1'.repeat(1_003), false],
    [`0.${'0'.repeat(5_000_000)}1`, false],
  ])('is read up to 1,000 digits', (text, isRead) => {
    expect(Decimal.parse(text) !== undefined).toBe(isRead);
  });
});

describe('of', () => {
  it('accepts units and scale', () => {
    expect(Decimal.of(1250, 2).toText()).toBe('12.50');
    expect(Decimal.of(3).toString()).toBe('3');
    expect(Decimal.of(10n ** 20n, 2).toText()).toBe('1000000000000000000.00');
    expect(Decimal.of(5n, 1).units).toBe(5);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %s', (units) => {
    expect(() => Decimal.of(units, 2)).toThrow(RangeError);
    expect(() => Decimal.of(units, 2)).toThrow(String(units));
  });
});

describe('toText', () => {
  it.each([
    ['1.5000', 2, '1.50'],
    ['1.50', 0, '1.5'],
    ['1.00', 0, '1'],
    ['100', 0, '100'],
    ['100', 2, '100.00'],
    ['-0.05', 2, '-0.05'],
    ['-0.050', 0, '-0.05'],
    ['0.00000001', 2, '0.00000001'],
    ['0', 2, '0.00'],
    ['1.239', 2, '1.239'],
    ['-7', 2, '-7.00'],
    ['0.7', 2, '0.70'],
    ['9999999999999', 2, '9999999999999.00'],
    ['999999999999999', 2, '999999999999999.00'],
    ['10000000000000', 2, '10000000000000.00'],
    ['9007199254740991', 2, '9007199254740991.00'],
    ['-90071992547409.92', 2, '-90071992547409.92'],
  ] as const)('%s with at least %i places is %s', (text, places, expected) => {
    expect(decimal(text).toText(places)).toBe(expected);
  });

  it('has two places by default', () => {
    expect([decimal('3').toText(), decimal('3.5').toText()]).toEqual(['3.00', '3.50']);
  });
});

describe('rounded', () => {
  // Half away from zero: the first two are in Elenco dei controlli v2.0, 00421.
  it.each([
    ['1500.2448', 2, '1500.24'],
    ['1500.2458', 2, '1500.25'],
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['0.0049999', 2, '0'],
    ['-0.0049999', 2, '0'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['1.2', 5, '1.2'],
    ['99999999999.99999999', 2, '100000000000'],
  ] as const)('%s to %i places is %s', (text, places, expected) => {
    expect(decimal(text).rounded(places).toString()).toBe(expected);
  });
});

describe('signs', () => {
  it.each([
    ['1.00', false, false, '1', '-1'],
    ['-1.00', false, true, '1', '1'],
    ['0.00', true, false, '0', '0'],
    ['-99999999999.99999999', false, true, '99999999999.99999999', '99999999999.99999999'],
  ] as const)('%s', (text, isZero, isNegative, abs, negated) => {
    const value = decimal(text);
    expect([value.isZero, value.isNegative, value.abs().toString(), value.negated().toString()]).toEqual([
      isZero,
      isNegative,
      abs,
      negated,
    ]);
  });

  it('recognises a zero of any scale', () => {
    expect(decimal('99999999999.99999999').minus(decimal('99999999999.99999999')).isZero).toBe(true);
    expect(Object.is(decimal('0.00').negated().units, -0)).toBe(false);
    expect(Object.is(decimal('0').times(decimal('-5')).units, -0)).toBe(false);
  });
});

describe('compareDifference', () => {
  it.each([
    ['1.00', '1.01', '0.01', 0],
    ['1.01', '1.00', '0.01', 0],
    ['1.00', '1.0099', '0.01', -1],
    ['-1.00', '-1.0101', '0.01', 1],
    ['1', '-1', '2', 0],
    ['5', '5.00', '0', 0],
    ['9007199254740991', '-9007199254740991', '18014398509481982', 0],
    ['9007199254740991', '-9007199254740991', '18014398509481982.01', -1],
    ['9007199254740991.5', '9007199254740991', '0.5', 0],
    ['9007199254740991.5', '9007199254740991', '0.4', 1],
  ])('%s and %s, limit %s', (a, b, limit, sign) => {
    expect(Math.sign(decimal(a).compareDifference(decimal(b), decimal(limit)))).toBe(sign);
  });
});

describe('compare', () => {
  it.each([
    ['1.00', '1.0000', 0],
    ['-1', '-1.0', 0],
    ['0.00', '-0', 0],
    ['99999999999.99999999', '99999999999.99999999', 0],
    ['1.00', '1.01', -1],
    ['-1.01', '-1.00', -1],
    ['1.01', '1.00', 1],
  ] as const)('%s and %s', (a, b, sign) => {
    const [one, other] = [decimal(a), decimal(b)];
    expect([one.compare(other), one.isLess(other), one.equals(other)]).toEqual([sign, sign < 0, sign === 0]);
  });
});

const amount = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 11n }), fc.stringMatching(/^[0-9]{0,8}$/))
  .map(([negative, whole, rest]) => `${negative ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`);

/** decimal.js has a negative zero. */
const plain = (value: Reference): string => value.toFixed().replace(/^-0$/, '0');

/** Keeps the checks of a whole file cheap: only amounts that need it use BigInt. */
describe('on safe integers', () => {
  const common = ['12.50', '3', '-0.07', '99999.99', '22.00', '1.12345678', '0.00'];
  const steps: readonly (readonly [string, (a: Decimal, b: Decimal) => unknown])[] = [
    ['parse', (a) => decimal(a.toText(2))],
    ['plus', (a, b) => a.plus(b)],
    ['minus', (a, b) => a.minus(b)],
    ['times', (a, b) => a.times(b)],
    ['compare', (a, b) => a.compare(b)],
    ['compareDifference', (a, b) => a.compareDifference(b, Decimal.of(1, 2))],
    ['rounded', (a, b) => a.times(b).rounded(2)],
    ['toText', (a) => a.toText()],
  ];
  it.each(steps)('%s', (_, step) => {
    const pairs = common.flatMap((a) => common.map((b) => [decimal(a), decimal(b)] as const));
    const rounded = pairs.map(([a, b]) => [a.rounded(8), b.rounded(8)] as const);
    const used = vi.spyOn(globalThis, 'BigInt');
    try {
      for (const [a, b] of rounded) if (a.scale <= 2 && b.scale <= 2) step(a, b);
      expect(used).not.toHaveBeenCalled();
    } finally {
      used.mockRestore();
    }
  });

  it('up to the last one', () => {
    const most = decimal('9007199254740991');
    const cases: readonly (readonly [Decimal, string])[] = [
      [decimal('9007199254740990').plus(decimal('1')), '9007199254740991'],
      [most.plus(decimal('1')), '9007199254740992'],
      [most.times(decimal('-1')), '-9007199254740991'],
      [most.times(decimal('2')), '18014398509481982'],
      [decimal('-9007199254740991').minus(decimal('2')), '-9007199254740993'],
      [most.plus(decimal('0.5')), '9007199254740991.5'],
    ];
    expect(cases.map(([result]) => result.toString())).toEqual(cases.map(([, text]) => text));
    expect(most.compare(decimal('9007199254740992'))).toBe(-1);
  });

  it('scales beyond the digits of a number', () => {
    const small = Decimal.of(1, 20);
    expect(decimal('1').compare(small)).toBe(1);
    expect(decimal('1').plus(small).toString()).toBe('1.00000000000000000001');
  });
});

describe('compared with decimal.js', () => {
  it.each([
    ['plus', (a: Decimal, b: Decimal) => a.plus(b), (a: Reference, b: Reference) => a.plus(b)],
    ['minus', (a: Decimal, b: Decimal) => a.minus(b), (a: Reference, b: Reference) => a.minus(b)],
    ['times', (a: Decimal, b: Decimal) => a.times(b), (a: Reference, b: Reference) => a.times(b)],
    [
      'percentOf',
      (a: Decimal, b: Decimal) => a.percentOf(b),
      (a: Reference, b: Reference) => a.times(b).div(100),
    ],
    [
      'a cascade',
      (a: Decimal, b: Decimal) => a.minus(b.percentOf(a)).times(b).rounded(2),
      (a: Reference, b: Reference) => a.minus(a.times(b).div(100)).times(b).toDecimalPlaces(2),
    ],
  ] as const)('%s', (_, ours, theirs) => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const result = ours(decimal(a), decimal(b));
        expect(result.toString()).toBe(plain(theirs(new Exact(a), new Exact(b))));
        // Equal values have the same representation: a number whenever it is safe.
        expect(typeof result.units === 'number').toBe(Number.isSafeInteger(Number(result.units)));
      }),
      { numRuns: runs(500) },
    );
  });

  it('rounds', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 8 }), (text, places) => {
        const result = decimal(text).rounded(places);
        expect(result.toString()).toBe(plain(new Exact(text).toDecimalPlaces(places)));
        expect(Object.is(result.units, -0)).toBe(false);
      }),
      { numRuns: runs(500) },
    );
  });

  it('compares a difference with a limit', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, limit) => {
        const sign = new Exact(a).minus(b).abs().cmp(limit);
        expect(Math.sign(decimal(a).compareDifference(decimal(b), decimal(limit)))).toBe(sign);
      }),
      { numRuns: runs(500) },
    );
  });

  it('compares', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const sign = new Exact(a).cmp(b);
        expect(decimal(a).compare(decimal(b))).toBe(sign);
        expect(decimal(a).isLess(decimal(b))).toBe(sign < 0);
        expect(decimal(a).equals(decimal(b))).toBe(sign === 0);
        expect(decimal(`${a}${a.includes('.') ? '' : '.'}00`).equals(decimal(a))).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads and writes', () => {
    fc.assert(
      fc.property(amount, (text) => {
        const exact = new Exact(text);
        expect(decimal(text).toString()).toBe(plain(exact));
        const places = Math.max(2, exact.decimalPlaces());
        expect(decimal(text).toText()).toBe(exact.toFixed(places).replace(/^-(?=[0.]*$)/, ''));
      }),
    );
  });
});

describe('isPlainProduct', () => {
  it.each([
    ['100.00', '25.00', '4.00', true],
    ['100', '25.00', '4.00', true],
    ['100.0000', '25.00', '4.00', true],
    ['100.00000', '25.00', '4.00', false],
    ['100.01', '25.00', '4.00', false],
    ['0.01', '0.1', '0.1', true],
    ['6', '2', '3', true],
    ['60', '2', '3', false],
    ['0.00', '0.00', '4.00', true],
    ['9007199254740991', '9007199254740991', '1', false],
    ['90071992547409', '90071992547409', '1', true],
    ['9007199254740992', '900719925474099', '10', false],
    ['99999999999.99999999', '99999999999.99999999', '1', false],
    ['999999999999999', '999999999999999', '1', true],
    ['-100.00', '-25.00', '4.00', false],
    ['100.00', '25,00', '4.00', false],
    ['100.00', '2.5.0', '40.00', false],
    ['0.00', '/', '4.00', false],
    ['0.00', ':', '4.00', false],
    ['40.00', ':', '4.00', false],
    ['1000.00', '2.5.0', '40.00', false],
    // Between the scales are fewer powers of ten than none, the last known one, and one more.
    ['10.00000', '25.00', '4.00', false],
    ['1', '1.0000000', '1.00000000', true],
    ['1', '0.00000001', '0.00000001', false],
  ])('%s is %s times %s: %s', (product, a, b, expected) => {
    expect(isPlainProduct(decimal(product), a, b)).toBe(expected);
  });

  it('uses the scale of each text, not of an earlier one', () => {
    expect(isPlainProduct(decimal('1.0000'), '1.00', '1.00')).toBe(true);
    expect(isPlainProduct(decimal('2'), '2', '1')).toBe(true);
  });

  it('is true only for exact products', () => {
    const text = amount.map((one) => one.replace('-', ''));
    fc.assert(
      fc.property(text, text, fc.constantFrom('0', '0.01', '-0.00000001'), (a, b, off) => {
        const product = decimal(a).times(decimal(b)).plus(decimal(off));
        if (isPlainProduct(product, a, b)) expect(off).toBe('0');
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('Sum', () => {
  it.each([
    [[], '0'],
    [['1.50', '2.25'], '3.75'],
    [['1.50', '-1.50'], '0'],
    [['1', '0.5', '0.25', '1.00000001'], '2.75000001'],
    [['9007199254740991', '1', '1'], '9007199254740993'],
    [['99999999999.99999999', '99999999999.99999999', '-99999999999.99999999'], '99999999999.99999999'],
  ])('of %j is %s', (texts, expected) => {
    const sum = new Sum();
    for (const text of texts) sum.add(decimal(text));
    expect(sum.value.toString()).toBe(expected);
  });

  it('adds like Decimal', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 12 }), (texts) => {
        const sum = new Sum();
        for (const text of texts) sum.add(decimal(text));
        const expected = texts.reduce((total, text) => total.plus(decimal(text)), Decimal.zero);
        expect(sum.value.equals(expected)).toBe(true);
      }),
    );
  });
});
