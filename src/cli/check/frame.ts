/** What stands around the files of a report. */
import {
  type Report,
  renderJsonEnd,
  renderJsonStart,
  renderNdjsonSummary,
  renderSummaryText,
} from '../../validate/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { CheckSettings } from './settings.ts';
import type { Tally } from './tally.ts';

export interface Frame {
  readonly start: string;
  end(tally: Tally): string;
}

export async function frameOf(settings: CheckSettings, tool: Report['tool']): Promise<Frame> {
  const { format, language, width, colour, rules } = settings;
  switch (format) {
    case 'json':
      return { start: renderJsonStart(tool), end: ({ summary }) => renderJsonEnd(summary) };
    case 'ndjson':
      return { start: '', end: ({ summary }) => renderNdjsonSummary(summary, tool) };
    case 'text': {
      const { only } = rules;
      const options = { language, width, style: stylist(colour), ...(only === undefined ? {} : { only }) };
      // Where no path led anywhere, a summary of nothing would only hide why.
      const end: Frame['end'] = ({ summary }) =>
        summary.files === 0 ? '' : renderSummaryText(summary, options);
      return { start: '', end };
    }
    default:
      return (await import('./otherFormats.ts')).otherFrame({ ...settings, format }, tool);
  }
}
