import { describe, expect, it } from 'vitest';
import {
  bearsStampDuty,
  GENERIC_NATURA,
  isDomesticOnly,
  isPartOfPrice,
  isReverseCharge,
  isTaxedAbroad,
  provisionOf,
} from '../../src/domain/natura.ts';
import {
  chargesVat,
  hasNoSimplifiedLimit,
  isFlatRate,
  isPaidByOne,
  mayBeWithheld,
} from '../../src/domain/regimes.ts';
import { NaturaCodes, RegimeFiscaleCodes } from '../../src/model/index.ts';

const regimes = RegimeFiscaleCodes.codes.map(({ code }) => code);
const naturas = NaturaCodes.codes.map(({ code }) => code);

describe('a regime', () => {
  it.each([
    ['charges no VAT', (regime: string) => !chargesVat(regime), 'RF02 RF19 RF20'],
    ['bears no withholding tax', (regime: string) => !mayBeWithheld(regime), 'RF02 RF19'],
    ['is the flat-rate one', isFlatRate, 'RF19'],
    ['has one who pays for all', isPaidByOne, 'RF05 RF06 RF07 RF08 RF09'],
    ['has no simplified limit', (regime: string) => hasNoSimplifiedLimit(regime, '2025-04-01'), 'RF19 RF20'],
    ['had a limit the day before', (regime: string) => hasNoSimplifiedLimit(regime, '2025-03-31'), ''],
  ])('%s', (_, has, expected) => {
    expect(regimes.filter(has).join(' ')).toBe(expected);
  });
});

describe('a Natura', () => {
  const reverse = 'N6 N6.1 N6.2 N6.3 N6.4 N6.5 N6.6 N6.7 N6.8 N6.9';
  it.each([
    ['bears stamp duty', bearsStampDuty, 'N2.1 N2.2 N3.5 N3.6 N4'],
    ['is reverse charge', isReverseCharge, reverse],
    ['is for buyers in Italy', isDomesticOnly, 'N3.5 N6.1 N6.2 N6.3 N6.4 N6.5 N6.6 N6.7 N6.8'],
    ['is no part of the price', (natura: string) => !isPartOfPrice(natura), 'N1'],
    ['is taxed abroad', (natura: string) => isTaxedAbroad({ natura }), 'N7'],
    ['is generic', (natura: string) => GENERIC_NATURA.has(natura), 'N2 N3 N6'],
  ])('%s', (_, has, expected) => {
    expect(naturas.filter(has).join(' ')).toBe(expected);
  });

  it.each<[what: string, line: Parameters<typeof isTaxedAbroad>[0], expected: boolean]>([
    [
      'OSS among other data',
      { natura: 'N3.2', altri_dati_gestionali: [{ tipo_dato: 'NOTE' }, { tipo_dato: 'OSS' }] },
      true,
    ],
    ['other data only', { altri_dati_gestionali: [{ tipo_dato: 'NOTE' }] }, false],
    ['no data', { altri_dati_gestionali: [] }, false],
    ['neither', {}, false],
  ])('a line is taxed abroad: %s', (_, line, expected) => {
    expect(isTaxedAbroad(line)).toBe(expected);
  });

  it.each([null, undefined])('no Natura (%s) has no effect', (natura) => {
    expect([bearsStampDuty(natura), isReverseCharge(natura), isPartOfPrice(natura)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['N2', 'N2.1 N2.2'],
    ['N3', 'N3.1 N3.2 N3.3 N3.4 N3.5 N3.6'],
    ['N6', reverse.slice('N6 '.length)],
  ])('%s became %s', (generic, details) => {
    expect(GENERIC_NATURA.get(generic)?.join(' ')).toBe(details);
  });

  it.each([
    ['N4', 'RF01', 'art. 10 DPR 633/1972'],
    ['N2.2', 'RF19', 'art. 1, c. da 54 a 89, L. 190/2014'],
    ['N2.2', 'RF01', undefined],
    ['N2.1', 'RF19', 'artt. da 7 a 7-septies DPR 633/1972'],
    ['N6.9', 'RF01', undefined],
  ])('%s in %s: %s', (natura, regime, provision) => {
    expect(provisionOf(natura, regime)).toBe(provision);
  });

  it('a line of the One Stop Shop is taxed abroad', () => {
    expect(isTaxedAbroad({ altri_dati_gestionali: [{ tipo_dato: 'OSS' }] })).toBe(true);
    expect(isTaxedAbroad({ natura: 'N4', altri_dati_gestionali: [{ tipo_dato: 'INTENTO' }] })).toBe(false);
  });
});
