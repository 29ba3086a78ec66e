/** The result of `inbox` in each format. */
import type { ExportColumn, ExportRow } from '../../operations/index.ts';
import type { Call } from '../command/definition.ts';
import { textTable } from '../export/textTable.ts';
import { xlsxTable } from '../export/xlsx/xlsxTable.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from '../output/sanitize.ts';
import type { Output } from '../process/io.ts';
import { VERSION } from '../process/version.ts';
import { tableFor, tableLook } from '../terminal/table.ts';
import type { Unread } from './fileFacts.ts';
import type { InboxRow } from './rows.ts';
import type { InboxSettings } from './settings.ts';
import type { SortedRows } from './sortedRows.ts';

export interface Result {
  readonly rows: SortedRows;
  readonly unread: readonly Unread[];
}

export interface Printing {
  readonly call: Pick<Call, 'io' | 'colour'>;
  readonly settings: InboxSettings;
  readonly messages: Messages;
}

/** Columns of csv and xlsx: the names of the JSON form; lists are joined. */
const COLUMNS: readonly ExportColumn[] = [
  { name: 'direction', kind: 'text' },
  { name: 'number', kind: 'text' },
  { name: 'date', kind: 'date' },
  { name: 'party', kind: 'text' },
  { name: 'party_id', kind: 'text' },
  { name: 'total', kind: 'amount' },
  { name: 'state', kind: 'text' },
  { name: 'days_left', kind: 'count' },
  { name: 'resend_by', kind: 'date' },
  { name: 'resent_as', kind: 'text' },
  { name: 'codes', kind: 'text' },
  { name: 'remarks', kind: 'text' },
  { name: 'at', kind: 'text' },
  { name: 'sdi_id', kind: 'text' },
  { name: 'file_name', kind: 'text' },
  { name: 'file', kind: 'text' },
  { name: 'messages', kind: 'text' },
];

/** Number of rows that are written at once. */
const AT_ONCE = 1_000;

export async function print(
  result: Result,
  output: Pick<Output, 'write'>,
  printing: Printing,
): Promise<void> {
  const { settings } = printing;
  switch (settings.format) {
    case 'text':
      return await text(result, output, printing);
    case 'json':
      return await json(result, output, printing);
    case 'ndjson':
      for (const rows of inParts(result.rows))
        await output.write(rows.map((row) => `${visibleJson(JSON.stringify(row))}\n`).join(''));
      return;
    default:
      return await table(result.rows, output, printing);
  }
}

function* inParts(rows: Iterable<InboxRow>): Generator<readonly InboxRow[]> {
  let part: InboxRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function table(
  rows: SortedRows,
  output: Pick<Output, 'write'>,
  { call, settings: { format, excel, output: file }, messages }: Printing,
): Promise<void> {
  const form = {
    kind: 'csv',
    delimiter: excel ? ';' : ',',
    decimalComma: excel,
    bom: excel,
    lineEnd: excel ? '\r\n' : '\n',
    keepText: excel,
  } as const;
  const onTerminal = file === null && call.io.stdout.isTTY;
  const writer =
    format === 'xlsx'
      ? xlsxTable(output, { columns: COLUMNS, sheet: messages.inbox.sheet })
      : textTable(output, { form, columns: COLUMNS, onTerminal });
  await writer.begin();
  for (const part of inParts(rows)) await writer.rows(part.map(flat));
  await writer.end();
}

function flat(row: InboxRow): ExportRow {
  const { codes, remarks, messages } = row;
  return { ...row, codes: codes.join(' '), remarks: remarks.join(' '), messages: messages.join(' ') };
}

/** Writes the same text as `JSON.stringify`, in parts: a table may be larger than the memory. */
async function json(
  { rows, unread }: Result,
  output: Pick<Output, 'write'>,
  { settings: { asOf } }: Printing,
): Promise<void> {
  const states: Record<string, number> = {};
  const frame = {
    tool: { name: 'fattura', version: VERSION },
    as_of: asOf,
    invoices: [],
    unread,
    summary: { invoices: rows.length, states, unread: unread.length },
  };
  // The numbers of states are complete after the last row.
  const framed = (): string => `${visibleJson(JSON.stringify(frame, null, 2))}\n`;
  const at = framed().indexOf(INVOICES) + INVOICES.length;
  await output.write(framed().slice(0, at));
  let isFirst = true;
  for (const part of inParts(rows)) {
    for (const { state } of part) states[state] = (states[state] ?? 0) + 1;
    const texts = part.map((row) => JSON.stringify(row, null, 2));
    const indented = texts.map((row) => `\n    ${row.replaceAll('\n', '\n    ')}`).join(',');
    await output.write(`${isFirst ? '' : ','}${visibleJson(indented)}`);
    isFirst = false;
  }
  await output.write(`${isFirst ? '' : '\n  '}${framed().slice(at)}`);
}

const INVOICES = '"invoices": [';

/** Two passes: columns are as wide as their widest cell. */
async function text(
  { rows }: Result,
  output: Pick<Output, 'write'>,
  { call, messages: { inbox } }: Printing,
): Promise<void> {
  if (rows.length === 0) return await output.write(`${inbox.nothing}\n`);
  const { heads } = inbox;
  const columns = [
    { head: heads.direction, whole: true },
    { head: heads.number },
    { head: heads.date, whole: true },
    { head: heads.party },
    { head: heads.total, right: true, whole: true },
    { head: heads.state, whole: true },
    { head: heads.notes },
  ];
  const counts = new Map<InboxRow['state'], number>();
  function* counted(): Generator<readonly string[]> {
    for (const row of rows) {
      counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
      yield cellsOf(row, inbox);
    }
  }
  const shown = tableFor(columns, counted(), tableLook(call.io.stdout, call.colour));
  await output.write(shown.head());
  for (const part of inParts(rows)) await output.write(shown.rows(part.map((row) => cellsOf(row, inbox))));
  await output.write(`\n${inbox.summary([...counts])}\n`);
}

function cellsOf(row: InboxRow, inbox: Messages['inbox']): readonly string[] {
  return [
    row.direction === null ? '' : inbox.directions[row.direction],
    row.number ?? '',
    row.date ?? '',
    row.party ?? '',
    row.total ?? '',
    inbox.states[row.state],
    notesOf(row, inbox),
  ];
}

function notesOf(row: InboxRow, { notes }: Messages['inbox']): string {
  const { codes, days_left: days, resend_by: day, resent_as: resent, file_name: name } = row;
  const parts = [
    codes.length === 0 ? '' : codes.join(' '),
    resent === null ? '' : notes.resent(resent),
    days === null || day === null ? '' : notes.resend({ days, day }),
    ...row.remarks.map((id) => notes.remarks[id]),
    row.file === null ? name : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}
