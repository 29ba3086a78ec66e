/** The report of all files, as JSON or as a table for spreadsheets. */
import { createReport, SPECIFICATION } from '../../src/index.ts';
import { csvTable } from './csv.ts';
import type { FileReport, KeptFile, ReportForm, Row } from './protocol.ts';

interface Checked {
  readonly report: FileReport;
  readonly row: Row;
}

export async function reportFile(
  form: ReportForm,
  files: readonly Checked[],
  language: 'it' | 'en',
): Promise<KeptFile> {
  const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);
  const tool = { name: 'fattura', version: __VERSION__, spec: SPECIFICATION };
  if (form === 'json') {
    const reports = files.map(({ report }) => report);
    const report = createReport(reports, tool).render('json');
    return { name: 'fattura.json', type: 'application/json', bytes: text(report) };
  }
  const rows = files.map(({ row }) => row);
  return { name: 'fattura.csv', type: 'text/csv', bytes: text(await csvTable(rows, language)) };
}
