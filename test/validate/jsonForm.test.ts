import { describe, expect, it } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import { checkJson } from '../../src/validate/json/checkJson.ts';
import { normalizeInvoice } from '../../src/validate/json/normalizeInvoice.ts';
import { DOCUMENT, HEADER, LINE, sampleInvoice, withValues } from './jsonSamples.ts';

describe('the canonical form', () => {
  it('of a valid text', () => {
    const invoice = withValues({
      [`${LINE}/numero_linea`]: 3,
      [`${LINE}/descrizione`]: 'pane\ne\tvino',
      [`${LINE}/prezzo_totale`]: '\n10.00 ',
      [`${LINE}/quantita`]: null,
      [`${DOCUMENT}/causale`]: [],
      [`${HEADER}/cedente_prestatore/sede/nazione`]: '',
      '/fattura_elettronica_body/0/dati_generali/dati_contratto': [
        { riferimento_numero_linea: ['+01', 2], id_documento: '9' },
      ],
      '/sistema_emittente': null,
    });
    const text = JSON.stringify({ versione: 'FPA12', ...invoice }, null, 1);
    const result = checkJson(text);
    const expected = withValues({
      [`${LINE}/numero_linea`]: '3',
      [`${LINE}/descrizione`]: 'pane e vino',
      [`${LINE}/prezzo_totale`]: '10.00',
      [`${HEADER}/cedente_prestatore/sede/nazione`]: '',
      '/fattura_elettronica_body/0/dati_generali/dati_contratto': [
        { riferimento_numero_linea: [1, 2], id_documento: '9' },
      ],
      '/namespace': ordinary.namespace,
    });
    expect(result.ok && result.invoice).toEqual(expected);
    expect(result.ok && Object.keys(result.invoice)).toEqual([
      'fattura_elettronica_header',
      'fattura_elettronica_body',
      'namespace',
      'versione',
    ]);
    expect(result.kind).toBe('FPA12');
    const place = result.source.locate(`${LINE}/numero_linea`);
    expect(place && text.slice(place.offset, place.end)).toBe('3');
    expect(text.split('\n')[(place?.line ?? 0) - 1]?.trim()).toBe('"numero_linea": 3,');
  });

  it('orders keys like the grammar, whatever their order', () => {
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, one]) => [key, shuffled(one)]),
            )
          : value;
    const whole = sampleInvoice(ordinary, { optional: true, alternative: 1 });
    expect(JSON.stringify(normalizeInvoice(shuffled(whole)))).toBe(JSON.stringify(whole));
  });

  it('leaves values that it cannot normalize unchanged', () => {
    const broken = withValues({ '/altro': [], [`${LINE}/numero_linea`]: 1.5, [`${DOCUMENT}/causale`]: 'x' });
    expect(normalizeInvoice(broken)).toEqual({ ...broken, namespace: ordinary.namespace });
    expect(() => normalizeInvoice([])).toThrow(TypeError);
  });

  it('does not change its input', () => {
    const invoice = withValues({ [`${LINE}/quantita`]: null, [`${LINE}/numero_linea`]: 3 });
    const before = structuredClone(invoice);
    normalizeInvoice(invoice);
    expect(invoice).toEqual(before);
  });
});
