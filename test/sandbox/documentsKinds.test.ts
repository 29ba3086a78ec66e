import { describe, expect, it } from 'vitest';
import { ModalitaPagamentoCodes, TipoDocumentoCodes } from '../../src/model/index.ts';
import { documentDirection, documentType, paymentMethod } from '../../src/sandbox/documents/kinds.ts';
import { counterpartSide } from '../../src/sandbox/documents/parties.ts';

type Kind = readonly [tipo: string, type: string, direction: string, counterpart: string];

const KINDS: readonly Kind[] = [
  ['TD01', 'INVOICE', 'ISSUED', 'cessionario'],
  ['TD02', 'INVOICE', 'ISSUED', 'cessionario'],
  ['TD03', 'INVOICE', 'ISSUED', 'cessionario'],
  ['TD04', 'CREDIT_NOTE', 'ISSUED', 'cessionario'],
  ['TD05', 'DEBIT_NOTE', 'ISSUED', 'cessionario'],
  ['TD06', 'PARCEL', 'ISSUED', 'cessionario'],
  ['TD16', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD17', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD18', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD19', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD20', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD21', 'SELF_INVOICE', 'RECEIVED', 'cessionario'],
  ['TD22', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD23', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD24', 'INVOICE', 'ISSUED', 'cessionario'],
  ['TD25', 'INVOICE', 'ISSUED', 'cessionario'],
  ['TD26', 'INVOICE', 'ISSUED', 'cessionario'],
  ['TD27', 'SELF_INVOICE', 'RECEIVED', 'cessionario'],
  ['TD28', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
  ['TD29', 'SELF_INVOICE', 'RECEIVED', 'cedente'],
];

const METHODS: readonly (readonly [modalita: string, method: string])[] = [
  ['MP01', 'CASH'],
  ['MP02', 'CHECK'],
  ['MP03', 'CHECK'],
  ['MP04', 'CASH'],
  ['MP05', 'TRANSFER'],
  ['MP06', 'OTHER'],
  ['MP07', 'OTHER'],
  ['MP08', 'CARD'],
  ['MP09', 'SDD'],
  ['MP10', 'SDD'],
  ['MP11', 'SDD'],
  ['MP12', 'RIBA'],
  ['MP13', 'OTHER'],
  ['MP14', 'TAX_FORM'],
  ['MP15', 'TRANSFER'],
  ['MP16', 'SDD'],
  ['MP17', 'POSTAL'],
  ['MP18', 'POSTAL'],
  ['MP19', 'SDD'],
  ['MP20', 'SDD'],
  ['MP21', 'SDD'],
  ['MP22', 'OTHER'],
  ['MP23', 'OTHER'],
];

describe("the service's codes", () => {
  it.each(KINDS)('%s becomes %s, %s, with the %s', (tipo, type, direction, counterpart) => {
    expect([documentType(tipo), documentDirection(tipo), counterpartSide(tipo)]).toEqual([
      type,
      direction,
      counterpart,
    ]);
  });

  it.each(METHODS)('%s is paid by %s', (modalita, method) => {
    expect(paymentMethod(modalita)).toBe(method);
  });

  it('the table has a row for every code of the schema', () => {
    // TD10 to TD15 are known but not in the schema.
    const types = TipoDocumentoCodes.codes.map(({ code }) => code).filter((code) => !/^TD1[0-5]$/.test(code));
    expect(KINDS.map(([tipo]) => tipo)).toEqual(types);
    expect(METHODS.map(([modalita]) => modalita)).toEqual(
      ModalitaPagamentoCodes.codes.map(({ code }) => code),
    );
  });
});
