/** The format of the report, its options, and the report of each file in it. */
import {
  type CheckedSource,
  type FileReport,
  jsonFormat,
  ndjsonFormat,
  type RenderReportOptions,
  type ReportFormat,
  type ReportFormatter,
  textFormat,
} from '../../validate/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { CheckSettings } from './settings.ts';
import type { Checked } from './tally.ts';

/** Loaded with the command. The others are in a chunk of their own, which a check for people does not load. */
const AT_HAND: Partial<Readonly<Record<ReportFormat, ReportFormatter>>> = {
  text: textFormat,
  json: jsonFormat,
  ndjson: ndjsonFormat,
};

export async function formatterOf(format: ReportFormat): Promise<ReportFormatter> {
  return AT_HAND[format] ?? (await import('./allFormats.ts')).reportFormats[format];
}

export function renderOptions(settings: CheckSettings): RenderReportOptions {
  const { artifacts, language, width, quiet, colour, failOn, rules } = settings;
  return {
    ...artifacts,
    language,
    width,
    quiet,
    style: stylist(colour),
    failOn: failOn === 'warning' ? 'warning' : 'error',
    ...(rules.only === undefined ? {} : { only: rules.only }),
  };
}

export async function renderFile(
  report: FileReport,
  source: CheckedSource | null,
  settings: CheckSettings,
): Promise<Pick<Checked, 'text' | 'annotations'>> {
  const options = renderOptions(settings);
  let text = (await formatterOf(settings.format)).file(report, source, options);
  if (settings.explainCoverage && text !== '') {
    const { coverageText } = await import('./coverageText.ts');
    text += await coverageText(report.coverage, options);
  }
  if (!settings.annotations || report.findings.length === 0) return { text, annotations: '' };
  return { text, annotations: (await formatterOf('github')).file(report, source, options) };
}
