import type { FlowDirection, FlowRemarkId, FlowState } from '../../../messages/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { meantOr } from '../phrases/en.ts';

export const inboxHelpEn: CommandHelp = {
  summary: 'show the state of every invoice, from files, archives, mail and SdI messages',
  about: [
    'Reads invoices, SdI messages, metadata of downloads, zip archives, mail and mailboxes (.eml, mbox) below each PATH (a file, a folder or a quoted pattern; default: the current folder). Each invoice is one row with its state, regardless of the order of the files. A message without its invoice also gets a row.',
    'Messages, mail and archives show whether an invoice was sent or received. For all others, give your own VAT number or fiscal code with --company.',
    'An index of each folder lets later calls read only what has changed. It can be deleted at any time.',
  ],
  options: {
    company: 'your VAT number or fiscal code',
    direction: 'only sent or only received invoices',
    state:
      'only these states, separated by commas: unknown, sent, discarded, delivered, available, not-delivered, undeliverable, accepted, refused, terms-expired, mixed, conflict, received',
    missing: 'only rows that lack an invoice, a message or metadata',
    since: 'only invoices or messages since this day',
    'as-of': 'count the days left from this day; default: today in Italy',
    'fail-on':
      'exit code 1 if an invoice has one of these states; discarded ones that were sent again do not count',
    format: 'text, json, ndjson, csv, or xlsx; default: by the extension of --output, else text',
    excel: 'csv that the Italian edition of Excel opens with a double click',
    output: 'output file; - is standard output',
    overwrite: 'replace the file of --output if it exists',
    index: "folder of the index; default: inbox in the user's state folder",
    'no-index': 'read every file, and write no index',
    watch: 'keep running, and show new and changed rows when files arrive in the folders',
    'max-size': 'maximum size of single documents, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'a folder with everything',
    'incomplete rows only',
    'fail if an invoice was discarded and not sent again',
    'everything since March as a workbook',
  ],
};

const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`;

const STATES: Readonly<Record<FlowState, string>> = {
  unknown: 'unknown',
  sent: 'sent',
  discarded: 'discarded',
  delivered: 'delivered',
  available: 'available',
  'not-delivered': 'not delivered',
  undeliverable: 'undeliverable',
  accepted: 'accepted',
  refused: 'refused',
  'terms-expired': 'terms expired',
  mixed: 'mixed',
  conflict: 'conflict',
  received: 'received',
};

export const inboxEn = {
  noState: (option: string, found: string, suggestion: string | undefined, known: readonly string[]) =>
    `${option}: unknown state "${found}".${meantOr(suggestion, known)}`,
  onlyFolders: (path: string) => `--watch takes folders, and ${path} is not one: specify its folder.`,
  nothing: 'No invoices and no messages.',
  watching: 'waiting for files; Ctrl-C stops.',
  /** @param reason An id, or a code of the system. */
  unread: (path: string, reason: string) =>
    `${path} could not be read (${reason}) and is missing from the table: fattura open or fattura validate shows why.`,
  moreUnread: (more: number) =>
    `${count(more, 'more file', 'more files')} could not be read: --format json lists all of them.`,
  noIndex: (folder: string, reason: string) =>
    `the index in ${folder} could not be written: ${reason}. The table is complete; choose another folder with --index, or use --no-index.`,
  /** The name of the sheet: letters and spaces, at most 25. */
  sheet: 'Invoices',
  heads: {
    direction: 'Direction',
    number: 'Number',
    date: 'Date',
    party: 'Party',
    total: 'Total',
    state: 'State',
    notes: 'Notes',
  },
  directions: { sent: 'sent', received: 'received' } satisfies Readonly<Record<FlowDirection, string>>,
  states: STATES,
  notes: {
    resent: (path: string) => `sent again as ${path}`,
    resend: ({ days, day }: { readonly days: number; readonly day: string }) =>
      days < 0
        ? `to be sent again by ${day}: ${count(-days, 'day', 'days')} late`
        : `to be sent again by ${day}: ${days === 0 ? 'today' : `${count(days, 'day', 'days')} left`}`,
    remarks: {
      'no-invoice': 'invoice missing',
      'no-message': 'no SdI message',
      'no-metadata': 'metadata missing',
      hash: 'message about another version of the file (hash)',
      'not-as-sent': 'not the file that was sent: its signature differs',
      'same-name': 'another file has the same name',
      copy: 'in several copies',
      'repeated-message': 'message in several copies',
      'unknown-document': 'message about an invoice that the file does not contain',
      'not-sent': 'certified mail to SdI not delivered',
    } satisfies Readonly<Record<FlowRemarkId, string>>,
  },
  summary: (states: readonly (readonly [FlowState, number])[]) => {
    const total = states.reduce((sum, [, number]) => sum + number, 0);
    const parts = states.map(([state, number]) => `${number.toLocaleString('en')} ${STATES[state]}`);
    return `${count(total, 'row', 'rows')}: ${parts.join(', ')}`;
  },
};
