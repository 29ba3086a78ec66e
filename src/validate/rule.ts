/** What a control or an advice is: data, and one small function that looks at facts. */

import type { BodyFacts, FileFacts, TaxedAmount } from '../domain/facts/body.ts';
import type { Circumstances } from '../domain/facts/circumstances.ts';
import type { InvoiceKind } from '../model/problem.ts';
import type { FindingName, JudgedCode } from '../text/findings.ts';

/**
 * What a rule is asked about, once each: the file as it is sent, even when nothing in it can be read; the
 * invoice file, with its header; a body; a line (of FSM10: an item); a cassa; a summary.
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
 * What a fix changes.
 * - `safe`: how something is written, and nothing that it says;
 * - `amount`: a figure, which may be right while those that it is computed from are wrong;
 * - `declaration`: what the supplier declares, or where the invoice goes.
 */
export type FixKind = 'safe' | 'amount' | 'declaration';

/** One of the things that a rule can find; what it says is in `src/text`. */
export interface FindingTraits {
  /** `info` is for what is imprecise and does no harm. */
  readonly severity: 'error' | 'warning' | 'info';
  /** What the fix changes, of a finding that may have one. */
  readonly fix?: FixKind;
}

/** Values of a message; a list is shown with commas. */
export type RuleParams = Readonly<Record<string, string | number | readonly string[]>>;

export interface RuleFix {
  readonly op: 'add' | 'replace' | 'remove';
  /** JSON Pointer; of what is added, the place it will have (`…/-` behind the last of a list). */
  readonly path: string;
  readonly from?: string;
  /** The text of a leaf; of a block its JSON form as text. */
  readonly to?: string;
}

export interface Found {
  /** JSON Pointer of something that is there: of what is missing, the block that lacks it; null of the file itself. */
  readonly path: string | null;
  readonly params: RuleParams;
  readonly fix?: RuleFix;
}

/** Tells one finding, by its name in the rule's `findings`. */
export type ReportFinding<Name extends string = string> = (name: Name, found: Found) => void;

/** Official numbers of the fields that a rule reads, all of them: `--keep-going` trusts the list. */
export interface RuleFields {
  readonly ordinary: readonly string[];
  readonly simplified: readonly string[];
}

/** How far a file alone decides the code. */
export type Decides =
  /** Wholly. */
  | 'file'
  /** Wholly, given the day of reception. */
  | 'date'
  /** A finding is certain; that all is well only a register knows. */
  | 'registry'
  /** The same, and what SdI knows is what was sent before. */
  | 'history'
  /** The same, and it takes the signature's mathematics and the list of trusted certifiers. */
  | 'trust';

export interface Rule<S extends Scope = Scope, Name extends string = string> {
  /** SdI's five digits; of an advice `Q-…`. */
  readonly code: string;
  readonly formats: readonly InvoiceKind[];
  readonly scope: S;
  readonly fields: RuleFields;
  readonly decides: Decides;
  /** First day on which it is in force; absent when it always was. */
  readonly since?: string;
  /** First day on which it no longer is. */
  readonly until?: string;
  /** What the file, or for `registry` and `run` the caller, must have for the rule to say anything; else the report says why it was skipped. */
  readonly needs?: 'name' | 'signature' | 'bytes' | 'registry' | 'run';
  /** Of a rule about lines: whether any line of the body can be at fault. Asked once, before thousands of lines. */
  readonly when?: (body: BodyFacts) => boolean;
  readonly findings: Readonly<Record<Name, FindingTraits>>;
  /** Reports what is wrong. Sees facts only; knows no other rule. */
  check(facts: ScopeFacts[S], report: ReportFinding<Name>): void;
}

/** A rule of any scope and names, as the registry keeps it. */
export type AnyRule = { [S in Scope]: Rule<S> }[Scope];

/**
 * Declares a rule: its findings are those that the English catalogue has sentences for, and their names are checked
 * where it reports.
 */
export function rule<const S extends Scope, const Code extends JudgedCode>({
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
  // All of one shape, whatever was left out: engines find `check` sooner then, and every file asks sixty rules.
  const one = { code, formats, scope, fields, decides, since, until, needs, when, findings, check };
  // Sound: the function only ever reports names of its own `findings`.
  return one as unknown as AnyRule;
}

export const ORDINARY: readonly InvoiceKind[] = ['FPA12', 'FPR12'];
export const PRIVATE: readonly InvoiceKind[] = ['FPR12', 'FSM10'];
export const ALL: readonly InvoiceKind[] = ['FPA12', 'FPR12', 'FSM10'];
export const SIMPLIFIED: readonly InvoiceKind[] = ['FSM10'];
