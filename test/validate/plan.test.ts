import { expect, it } from 'vitest';
import { isAlike, planFor, type Situation } from '../../src/validate/judge/plan.ts';

const situation: Required<Situation> = {
  kind: 'FPR12',
  isMessage: false,
  stopped: null,
  keepGoing: false,
  form: 'xml',
  only: null,
  hasDate: true,
  hasRegistry: false,
  hasRun: false,
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

it('sees severities that were changed in place', () => {
  const severities: Record<string, 'off'> = {};
  const isSkipped = (): boolean =>
    planFor(situation, severities).coverage.skipped.some(({ code }) => code === 'Q-CAP');
  const before = isSkipped();
  severities['Q-CAP'] = 'off';
  const off = isSkipped();
  delete severities['Q-CAP'];
  expect([before, off, isSkipped()]).toEqual([false, true, false]);
});
