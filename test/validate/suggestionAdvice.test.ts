import { describe, expect, it } from 'vitest';
import type { Help } from '../../src/validate/suggestions/suggestion.ts';
import { COMPLETE, completeWith, onlySuggestion, xmlText } from '../support/findingsInvoice.ts';

/** Element, value found, and advice. There is no automatic fix. */
type Row = readonly [element: string, found: string, help: Help];

const advised: Readonly<Record<string, readonly Row[]>> = {
  'figures that may mean two things': [
    ['Imposta', '1.234', { id: 'number.ambiguous', params: { readings: ['1234.00', '1.23'] } }],
    ['Imposta', '1,234', { id: 'number.ambiguous', params: { readings: ['1234.00', '1.23'] } }],
    ['PrezzoUnitario', '1,234', { id: 'number.ambiguous', params: { readings: ['1234.00', '1.234'] } }],
    ['NumeroLinea', '1.000', { id: 'number.ambiguous', params: { readings: ['1000', '1'] } }],
  ],
  'figures that would lose something': [
    ['Imposta', '10.126', { id: 'number.ambiguous', params: { readings: ['10126.00', '10.13'] } }],
    ['PesoLordo', '14.940', { id: 'number.ambiguous', params: { readings: ['14940', '14.94'] } }],
    ['Imposta', '123456789012.00', { id: 'number.large', params: { digits: 11 } }],
    ['Quantita', '-3.00', { id: 'number.negative', params: { to: '3.00' } }],
    ['AliquotaIVA', '122.00', { id: 'number.range', params: { max: '100.00' } }],
    ['NumeroLinea', '0', { id: 'number.range', params: { min: '1', max: '9999' } }],
    ['NumeroLinea', '10000', { id: 'number.range', params: { min: '1', max: '9999' } }],
  ],
  dates: [
    ['DataDDT', '2025-02-30', { id: 'date.impossible', params: {} }],
    ['DataDDT', '30/02/2025', { id: 'date.impossible', params: {} }],
    ['DataDDT', '2024-12-31T23:30:00Z', { id: 'date.zone', params: {} }],
    ['DataDDT', '06/05/2026', { id: 'date.order', params: { readings: ['2026-05-06', '2026-06-05'] } }],
    ['DataDDT', '06052026', { id: 'date.order', params: { readings: ['2026-05-06', '2026-06-05'] } }],
    ['DataDDT', '06/05/26', { id: 'date.order', params: { readings: ['2026-05-06', '2026-06-05'] } }],
    [
      'DataOraRitiro',
      '06/05/2026 10:30',
      { id: 'date.order', params: { readings: ['2026-05-06T10:30:00', '2026-06-05T10:30:00'] } },
    ],
    ['DataDDT', '31/12/24', { id: 'date.year', params: { to: '2024-12-31' } }],
    ['Data', '1969-12-31', { id: 'date.early', params: { min: '1970-01-01' } }],
    ['DataOraRitiro', '26/03/2025', { id: 'date.time', params: { example: '2025-03-26T08:30:00' } }],
  ],
  codes: [
    ['RegimeFiscale', 'RF03', { id: 'code.retired', params: { list: 'RegimeFiscale', code: 'RF03' } }],
    ['CausalePagamento', 'J', { id: 'code.elsewhere', params: { list: 'CausalePagamento', code: 'J' } }],
    ['CausalePagamento', 'v2', { id: 'code.elsewhere', params: { list: 'CausalePagamento', code: 'V2' } }],
    ['TipoDocumento', 'TD12', { id: 'code.elsewhere', params: { list: 'TipoDocumento', code: 'TD12' } }],
    ['TipoDocumento', 'RF01', { id: 'code.other', params: { code: 'RF01', lists: ['RegimeFiscale'] } }],
    ['TipoDocumento', 'fattura', { id: 'code.near', params: { list: 'TipoDocumento', nearest: [] } }],
    [
      'ModalitaPagamento',
      'MP99',
      { id: 'code.near', params: { list: 'ModalitaPagamento', nearest: ['MP09', 'MP19'] } },
    ],
    ['CondizioniPagamento', 'TP09', { id: 'code.all', params: { codes: ['TP01', 'TP02', 'TP03'] } }],
  ],
  texts: [
    ['Numero', 'x'.repeat(25), { id: 'text.long', params: { max: 20, excess: 5, kept: 'x'.repeat(20) } }],
    ['Titolo', 'D', { id: 'text.short', params: { min: 2 } }],
    [
      'Causale',
      'Привет – 🏠',
      { id: 'characters', params: { allowed: 'Latin1', characters: [...'Привет🏠'] } },
    ],
    [
      'Causale',
      'ΑΩ 10 Ω μ',
      { id: 'characters', params: { allowed: 'Latin1', characters: ['Α', 'Ω', 'μ'] } },
    ],
    ['Causale', 'Caffè Ωm', { id: 'characters', params: { allowed: 'Latin1', characters: ['Ω'] } }],
    ['Numero', '', { id: 'empty.fill', params: { element: 'Numero' } }],
    ['CAP', '  ', { id: 'empty.fill', params: { element: 'CAP' } }],
  ],
  others: [
    ['CodiceDestinatario', 'ABC', { id: 'recipient.unknown', params: {} }],
    ['CodiceDestinatario', '', { id: 'recipient.unknown', params: {} }],
    ['PECDestinatario', 'a@b.it; c@d.it', { id: 'email.one', params: {} }],
    ['Attachment', 'data:application/pdf;base64,QUJD', { id: 'base64.data', params: {} }],
    ['Attachment', 'QUJ-_w==', { id: 'base64.url', params: {} }],
    ['Attachment', 'QUJD*A==', { id: 'base64.again', params: {} }],
  ],
};

describe.each(Object.entries(advised))('%s', (_, rows) => {
  it.each(rows)('%s: %j is advised on, not changed', (element, found, help) => {
    const { suggestion } = onlySuggestion(completeWith(element, xmlText(found)));
    expect(suggestion).toEqual({ help });
  });
});

describe('numbers with too many decimals are rounded like amounts: only on request', () => {
  it.each([
    ['10.1250', '10.13'],
    ['-0.9999', '-1.00'],
  ])('%s', (found, to) => {
    expect(onlySuggestion(completeWith('Imposta', found)).suggestion).toEqual({
      help: { id: 'number.round', params: { to, max: 2 } },
      fix: { kind: 'amount', op: 'replace', to },
    });
  });
});

describe('an overlong text of a repeatable element is split', () => {
  const word = 'parola ';
  it.each([
    ['at a blank', word.repeat(40).trim(), [word.repeat(28).trim(), word.repeat(12).trim()]],
    ['within a word that has no end', 'x'.repeat(401), ['x'.repeat(200), 'x'.repeat(200), 'x']],
    ['where the blank is just behind', `${'x'.repeat(200)} y`, ['x'.repeat(200), 'y']],
    ['with references', `${'x'.repeat(199)} R & S`, ['x'.repeat(199), 'R & S']],
    [
      'with other characters in place',
      `${'x'.repeat(190)} l’anno – 10 €`,
      [`${'x'.repeat(190)} l'anno -`, '10 EUR'],
    ],
  ])('%s', (_what, found, to) => {
    const { suggestion } = onlySuggestion(completeWith('Causale', xmlText(found)));
    expect(suggestion).toEqual({
      help: { id: 'text.split', params: { max: 200, element: 'Causale' } },
      fix: { kind: 'safe', op: 'split', to },
    });
  });
});

/** Values without a known correction. */
it.each([
  ['DataDDT', 'domani'],
  ['DataDDT', '12345678'],
  ['Imposta', 'dieci'],
  ['Imposta', '1.2.3'],
  ['Imposta', '1,2,3'],
  ['Imposta', '12 34'],
  ['CodiceFiscale', '1234567890'],
  ['IBAN', 'IT60'],
  ['CAP', 'RA'],
  ['PECDestinatario', 'nessuno'],
  ['Telefono', 'interno 5, chiedere'],
])('%s: %j has no suggestion', (element, found) => {
  const { suggestion } = onlySuggestion(completeWith(element, xmlText(found)));
  expect(suggestion?.fix).toBeUndefined();
  expect(suggestion === undefined || suggestion.help.id === 'text.long').toBe(true);
});

describe('optional elements', () => {
  it.each([
    ['Titolo', '', { id: 'empty.remove', params: { element: 'Titolo' } }],
    ['Art73', 'NO', { id: 'code.off', params: { element: 'Art73', removable: true } }],
  ] as const)('%s: %j', (element, found, help) => {
    expect(onlySuggestion(completeWith(element, found)).suggestion).toEqual({
      help,
      fix: { kind: 'safe', op: 'remove' },
    });
  });

  it('is not offered if the block has no other content', () => {
    expect(onlySuggestion(completeWith('BolloVirtuale', 'NO')).suggestion).toEqual({
      help: { id: 'code.off', params: { element: 'BolloVirtuale', removable: false } },
    });
  });
});

describe('postcodes', () => {
  const sede = '<CAP>48121</CAP>\n        <Comune>Ravenna</Comune>\n        <Provincia>RA</Provincia>';

  it.each([
    ['AT', '1010', { help: { id: 'cap.foreign', params: {} } }],
    ['FR', 'F-75001X', { help: { id: 'cap.foreign', params: {} } }],
    [
      'IT',
      '1010',
      {
        help: { id: 'write', params: { to: '01010', why: 'zeroLost' } },
        fix: { kind: 'safe', op: 'replace', to: '01010' },
      },
    ],
  ])('in %s: %s', (country, cap, suggestion) => {
    const from = `${sede}\n        <Nazione>IT`;
    expect(COMPLETE).toContain(from);
    const to = from.replace('48121', cap).replace('>IT', `>${country}`);
    expect(onlySuggestion(COMPLETE.replace(from, to)).suggestion).toEqual(suggestion);
  });
});
