/** The codes that a check can give, as lists to read: no rule, no function. */
import type { InvoiceKind } from '../../model/problem.ts';
import { catalogue, type Needs, type SdiCode } from '../judge/catalogue.ts';
import { advice } from '../judge/registry.ts';
import type { AnyRule } from '../rule.ts';

/**
 * How far a check decides a code. `whole`: always. `part`: a finding is certain, that all is well only who is named
 * in `needs` knows. `none`: a file does not tell.
 */
export type Decided = 'whole' | 'part' | 'none';

/** What it takes beside the file: its name, the day of reception, a register, what was sent before, trust. */
export type NeededBeside = 'name' | 'date' | 'registry' | 'history' | 'trust';

export interface CodeSummary {
  /** SdI's five digits; of our advice `Q-…`. */
  readonly code: string;
  readonly formats: readonly InvoiceKind[];
  readonly decided: Decided;
  /** Null where the file is enough. */
  readonly needs: NeededBeside | null;
  /** The highest severity that its findings can have; null if it has none. */
  readonly level: 'error' | 'warning' | null;
  /** First day on which SdI, or the advice, knows it; null when it always did. */
  readonly since: string | null;
}

/** The 69 codes with which SdI rejects a file, in order, with how far each is decided here. */
export const sdiCodes: readonly CodeSummary[] = catalogue.map(ofSdi);

/** Our own advice, in order: `Q-…`. */
export const adviceCodes: readonly CodeSummary[] = advice.map(ofAdvice);

function ofSdi({ code, formats, needs, since, rule }: SdiCode): CodeSummary {
  const own = { code, formats, since: since ?? null };
  if (rule !== undefined) return { ...own, ...decisionOf(rule), level: levelOf(rule) };
  return needs === 'structure'
    ? { ...own, decided: 'whole', needs: null, level: 'error' }
    : { ...own, ...beyond(needs), level: null };
}

function ofAdvice(rule: AnyRule): CodeSummary {
  const { code, formats, since } = rule;
  return { code, formats, ...decisionOf(rule), level: levelOf(rule), since: since ?? null };
}

function decisionOf({ decides, needs }: AnyRule): Pick<CodeSummary, 'decided' | 'needs'> {
  if (needs === 'registry') return { decided: 'none', needs };
  if (decides === 'registry' || decides === 'trust' || decides === 'history') {
    return { decided: 'part', needs: decides };
  }
  if (decides === 'date') return { decided: 'whole', needs: 'date' };
  return { decided: 'whole', needs: needs === 'name' ? 'name' : null };
}

function beyond(needs: Exclude<Needs, 'structure'>): Pick<CodeSummary, 'decided' | 'needs'> {
  return needs === 'file' ? { decided: 'whole', needs: null } : { decided: 'none', needs };
}

function levelOf({ findings }: AnyRule): 'error' | 'warning' {
  return Object.values(findings).some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}
