import { describe, expect, it } from 'vitest';
import type { Why } from '../../src/text/findingParams.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { completeWith, onlySuggestion, xmlText } from '../support/findingsInvoice.ts';

/** Element, value found, value to write, and the reason for the difference. */
type Row = readonly [element: string, found: string, to: string, why: Why];

/** Values corrected by a rule: the invoice is valid with the new value. */
const mended: Readonly<Record<string, readonly Row[]>> = {
  'amounts of two decimals': [
    ['Imposta', '10', '10.00', 'decimals'],
    ['Imposta', '10.5', '10.50', 'decimals'],
    ['Imposta', '10.', '10.00', 'decimals'],
    ['Imposta', '.5', '0.50', 'decimals'],
    ['Imposta', '10.5000', '10.50', 'zeros'],
    ['Imposta', '10,50', '10.50', 'comma'],
    ['Imposta', '-10,5', '-10.50', 'comma'],
    ['Imposta', '1.234,50', '1234.50', 'thousands'],
    ['Imposta', '1,234.50', '1234.50', 'thousands'],
    ['Imposta', '1.234.567,8', '1234567.80', 'thousands'],
    ['Imposta', '1.234.567', '1234567.00', 'thousands'],
    ['Imposta', "1'234.50", '1234.50', 'thousands'],
    ['Imposta', '1 234,50', '1234.50', 'blanks'],
    ['Imposta', '1\u00a0234,50', '1234.50', 'blanks'],
    ['Imposta', '- 10.00', '-10.00', 'blanks'],
    ['Imposta', '+10.00', '10.00', 'sign'],
    ['Imposta', '10.00-', '-10.00', 'sign'],
    ['Imposta', '−10.00', '-10.00', 'sign'],
    ['Imposta', '€ 10.00', '10.00', 'currency'],
    ['Imposta', '10,00 €', '10.00', 'currency'],
    ['Imposta', '-€ 1.234,5', '-1234.50', 'currency'],
    ['Imposta', 'EUR 10', '10.00', 'currency'],
    ['Imposta', '1E3', '1000.00', 'exponent'],
    ['Imposta', '12.5e-1', '1.25', 'exponent'],
    ['Imposta', '000000000010.00', '10.00', 'zeros'],
    ['Imposta', '\u00a010.00\u00a0', '10.00', 'blanks'],
  ],
  'other decimals': [
    ['PrezzoUnitario', '10', '10.00', 'decimals'],
    ['PrezzoUnitario', '0.1234567800', '0.12345678', 'zeros'],
    ['Quantita', '3', '3.00', 'decimals'],
    ['AliquotaIVA', '22%', '22.00', 'percent'],
    ['AliquotaIVA', '22', '22.00', 'decimals'],
    ['Percentuale', '10.0', '10.00', 'decimals'],
    ['PesoLordo', '48,5', '48.5', 'comma'],
    ['PesoLordo', '48', '48.0', 'decimals'],
  ],
  integers: [
    ['NumeroLinea', '1.0', '1', 'integer'],
    ['NumeroLinea', '1,00', '1', 'comma'],
    ['NumeroColli', '6.00', '6', 'integer'],
    ['GiorniTerminiPagamento', '30,0', '30', 'comma'],
  ],
  dates: [
    ['DataDDT', '31/12/2024', '2024-12-31', 'date'],
    ['DataDDT', '13/2/2024', '2024-02-13', 'date'],
    ['DataDDT', '31-12-2024', '2024-12-31', 'date'],
    ['DataDDT', '31.12.2024', '2024-12-31', 'date'],
    ['DataDDT', '12/31/2024', '2024-12-31', 'date'],
    ['DataDDT', '20241231', '2024-12-31', 'date'],
    ['DataDDT', '31122024', '2024-12-31', 'date'],
    ['DataDDT', '2024/12/31', '2024-12-31', 'date'],
    ['DataDDT', '2024-1-5', '2024-01-05', 'date'],
    ['DataDDT', '31 dicembre 2024', '2024-12-31', 'date'],
    ['DataDDT', '5-mag-2024', '2024-05-05', 'date'],
    ['DataDDT', '1 January 2024', '2024-01-01', 'date'],
    ['DataDDT', '2024-12-31T00:00:00', '2024-12-31', 'time'],
    ['DataDDT', '2024-12-31T23:30:00+01:00', '2024-12-31', 'time'],
    ['DataDDT', '31/12/2024 10:30', '2024-12-31', 'time'],
    ['DataDDT', '05/05/2024', '2024-05-05', 'date'],
    ['DataDDT', '\u00a02024-12-31', '2024-12-31', 'blanks'],
  ],
  'dates with a time': [
    ['DataOraRitiro', '2024-12-31 10:30:00', '2024-12-31T10:30:00', 'dateTime'],
    ['DataOraRitiro', '2024-12-31T10:30', '2024-12-31T10:30:00', 'dateTime'],
    ['DataOraRitiro', '31/12/2024 9.05', '2024-12-31T09:05:00', 'dateTime'],
    ['DataOraRitiro', '2024-12-31T10:30:00,5', '2024-12-31T10:30:00.5', 'dateTime'],
    ['DataOraRitiro', '2024-12-31T10:30:00+0100', '2024-12-31T10:30:00+01:00', 'dateTime'],
  ],
  codes: [
    ['TipoDocumento', 'td01', 'TD01', 'case'],
    ['TipoDocumento', ' TD01\n', 'TD01', 'blanks'],
    ['TipoDocumento', 'TD 01', 'TD01', 'separators'],
    ['TipoDocumento', 'TD1', 'TD01', 'padding'],
    ['TipoDocumento', 'TDO1', 'TD01', 'lookalike'],
    ['Natura', 'N21', 'N2.1', 'separators'],
    ['Natura', 'n4', 'N4', 'case'],
    ['ModalitaPagamento', 'mp-5', 'MP05', 'padding'],
    ['Art73', 'si', 'SI', 'case'],
    ['Art73', 'sì', 'SI', 'name'],
    ['Art73', 'true', 'SI', 'name'],
  ],
  identifiers: [
    ['CodiceDestinatario', 'abc1234', 'ABC1234', 'case'],
    ['CodiceDestinatario', 'ABC 1234', 'ABC1234', 'separators'],
    ['CodiceFiscale', 'rssmra80a01h501u', 'RSSMRA80A01H501U', 'case'],
    ['CodiceFiscale', 'RSS MRA 80A01 H501U', 'RSSMRA80A01H501U', 'separators'],
    ['CodiceFiscale', '2718281823', '02718281823', 'zeroLost'],
    ['IdPaese', 'it', 'IT', 'case'],
    ['IdPaese', 'Italia', 'IT', 'name'],
    ['Nazione', 'ITALY', 'IT', 'name'],
    ['Nazione', 'ITA', 'IT', 'name'],
    ['Nazione', 'Olanda', 'NL', 'name'],
    ['Nazione', 'Turkey', 'TR', 'name'],
    ['Nazione', 'TURCHIA', 'TR', 'name'],
    ['Nazione', "Stati Uniti d'America", 'US', 'name'],
    ['IdPaese', 'U.S.A.', 'US', 'name'],
    ['Provincia', '(RA)', 'RA', 'separators'],
    ['Provincia', 'Roma', 'RM', 'name'],
    ['Divisa', '€', 'EUR', 'name'],
    ['Divisa', 'eur', 'EUR', 'case'],
    ['IBAN', 'IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456', 'separators'],
    ['IBAN', 'IBAN: IT60X0542811101000000123456', 'IT60X0542811101000000123456', 'prefix'],
    ['BIC', 'UNCRIT MM', 'UNCRITMM', 'separators'],
    ['ABI', '2008', '02008', 'zeroLost'],
    ['CAP', 'I-48121', '48121', 'prefix'],
    ['CAP', '184', '00184', 'zeroLost'],
    ['CAP', '48 121', '48121', 'separators'],
  ],
  addresses: [
    ['PECDestinatario', 'mailto:a@b.it', 'a@b.it', 'address'],
    ['PECDestinatario', 'Rossi <a@b.it>', 'a@b.it', 'address'],
    ['PECDestinatario', 'a @ b.it', 'a@b.it', 'address'],
    ['PECDestinatario', 'a@b.it;', 'a@b.it', 'address'],
    ['Telefono', '0544 / 000 111', '0544000111', 'separators'],
    ['Telefono', '+39 0544 000 1112', '05440001112', 'prefix'],
  ],
  texts: [
    ['Causale', 'l’azienda – “Ago & Filo” … 10 €', 'l\'azienda - "Ago & Filo" ... 10 EUR', 'characters'],
    ['Causale', 'œuvre, ﬁne, Łódź', 'oeuvre, fine, Lódz', 'characters'],
    ['Causale', 'perche\u0301 no\u200b', 'perché no', 'characters'],
    ['Causale', '\u202aC:\\Fatture\u202c \u2068uno\u2069', 'C:\\Fatture uno', 'characters'],
    ['Causale', '4,7 kΩ, 10 Ω e 3 μm', '4,7 kOhm, 10 Ohm e 3 µm', 'characters'],
    ['Numero', '12°/2025', '12o/2025', 'characters'],
    ['Titolo', 'Dott.ssà', 'Dott.ssa', 'characters'],
    ['Causale', `${'x'.repeat(150)}’${'y'.repeat(30)}`, `${'x'.repeat(150)}'${'y'.repeat(30)}`, 'characters'],
  ],
  attachments: [
    ['Attachment', 'QUJDRA', 'QUJDRA==', 'base64'],
    ['Attachment', 'QUJDRA=', 'QUJDRA==', 'base64'],
    ['Attachment', 'QUJD=', 'QUJD', 'base64'],
  ],
};

describe.each(Object.entries(mended))('%s', (_, rows) => {
  it.each(rows)('%s: %j is written %j', (element, found, to, why) => {
    const { suggestion } = onlySuggestion(completeWith(element, xmlText(found)));
    expect(suggestion).toEqual({
      help: { id: 'write', params: { to, why } },
      fix: { kind: 'safe', op: 'replace', to },
    });
    expect(readInvoice(completeWith(element, xmlText(to))).ok).toBe(true);
  });
});

it('corrects a text longer than the excerpt in a problem', () => {
  const long = `${'parola '.repeat(60)}– fine`;
  const { suggestion } = onlySuggestion(completeWith('Descrizione', long, 'DettaglioLinee'));
  expect(suggestion?.fix).toEqual({ kind: 'safe', op: 'replace', to: long.replace('–', '-') });
});

it('does not replace a long text that is only partly known', () => {
  const long = `${'parola '.repeat(60)}<![CDATA[&]]> – fine`;
  const { suggestion } = onlySuggestion(completeWith('Descrizione', long, 'DettaglioLinee'));
  expect(suggestion?.fix).toBeUndefined();
});
