/** Formats figures as tables. */
import { A_DAY, type DayRun } from './day.ts';
import type { FolderRun } from './folder.ts';
import type { Comparison } from './groups.ts';
import type { InboxRun } from './inbox.ts';
import { type Measured, median } from './measure.ts';
import type { PageRuns } from './page.ts';

export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rate({ files }: Comparison, { ms }: Measured): number {
  return (files * 1000) / ms;
}

function throughput(comparison: Comparison): string {
  const base = comparison.results.find(({ subject }) => subject === comparison.baseline);
  const rows = comparison.results.map((one) => [
    one.valid === comparison.valid ? one.subject : `${one.subject}, accepts ${one.valid}`,
    figure(rate(comparison, one)),
    figure(comparison.bytes / 1e3 / one.ms),
    base === undefined ? '–' : figure(base.ms / one.ms),
    figure(one.rssMB),
  ]);
  return table(['', 'files/s', 'MB/s', `× ${comparison.baseline}`, 'peak MB'], rows);
}

function starts(comparison: Comparison): string {
  const base = comparison.results.find(({ subject }) => subject === comparison.baseline);
  const rows = comparison.results.map((one) => [
    one.subject,
    figure(one.ms),
    base === undefined ? '–' : figure(one.ms / base.ms),
    base === undefined ? '–' : figure(one.range[0] / base.range[0]),
  ]);
  return table(['', 'ms', `× ${comparison.baseline}`, 'by the fastest of each'], rows);
}

/** Rates only, for inputs whose size is not meaningful. */
function rates(comparison: Comparison): string {
  const base = comparison.results.find(({ subject }) => subject === comparison.baseline);
  const rows = comparison.results.map((one) => [
    one.valid === comparison.valid ? one.subject : `${one.subject}, ${one.valid} valid`,
    figure(rate(comparison, one)),
    base === undefined ? '–' : figure(base.ms / one.ms),
    figure(one.rssMB),
  ]);
  return table(['', 'invoices/s', '× baseline', 'peak MB'], rows);
}

const TABLES: Readonly<Record<string, (comparison: Comparison) => string>> = {
  start: starts,
  json: starts,
  pdfs: starts,
  build: rates,
};

export function section(comparison: Comparison): string {
  const size = comparison.bytes === 0 ? '' : ` (${figure(comparison.bytes / 1e6)} MB)`;
  const body = (TABLES[comparison.group] ?? throughput)(comparison);
  return `### ${comparison.title}: ${comparison.set}${size}\n\n${body}`;
}

export function folderTable(runs: readonly FolderRun[]): string {
  const rows = runs.map((run) => [
    run.name,
    figure(run.seconds),
    figure(run.filesPerSecond),
    figure(run.peakMB),
  ]);
  return table(['', 's', 'files/s', 'peak MB of a process'], rows);
}

export function inboxTable(runs: readonly InboxRun[]): string {
  const rows = runs.map((run) => [
    `${run.files.toLocaleString('en')} ${run.set}: ${run.name}`,
    figure(run.seconds),
    run.ofValidate === null ? '' : run.ofValidate.toFixed(2),
    figure(run.processor),
    figure(run.files / run.processor),
    figure(run.peakMB),
  ]);
  return table(['', 's', '× validate', 'processor s', 'files/processor s', 'peak MB'], rows);
}

export function dayTable({ files, seconds, bytes, readings, peakMB }: DayRun): string {
  const hours = (A_DAY / (files / seconds) / 3600).toFixed(2);
  const sentence = `${files.toLocaleString('en')} invoices by --files-from: ${figure(files / seconds)} files/s (${figure(bytes / 1000)} kB each); ${A_DAY.toLocaleString('en')} files would take ${hours} hours; highest memory ${figure(peakMB)} MB.`;
  const rows = readings.map((reading) => [reading.files.toLocaleString('en'), figure(reading.megabytes)]);
  return `${sentence}\n\n${table(['files checked', 'MB'], rows)}`;
}

export function pageTable({ runs, first, scripts }: PageRuns): string {
  const rows = runs.map(({ name, ms, pause }) => [
    name,
    figure(median(ms)),
    figure(Math.max(...ms)),
    figure(pause),
  ]);
  const head = ['', 'ms, median', 'ms, longest', 'longest pause of the page, ms'];
  const sentence = `The first file after loading takes ${figure(first)} ms. A first visit loads ${figure(scripts / 1000)} kB of scripts (gzip).`;
  return `${table(head, rows)}\n\n${sentence}`;
}
