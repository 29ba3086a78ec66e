import { describe, expect, it } from 'vitest';
import { capZones, isCapOf } from '../../src/model/codes/cap.ts';
import { ProvinciaCodes } from '../../src/model/codes/provincia.ts';

/** Provinces that left Italy in 1947. */
const LOST = ['FU', 'PL', 'ZA'];
const signs = ProvinciaCodes.codes.map(({ code }) => code);

describe('the zones of provinces', () => {
  it.each(signs.filter((sign) => !LOST.includes(sign)))('%s has distinct two-digit zones', (sign) => {
    const zones = capZones(sign);
    expect(zones.length).toBeGreaterThan(0);
    expect(zones.filter((zone) => !/^\d\d$/.test(zone))).toEqual([]);
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('are unknown for other codes', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const known = letters
      .flatMap((a) => letters.map((b) => a + b))
      .filter((sign) => capZones(sign).length > 0);
    expect(known).toEqual(signs.filter((sign) => !LOST.includes(sign)).sort());
  });

  it('cover every zone', () => {
    const zones = new Set(signs.flatMap(capZones));
    const all = Array.from({ length: 100 }, (_, zone) => String(zone).padStart(2, '0'));
    expect(all.filter((zone) => !zones.has(zone))).toEqual(['49', '68', '69', '77', '78', '79', '99']);
  });
});

/** The main town of a province, by its post office. */
const TOWNS = [
  ['00118', 'RM'],
  ['10121', 'TO'],
  ['16121', 'GE'],
  ['20121', 'MI'],
  ['34121', 'TS'],
  ['40121', 'BO'],
  ['50121', 'FI'],
  ['60121', 'AN'],
  ['70121', 'BA'],
  ['80121', 'NA'],
  ['90121', 'PA'],
  ['98121', 'ME'],
] as const;

describe('isCapOf', () => {
  it.each(TOWNS)('%s belongs to %s', (cap, sign) => {
    expect(isCapOf(sign, cap)).toBe(true);
    expect(isCapOf('BZ', cap)).toBe(false);
  });

  it('accepts any CAP for an unknown province code', () => {
    expect(isCapOf('XX', '00118')).toBe(true);
    expect(isCapOf('constructor', '00118')).toBe(true);
  });
});
