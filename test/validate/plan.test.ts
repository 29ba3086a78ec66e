import { expect, it } from 'vitest';
import { isAlike, planFor, type Situation, turnOn } from '../../src/validate/engine/plan.ts';

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
  undecided: '',
  turn: turnOn('2026-06-15'),
};

it('recognises the same situation', () => {
  expect(isAlike(situation, { ...situation })).toBe(true);
});

it.each(Object.keys(situation))('detects another %s', (part) => {
  expect(isAlike(situation, { ...situation, [part]: 'another' })).toBe(false);
});

it('is made once for similar files, even with others in between', () => {
  const first = planFor(situation, undefined);
  const other = planFor({ ...situation, kind: 'FSM10' }, undefined);
  expect(other).not.toBe(first);
  expect(planFor({ ...situation }, undefined)).toBe(first);
  expect(planFor({ ...situation, kind: 'FSM10' }, undefined)).toBe(other);
});

it('is made once, also after more situations than the last ones that are compared', () => {
  const first = planFor(situation, undefined);
  const kinds = ['FPA12', 'FPR12', 'FSM10'] as const;
  for (const kind of kinds)
    for (const hasName of [true, false])
      for (const hasRun of [true, false]) planFor({ ...situation, kind, hasName, hasRun }, undefined);
  expect(planFor({ ...situation }, undefined)).toBe(first);
});

it.each([
  ['2026-06-16', true],
  ['2020-01-01', false],
])('for a file of %s is the one of 2026-06-15: %s', (day, isSame) => {
  const first = planFor(situation, undefined);
  planFor({ ...situation, kind: 'FSM10' }, undefined);
  expect(planFor({ ...situation, turn: turnOn(day) }, undefined) === first).toBe(isSame);
});

it('detects severities that were changed in place', () => {
  const severities: Record<string, 'off'> = {};
  const isSkipped = (): boolean =>
    planFor(situation, severities).coverage.skipped.some(({ code }) => code === 'Q-CAP');
  const before = isSkipped();
  severities['Q-CAP'] = 'off';
  const off = isSkipped();
  delete severities['Q-CAP'];
  expect([before, off, isSkipped()]).toEqual([false, true, false]);
});
