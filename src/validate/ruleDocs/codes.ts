/** Lists of the codes that a check can give, as plain data. */
import type { InvoiceKind, RetiredKind } from '../../model/problem.ts';
import { catalogue, type SdiCode } from '../engine/catalogue.ts';
import { advice } from '../engine/rules.ts';
import type { AnyRule } from '../rule.ts';

/**
 * The extent to which a check decides a code. `whole`: completely. `part`: a finding is certain, but the absence of
 * errors requires the information in `needs`. `none`: a file alone does not decide the code.
 */
export type Decided = 'whole' | 'part' | 'none';

/** Information needed besides the file: its name, the date of receipt, a register, earlier transmissions, or trust. */
export type RequiredInformation = 'name' | 'date' | 'registry' | 'history' | 'trust';

/** A code that a check can give, and the extent to which the check decides it. */
export interface CodeSummary {
  /** The five-digit SdI code, or `Q-…` for advice. */
  readonly code: string;
  readonly formats: readonly (InvoiceKind | RetiredKind)[];
  readonly decided: Decided;
  /** Null if the file is sufficient. */
  readonly needs: RequiredInformation | null;
  /** The highest severity that its findings can have; null if it has none. */
  readonly level: 'error' | 'warning' | null;
  /** First day on which the code is in force; null if it always was. */
  readonly since: string | null;
}

/** The 69 codes with which SdI rejects a file, in order, with the extent to which each is decided here. */
export const sdiCodes: readonly CodeSummary[] = catalogue.map(ofSdi);

/** The advice of fattura (`Q-…`), in order. */
export const adviceCodes: readonly CodeSummary[] = advice.map(ofAdvice);

function ofSdi(one: SdiCode): CodeSummary {
  const { code, formats, since } = one;
  const own = { code, formats, since: since ?? null };
  if (one.rule !== undefined) return { ...own, ...decisionOf(one.rule), level: levelOf(one.rule) };
  return one.needs === 'structure'
    ? { ...own, decided: 'whole', needs: null, level: 'error' }
    : { ...own, decided: 'none', needs: one.needs, level: null };
}

function ofAdvice(rule: AnyRule): CodeSummary {
  const { code, formats, since } = rule;
  return { code, formats, ...decisionOf(rule), level: levelOf(rule), since: since ?? null };
}

function decisionOf({ decides, needs }: AnyRule): Pick<CodeSummary, 'decided' | 'needs'> {
  if (needs === 'registry' || needs === 'trust') return { decided: 'none', needs };
  if (decides === 'registry' || decides === 'trust' || decides === 'history') {
    return { decided: 'part', needs: decides };
  }
  if (decides === 'date') return { decided: 'whole', needs: 'date' };
  return { decided: 'whole', needs: needs === 'name' ? 'name' : null };
}

function levelOf({ findings }: AnyRule): 'error' | 'warning' {
  return Object.values(findings).some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}
