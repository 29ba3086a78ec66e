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

/** Rows that are written at once. */
const AT_ONCE = 1_000;

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
      return await json(result, output, printing);
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
  for (let at = 0; at < rows.length; at += AT_ONCE) await writer.rows(rows.slice(at, at + AT_ONCE).map(flat));
  await writer.end();
}

function flat(row: InboxRow): ExportRow {
  const { codes, remarks, messages } = row;
  return { ...row, codes: codes.join(' '), remarks: remarks.join(' '), messages: messages.join(' ') };
}

/** As `JSON.stringify` writes it, a part at a time: the text of a large table takes more memory than its rows. */
async function json(
  { rows, unread }: Result,
  output: Pick<Output, 'write'>,
  { settings: { asOf } }: Printing,
): Promise<void> {
  const states: Record<string, number> = {};
  for (const { state } of rows) states[state] = (states[state] ?? 0) + 1;
  const frame = {
    tool: { name: 'fattura', version: VERSION },
    as_of: asOf,
    invoices: [],
    unread,
    summary: { invoices: rows.length, states, unread: unread.length },
  };
  const text = `${visibleJson(JSON.stringify(frame, null, 2))}\n`;
  const at = text.indexOf(INVOICES) + INVOICES.length;
  if (rows.length === 0) return await output.write(text);
  await output.write(text.slice(0, at));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE).map((row) => JSON.stringify(row, null, 2));
    const indented = part.map((row) => `\n    ${row.replaceAll('\n', '\n    ')}`).join(',');
    await output.write(`${from === 0 ? '' : ','}${visibleJson(indented)}`);
  }
  await output.write(`\n  ${text.slice(at)}`);
}

const INVOICES = '"invoices": [';

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
