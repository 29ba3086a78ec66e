/** The check and the writer see the same object, regardless of how it was created. */
import { afterEach, describe, expect, it } from 'vitest';
import { checkJson, validate, validateInvoice } from '../../src/validate/index.ts';
import { InvoiceWriteError, parseInvoice, writeInvoice } from '../../src/xml/index.ts';
import { SAMPLE } from '../support/sample.ts';

const RIGHT = parseInvoice(SAMPLE);
const WRONG = { ...RIGHT, versione: 'FPR1' };

type Any = Record<string, unknown>;

const define = (made: object, fields: object, enumerable: boolean): object => {
  for (const [key, value] of Object.entries(fields)) Object.defineProperty(made, key, { value, enumerable });
  return made;
};

const MADE: readonly (readonly [name: string, make: (fields: object) => object])[] = [
  ['its own fields', (fields) => ({ ...fields })],
  ['inherited fields', (fields) => Object.create(fields)],
  ['inherited fields of nothing', (fields) => Object.create(Object.assign(Object.create(null), fields))],
  ['fields that no loop finds', (fields) => define({}, fields, false)],
  ['inherited fields that no loop finds', (fields) => Object.create(define({}, fields, false))],
  ['no prototype', (fields) => Object.assign(Object.create(null), fields)],
  [
    'accessors',
    (fields) =>
      Object.defineProperties(
        {},
        Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, { get: () => value, enumerable: true }]),
        ),
      ),
  ],
  [
    'accessors of a class, with methods',
    (fields) => {
      class Made {
        get versione(): unknown {
          return (fields as Any)['versione'];
        }
        get fattura_elettronica_header(): unknown {
          return (fields as Any)['fattura_elettronica_header'];
        }
        get fattura_elettronica_body(): unknown {
          return (fields as Any)['fattura_elettronica_body'];
        }
        total(): number {
          return 1;
        }
      }
      return new Made();
    },
  ],
  [
    'fields that are undefined',
    (fields) => ({ ...fields, sistema_emittente: undefined, unknown: undefined }),
  ],
  ['a proxy', (fields) => new Proxy({ ...fields }, {})],
];

/** True if the verdict on the object equals the verdict on the written XML. */
function agree(value: object): boolean {
  const { verdict } = validateInvoice(value, { only: 'structure' });
  let written: string;
  try {
    written = writeInvoice(value as never);
  } catch (error) {
    if (!(error instanceof InvoiceWriteError)) throw error;
    written = '';
  }
  expect(validate(written, { only: 'structure' }).verdict).toBe(verdict);
  return verdict === 'valid';
}

describe('the check and the writer', () => {
  it.each(MADE)('see %s', (_, make) => {
    expect(agree(make(RIGHT))).toBe(true);
    expect(agree(make(WRONG))).toBe(false);
  });

  it.each(MADE)('see %s of a line', (_, make) => {
    for (const [price, isValid] of [
      ['10.00', true],
      ['10', false],
    ] as const) {
      const copy = structuredClone(RIGHT) as unknown as {
        fattura_elettronica_body: { dati_generali: Any }[];
      };
      const body = copy.fattura_elettronica_body[0];
      if (body === undefined) throw new Error('no body');
      const document = body.dati_generali['dati_generali_documento'] as Any;
      const own = { ...document, importo_totale_documento: price };
      // Only fields that every way of making objects supports.
      body.dati_generali['dati_generali_documento'] = make === MADE[7]?.[1] ? own : make(own);
      expect(agree(copy)).toBe(isValid);
    }
  });

  it('read a field that changes on every access only once', () => {
    let reads = 0;
    const changing = {
      ...RIGHT,
      get versione() {
        reads += 1;
        return reads === 1 ? 'FPR12' : 'FPR1';
      },
    };
    expect(validateInvoice(changing, { only: 'structure' }).verdict).toBe('valid');
    expect(reads).toBe(1);
  });

  it('terminate on an object that contains itself', () => {
    const circle: Any = { ...RIGHT };
    circle['fattura_elettronica_body'] = [circle, circle];
    expect(validateInvoice(circle).verdict).toBe('rejected');
  });
});

describe('a field of all objects', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'x');
    Reflect.deleteProperty(Object.prototype, 'causale');
  });

  it.each(['x', 'causale'])('is not a field of the invoice: %s', (name) => {
    Object.defineProperty(Object.prototype, name, {
      value: 1,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    expect(agree(structuredClone(RIGHT))).toBe(true);
    expect(checkJson(JSON.stringify(RIGHT)).ok).toBe(true);
    expect(validate(JSON.stringify(RIGHT), { only: 'structure' }).verdict).toBe('valid');
  });
});
