/** Formats the sandbox's figures as tables. */
import { figure, table } from '../report.ts';
import { type ListTimes, ratio, SIZES, LIMIT as SLOWER } from './lists.ts';
import { LIMIT as GROWN, type MemoryRun } from './memory.ts';
import { BASELINE, type Submissions } from './submissions.ts';

export interface SandboxResults {
  /** The reason why PostgreSQL was not measured. */
  readonly missing?: string;
  readonly submissions: readonly Submissions[];
  readonly lists: readonly ListTimes[];
  readonly memory: readonly MemoryRun[];
}

export function renderSandbox({ submissions, lists, memory, missing }: SandboxResults): string {
  const stores = [...new Set(lists.map(({ store }) => store))];
  return [
    ...(missing === undefined ? [] : [`Not measured: ${missing}.`]),
    ...(submissions.length > 0 ? [submitted(submissions)] : []),
    ...stores.map((store) =>
      listed(
        store,
        lists.filter((one) => one.store === store),
      ),
    ),
    ...(memory.length > 0 ? [remembered(memory)] : []),
  ].join('\n\n');
}

function submitted(all: readonly Submissions[]): string {
  const compared = all.some(({ before }) => before);
  const rows = all.map(({ server, before, processes, together, answered, delivered, p50, p99 }) => {
    const base = all.find((one) => one.server === BASELINE && one.together === together);
    const earlier = all.find((one) => one.before && one.server === server && one.together === together);
    return [
      `${before ? 'before: ' : ''}${server}${processes === 1 ? '' : `, ${processes} processes`}, ${together} at a time`,
      figure(answered),
      server === BASELINE ? '' : figure(delivered),
      figure(p50),
      figure(p99),
      figure(answered / (base?.answered ?? Number.NaN)),
      ...(compared ? [earlier === undefined ? '' : figure(answered / earlier.answered)] : []),
    ];
  });
  const head = [
    '',
    'answered/s',
    'delivered/s',
    'p50 ms',
    'p99 ms',
    `× ${BASELINE}`,
    ...(compared ? ['× before'] : []),
  ];
  return `### Submitting: ${all[0]?.invoices ?? 0} invoices\n\n${table(head, rows)}`;
}

function listed(store: string, all: readonly ListTimes[]): string {
  const [few, many] = SIZES.map((size) => size.toLocaleString('en'));
  const rows = all.map(({ list, place, size, p50, p99 }) => [
    `${list}, ${place === 'first' ? 'first page' : 'half way'} of ${size}`,
    ...p50.map(figure),
    marked(ratio(p50), SLOWER),
    ...p99.map(figure),
    marked(ratio(p99), SLOWER),
  ]);
  const head = ['', `p50 ms, ${few}`, many ?? '', '×', `p99 ms, ${few}`, many ?? '', '×'];
  return `### Pages of documents: ${store}\n\n${table(head, rows)}`;
}

function remembered(all: readonly MemoryRun[]): string {
  const rows = all.map(({ store, requests, perSecond, first, last }) => [
    `${store}, ${requests.toLocaleString('en')} requests`,
    figure(perSecond),
    ...(['rss', 'heapUsed'] as const).flatMap((one) => [
      figure(first[one]),
      figure(last[one]),
      marked(last[one] / first[one], GROWN),
    ]),
  ]);
  const head = ['', 'requests/s', 'RSS MB, first tenth', 'last', '×', 'heap MB, first tenth', 'last', '×'];
  return `### Memory of the server\n\n${table(head, rows)}`;
}

const marked = (value: number, limit: number): string =>
  value > limit ? `**${figure(value)}**` : figure(value);
