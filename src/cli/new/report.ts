/** The report of `--report`: the problems of a brief, and the check of the invoice built from it. */
import type { FileReport, Finding } from '../../validate/index.ts';
import { visibleJson } from '../output/sanitize.ts';
import { place } from '../output/write.ts';
import { VERSION } from '../process/version.ts';
import type { Delivery } from './deliver.ts';
import type { PlacedProblem } from './problems.ts';
import type { NewSettings } from './settings.ts';

/** The findings so far, in the order of the work. */
export interface BriefFindings {
  problems: readonly PlacedProblem[];
  /** Number of further problems, which are not listed. */
  omitted: number;
  /** The report on the built invoice; null if none was built. */
  invoice: FileReport | null;
  /** The report on the original invoice; null if there is none, or nothing prevents its use. */
  original: FileReport | null;
  /** The path of the written file, as shown; null if none was written. */
  output: string | null;
}

export const nothingFound = (): BriefFindings => ({
  problems: [],
  omitted: 0,
  invoice: null,
  original: null,
  output: null,
});

/** A brief that was not read, as a problem. */
export const unread = ({ id, params, message }: Finding): PlacedProblem => ({
  id,
  path: null,
  place: null,
  params,
  message,
});

function reportText(
  { problems, omitted, invoice, original, output }: BriefFindings,
  { file, kind }: { readonly file: string; readonly kind: NewSettings['kind'] },
): string {
  const report = {
    tool: { name: 'fattura', version: VERSION },
    file,
    kind,
    problems: problems.map(membersOf),
    omitted,
    invoice,
    original,
    output,
  };
  return `${visibleJson(JSON.stringify(report, null, 2))}\n`;
}

function membersOf({ id, path, place, params, message }: PlacedProblem): object {
  const isOfDocument = path !== null && OF_DOCUMENT.test(path);
  return {
    id,
    path: isOfDocument ? null : path,
    line: place?.line ?? null,
    column: place?.column ?? null,
    message,
    params: isOfDocument ? { ...params, document: path } : params,
  };
}

/** A pointer into the resulting document, for what has no counterpart in the brief: no brief has these names. */
const OF_DOCUMENT = /^\/fattura_elettronica_(?:header|body)(?:\/|$)/;

/** Writes the report. @param file The name of the brief. @returns the reason why it was not written; null if it was. */
export async function writeReport(
  found: BriefFindings,
  file: string,
  { call: { io }, settings, messages, inputs }: Delivery,
): Promise<string | null> {
  const { report, overwrite, kind } = settings;
  if (report === null) return null;
  const text = reportText(found, { file, kind });
  if (report.kind === 'file')
    return await place(text, { path: report.path, overwrite, cwd: io.cwd, inputs }, messages);
  await io.stdout.write(text);
  return null;
}
