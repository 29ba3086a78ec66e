/** All report formats. A new one needs an object in its own file, its name in {@link ReportFormat}, and a line here. */
import { compactFormat } from './compact.ts';
import type { ReportFormat, ReportFormatter } from './format.ts';
import { githubFormat } from './github.ts';
import { gitlabFormat } from './gitlab.ts';
import { jsonFormat } from './json.ts';
import { junitFormat } from './junit.ts';
import { ndjsonFormat } from './ndjson.ts';
import { sarifFormat } from './sarif.ts';
import { textFormat } from './text.ts';

export const reportFormats: Readonly<Record<ReportFormat, ReportFormatter>> = {
  text: textFormat,
  json: jsonFormat,
  ndjson: ndjsonFormat,
  sarif: sarifFormat,
  junit: junitFormat,
  github: githubFormat,
  gitlab: gitlabFormat,
  compact: compactFormat,
};
