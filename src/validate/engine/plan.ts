/** Selects the rules for a file, and the coverage in its report. */
import type { InvoiceKind, RetiredKind } from '../../model/problem.ts';
import type { Coverage, CoverageGap, CoverageReason, Severity } from '../finding.ts';
import { type AnyRule, isAdvice, type Scope } from '../rule.ts';
import { catalogue, type SdiCode } from './catalogue.ts';
import { advice } from './rules.ts';

/** The conditions that select the rules. Equal situations share a plan. */
export interface Situation {
  /** Null if the file could not be read far enough. */
  readonly kind: InvoiceKind | RetiredKind | null;
  /** True for SdI messages, to which no code applies. */
  readonly isMessage: boolean;
  /** The stage at which reading stopped, the reason why later codes are skipped; null if it did not stop. */
  readonly stopped: 'envelope' | 'unreadable' | 'malformed' | 'structure' | null;
  /** True if rules run in spite of structure errors. */
  readonly keepGoing: boolean;
  readonly form: 'xml' | 'json';
  readonly only: 'structure' | 'controls' | null;
  readonly hasDate: boolean;
  readonly hasRegistry: boolean;
  readonly hasRun: boolean;
  readonly hasName: boolean;
  /** False if the input was not bytes. */
  readonly hasSize: boolean;
  /** `xml`: in the XML, not verified. `envelope`: by an envelope, not verified. Null if not known. */
  readonly signed: 'no' | 'xml' | 'envelope' | 'verified' | null;
  /** The codes that verified signatures leave undecided, as `code reason` or `code reason:detail` joined with commas. */
  readonly undecided: string;
  /** The rules in force on the day whose specification applies ({@link turnOn}). Null if no day is known. */
  readonly turn: number | null;
}

export type ByScope = { readonly [S in Scope]: readonly Extract<AnyRule, { readonly scope: S }>[] };

export interface Plan {
  readonly rules: ByScope;
  readonly coverage: Coverage;
}

type Severities = Readonly<Record<string, Severity | 'off'>>;

/** Days on which a rule or code comes into force or ends, in order. Between two of them, plans are the same. */
const TURNS: readonly string[] = [
  ...new Set([...catalogue, ...advice].flatMap((one) => [one.since, 'until' in one ? one.until : undefined])),
]
  .filter((day) => day !== undefined)
  .sort();

/** The number of {@link TURNS} up to a day. */
export function turnOn(day: string): number {
  let turn = 0;
  for (const one of TURNS) if (one <= day) turn += 1;
  return turn;
}

/** The first day of a turn; before the first one, a text that precedes all days. */
function dayOf(turn: number | null): string | null {
  return turn === null ? null : (TURNS[turn - 1] ?? '');
}

const plans = new Map<string, Plan>();
/** The advice that was turned off when the cached plans were made. */
let plannedWithout = '';

/** The last situations and their plans, because files that are checked together are usually alike. */
let recent: { readonly situation: Situation; readonly plan: Plan }[] = [];
const MOST_RECENT = 8;

export function planFor(situation: Situation, severities: Severities | undefined): Plan {
  const without = severities === undefined ? '' : turnedOff(severities);
  if (without !== plannedWithout) {
    plans.clear();
    recent = [];
    plannedWithout = without;
  }
  for (const one of recent) if (isAlike(one.situation, situation)) return one.plan;
  const key = keyOf(situation);
  let plan = plans.get(key);
  if (plan === undefined) {
    plan = makePlan(situation, severities ?? {});
    plans.set(key, plan);
  }
  if (recent.length >= MOST_RECENT) recent.pop();
  recent.unshift({ situation, plan });
  return plan;
}

/** Computed for each file, because callers may change the object that they pass. */
function turnedOff(severities: Severities): string {
  let codes = '';
  for (const code in severities) if (severities[code] === 'off') codes += `${code} `;
  return codes;
}

/** Written out for speed, because it runs for every file. test/validate/plan.test.ts verifies that it is complete. */
export function isAlike(a: Situation, b: Situation): boolean {
  return (
    a.kind === b.kind &&
    a.isMessage === b.isMessage &&
    a.stopped === b.stopped &&
    a.keepGoing === b.keepGoing &&
    a.form === b.form &&
    a.only === b.only &&
    a.hasDate === b.hasDate &&
    a.hasRegistry === b.hasRegistry &&
    a.hasRun === b.hasRun &&
    a.hasName === b.hasName &&
    a.hasSize === b.hasSize &&
    a.signed === b.signed &&
    a.undecided === b.undecided &&
    a.turn === b.turn
  );
}

function keyOf(situation: Situation): string {
  return Object.values(situation).join(' ');
}

function makePlan(situation: Situation, severities: Severities): Plan {
  const ran: string[] = [];
  const partial: CoverageGap[] = [];
  const skipped: CoverageGap[] = [];
  const selected: AnyRule[] = [];
  const note = (rule: AnyRule | undefined, code: string, gap: CoverageReason | null): void => {
    const rest = gap === null && rule !== undefined ? restOf(rule, situation) : null;
    if (gap !== null) skipped.push(withDetail(code, gap, situation));
    else if (rest !== null) partial.push(withDetail(code, rest, situation));
    else ran.push(code);
    if (gap === null && rule !== undefined) selected.push(rule);
  };
  for (const one of catalogue) note(one.rule, one.code, gapOf(one, situation));
  for (const rule of advice)
    note(rule, rule.code, severities[rule.code] === 'off' ? 'off' : gapOfRule(rule, situation));
  return { rules: byScope(selected), coverage: frozen({ ran, partial, skipped }) };
}

/** A coverage that no caller can change: it is in the reports of all files in the same situation. */
function frozen({ ran, partial, skipped }: Coverage): Coverage {
  for (const gap of [...partial, ...skipped]) Object.freeze(gap);
  for (const list of [ran, partial, skipped]) Object.freeze(list);
  return Object.freeze({ ran, partial, skipped });
}

function gapOf(code: SdiCode, situation: Situation): CoverageReason | null {
  if (code.rule !== undefined) return gapOfRule(code.rule, situation);
  const { needs } = code;
  if (needs === 'structure') return gapOfReading(code.code, situation);
  const { kind } = situation;
  if (kind !== null && !code.formats.includes(kind)) return 'format';
  if (!isInForce(code, dayOf(situation.turn))) return 'not_in_force';
  return needs;
}

/** The gap of a code that the readers report. */
function gapOfReading(code: string, { stopped }: Situation): CoverageReason | null {
  if (code === '00106') return null;
  if (stopped === 'envelope' || stopped === 'unreadable') return stopped;
  return stopped === 'malformed' && code === '00201' ? 'malformed' : null;
}

function gapOfRule(rule: AnyRule, situation: Situation): CoverageReason | null {
  const { kind, stopped, only, keepGoing, hasDate, turn } = situation;
  if (only === 'structure') return 'not_asked';
  if (only === 'controls' && isAdvice(rule.code)) return 'not_asked';
  if (rule.scope === 'sent') return gapOfSent(rule, situation);
  if (stopped !== null && !(keepGoing && stopped === 'structure')) return stopped;
  if (kind === null || !rule.formats.includes(kind)) return 'format';
  if (!isInForce(rule, dayOf(turn))) return 'not_in_force';
  if (rule.needs === 'registry' && !situation.hasRegistry) return 'registry';
  if (rule.needs === 'run' && !situation.hasRun) return 'history';
  return rule.decides === 'date' && !hasDate ? 'date' : null;
}

function gapOfSent(rule: AnyRule, situation: Situation): CoverageReason | null {
  const { kind, stopped, isMessage, hasDate, hasName, hasSize } = situation;
  const { needs, decides } = rule;
  // The only advice about the file itself: its format.
  if (isAdvice(rule.code)) {
    if (stopped === 'unreadable') return stopped;
    return kind !== null && rule.formats.includes(kind) ? null : 'format';
  }
  const gap = gapOfForm(situation);
  if (gap !== null) return gap;
  if (isMessage) return 'format';
  if (needs === 'name' && !hasName) return 'name';
  if (needs === 'bytes' && !hasSize) return 'form';
  return gapOfSignature(rule, situation) ?? (decides === 'date' && !hasDate ? 'date' : null);
}

/** The gap of a rule that needs a signature. In a malformed file, a signature in the XML is not known. */
function gapOfSignature({ code, needs }: AnyRule, situation: Situation): CoverageReason | null {
  const { kind, stopped, signed } = situation;
  if (needs !== 'signature' && needs !== 'signing' && needs !== 'verification' && needs !== 'trust')
    return null;
  const isKnown =
    stopped === null || stopped === 'structure' || signed === 'verified' || signed === 'envelope';
  if (!isKnown) return stopped;
  switch (signed) {
    case 'verified':
      return needs === 'trust' && undecidedParts(code, situation)?.detail !== OWN_LIST
        ? undecidedReason(code, situation)
        : null;
    case 'no':
      // Invoices to the administration must be signed, so a missing signature is checked.
      return needs === 'signing' && kind === 'FPA12' ? null : 'unsigned';
    case 'xml':
      return needs === 'signature' || needs === 'signing' ? null : 'verification';
    case 'envelope':
      // Signing times are in the envelope.
      return needs === 'signing' || (needs === 'signature' && stopped !== 'envelope') ? null : 'verification';
    case null:
      return 'verification';
  }
}

/** The reason why a rule that runs cannot find everything; null for one that can. */
function restOf({ code, needs, decides }: AnyRule, situation: Situation): CoverageReason | null {
  const { signed } = situation;
  if (needs === 'signing' && (signed === 'xml' || signed === 'envelope')) return 'verification';
  if (signed === 'verified' && (needs === 'signing' || needs === 'verification' || needs === 'trust')) {
    return undecidedReason(code, situation);
  }
  return decides === 'file' || decides === 'date' ? null : decides;
}

/** The detail of a code that the user's own certificates decide, in place of an official list. */
export const OWN_LIST = 'own-list';

function undecidedReason(code: string, situation: Situation): CoverageReason | null {
  return undecidedParts(code, situation)?.reason ?? null;
}

/** The reason for which signatures leave a code undecided, and its detail; null if they decide it. */
function undecidedParts(code: string, { undecided }: Situation): Omit<CoverageGap, 'code'> | null {
  const found = undecided.split(',').find((one) => one.startsWith(code));
  const [reason, detail] = found?.slice(code.length + 1).split(':') ?? [];
  if (reason === undefined) return null;
  return { reason: reason as CoverageReason, ...(detail === undefined ? {} : { detail }) };
}

function withDetail(code: string, reason: CoverageReason, situation: Situation): CoverageGap {
  const undecided = undecidedParts(code, situation);
  return undecided?.reason === reason ? { code, ...undecided } : { code, reason };
}

function gapOfForm({ form }: Situation): CoverageReason | null {
  return form === 'json' ? 'form' : null;
}

function isInForce(one: { readonly since?: string; readonly until?: string }, day: string | null): boolean {
  if (day === null) return true;
  return (one.since === undefined || one.since <= day) && (one.until === undefined || day < one.until);
}

function byScope(rules: readonly AnyRule[]): ByScope {
  const of = <S extends Scope>(scope: S) =>
    rules.filter((rule): rule is Extract<AnyRule, { readonly scope: S }> => rule.scope === scope);
  return {
    sent: of('sent'),
    file: of('file'),
    body: of('body'),
    line: of('line'),
    cassa: of('cassa'),
    summary: of('summary'),
  };
}
