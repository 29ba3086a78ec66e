import { expect, it } from 'vitest';
import { isAlike, type Situation } from '../../src/validate/judge/plan.ts';

const situation: Required<Situation> = {
  kind: 'FPR12',
  isMessage: false,
  stopped: null,
  keepGoing: false,
  form: 'xml',
  only: null,
  hasDate: true,
  hasRegistry: false,
  hasName: true,
  hasSize: true,
  signed: null,
  day: '2026-06-15',
};

it('knows the same situation', () => {
  expect(isAlike(situation, { ...situation })).toBe(true);
});

it.each(Object.keys(situation))('sees another %s', (part) => {
  expect(isAlike(situation, { ...situation, [part]: 'another' })).toBe(false);
});
