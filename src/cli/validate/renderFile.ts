/** A file's report as text in the asked format. */
import type { CheckedSource, FileReport } from '../../validate/index.ts';
import type { Checked } from './checked.ts';
import { formatterOf, renderOptions } from './formatter.ts';
import type { CheckSettings } from './settings.ts';

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
