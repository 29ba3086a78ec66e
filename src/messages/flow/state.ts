/** The state of an invoice, from the set of its messages. */
import type { MessageKind } from '../../model/problem.ts';
import type {
  FlowDirection,
  FlowDocument,
  FlowDocumentState,
  FlowInvoice,
  FlowMessage,
  FlowState,
} from './files.ts';
import { type OutcomeState, outcomesOf } from './outcomes.ts';

export interface InvoiceState {
  readonly state: FlowState;
  readonly documents: readonly FlowDocumentState[];
  /** Paths of messages that name an invoice which the file does not have. */
  readonly unknown: readonly string[];
}

/** Messages after which a file was not discarded. */
const ISSUED: readonly MessageKind[] = ['RC', 'MC', 'NE', 'AT', 'DT'];

/** @param messages Each once, in any order. */
export function stateOf(
  messages: readonly FlowMessage[],
  invoice: FlowInvoice | null,
  direction: FlowDirection | null,
): InvoiceState {
  const documents = invoice?.documents ?? [];
  const relevant =
    direction === 'received' ? messages.filter(({ facts }) => !isOfSender(facts.kind)) : messages;
  const base = baseState(relevant, invoice, direction);
  if (direction === null || base === 'conflict' || base === 'discarded') return all(base, documents);
  const { byDocument, others, unknown } = outcomesOf(relevant, documents, direction);
  const states = byDocument.map((outcome, at) => ({
    document: documents[at] as FlowDocument,
    state: outcome ?? base,
  }));
  const single = summary(documents.length > 0 ? byDocument : others, base);
  return { state: single, documents: states, unknown };
}

function all(state: FlowState, documents: readonly FlowDocument[]): InvoiceState {
  return { state, documents: documents.map((document) => ({ document, state })), unknown: [] };
}

function isOfSender(kind: MessageKind): boolean {
  return kind === 'RC' || kind === 'NS' || kind === 'MC' || kind === 'NE' || kind === 'AT';
}

/** The state without outcomes. */
function baseState(
  messages: readonly FlowMessage[],
  invoice: FlowInvoice | null,
  direction: FlowDirection | null,
): FlowState {
  if (direction === null) return 'unknown';
  if (direction === 'received') return 'received';
  const kinds = new Set(messages.map(({ facts }) => facts.kind));
  if (kinds.has('NS')) return ISSUED.some((kind) => kinds.has(kind)) ? 'conflict' : 'discarded';
  if (kinds.has('RC')) return kinds.has('AT') ? 'conflict' : 'delivered';
  if (kinds.has('AT')) return 'undeliverable';
  if (kinds.has('MC')) return isForAdministration(messages, invoice) ? 'not-delivered' : 'available';
  // An outcome without a receipt: the file was delivered, even if RC is missing.
  return kinds.has('NE') || kinds.has('DT') ? 'delivered' : 'sent';
}

/** MC means something else in each flow; the message decides, because its namespace is that of its flow. */
function isForAdministration(messages: readonly FlowMessage[], invoice: FlowInvoice | null): boolean {
  const flows = new Set(messages.flatMap(({ facts }) => (facts.kind === 'MC' ? facts.flow : [])));
  if (flows.size === 1) return flows.has('pa');
  return invoice?.format === 'FPA12';
}

/** The state of the whole file. */
function summary(outcomes: readonly OutcomeState[], base: FlowState): FlowState {
  const states = new Set<FlowState>(outcomes.map((outcome) => outcome ?? base));
  if (states.size === 0) return base;
  if (states.has('conflict')) return 'conflict';
  if (states.size > 1) return 'mixed';
  const [state = base] = states;
  return state;
}
