/** The rows of `inbox`: one for each invoice, and one for each group of messages without an invoice. */
import type {
  FlowDirection,
  FlowDocument,
  FlowItem,
  FlowParty,
  FlowRemarkId,
  FlowState,
} from '../../messages/index.ts';
import { daysBetween } from '../../model/index.ts';
import type { InboxSettings } from './settings.ts';
import { MISSING } from './states.ts';

export interface InboxRow {
  readonly direction: FlowDirection | null;
  readonly number: string | null;
  readonly date: string | null;
  /** The other party: the buyer of a sent invoice, the seller of a received one; both if the direction is unknown. */
  readonly party: string | null;
  readonly party_id: string | null;
  readonly total: string | null;
  readonly state: FlowState;
  /** Days left to send a discarded invoice again, negative after the deadline; null for other states. */
  readonly days_left: number | null;
  readonly resend_by: string | null;
  readonly resent_as: string | null;
  readonly codes: readonly string[];
  readonly remarks: readonly FlowRemarkId[];
  /** Time of the last message. */
  readonly at: string | null;
  readonly sdi_id: string | null;
  readonly file_name: string;
  /** Path of the invoice; null without one. */
  readonly file: string | null;
  /** Paths of the messages, metadata and receipts. */
  readonly messages: readonly string[];
}

type Filter = Pick<InboxSettings, 'asOf' | 'direction' | 'states' | 'missing' | 'since'>;

/** The rows of an item that pass the filter. */
export function rowsOf(item: FlowItem, filter: Filter): readonly InboxRow[] {
  const { documents, state } = item;
  const rows =
    documents.length === 0
      ? [rowOf(item, { document: null, state }, filter)]
      : documents.map((one) => rowOf(item, one, filter));
  return rows.filter((row) => isWanted(row, filter));
}

interface Stated {
  readonly document: FlowDocument | null;
  readonly state: FlowState;
}

function rowOf(item: FlowItem, { document, state }: Stated, { asOf }: Filter): InboxRow {
  const { invoice, direction, resendBy, resentAs, messages, metadata, receipts } = item;
  const parties = partiesOf(item);
  return {
    direction,
    number: document?.number ?? null,
    date: document?.date || null,
    party: joined(parties.map(({ name, ids }) => name ?? ids[0] ?? null)),
    party_id: joined(parties.map(({ ids }) => ids[0] ?? null)),
    total: document?.total ?? null,
    state,
    days_left: resendBy === null || resentAs !== null ? null : daysBetween(asOf, resendBy),
    resend_by: resendBy,
    resent_as: resentAs,
    codes: item.codes,
    remarks: item.remarks.map(({ id }) => id),
    at: item.at,
    sdi_id: item.sdiId,
    file_name: item.fileName,
    file: invoice?.path ?? null,
    messages: [...messages, ...metadata, ...receipts].map(({ path }) => path),
  };
}

function partiesOf({ invoice, direction }: FlowItem): readonly FlowParty[] {
  if (invoice === null) return [];
  if (direction === null) return [invoice.seller, invoice.buyer];
  return [direction === 'sent' ? invoice.buyer : invoice.seller];
}

/** Joins the known parts: `seller → buyer`. */
function joined(parts: readonly (string | null)[]): string | null {
  return parts.some((part) => part !== null) ? parts.map((part) => part ?? '?').join(' → ') : null;
}

function isWanted(row: InboxRow, { direction, states, missing, since }: Filter): boolean {
  if (direction !== null && row.direction !== direction) return false;
  if (states.size > 0 && !states.has(row.state)) return false;
  if (missing && !row.remarks.some((id) => MISSING.has(id))) return false;
  return since === null || (row.date ?? '') >= since || (row.at ?? '').slice(0, 10) >= since;
}

/** Orders rows: sent invoices first, then by date and number. */
export function compareRows(a: InboxRow, b: InboxRow): number {
  return (
    ORDER.indexOf(a.direction) - ORDER.indexOf(b.direction) ||
    compare(a.date, b.date) ||
    compare(a.number, b.number) ||
    compare(a.file_name, b.file_name) ||
    compare(a.file, b.file)
  );
}

const ORDER: readonly (FlowDirection | null)[] = ['sent', 'received', null];

function compare(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : a > b ? 1 : 0;
}
