/** Definition of a control or an advice: data, and one small function that checks facts. */

import type { BodyFacts, FileFacts, TaxedAmount } from '../domain/facts/body.ts';
import type { Circumstances } from '../domain/facts/circumstances.ts';
import type { InvoiceKind, RetiredKind } from '../model/problem.ts';
import type { FindingName, RuleCode } from '../text/findings.ts';

/**
 * The unit that a rule checks, once each: the file as sent, even if its content cannot be read; the invoice file with
 * its header; a body; a line (in FSM10, an item); a cassa; a summary.
 */
export type Scope = 'sent' | 'file' | 'body' | 'line' | 'cassa' | 'summary';

export interface ScopeFacts {
  sent: Circumstances;
  file: FileFacts;
  body: BodyFacts;
  line: TaxedAmount;
  cassa: TaxedAmount;
  summary: TaxedAmount;
}

/**
 * The kind of change that a fix makes.
 * - `safe`: the spelling of a value, not its meaning;
 * - `amount`: an amount, which may be right while the amounts it is computed from are wrong;
 * - `declaration`: a declaration of the supplier, or the recipient of the invoice.
 */
export type FixKind = 'safe' | 'amount' | 'declaration';

/** Traits of one finding of a rule; its sentences are in `src/text`. */
export interface FindingTraits {
  /** `info` is for data that are imprecise but harmless. */
  readonly severity: 'error' | 'warning' | 'info';
  /** The kind of fix, for a finding that may have one. */
  readonly fix?: FixKind;
}

/** Parameters of a message; a list is joined with commas. */
export type RuleParams = Readonly<Record<string, string | number | readonly string[]>>;

export interface RuleFix {
  readonly op: 'add' | 'replace' | 'remove';
  /** JSON Pointer; for an addition, the place of the new value (`…/-` appends to a list). */
  readonly path: string;
  readonly from?: string;
  /** The text of a leaf; for a block, its JSON form as text. */
  readonly to?: string;
}

/** A finding, as a rule reports it. */
export interface Found {
  /** JSON Pointer of an existing value; for a missing value, of the block that lacks it. Null for the file itself. */
  readonly path: string | null;
  readonly params: RuleParams;
  readonly fix?: RuleFix;
}

/** Reports one finding, by its name in the `findings` of the rule. */
export type ReportFinding<Name extends string = string> = (name: Name, found: Found) => void;

/** Official numbers of all fields that a rule reads. `--keep-going` relies on this list being complete. */
export interface RuleFields {
  readonly ordinary: readonly string[];
  readonly simplified: readonly string[];
}

/** The information needed to decide a code, beyond the file. */
export type Decides =
  /** None: the file decides the code. */
  | 'file'
  /** The date of receipt. */
  | 'date'
  /** A register. A finding is certain, but only the register can confirm that there is no error. */
  | 'registry'
  /** The earlier transmissions, which only SdI knows. A finding is certain. */
  | 'history'
  /** Trusted lists and revocation lists. A finding is certain. */
  | 'trust';

export interface Rule<S extends Scope = Scope, Name extends string = string> {
  /** The five-digit SdI code, or `Q-…` for an advice. */
  readonly code: string;
  readonly formats: readonly (InvoiceKind | RetiredKind)[];
  readonly scope: S;
  readonly fields: RuleFields;
  readonly decides: Decides;
  /** First day on which the rule is in force; absent if it always was. */
  readonly since?: string;
  /** First day on which the rule is no longer in force. */
  readonly until?: string;
  /**
   * Data that the rule requires from the file or, for `registry`, `run` and `verification`, from the caller. Without
   * them the rule is skipped, and the report states why.
   * - `signature`: a signature, verified or in the XML;
   * - `signing`: a signature, or its absence where one is mandatory;
   * - `verification`: a verified signature;
   * - `trust`: a certificate that was looked up in trusted lists or revocation lists.
   */
  readonly needs?: 'name' | 'signature' | 'signing' | 'verification' | 'trust' | 'bytes' | 'registry' | 'run';
  /** For rules with the scope `line`: false if no line of the body can have a finding. Called once per body. */
  readonly when?: (body: BodyFacts) => boolean;
  readonly findings: Readonly<Record<Name, FindingTraits>>;
  /** Reports findings. Uses only the facts, and never another rule. */
  check(facts: ScopeFacts[S], report: ReportFinding<Name>): void;
}

/** True for the codes of advice, which is not a control of SdI: `Q-…`. */
export function isAdvice(code: string): boolean {
  return code.startsWith('Q-');
}

/** A rule of any scope and with any finding names, as stored in the registry. */
export type AnyRule = { [S in Scope]: Rule<S> }[Scope];

/**
 * Declares a rule. Its findings must be those of the English catalogue, and the compiler checks their names in calls of
 * `report`.
 */
export function rule<const S extends Scope, const Code extends RuleCode>({
  code,
  formats,
  scope,
  fields,
  decides,
  since,
  until,
  needs,
  when,
  findings,
  check,
}: Rule<S, FindingName<Code>> & { readonly code: Code }): AnyRule {
  // All rules have the same shape, also with properties left out: this makes `check` a fast lookup.
  const one = { code, formats, scope, fields, decides, since, until, needs, when, findings, check };
  // Sound: `check` reports only names of its own `findings`.
  return one as unknown as AnyRule;
}

export const ORDINARY: readonly InvoiceKind[] = ['FPA12', 'FPR12'];
export const PRIVATE: readonly InvoiceKind[] = ['FPR12', 'FSM10'];
export const ALL: readonly InvoiceKind[] = ['FPA12', 'FPR12', 'FSM10'];
export const SIMPLIFIED: readonly InvoiceKind[] = ['FSM10'];
/** Formats that SdI no longer accepts. */
export const RETIRED: readonly RetiredKind[] = ['SDI10', 'SDI11'];
