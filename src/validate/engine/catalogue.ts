/**
 * The 69 codes with which SdI rejects a file (Allegato A 1.9.1, Elenco dei controlli v2.0). Each is checked by a rule
 * or by the readers, or states the information that it would need.
 */
import type { InvoiceKind } from '../../model/problem.ts';
import type { TitledCode } from '../../text/titles.ts';
import { ALL, type AnyRule, ORDINARY, PRIVATE } from '../rule.ts';
import { advice, controls } from './rules.ts';

/** The information that decides a code without a rule; `structure` is decided by the readers. */
export type NeedsWithoutRule = 'structure' | 'registry' | 'history';

interface Code {
  readonly code: string;
  readonly formats: AnyRule['formats'];
  readonly since?: string;
}

interface CodeWithRule extends Code {
  /** The rule that checks the code, as far as the file alone allows. */
  readonly rule: AnyRule;
}

interface CodeWithoutRule extends Code {
  readonly rule?: undefined;
  readonly needs: NeedsWithoutRule;
}

export type SdiCode = CodeWithRule | CodeWithoutRule;

function beyond(
  code: TitledCode,
  needs: NeedsWithoutRule,
  formats: readonly InvoiceKind[],
  since?: string,
): CodeWithoutRule {
  return { code, formats, needs, ...(since === undefined ? {} : { since }) };
}

/** Codes without a rule: the readers report them, or they need more than the file. */
const others: readonly CodeWithoutRule[] = [
  beyond('00002', 'history', ALL),
  beyond('00106', 'structure', ALL),
  beyond('00200', 'structure', ALL),
  beyond('00201', 'structure', ALL),
  beyond('00321', 'registry', ALL),
  beyond('00322', 'registry', ALL),
  beyond('00323', 'registry', ORDINARY),
  beyond('00325', 'registry', PRIVATE),
  beyond('00326', 'registry', PRIVATE),
  beyond('00327', 'registry', PRIVATE, '2026-05-15'),
  beyond('00398', 'registry', ['FPA12']),
  beyond('00399', 'registry', ['FPR12']),
  beyond('00477', 'registry', ORDINARY),
];

/** All codes, in order. */
export const catalogue: readonly SdiCode[] = [
  ...controls.map((rule) => ({
    code: rule.code,
    formats: rule.formats,
    ...(rule.since === undefined ? {} : { since: rule.since }),
    rule,
  })),
  ...others,
].sort((a, b) => (a.code < b.code ? -1 : 1));

/** The codes whose severity can be changed: all SdI codes and all advice. */
export function ruleCodes(): readonly string[] {
  return [...catalogue, ...advice].map(({ code }) => code);
}
