/** The line of a file in the table. */
import { exportRows, type ReadonlyInvoice } from '../../src/index.ts';
import type { FileReport, Row } from './protocol.ts';

export function rowOf(key: number, report: FileReport, invoice: ReadonlyInvoice | null): Row {
  const { file, kind, verdict, findings, omitted, omittedWarnings } = report;
  const count = (severity: string): number => findings.filter((one) => one.severity === severity).length;
  const [document] = invoice === null ? [] : [...exportRows([invoice], { asStated: true })];
  const value = (name: string): string | null => {
    const found = document?.[name];
    return typeof found === 'string' && found !== '' ? found : null;
  };
  return {
    key,
    file,
    kind,
    verdict,
    errors: count('error') + omitted - omittedWarnings,
    warnings: count('warning') + omittedWarnings,
    number: value('numero'),
    date: value('data'),
    supplier: value('cedente_denominazione'),
    customer: value('cessionario_denominazione'),
    total: value('importo_totale_documento'),
    currency: value('divisa'),
  };
}
