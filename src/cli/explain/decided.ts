/** Keys of the messages that state how far a code can be decided from a file. */
import type { CodeSummary } from '../../validate/index.ts';

export const DECISIONS = ['file', 'name', 'date', 'part', 'registry', 'history', 'trust'] as const;
export type Decision = (typeof DECISIONS)[number];

export function decisionOf({ decided, needs }: Pick<CodeSummary, 'decided' | 'needs'>): Decision {
  return decided === 'part' ? 'part' : (needs ?? 'file');
}
