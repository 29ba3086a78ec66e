/** Files of `flow` for tests, in short. */
import type {
  FlowFile,
  FlowInvoice,
  FlowItem,
  FlowMessage,
  MessageFacts,
} from '../../../src/messages/index.ts';

export const NAME = 'IT01234567890_00001.xml';
export const hashOf = (letter: string): string => letter.repeat(64);

export function invoice(overrides: Partial<FlowInvoice> = {}): FlowInvoice {
  const name = overrides.name ?? NAME;
  return {
    kind: 'invoice',
    path: name,
    name,
    hash: hashOf('a'),
    format: 'FPR12',
    seller: { ids: ['IT01234567890'], name: 'Alfa' },
    buyer: { ids: ['IT09876543210'], name: 'Beta' },
    documents: [{ number: '1', date: '2026-03-01', total: '122.00' }],
    direction: null,
    archive: null,
    ...overrides,
  };
}

const NOTHING: MessageFacts = {
  kind: 'RC',
  flow: 'b2b',
  sdiId: '7',
  fileName: NAME,
  hash: null,
  archive: null,
  invoice: null,
  outcome: null,
  codes: [],
  messageId: null,
  customerMessageId: null,
  receivedAt: null,
  at: null,
};

/** A message of the flow between private parties, unless `flow` says otherwise; EC and SE name no file. */
export function message(
  kind: MessageFacts['kind'],
  overrides: Partial<MessageFacts> = {},
  path = `${kind}.xml`,
): FlowMessage {
  const fileName = kind === 'EC' || kind === 'SE' ? null : NAME;
  const facts = { ...NOTHING, kind, fileName, at: '2026-03-02T10:00:00+01:00', ...overrides };
  return { kind: 'message', path, name: path, facts };
}

/** The asserted facts of an item, in one line: direction, state, remarks. */
export function line({ fileName, direction, state, remarks }: FlowItem): string {
  const name = fileName === NAME ? '' : ` ${fileName}`;
  return `${direction ?? '-'} ${state}${name}${remarks.map(({ id }) => ` ${id}`).join('')}`;
}

export const lotto = (count: number): Partial<FlowInvoice> => ({
  format: 'FPA12',
  documents: Array.from({ length: count }, (_, at) => ({
    number: String(at + 1),
    date: '2026-03-01',
    total: null,
  })),
});

export type Files = readonly FlowFile[];
