import { describe, expect, it } from 'vitest';
import { earliest, firstDays, latest, replacedCodes } from '../../src/domain/codeDays.ts';
import type { CodeList } from '../../src/model/codes/codeList.ts';

const label = { it: '', en: '' };
const list = {
  codes: [
    { code: 'A', label },
    { code: 'B', label, since: '2025-01-01' },
    { code: 'C', label, until: '2024-10-01' },
    { code: 'D', label, until: '2024-10-01', successor: 'B' },
    { code: 'E', label, successor: 'B' },
  ],
} as unknown as CodeList;

it('first days are those of codes that were added later', () => {
  expect([...firstDays(list)]).toEqual([['B', '2025-01-01']]);
});

it('replaced codes have both a last day and a successor', () => {
  expect([...replacedCodes(list)]).toEqual([['D', { until: '2024-10-01', successor: 'B' }]]);
});

describe('of several days', () => {
  it.each([
    [['2025-01-01'], '2025-01-01', '2025-01-01'],
    [['2025-01-02', '2025-01-01'], '2025-01-01', '2025-01-02'],
    [['2025-01-01', '2025-01-02', '2024-12-31'], '2024-12-31', '2025-01-02'],
  ])('%j: earliest %s, latest %s', (days, first, last) => {
    expect([earliest(days), latest(days)]).toEqual([first, last]);
  });
});
