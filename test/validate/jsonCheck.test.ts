import { describe, expect, it } from 'vitest';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { checkInvoice, checkJson } from '../../src/validate/json/checkJson.ts';
import { base, DOCUMENT, HEADER, LINE, withValues } from './jsonSamples.ts';

const PARTY = `${HEADER}/cedente_prestatore/dati_anagrafici/anagrafica`;

interface Case {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly {
    readonly id: string;
    readonly path: string;
    readonly params?: object;
    readonly text: string;
  }[];
}

/** `text` is the part of the source that the problem points at. */
const cases: readonly Case[] = [
  {
    name: 'an unknown key with a similar name counts as that key',
    values: { [`${LINE}/descrizione`]: undefined, [`${LINE}/descrizzione`]: 'pane' },
    problems: [
      {
        id: 'element.unknown',
        path: LINE,
        params: { name: 'descrizzione', parent: 'dettaglio_linee', suggestion: 'descrizione' },
        text: '"descrizzione"',
      },
    ],
  },
  {
    name: 'the value under a misspelt key is checked too',
    values: { [`${LINE}/aliquota_iva`]: undefined, [`${LINE}/aliquotaIva`]: '22' },
    problems: [
      {
        id: 'element.unknown',
        path: LINE,
        params: { name: 'aliquotaIva', parent: 'dettaglio_linee', suggestion: 'aliquota_iva' },
        text: '"aliquotaIva"',
      },
      { id: 'value.pattern', path: `${LINE}/aliquota_iva`, text: '"22"' },
    ],
  },
  {
    name: 'unknown key that belongs elsewhere',
    values: { [`${LINE}/causale`]: 'x' },
    problems: [
      {
        id: 'element.unknown',
        path: LINE,
        params: { name: 'causale', parent: 'dettaglio_linee', belongs: ['dati_generali_documento'] },
        text: '"causale"',
      },
    ],
  },
  {
    name: 'unknown key at the root',
    values: { '/$schema': 'x' },
    problems: [
      {
        id: 'element.unknown',
        path: '',
        params: { name: '$schema', parent: 'fattura_elettronica' },
        text: '"$schema"',
      },
    ],
  },
  {
    name: 'missing field',
    values: { [`${DOCUMENT}/numero`]: undefined },
    problems: [
      {
        id: 'element.missing',
        path: `${DOCUMENT}/numero`,
        params: { name: 'numero', parent: 'dati_generali_documento' },
        text: '"dati_generali_documento"',
      },
    ],
  },
  {
    name: 'null and [] are missing where something is required',
    values: {
      [`${DOCUMENT}/numero`]: null,
      [`${DOCUMENT}/data`]: [],
      '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo': [],
    },
    problems: [
      { id: 'element.missing', path: `${DOCUMENT}/data`, text: '"dati_generali_documento"' },
      { id: 'element.missing', path: `${DOCUMENT}/numero`, text: '"dati_generali_documento"' },
      {
        id: 'element.missing',
        path: '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0',
        text: '"dati_beni_servizi"',
      },
    ],
  },
  {
    name: 'missing in an item of an array',
    values: { [`${LINE}/descrizione`]: undefined },
    problems: [{ id: 'element.missing', path: `${LINE}/descrizione`, text: '{' }],
  },
  {
    name: 'an empty block counts as present',
    values: { [`${HEADER}/rappresentante_fiscale`]: {} },
    problems: [
      {
        id: 'element.missing',
        path: `${HEADER}/rappresentante_fiscale/dati_anagrafici`,
        text: '"rappresentante_fiscale"',
      },
    ],
  },
  {
    name: 'no alternative',
    values: { [`${PARTY}/denominazione`]: null },
    problems: [
      {
        id: 'choice.missing',
        path: PARTY,
        params: { parent: 'anagrafica', alternatives: ['denominazione', 'nome+cognome'] },
        text: '"anagrafica"',
      },
    ],
  },
  {
    name: 'two alternatives',
    values: { [`${PARTY}/nome`]: 'Ada' },
    problems: [
      {
        id: 'choice.conflict',
        path: PARTY,
        params: { parent: 'anagrafica', name: 'nome', alternatives: ['denominazione', 'nome+cognome'] },
        text: '"nome"',
      },
    ],
  },
  {
    name: 'half an alternative',
    values: { [`${PARTY}/denominazione`]: undefined, [`${PARTY}/nome`]: 'Ada' },
    problems: [{ id: 'element.missing', path: `${PARTY}/cognome`, text: '"anagrafica"' }],
  },
  {
    name: 'a number where a text is required',
    values: { [`${LINE}/prezzo_unitario`]: 10 },
    problems: [
      {
        id: 'json.type',
        path: `${LINE}/prezzo_unitario`,
        params: { name: 'prezzo_unitario', expected: 'string', found: 'number' },
        text: '10',
      },
    ],
  },
  {
    name: 'a fraction where an integer is required',
    values: { [`${LINE}/numero_linea`]: 1.5 },
    problems: [
      {
        id: 'json.type',
        path: `${LINE}/numero_linea`,
        params: { name: 'numero_linea', expected: 'integer', found: 'number' },
        text: '1.5',
      },
    ],
  },
  {
    name: 'an object where an array is required',
    values: { '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee': {} },
    problems: [
      {
        id: 'json.type',
        path: '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee',
        params: { name: 'dettaglio_linee', expected: 'array', found: 'object' },
        text: '{}',
      },
    ],
  },
  {
    name: 'null in an array',
    values: { [`${DOCUMENT}/causale`]: ['a', null] },
    problems: [
      {
        id: 'json.type',
        path: `${DOCUMENT}/causale/1`,
        params: { name: 'causale', expected: 'string', found: 'null' },
        text: 'null',
      },
    ],
  },
  {
    name: 'a code of another list, and one in lower case',
    values: {
      [`${DOCUMENT}/tipo_documento`]: 'td01',
      [`${HEADER}/cedente_prestatore/dati_anagrafici/regime_fiscale`]: 'TD01',
    },
    problems: [
      {
        id: 'value.code',
        path: `${HEADER}/cedente_prestatore/dati_anagrafici/regime_fiscale`,
        params: { element: 'regime_fiscale', found: 'TD01', type: 'RegimeFiscale', list: 'RegimeFiscale' },
        text: '"TD01"',
      },
      {
        id: 'value.code',
        path: `${DOCUMENT}/tipo_documento`,
        params: { element: 'tipo_documento', found: 'td01', type: 'TipoDocumento', list: 'TipoDocumento' },
        text: '"td01"',
      },
    ],
  },
  {
    name: 'values outside their type',
    values: {
      [`${LINE}/numero_linea`]: 10_000,
      [`${LINE}/descrizione`]: '€',
      [`${LINE}/prezzo_unitario`]: '10',
      [`${DOCUMENT}/data`]: '2023-02-29',
      [`${DOCUMENT}/numero`]: '',
    },
    problems: [
      { id: 'value.base', path: `${DOCUMENT}/data`, text: '"2023-02-29"' },
      { id: 'value.empty', path: `${DOCUMENT}/numero`, text: '""' },
      {
        id: 'value.range',
        path: `${LINE}/numero_linea`,
        params: { element: 'numero_linea', found: '10000', type: 'NumeroLinea', min: '1', max: '9999' },
        text: '10000',
      },
      { id: 'value.characters', path: `${LINE}/descrizione`, text: '"€"' },
      { id: 'value.pattern', path: `${LINE}/prezzo_unitario`, text: '"10"' },
    ],
  },
  {
    name: 'a character that XML forbids',
    values: { [`${LINE}/descrizione`]: 'a\u0001' },
    problems: [
      {
        id: 'xml.character',
        path: `${LINE}/descrizione`,
        params: { codepoint: 'U+0001' },
        text: '"a\\u0001"',
      },
    ],
  },
  {
    name: 'the namespace of the other format',
    values: { '/namespace': simplified.namespace },
    problems: [
      {
        id: 'root.namespace',
        path: '/namespace',
        params: { name: 'FatturaElettronica', found: simplified.namespace, expected: ordinary.namespace },
        text: JSON.stringify(simplified.namespace),
      },
    ],
  },
  {
    name: 'no versione',
    values: { '/versione': undefined },
    problems: [
      {
        id: 'attribute.missing',
        path: '/versione',
        params: { name: 'versione', element: 'fattura_elettronica' },
        text: '{',
      },
    ],
  },
  {
    name: 'an unknown versione',
    values: { '/versione': 'FPR13' },
    problems: [
      {
        id: 'value.code',
        path: '/versione',
        params: {
          element: 'versione',
          found: 'FPR13',
          type: 'FormatoTrasmissione',
          list: 'FormatoTrasmissione',
        },
        text: '"FPR13"',
      },
    ],
  },
  {
    name: 'sistema_emittente too long',
    values: { '/sistema_emittente': 'abcdefghijk' },
    problems: [
      {
        id: 'value.length',
        path: '/sistema_emittente',
        params: {
          element: 'sistema_emittente',
          found: 'abcdefghijk',
          type: 'String10',
          length: 11,
          min: 1,
          max: 10,
        },
        text: '"abcdefghijk"',
      },
    ],
  },
];

describe('structure problems and their places', () => {
  it.each(cases)('$name', ({ values, problems }) => {
    const text = JSON.stringify(withValues(values));
    const result = checkJson(text);
    const found = result.ok ? [] : result.problems;
    expect(found.map(({ id, path, offset, end }) => ({ id, path, text: text.slice(offset, end) }))).toEqual(
      problems.map(({ id, path, text: shown }) => ({ id, path, text: shown })),
    );
    for (const [index, { params }] of problems.entries()) {
      if (params !== undefined) expect(found[index]?.params).toEqual(params);
    }
    expect(
      checkInvoice(withValues(values))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(problems.map(({ id }) => id).sort());
  });
});

describe('text problems', () => {
  it.each([
    ['', 'source.empty', {}],
    [' \n', 'source.empty', {}],
    ['{"versione":', 'json.syntax', { found: '', expected: 'value' }],
    ['{"versione":"FPR12","versione":"FPA12"}', 'json.duplicate', { name: 'versione' }],
    ['['.repeat(300), 'xml.depth', { limit: 256 }],
    [`[${'1,'.repeat(600_000)}1]`, 'json.values', { limit: 600_000 }],
    [`[${'1,'.repeat(599_998)}1]`, 'json.type', { name: '', expected: 'object', found: 'array' }],
    ['[]', 'json.type', { name: '', expected: 'object', found: 'array' }],
    ['"x"', 'json.type', { name: '', expected: 'object', found: 'string' }],
    ['{}', 'root.unknown', { name: '', namespace: '' }],
    ['{"name":"x","version":"1"}', 'root.unknown', { name: '', namespace: '' }],
    ['{"__proto__":{"versione":"FPR12"}}', 'root.unknown', { name: '', namespace: '' }],
  ])('%.40j', (text, id, params) => {
    const result = checkJson(text);
    expect(result.ok ? [] : result.problems.map((one) => [one.id, one.params])).toEqual([[id, params]]);
  });

  it('over the configured size', () => {
    const result = checkJson(JSON.stringify(base()), { maxBytes: 10 });
    expect(result).toMatchObject({ ok: false, problems: [{ id: 'source.size', params: { limit: 10 } }] });
  });

  it('over the configured number of values', () => {
    const result = checkJson(JSON.stringify(base()), { maxValues: 10 });
    expect(result).toMatchObject({ ok: false, problems: [{ id: 'json.values', params: { limit: 10 } }] });
  });

  it('keeps the first 5,000 problems and counts the rest', () => {
    const items = Array.from({ length: 6_000 }, () => 1);
    const text = JSON.stringify(withValues({ [`${DOCUMENT}/causale`]: items }));
    const result = checkJson(text);
    expect(result).toMatchObject({ ok: false, omitted: 1_000, kind: 'FPA12' });
    expect(result.ok ? 0 : result.problems.length).toBe(5_000);
  });

  it.each([
    ['values', `"dati_ritenuta":[${'{},'.repeat(50_000)}{}]`],
    ['keys', Array.from({ length: 30_000 }, (_, n) => `"k${n}":1`).join()],
  ])('stops at 20,000 problems of %s', (_, inside) => {
    const text = `{"versione":"FPR12","fattura_elettronica_body":[{"dati_generali":{"dati_generali_documento":{${inside}}}}]}`;
    const result = checkJson(text);
    const found = result.ok ? 0 : result.problems.length + result.omitted;
    expect(found).toBeGreaterThanOrEqual(20_000);
    expect(found).toBeLessThan(20_020);
  });

  it.each(['', '\ufeff \n'])('points at the root after %j', (before) => {
    const result = checkJson(`${before}[1] \n`);
    expect(result.ok ? [] : result.problems.map(({ offset, end }) => [offset, end])).toEqual([
      [before.length, before.length + 1],
    ]);
  });
});
