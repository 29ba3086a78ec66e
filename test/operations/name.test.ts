import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Invoice, parseFileName } from '../../src/model/index.ts';
import {
  derivedProgressives,
  FileNameError,
  invoiceFileName,
  nameOwner,
  nextFileProgressive,
  nextProgressive,
} from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { projectRoot } from '../support/shared.ts';

const OWNER = { country: 'IT', id: '12345678903' };

describe('nextProgressive', () => {
  it.each([
    ['00001', 5, '00002'],
    ['00009', 5, '00010'],
    ['9', 5, '10'],
    ['99999', 5, undefined],
    ['99', 2, undefined],
    ['A9', 5, 'B0'],
    ['Z9', 5, 'AA0'],
    ['az', 5, 'ba'],
    ['Zz', 5, 'AAa'],
    ['ZZZZZ', 5, undefined],
  ])('%s, at most %i: %s', (progressive, longest, expected) => {
    expect(nextProgressive(progressive, longest)).toBe(expected);
  });
});

describe('derivedProgressives', () => {
  it.each([
    ['00007', 2, 5, ['00701', '00702']],
    ['', 2, 5, ['01', '02']],
    ['é-1', 1, 5, ['101']],
  ])('%j, %i of %i characters', (base, count, longest, expected) => {
    expect(derivedProgressives(base, count, longest)).toEqual(expected);
  });

  it('are as wide as their count requires, and all different', () => {
    const all = derivedProgressives('ABCDE', 1_000, 5);
    expect([all[0], all[999]]).toEqual(['E0001', 'E1000']);
    expect(new Set(all).size).toBe(1_000);
    expect(() => derivedProgressives('A', 100_000, 5)).toThrow(RangeError);
  });
});

describe('nameOwner', () => {
  it('is the transmitter, or the supplier with its codice fiscale', () => {
    const invoice = parseInvoice(
      sampleWith(
        `</IdFiscaleIVA>
        <Anagrafica>
          <Denominazione>`,
        `</IdFiscaleIVA>
        <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
        <Anagrafica>
          <Denominazione>`,
      ),
    );
    expect(nameOwner(invoice)).toEqual(OWNER);
    expect(nameOwner(invoice, 'supplier')).toEqual({ country: 'IT', id: 'RSSMRA80A01H501U' });
    expect(nameOwner(parseInvoice(SAMPLE), 'supplier')).toEqual(OWNER);
  });

  it('uses the VAT number of a foreign supplier', () => {
    const invoice = parseInvoice(SAMPLE);
    invoice.fattura_elettronica_header.cedente_prestatore = {
      dati_anagrafici: { id_fiscale_iva: { id_paese: 'DE', id_codice: '123456789' }, codice_fiscale: 'X' },
    } as never;
    expect(nameOwner(invoice, 'supplier')).toEqual({ country: 'DE', id: '123456789' });
  });

  it('is found for FSM10 too', () => {
    const invoice = parseInvoice(readFileSync(join(projectRoot, 'fixtures/valid/FSM10-simple.xml')));
    const { id_fiscale_iva: id } = invoice.fattura_elettronica_header.cedente_prestatore as {
      id_fiscale_iva?: { id_paese: string; id_codice: string };
    };
    expect(id).toBeDefined();
    expect(nameOwner(invoice, 'supplier')?.country).toBe('IT');
    expect(nameOwner(invoice)).not.toBeNull();
  });

  it('is null if the invoice does not state it', () => {
    expect(nameOwner({} as Invoice)).toBeNull();
    expect(nameOwner({ fattura_elettronica_header: {} } as Invoice, 'supplier')).toBeNull();
  });
});

describe('invoiceFileName', () => {
  it('is accepted by SdI', () => {
    const name = invoiceFileName(OWNER, '0000A');
    expect(name).toBe('IT12345678903_0000A.xml');
    expect(parseFileName(name)).toEqual({
      kind: 'invoice',
      ...OWNER,
      progressive: '0000A',
      extension: 'xml',
    });
    expect(invoiceFileName(OWNER, '1', 'xml.p7m')).toBe('IT12345678903_1.xml.p7m');
  });

  it.each([
    [{ country: 'XX', id: '12345678903' }, '1', 'country'],
    [{ country: 'IT', id: '123' }, '1', 'id'],
    [OWNER, '123456', 'progressive'],
    [{ country: 'IT', id: '1234567890_' }, '1', 'separator'],
  ])('%j, %s: the %s is wrong', (owner, progressive, flaw) => {
    let found: unknown;
    try {
      invoiceFileName(owner, progressive);
    } catch (error) {
      found = error instanceof FileNameError ? error.flaw.flaw : error;
    }
    expect(found).toBe(flaw);
  });
});

describe('nextFileProgressive', () => {
  const named = (progressive: string, extension = 'xml'): string =>
    `IT12345678903_${progressive}.${extension}`;

  it.each([
    [[], '00001'],
    [['invoice.xml', 'IT01234567897_00009.xml'], '00001'],
    [[named('00001'), named('00003')], '00004'],
    [[named('9'), named('00010')], '00011'],
    [[named('00004', 'xml.p7m'), named('00002')], '00005'],
    [['IT12345678903_00007_RC_001.xml'], '00008'],
    [[named('A0009')], 'A0010'],
    [[named('ZZZZZ'), named('00001')], '00002'],
  ])('after %j: %s', (names, expected) => {
    expect(nextFileProgressive(names, OWNER)).toBe(expected);
  });
});
