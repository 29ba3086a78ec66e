// Reads a report of `fattura validate --format json`, and writes a table for the summary of a job in GitHub Actions.
const { readFileSync } = require('node:fs');

/** A summary may have 1 MiB. */
const MOST_FILES = 500;

const text = readFileSync(0, 'utf8');
const { files, summary } = text === '' ? { files: [], summary: { files: 0 } } : JSON.parse(text);

const cell = (value) =>
  String(value)
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');
const count = (file, severity) => file.findings.filter((finding) => finding.severity === severity).length;
const codes = (file) => [...new Set(file.findings.map((finding) => finding.code))].join(', ');

const failed = files.filter((file) => file.verdict !== 'valid' || file.findings.length > 0);
const lines = [
  '### fattura',
  '',
  `${summary.files} files: ${summary.valid ?? 0} valid, ${summary.rejected ?? 0} rejected, ${summary.unreadable ?? 0} unreadable.`,
  ...(failed.length === 0
    ? []
    : [
        '',
        '| file | verdict | errors | warnings | codes |',
        '|---|---|---:|---:|---|',
        ...failed
          .slice(0, MOST_FILES)
          .map(
            (file) =>
              `| ${cell(file.file)} | ${file.verdict} | ${count(file, 'error')} | ${count(file, 'warning')} | ${cell(codes(file))} |`,
          ),
      ]),
  ...(failed.length > MOST_FILES ? ['', `${failed.length - MOST_FILES} more files with findings.`] : []),
];
process.stdout.write(`${lines.join('\n')}\n`);
