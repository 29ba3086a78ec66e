/** A file's report as text in the asked format. */
import {
  type CheckedSource,
  type FileReport,
  renderFileText,
  renderJsonFile,
  renderNdjsonFile,
} from '../../validate/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { Checked } from './checked.ts';
import type { CheckSettings } from './settings.ts';

export async function renderFile(
  report: FileReport,
  source: CheckedSource | null,
  settings: CheckSettings,
): Promise<Pick<Checked, 'text' | 'annotations'>> {
  const text = await reportText(report, source, settings);
  if (!settings.annotations || report.findings.length === 0) return { text, annotations: '' };
  const { renderOther } = await import('./otherFormats.ts');
  return { text, annotations: renderOther(report, source, { ...settings, format: 'github' }) };
}

async function reportText(
  report: FileReport,
  source: CheckedSource | null,
  settings: CheckSettings,
): Promise<string> {
  const { format, language, quiet, width, colour } = settings;
  switch (format) {
    case 'json':
      // As the first file, without the comma that only whoever prints them in order can place.
      return renderJsonFile(report, 0);
    case 'ndjson':
      return renderNdjsonFile(report);
    case 'text': {
      const options = { language, width, quiet, style: stylist(colour) };
      const text = renderFileText(report, source, options);
      if (!settings.explainCoverage || text === '') return text;
      const { coverageText } = await import('./coverageText.ts');
      return text + (await coverageText(report.coverage, options));
    }
    default: {
      const { renderOther } = await import('./otherFormats.ts');
      return renderOther(report, source, { ...settings, format });
    }
  }
}
