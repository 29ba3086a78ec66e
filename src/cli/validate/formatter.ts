/** Selects the report format and renders the report of each file. */
import { isMessageKind, type MessageKind } from '../../model/index.ts';
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

/** Formats loaded with the command; the others are in a separate chunk. */
const AT_HAND: Partial<Readonly<Record<ReportFormat, ReportFormatter>>> = {
  text: textFormat,
  json: jsonFormat,
  ndjson: ndjsonFormat,
};

/** The formatter of a format that is loaded with the command; undefined for the others. */
export const formatterAtHand = (format: ReportFormat): ReportFormatter | undefined => AT_HAND[format];

export async function formatterOf(format: ReportFormat): Promise<ReportFormatter> {
  return AT_HAND[format] ?? (await import('./allFormats.ts')).reportFormats[format];
}

/** Cache of the options of each settings object: a server renders many files with the same settings. */
const known = new WeakMap<CheckSettings, RenderReportOptions>();

export function renderOptions(settings: CheckSettings): RenderReportOptions {
  let options = known.get(settings);
  if (options === undefined) {
    options = renderOptionsOf(settings);
    known.set(settings, options);
  }
  return options;
}

function renderOptionsOf(settings: CheckSettings): RenderReportOptions {
  const { artifacts, language, width, quiet, colour, failOn, rules, documentation } = settings;
  return {
    ...artifacts,
    language,
    width,
    quiet,
    style: stylist(colour),
    failOn: failOn === 'warning' ? 'warning' : 'error',
    ...(rules.only === undefined ? {} : { only: rules.only }),
    ...(documentation === null ? {} : { documentation }),
  };
}

function isMessage(kind: FileReport['kind']): kind is MessageKind {
  return kind !== null && isMessageKind(kind);
}

/** Like {@link renderFile}, without loading anything; null if that is not possible. */
export function renderAtOnce(
  report: FileReport,
  source: CheckedSource | null,
  settings: CheckSettings,
): Pick<Checked, 'text' | 'annotations'> | null {
  const formatter = formatterAtHand(settings.format);
  if (formatter === undefined || settings.explainCoverage || settings.annotations) return null;
  return { text: formatter.file(report, source, renderOptions(settings)), annotations: '' };
}

export async function renderFile(
  report: FileReport,
  source: CheckedSource | null,
  settings: CheckSettings,
): Promise<Pick<Checked, 'text' | 'annotations'>> {
  const options = renderOptions(settings);
  let text = (await formatterOf(settings.format)).file(report, source, options);
  const { kind, message } = report;
  if (message !== undefined && settings.format === 'text' && text !== '' && isMessage(kind)) {
    const { renderMessageText } = await import('../sdiMessages/renderMessage.ts');
    text += `\n${renderMessageText(kind, message, options)}\n`;
  }
  if (settings.explainCoverage && text !== '') {
    const { coverageText } = await import('./coverageText.ts');
    text += await coverageText(report.coverage, options);
  }
  if (!settings.annotations || report.findings.length === 0) return { text, annotations: '' };
  return { text, annotations: (await formatterOf('github')).file(report, source, options) };
}
