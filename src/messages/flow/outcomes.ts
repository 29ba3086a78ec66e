/** The outcome of each invoice of a file, from its messages: accepted, refused, terms expired. */
import type { MessageFacts } from '../messageFacts.ts';
import type { FlowDirection, FlowDocument, FlowMessage } from './files.ts';

/** States that outcomes give to one invoice; null without an outcome. */
export type OutcomeState = 'accepted' | 'refused' | 'terms-expired' | 'conflict' | null;

export interface Outcomes {
  /** By document, in the order of the file. */
  readonly byDocument: readonly OutcomeState[];
  /** Without any document: of each reference in the messages. */
  readonly others: readonly OutcomeState[];
  /** Paths of messages that name an invoice which the file does not have. */
  readonly unknown: readonly string[];
}

const STATES: Readonly<Record<string, OutcomeState>> = { EC01: 'accepted', EC02: 'refused' };

/** Reads the outcomes of one direction: NE and DT for a sent file, EC, SE and DT for a received one. */
export function outcomesOf(
  messages: readonly FlowMessage[],
  documents: readonly FlowDocument[],
  direction: FlowDirection,
): Outcomes {
  const valid = direction === 'sent' ? messages.filter(isOutcome) : withoutDiscarded(messages);
  const unknown: string[] = [];
  const found = documents.map(() => new Set<OutcomeState>());
  const others = new Map<string, Set<OutcomeState>>();
  for (const { path, facts } of valid) {
    const state = facts.kind === 'DT' ? 'terms-expired' : (STATES[facts.outcome ?? ''] ?? null);
    if (state === null) continue;
    const targets = documents.flatMap((document, at) => (isAbout(facts, document, at) ? [at] : []));
    for (const at of targets) found[at]?.add(state);
    if (targets.length > 0) continue;
    if (documents.length > 0) unknown.push(path);
    const reference = referenceOf(facts);
    others.set(reference, (others.get(reference) ?? new Set()).add(state));
  }
  return {
    byDocument: found.map(only),
    others: [...others.values()].map(only),
    unknown: documents.length > 0 ? unknown : [],
  };
}

function isOutcome({ facts }: FlowMessage): boolean {
  return facts.kind === 'NE' || facts.kind === 'DT';
}

/** One state; several exclude each other. */
function only(states: ReadonlySet<OutcomeState>): OutcomeState {
  if (states.size > 1) return 'conflict';
  const [state = null] = states;
  return state;
}

/** A message without a reference is about all invoices of the file. */
function isAbout({ invoice }: MessageFacts, document: FlowDocument, at: number): boolean {
  if (invoice === null) return true;
  if (invoice.number !== null && invoice.number !== document.number.trim()) return false;
  if (invoice.year !== null && invoice.year !== document.date.slice(0, 4)) return false;
  // Two invoices of a file may have one number; the position, from 1, then distinguishes them.
  return invoice.position === null || Number(invoice.position) === at + 1;
}

function referenceOf({ invoice }: MessageFacts): string {
  return invoice === null ? '' : JSON.stringify([invoice.number, invoice.year, invoice.position]);
}

/** The own outcomes that SdI did not discard, and DT. */
function withoutDiscarded(messages: readonly FlowMessage[]): readonly FlowMessage[] {
  const discards = messages.filter(({ facts }) => facts.kind === 'SE');
  const outcomes = messages.filter(({ facts }) => facts.kind === 'EC');
  const named = new Set(discards.flatMap(({ facts }) => facts.customerMessageId ?? []));
  const kept = outcomes.filter(({ facts }) => !named.has(facts.customerMessageId ?? ''));
  const valid = messages.filter(({ facts }) => facts.kind === 'DT');
  // A discard without the outcome's own identifier: by the invoice that both are about.
  const counts = new Map<string, number>();
  for (const { facts } of discards) {
    const isMatched = outcomes.some((outcome) => isSameId(outcome.facts, facts));
    if (!isMatched) counts.set(referenceOf(facts), (counts.get(referenceOf(facts)) ?? 0) + 1);
  }
  for (const [reference, group] of groupsOf(kept)) {
    const discarded = counts.get(reference) ?? 0;
    // Outcomes have no time: if some of them were discarded, it is unknown which. All are kept, so that different
    // outcomes are reported as a conflict.
    if (discarded < group.length) valid.push(...group);
  }
  return valid;
}

function isSameId(outcome: MessageFacts, discard: MessageFacts): boolean {
  return discard.customerMessageId !== null && outcome.customerMessageId === discard.customerMessageId;
}

function groupsOf(messages: readonly FlowMessage[]): ReadonlyMap<string, FlowMessage[]> {
  const groups = new Map<string, FlowMessage[]>();
  for (const message of messages) {
    const key = referenceOf(message.facts);
    groups.set(key, [...(groups.get(key) ?? []), message]);
  }
  return groups;
}
