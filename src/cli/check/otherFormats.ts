/** The formats for other programs: a chunk of its own, which a check for people does not load. */
import {
  type CheckedSource,
  type FileReport,
  type Report,
  renderCompactFile,
  renderGithubFile,
  renderJunitEnd,
  renderJunitFile,
  renderJunitStart,
  renderSarifEnd,
  renderSarifFile,
  renderSarifStart,
  ruleOf,
} from '../../validate/index.ts';
import { ExitCode } from '../exitCode.ts';
import type { Frame } from './frame.ts';
import type { CheckSettings } from './settings.ts';

export type OtherFormat = Exclude<CheckSettings['format'], 'text' | 'json' | 'ndjson'>;
type OtherSettings = CheckSettings & { readonly format: OtherFormat };

export function renderOther(
  report: FileReport,
  source: CheckedSource | null,
  { format, language, artifacts, failOn }: OtherSettings,
): string {
  switch (format) {
    case 'sarif':
      return renderSarifFile(report, source, { ...artifacts, language });
    case 'junit':
      return renderJunitFile(report, {
        ...artifacts,
        language,
        failOn: failOn === 'warning' ? 'warning' : 'error',
      });
    case 'github':
      return renderGithubFile(report, source, artifacts);
    case 'compact':
      return renderCompactFile(report, { language });
  }
}

export function otherFrame({ format, language }: OtherSettings, tool: Report['tool']): Frame {
  switch (format) {
    case 'sarif':
      return {
        start: renderSarifStart(),
        end: ({ codes, omitted, exitCode }) =>
          renderSarifEnd(
            { tool, codes, omitted, successful: exitCode !== ExitCode.bug },
            { language, rule: ruleOf },
          ),
      };
    case 'junit':
      return { start: renderJunitStart(tool), end: renderJunitEnd };
    default:
      return { start: '', end: () => '' };
  }
}
