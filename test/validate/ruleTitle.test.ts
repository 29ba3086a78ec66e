import { expect, it } from 'vitest';
import { ruleTitle } from '../../src/validate/ruleTitle.ts';

it.each(['00423', 'Q-BOLLO'])('%s has a title', (code) => {
  expect(ruleTitle(code, 'it')).toEqual(expect.any(String));
});

it.each(['constructor', 'toString', '__proto__', '99999', ''])('%j has none', (code) => {
  expect(ruleTitle(code, 'it')).toBeUndefined();
});
