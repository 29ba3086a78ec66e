/** The format that a report is asked for, and what it is told of this call. */
import {
  jsonFormat,
  ndjsonFormat,
  type RenderReportOptions,
  type ReportFormat,
  type ReportFormatter,
  textFormat,
} from '../../validate/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { CheckSettings } from './settings.ts';

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
