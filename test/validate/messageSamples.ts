/** Samples for the sentence tests: the shared ones, and more for sentences with several forms. */

import type { DescribedProblem } from '../../src/validate/sentences.ts';
import type { Help } from '../../src/validate/suggestions/suggestion.ts';
import * as findings from '../support/findingsSamples.ts';

const value = { element: 'Numero', found: 'x', type: 'String20' } as const;

export const problemSamples: readonly DescribedProblem[] = [
  ...findings.problemSamples,
  { id: 'source.size', params: { size: 20_000_001, limit: 20_000_000 } },
  { id: 'xml.elements', params: { limit: 500_000 } },
  { id: 'xml.namespace', params: { prefix: 'q', uri: '' } },
  { id: 'json.values', params: { limit: 500_000 } },
  { id: 'value.length', params: { ...value, length: 1, min: 2, max: 10 } },
];

export const helpSamples: readonly Help[] = [
  ...findings.helpSamples,
  { id: 'code.all', params: { codes: ['SI'] } },
  { id: 'code.elsewhere', params: { list: 'CausalePagamento', code: 'J' } },
  { id: 'document.big', params: {} },
  { id: 'number.large', params: { digits: 1 } },
  { id: 'number.round', params: { to: '1.2', max: 1 } },
  { id: 'text.short', params: { min: 1 } },
];
