/** Invoices with their messages, metadata and receipts, and the state of each. */
import { addDays } from '../../model/days.ts';
import { given } from '../../model/given.ts';
import { romeDay } from '../../model/romeDay.ts';
import type {
  FlowDirection,
  FlowFile,
  FlowInvoice,
  FlowItem,
  FlowMessage,
  FlowOptions,
  FlowParty,
  FlowRemark,
  FlowRemarkId,
} from './files.ts';
import { identifierOf, subjectOf } from './keys.ts';
import { byMoment, byPath, compare, instant } from './order.ts';
import { directionsOf, type Pairing, pairFiles } from './pair.ts';
import { stateOf } from './state.ts';

/** Days to send a rejected invoice again (circolare 13/E of 2018, §1.6). */
const RESEND_DAYS = 5;

/**
 * Relates invoices, SdI messages, metadata and receipts, and gives each invoice its state. The result does not depend
 * on the order of the files. If both seller and buyer are given, a file results in two items.
 *
 * Messages name the invoice's file; case is ignored. If names are not sufficient, hashes, archives and SdI's
 * identifiers are used.
 *
 * @throws TypeError if the argument is not a list.
 *
 * @example
 * ```ts
 * import { flow, messageFacts, readMessage } from 'fattura/messages';
 * import { readFile } from 'node:fs/promises';
 *
 * const name = 'IT01234567897_00001_NS_001.xml';
 * const facts = messageFacts(readMessage(await readFile(name)));
 * const [item] = flow(facts === null ? [] : [{ kind: 'message', path: name, name, facts }]);
 * console.log(item?.fileName, item?.state, item?.resendBy); // prints: IT01234567897_00001.xml discarded 2026-06-06
 * ```
 */
export function flow(files: Iterable<FlowFile>, options: FlowOptions = {}): readonly FlowItem[] {
  given('files', files, 'list');
  for (const file of files) given('files', file, 'object');
  given('options', options, 'object');
  const { companies = [] } = options;
  const own = new Set(companies.map(identifierOf));
  const items = pairFiles([...files]).flatMap((pairing) => itemsOf(pairing, own));
  linkResent(items);
  const keys = new Map(items.map((item) => [item, sortKey(item)]));
  return items.sort((a, b) => compare(keys.get(a) ?? '', keys.get(b) ?? ''));
}

/** Mutable until the items are linked. */
type Item = { -readonly [Name in keyof FlowItem]: FlowItem[Name] };

function sortKey({ fileName, direction, invoice, messages }: FlowItem): string {
  return [fileName.toLowerCase(), direction ?? '', invoice?.path ?? '', messages[0]?.path ?? ''].join('\n');
}

function itemsOf(pairing: Pairing, own: ReadonlySet<string>): readonly Item[] {
  const found = new Set(directionsOf(pairing));
  if (found.size === 0 && pairing.invoice !== null) {
    for (const direction of ownDirections(pairing.invoice, own)) found.add(direction);
  }
  const directions = [...found].sort();
  if (directions.length === 0) return [itemOf(pairing, null, false)];
  return directions.map((direction) => itemOf(pairing, direction, directions.length > 1));
}

const SENDER_ONLY: ReadonlySet<string> = new Set(['RC', 'NS', 'MC', 'NE', 'AT']);
const RECEIVER_ONLY: ReadonlySet<string> = new Set(['MT', 'EC', 'SE']);

function itemOf(pairing: Pairing, direction: FlowDirection | null, isBoth: boolean): Item {
  const { invoice, metadata, receipts } = pairing;
  const other = direction === 'sent' ? RECEIVER_ONLY : SENDER_ONLY;
  const mine = isBoth ? pairing.messages.filter(({ facts }) => !other.has(facts.kind)) : pairing.messages;
  const { messages, repeated } = once(mine);
  const { state, documents, unknown } = stateOf(messages, invoice, direction);
  const discards = messages.filter(({ facts }) => facts.kind === 'NS');
  return {
    fileName: fileNameOf(pairing, messages),
    direction,
    state,
    at:
      latest(messages.map(({ facts }) => facts.at)) ??
      metadata
        .flatMap(({ receivedOn }) => receivedOn ?? [])
        .sort()
        .at(-1) ??
      null,
    sdiId:
      messages.find(({ facts }) => facts.sdiId !== null)?.facts.sdiId ??
      metadata.find(({ sdiId }) => sdiId !== null)?.sdiId ??
      null,
    invoice,
    documents,
    messages,
    metadata: [...metadata].sort(byPath),
    receipts: direction === 'received' ? [] : [...receipts].sort(byPath),
    codes: state === 'discarded' ? [...new Set(discards.flatMap(({ facts }) => facts.codes))] : [],
    resendBy: state === 'discarded' ? resendBy(discards) : null,
    resentAs: null,
    remarks: remarksOf(pairing, { direction, messages, repeated, unknown }),
  };
}

function latest(moments: readonly (string | null)[]): string | null {
  const sorted = moments
    .flatMap((moment) => moment ?? [])
    .sort((a, b) => instant(a) - instant(b) || compare(a, b));
  return sorted.at(-1) ?? null;
}

/** The name in the invoice's folder; SdI's spelling if there is no invoice. */
function fileNameOf({ invoice, metadata, key }: Pairing, messages: readonly FlowMessage[]): string {
  if (invoice !== null) return invoice.name;
  const names = [
    ...messages.flatMap(({ facts }) => facts.fileName ?? []),
    ...metadata.map(({ fileName }) => fileName),
  ].sort();
  return names[0] ?? messages[0]?.path ?? key.trim();
}

/** Messages by moment, each once: SdI sends some twice, and copies have other names. */
function once(messages: readonly FlowMessage[]): {
  readonly messages: readonly FlowMessage[];
  readonly repeated: readonly string[];
} {
  const kept = new Map<string, FlowMessage>();
  const repeated: string[] = [];
  for (const message of [...messages].sort(byMoment)) {
    const { kind, flow: side, sdiId, messageId } = message.facts;
    const identity = messageId === null ? message.facts : { kind, side, sdiId, messageId };
    const key = JSON.stringify(identity);
    if (kept.has(key)) repeated.push(message.path);
    else kept.set(key, message);
  }
  return { messages: [...kept.values()], repeated: repeated.sort() };
}

/** The last day by the latest discard. */
function resendBy(discards: readonly FlowMessage[]): string | null {
  const moment = latest(discards.map(({ facts }) => facts.at));
  const day = moment === null ? undefined : romeDay(moment);
  return day === undefined ? null : (addDays(day, RESEND_DAYS) ?? null);
}

interface RemarkFacts {
  readonly direction: FlowDirection | null;
  readonly messages: readonly FlowMessage[];
  readonly repeated: readonly string[];
  readonly unknown: readonly string[];
}

const FAILED_DELIVERY: ReadonlySet<string> = new Set([
  'errore-consegna',
  'non-accettazione',
  'rilevazione-virus',
]);

function remarksOf(
  pairing: Pairing,
  { direction, messages, repeated, unknown }: RemarkFacts,
): readonly FlowRemark[] {
  const { invoice, copies, metadata, receipts, otherHash, otherForm, sameName } = pairing;
  const paths = invoice === null ? [] : [invoice.path];
  const isPaired = messages.length > 0 || metadata.length > 0;
  const hasMetadata = metadata.length > 0 || messages.some(({ facts }) => facts.kind === 'MT');
  const delivered = receipts.some(({ type }) => type === 'avvenuta-consegna');
  const failed = delivered ? [] : receipts.filter(({ type }) => FAILED_DELIVERY.has(type));
  const about = new Set([
    ...messages.map(({ path }) => path),
    ...repeated,
    ...metadata.map(({ path }) => path),
  ]);
  const remarks: readonly (readonly [FlowRemarkId, boolean, readonly string[]])[] = [
    ['no-invoice', invoice === null, [...about]],
    ['no-message', invoice !== null && direction !== 'received' && !isPaired, paths],
    ['no-metadata', invoice !== null && direction === 'received' && !hasMetadata, paths],
    ['hash', true, otherHash.filter((path) => about.has(path))],
    ['not-as-sent', true, otherForm.filter((path) => about.has(path))],
    ['same-name', true, sameName],
    ['copy', true, copies.map(({ path }) => path)],
    ['repeated-message', true, repeated],
    ['unknown-document', true, unknown],
    ['not-sent', true, failed.map(({ path }) => path)],
  ];
  return remarks
    .filter(([, applies, about]) => applies && about.length > 0)
    .map(([id, , about]) => ({ id, paths: [...about].sort() }));
}

function ownDirections({ seller, buyer }: FlowInvoice, own: ReadonlySet<string>): readonly FlowDirection[] {
  const isOwn = ({ ids }: FlowParty): boolean => ids.some((id) => own.has(identifierOf(id)));
  return [...(isOwn(seller) ? (['sent'] as const) : []), ...(isOwn(buyer) ? (['received'] as const) : [])];
}

/** Finds the later file of each discarded invoice: the same seller, number, year and date, and not discarded. */
function linkResent(items: readonly Item[]): void {
  const issued = new Map<string, string[]>();
  for (const { invoice, state, direction } of items) {
    if (invoice === null || direction !== 'sent' || state === 'discarded' || state === 'conflict') continue;
    const key = subjectOf(invoice);
    const paths = issued.get(key);
    if (paths === undefined) issued.set(key, [invoice.path]);
    else paths.push(invoice.path);
  }
  for (const item of items) {
    if (item.invoice === null || item.state !== 'discarded') continue;
    const [path = null] = (issued.get(subjectOf(item.invoice)) ?? []).sort();
    item.resentAs = path;
  }
}
