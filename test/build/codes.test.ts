import { describe, expect, it } from 'vitest';
import * as named from '../../src/build/codes.ts';
import {
  CausalePagamento,
  choices,
  EsigibilitaIVA,
  label,
  ModalitaPagamento,
  Natura,
  RegimeFiscale,
  TipoCassa,
  TipoDocumento,
  TipoDocumentoSemplificata,
  TipoRitenuta,
} from '../../src/build/codes.ts';
import {
  CausalePagamentoCodes,
  codeLists,
  NaturaCodes,
  ProvinciaCodes,
  TipoDocumentoCodes,
} from '../../src/model/index.ts';

describe('codes by name', () => {
  it.each([
    [Natura.N2_2, 'N2.2'],
    [Natura.N6_9, 'N6.9'],
    [TipoDocumento.TD01, 'TD01'],
    [TipoDocumento.TD29, 'TD29'],
    [TipoDocumentoSemplificata.TD07, 'TD07'],
    [ModalitaPagamento.MP05, 'MP05'],
    [RegimeFiscale.RF19, 'RF19'],
    [TipoCassa.TC22, 'TC22'],
    [TipoRitenuta.RT01, 'RT01'],
    [CausalePagamento.A, 'A'],
    [CausalePagamento.L1, 'L1'],
    [EsigibilitaIVA.S, 'S'],
  ])('%s', (found, expected) => {
    expect(found).toBe(expected);
  });

  const closed = codeLists.filter((list) => list.closed);

  it.each(closed.map((list) => [list.name, list] as const))(
    '%s has every code of the schema',
    (name, list) => {
      const object: Readonly<Record<string, string>> = Reflect.get(named, name);
      expect(Object.values(object)).toEqual(
        list.codes.filter(({ inSchema }) => inSchema).map(({ code }) => code),
      );
      expect(Object.keys(object)).toEqual(Object.values(object).map((code) => code.replaceAll('.', '_')));
    },
  );

  it('there is a name for each closed list only', () => {
    const objects = Object.entries(named).filter(([, value]) => typeof value === 'object');
    expect(objects.map(([name]) => name).sort()).toEqual(closed.map(({ name }) => name).sort());
  });

  it('the codes are literal types', () => {
    const natura: 'N2.2' = Natura.N2_2;
    const kind: TipoDocumento = TipoDocumento.TD04;
    expect([natura, kind]).toEqual(['N2.2', 'TD04']);
  });
});

describe('labels', () => {
  it('exist in both languages for every code', () => {
    for (const list of codeLists) {
      for (const { code, label: texts } of list.codes) {
        expect([label(list, code, 'it'), label(list, code, 'en')]).toEqual([texts.it, texts.en]);
      }
    }
  });

  it.each(['', 'N8', 'n1', 'toString'])('do not exist for %j', (code) => {
    expect(label(NaturaCodes, code, 'it')).toBeUndefined();
  });
});

describe('choices', () => {
  it('are in the order of the list, with its labels', () => {
    expect(choices(ProvinciaCodes, { language: 'en' }).map(({ code }) => code)).toEqual(
      ProvinciaCodes.codes.map(({ code }) => code),
    );
    expect(choices(NaturaCodes, { language: 'it' })[0]).toEqual({
      code: 'N1',
      label: label(NaturaCodes, 'N1', 'it'),
    });
  });

  it('codes outside the schema are not included', () => {
    const codes = choices(TipoDocumentoCodes, { language: 'it' }).map(({ code }) => code);
    expect(codes).not.toContain('TD12');
    expect(choices(CausalePagamentoCodes, { language: 'it' }).map(({ code }) => code)).toEqual(
      Object.values(CausalePagamento),
    );
  });

  it.each([
    ['N2', '2020-12-31', true],
    ['N2', '2021-01-01', false],
    ['N2.2', '2020-09-30', false],
    ['N2.2', '2020-10-01', true],
    ['N4', '2019-01-01', true],
  ])('%s on %s: %s', (code, on, expected) => {
    expect(choices(NaturaCodes, { language: 'it', on }).some((choice) => choice.code === code)).toBe(
      expected,
    );
  });
});
