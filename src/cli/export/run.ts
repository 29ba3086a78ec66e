/** `fattura export [PATH…]`: processes one file at a time and keeps none in memory. */

import { type ExportRow, exportRows } from '../../operations/index.ts';
import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { receptionDay } from '../files/receptionDay.ts';
import { readBytes } from '../input/inputs.ts';
import { contentOf } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { documentOutput } from '../output/documentOutput.ts';
import { OutputFile } from '../output/outputFile.ts';
import { printBug, printError } from '../output/printError.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import type { Output } from '../process/io.ts';
import { reportOfUnread } from '../report/fileReport.ts';
import { eachInput, type JournalOf, withJournal } from '../resume/eachInput.ts';
import { warnOfBrokenSignature } from '../signatures/brokenSignature.ts';
import type { ExportCall } from './definition.ts';
import { type ExportSettings, FILE_COLUMN, RECEPTION_COLUMN, settingsOf } from './settings.ts';
import { type TableWriter, textTable } from './textTable.ts';

interface Work {
  readonly call: ExportCall;
  readonly settings: ExportSettings;
  readonly messages: Messages;
  readonly journal: JournalOf<Exported>;
}

export async function run(call: ExportCall): Promise<number> {
  const settings = settingsOf(call);
  const { journal: place, output: _, ...lasting } = settings;
  const messages = await messagesIn(call.language);
  return await withJournal<Exported>(place, ['export', lasting], (journal) =>
    exportTo({ call, settings, messages, journal }),
  );
}

async function exportTo(work: Work): Promise<number> {
  const { call, settings } = work;
  if (settings.output === null) return exportAll(work, documentOutput(call.io.stdout), (inputs) => inputs);
  const file = await OutputFile.open(settings.output);
  try {
    const code = await exportAll(work, file, (inputs) => file.guard(inputs));
    await file.finish();
    work.journal?.removeUnfinished(settings.output.path);
    return code;
  } catch (error) {
    await file.discard();
    throw error;
  }
}

async function exportAll(
  work: Work,
  output: Pick<Output, 'write'>,
  guarded: (inputs: AsyncGenerator<Input>) => AsyncGenerator<Input>,
): Promise<number> {
  const { call, settings, messages, journal } = work;
  const { io, operands } = call;
  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
    containers: filesIn({ notes: false }),
  });
  const table = await tableFor(work, output);
  await table.begin();
  let code: number = ExitCode.ok;
  const count = { files: 0, rows: 0 };
  const all = eachInput(guarded(inputs), { io, journal }, (input, own) =>
    rowsOf(input, { ...work, call: { ...call, io: own } }),
  );
  for await (const { rows, code: own } of all) {
    code = worstExitCode(code, own);
    if (rows === null) continue;
    count.files += 1;
    count.rows += rows.length;
    await table.rows(rows);
  }
  await table.end();
  if (settings.output !== null) await printError(io, 'export', messages.export.done(count));
  return worstExitCode(code, await explainPaths('export', problems, call));
}

async function tableFor(
  { call, settings, messages }: Work,
  output: Pick<Output, 'write'>,
): Promise<TableWriter> {
  const { form, columns, rows } = settings;
  if (form.kind === 'xlsx') {
    const { xlsxTable } = await import('./xlsx/xlsxTable.ts');
    return xlsxTable(output, { columns, sheet: messages.export.sheets[rows] });
  }
  if (form.kind === 'parquet') {
    const { parquetTable } = await import('./parquet/parquetTable.ts');
    return parquetTable(output, {
      columns,
      onLost: ({ row, column, value }) => {
        const file = String(row[FILE_COLUMN.name] ?? '');
        return printError(call.io, 'export', messages.export.lost(file, column, String(value)));
      },
    });
  }
  const onTerminal = settings.output === null && call.io.stdout.isTTY;
  return textTable(output, { form, columns, onTerminal });
}

interface Exported {
  /** Null if the file was skipped, which is reported on standard error. */
  readonly rows: readonly ExportRow[] | null;
  readonly code: number;
}

async function rowsOf(input: Input, work: Work): Promise<Exported> {
  const { call, settings, messages } = work;
  const { export: words } = messages;
  const left = async (sentence: string): Promise<Exported> => {
    await printError(call.io, 'export', sentence);
    return { rows: null, code: ExitCode.findings };
  };
  const found = await readBytes(input, call.io, settings.maxBytes);
  if (!found.ok) {
    const options = { language: call.language, maxBytes: settings.maxBytes };
    const { findings } = await reportOfUnread(found, input.name, options);
    return left(words.unreadable(input.name, findings[0]?.message ?? ''));
  }
  try {
    const { language } = call;
    const { invoice, failed } = await contentOf(found.bytes, {
      file: input.name,
      maxBytes: settings.maxBytes,
      language,
      retired: true,
    });
    if (failed?.report.verdict === 'unreadable' || invoice === null) {
      return await left(words.unreadable(input.name, failed?.report.findings[0]?.message ?? ''));
    }
    const errors = (failed?.report.findings.length ?? 0) + (failed?.report.omitted ?? 0);
    if (failed !== null && !settings.force) return await left(words.invalid(input.name, errors));
    if (failed !== null) await printError(call.io, 'export', words.forced(input.name, errors));
    await warnOfBrokenSignature(found.bytes, input.name, { call, command: 'export' });
    const { asStated, columns } = settings;
    const added: ExportRow = {
      [FILE_COLUMN.name]: input.name,
      ...(columns.includes(RECEPTION_COLUMN)
        ? { [RECEPTION_COLUMN.name]: await receptionDay(input, found.bytes, settings.maxBytes) }
        : {}),
    };
    // Copies of one object keep its shape: spreading both into a new one takes a hundred times as long.
    const empty = Object.fromEntries(columns.map(({ name }) => [name, null]));
    const rows = Array.from(exportRows([invoice], { rows: settings.rows, asStated }), (row) =>
      Object.assign({ ...empty }, added, row),
    );
    return { rows, code: failed === null ? ExitCode.ok : ExitCode.findings };
  } catch (error) {
    // An unexpected exception skips this file only.
    await printBug(error, input.name, { io: call.io, messages });
    return { rows: null, code: ExitCode.bug };
  }
}
