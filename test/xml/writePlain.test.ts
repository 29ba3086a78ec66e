/** The two writers: the short one writes the same as the other, which reports the place of problems. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOf, type Invoice } from '../../src/model/index.ts';
import { DettaglioLinee } from '../../src/model/ordinary/datiBeniServizi.ts';
import { InvoiceWriteError, parseInvoice, type WriteOptions, writeInvoice } from '../../src/xml/index.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { SAMPLE } from '../support/sample.ts';

type Members = Record<string, unknown>;

/** The same value, with the members of each object rebuilt. */
function rebuilt(value: unknown, rebuild: (members: Members) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => rebuilt(item, rebuild));
  if (typeof value !== 'object' || value === null) return value;
  return rebuild(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rebuilt(inner, rebuild)])),
  );
}

function hidden(members: Members): object {
  const made = {};
  for (const [key, value] of Object.entries(members)) {
    Object.defineProperty(made, key, { value, enumerable: false });
  }
  return made;
}

/** Objects that only the explaining writer accepts. */
const WAYS: readonly (readonly [string, (members: Members) => object])[] = [
  ['the last member first', (members) => Object.fromEntries(Object.entries(members).reverse())],
  ['no prototype', (members) => Object.assign(Object.create(null), members)],
  ['members that no loop finds, as those of classes', (members) => Object.create(hidden(members))],
];

const LAYOUTS: readonly WriteOptions[] = [{}, { indent: 0, prefix: '' }, { indent: 3, prefix: '' }];

describe('both writers', () => {
  it.each(WAYS)('write the same: %s', (_, rebuild) => {
    fc.assert(
      fc.property(arbitraryInvoice, fc.constantFrom(...LAYOUTS), (invoice, options) => {
        expect(writeInvoice(rebuilt(invoice, rebuild) as Invoice, options)).toBe(
          writeInvoice(invoice, options),
        );
      }),
      { numRuns: 100 },
    );
  });
});

const ORDER = elementsOf(DettaglioLinee).map(({ json }) => json);

/** A copy of the sample with members of its first line replaced, in place. */
function withLine(change: Members): Invoice {
  const copy = JSON.parse(JSON.stringify(parseInvoice(SAMPLE)));
  const goods = copy.fattura_elettronica_body[0].dati_beni_servizi;
  const members = Object.entries({ ...goods.dettaglio_linee[0], ...change });
  members.sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  goods.dettaglio_linee[0] = Object.fromEntries(members);
  return copy;
}

function outcomeOf(invoice: Invoice): unknown {
  try {
    return writeInvoice(invoice) === SAMPLE;
  } catch (error) {
    if (!(error instanceof InvoiceWriteError)) throw error;
    return error.problems.map(({ id, path, params }) => [id, path, params]);
  }
}

const LINE = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';

describe('in a line', () => {
  it.each<[string, Members, unknown]>([
    ['nothing else', {}, true],
    ['null and undefined', { natura: null, ritenuta: undefined, sconto_maggiorazione: null }, true],
    ['empty lists', { natura: [], sconto_maggiorazione: [] }, true],
    ['an unknown key without a value', { x: undefined }, true],
    [
      'an unknown key',
      { x: null },
      [['element.unknown', `${LINE}/x`, { name: 'x', parent: 'DettaglioLinee' }]],
    ],
    [
      'a number for a text',
      { quantita: 2 },
      [['json.type', `${LINE}/quantita`, { name: 'quantita', expected: 'string', found: 'number' }]],
    ],
    [
      'a list for a text',
      { descrizione: ['a'] },
      [['json.type', `${LINE}/descrizione`, { name: 'descrizione', expected: 'string', found: 'array' }]],
    ],
    [
      'an object for a list',
      { codice_articolo: { codice_tipo: 'EAN' } },
      [
        [
          'json.type',
          `${LINE}/codice_articolo`,
          { name: 'codice_articolo', expected: 'array', found: 'object' },
        ],
      ],
    ],
    [
      'a list for a block',
      { codice_articolo: [[]] },
      [
        [
          'json.type',
          `${LINE}/codice_articolo/0`,
          { name: 'codice_articolo', expected: 'object', found: 'array' },
        ],
      ],
    ],
    [
      'null in a list',
      { codice_articolo: [null] },
      [
        [
          'json.type',
          `${LINE}/codice_articolo/0`,
          { name: 'codice_articolo', expected: 'object', found: 'null' },
        ],
      ],
    ],
    [
      'a forbidden character',
      { descrizione: 'a & \u0001' },
      [['xml.character', `${LINE}/descrizione`, { codepoint: 'U+0001' }]],
    ],
    [
      'half a pair of units',
      { descrizione: '\ud83d' },
      [['xml.character', `${LINE}/descrizione`, { codepoint: 'U+D83D' }]],
    ],
  ])('%s', (_, change, expected) => {
    expect(outcomeOf(withLine(change))).toEqual(expected);
  });
});
