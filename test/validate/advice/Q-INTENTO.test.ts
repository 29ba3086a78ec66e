import { testRule } from '../../support/ruleTester.ts';

const PROTOCOL = '12345678901234567-123456';
const intent = { 'linee.0.aliquota_iva': '0.00', 'linee.0.natura': 'N3.5' };
const given = (riferimento_testo: string | null, tipo_dato = 'INTENTO') => ({
  ...intent,
  'linee.0.altri_dati_gestionali': [
    {
      tipo_dato,
      ...(riferimento_testo === null ? {} : { riferimento_testo }),
      riferimento_data: '2026-01-10',
    },
  ],
});
const missing = { id: 'missing', at: 'linee.0' };
const protocol = { id: 'protocol', at: 'linee.0.altri_dati_gestionali.0.riferimento_testo' };

testRule('Q-INTENTO', {
  cases: [
    { name: 'no declaration of intent' },
    { name: 'another Natura', set: { ...intent, 'linee.0.natura': 'N3.1' } },
    { name: 'not given', set: intent, finds: [{ ...missing, severity: 'warning', params: { line: '1' } }] },
    { name: 'given', set: given(PROTOCOL) },
    { name: 'with a slash', set: given('12345678901234567/123456') },
    { name: 'in small letters', set: given(PROTOCOL, 'intento') },
    { name: 'something else given', set: given(PROTOCOL, 'AltroDato'), finds: [missing] },
    {
      name: 'a digit too few',
      set: given('1234567890123456-123456'),
      finds: [{ ...protocol, params: { found: '1234567890123456-123456' } }],
    },
    { name: 'a digit too many', set: given('12345678901234567-1234567'), finds: [protocol] },
    { name: 'a blank between', set: given('12345678901234567 123456'), finds: [protocol] },
    {
      name: 'without protocol',
      set: given(null),
      finds: [{ id: 'protocol', at: 'linee.0.altri_dati_gestionali.0' }],
    },
    {
      name: 'given once for two lines',
      set: {
        ...given(PROTOCOL),
        'linee.1': {
          numero_linea: '2',
          descrizione: 'Panca',
          prezzo_unitario: '1.00',
          prezzo_totale: '1.00',
          aliquota_iva: '0.00',
          natura: 'N3.5',
        },
      },
    },
    {
      name: 'a line without amount',
      set: { ...intent, 'linee.0.prezzo_unitario': '0.00', 'linee.0.prezzo_totale': '0.00' },
    },
    { name: 'before it was required', set: { ...intent, 'documento.data': '2021-12-31' } },
    { name: 'on the first day', set: { ...intent, 'documento.data': '2022-01-01' }, finds: [missing] },
    { name: 'a credit note', set: { ...intent, 'documento.tipo_documento': 'TD04' } },
    {
      name: 'a credit note with a wrong protocol',
      set: { ...given('1'), 'documento.tipo_documento': 'TD04' },
      finds: [protocol],
    },
    { name: 'an integration of the buyer', set: { ...intent, 'documento.tipo_documento': 'TD17' } },
    { name: 'to the administration too', kind: 'FPA12', set: intent, finds: [missing] },
    {
      name: 'in the second body',
      set: { 'body1.linee.0.natura': 'N3.5' },
      finds: [{ id: 'missing', at: 'body1.linee.0' }],
    },
  ],
});
