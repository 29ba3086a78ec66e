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

export interface Result {
  readonly rows: readonly InboxRow[];
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

export async function print(
  result: Result,
  output: Pick<Output, 'write'>,
  printing: Printing,
): Promise<void> {
  const { settings } = printing;
  switch (settings.format) {
    case 'text':
      return await output.write(textOf(result, printing));
    case 'json':
      return await output.write(`${visibleJson(JSON.stringify(jsonOf(result, printing), null, 2))}\n`);
    case 'ndjson':
      for (const row of result.rows) await output.write(`${visibleJson(JSON.stringify(row))}\n`);
      return;
    default:
      return await table(result.rows, output, printing);
  }
}

async function table(
  rows: readonly InboxRow[],
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
  await writer.rows(rows.map(flat));
  await writer.end();
}

function flat(row: InboxRow): ExportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]),
  );
}

function jsonOf({ rows, unread }: Result, { settings: { asOf } }: Printing): unknown {
  const states: Record<string, number> = {};
  for (const { state } of rows) states[state] = (states[state] ?? 0) + 1;
  return {
    tool: { name: 'fattura', version: VERSION },
    as_of: asOf,
    invoices: rows,
    unread,
    summary: { invoices: rows.length, states, unread: unread.length },
  };
}

export function textOf({ rows }: Result, { call, messages: { inbox } }: Printing): string {
  if (rows.length === 0) return `${inbox.nothing}\n`;
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
  const cells = rows.map((row) => [
    row.direction === null ? '' : inbox.directions[row.direction],
    row.number ?? '',
    row.date ?? '',
    row.party ?? '',
    row.total ?? '',
    inbox.states[row.state],
    notesOf(row, inbox),
  ]);
  const shown = tableFor(columns, cells, tableLook(call.io.stdout, call.colour));
  return `${shown.head()}${shown.rows(cells)}\n${inbox.summary(counts(rows))}\n`;
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

/** Numbers of rows by state, in the order of their first row. */
function counts(rows: readonly InboxRow[]): readonly (readonly [InboxRow['state'], number])[] {
  const found = new Map<InboxRow['state'], number>();
  for (const { state } of rows) found.set(state, (found.get(state) ?? 0) + 1);
  return [...found];
}
