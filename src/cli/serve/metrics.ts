/** Metrics in the Prometheus text format (exposition format 0.0.4), summed over the processes of a server. */

/** Upper bounds of the histogram in seconds: from a small file, checked in this thread, to the largest ones. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface Durations {
  /** Counts by bound; the last one is for everything beyond the bounds. */
  readonly counts: readonly number[];
  readonly sum: number;
}

/** A value that is read on request. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  value(): number;
}

/** The state of a process, as data that another process can add up. */
export interface Snapshot {
  readonly requests: Readonly<Record<string, number>>;
  readonly durations: Readonly<Record<string, Durations>>;
  readonly received: number;
  readonly values: readonly (Omit<Gauge, 'value'> & { readonly value: number })[];
}

export class Metrics {
  readonly #gauges: readonly Gauge[];
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, { counts: number[]; sum: number }>();
  #received = 0;

  constructor(gauges: readonly Gauge[]) {
    this.#gauges = gauges;
  }

  /** Counts a request that has a response. */
  answered(operation: string, status: number, seconds: number): void {
    const key = `operation="${operation}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    let own = this.#durations.get(operation);
    if (own === undefined) {
      own = { counts: Array(BOUNDS.length + 1).fill(0), sum: 0 };
      this.#durations.set(operation, own);
    }
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    const index = at === -1 ? BOUNDS.length : at;
    own.counts[index] = (own.counts[index] ?? 0) + 1;
    own.sum += seconds;
  }

  received(bytes: number): void {
    this.#received += bytes;
  }

  snapshot(): Snapshot {
    return {
      requests: Object.fromEntries(this.#requests),
      durations: Object.fromEntries(
        [...this.#durations].map(([operation, { counts, sum }]) => [operation, { counts: [...counts], sum }]),
      ),
      received: this.#received,
      values: this.#gauges.map(({ name, help, type, value }) => ({ name, help, type, value: value() })),
    };
  }
}

/** The counters of a process that has ended, without its gauges. */
export const countersOf = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  values: snapshot.values.filter(({ type }) => type === 'counter'),
});

export function summed(snapshots: readonly Snapshot[]): Snapshot {
  const requests: Record<string, number> = {};
  const durations: Record<string, Durations> = {};
  const values = new Map<string, Snapshot['values'][number]>();
  for (const one of snapshots) {
    for (const [key, count] of Object.entries(one.requests)) requests[key] = (requests[key] ?? 0) + count;
    for (const [operation, { counts, sum }] of Object.entries(one.durations)) {
      const other = durations[operation];
      durations[operation] = {
        counts: counts.map((count, index) => count + (other?.counts[index] ?? 0)),
        sum: sum + (other?.sum ?? 0),
      };
    }
    for (const entry of one.values) {
      const value = entry.value + (values.get(entry.name)?.value ?? 0);
      values.set(entry.name, { ...entry, value });
    }
  }
  const received = snapshots.reduce((sum, one) => sum + one.received, 0);
  return { requests, durations, received, values: [...values.values()] };
}

export function metricsText({ requests, durations, received, values }: Snapshot): string {
  return [
    ...head('fattura_http_requests_total', 'counter', 'Requests with a response, by operation and status.'),
    ...Object.entries(requests).map(([key, count]) => `fattura_http_requests_total{${key}} ${count}`),
    ...head(
      'fattura_http_request_duration_seconds',
      'histogram',
      'Time from a request to its response, in seconds.',
    ),
    ...Object.entries(durations).flatMap(([operation, own]) => histogram(operation, own)),
    ...head('fattura_http_received_bytes_total', 'counter', 'Bytes of request bodies read.'),
    `fattura_http_received_bytes_total ${received}`,
    ...values.flatMap(({ name, help, type, value }) => [...head(name, type, help), `${name} ${value}`]),
    '',
  ].join('\n');
}

/** The values that each process reports about itself. */
export const processGauges: readonly Gauge[] = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Resident memory in bytes.',
    type: 'gauge',
    value: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_cpu_seconds_total',
    help: 'User and system CPU time in seconds.',
    type: 'counter',
    value: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  },
];

const head = (name: string, type: string, help: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function histogram(operation: string, { counts, sum }: Durations): readonly string[] {
  const name = 'fattura_http_request_duration_seconds';
  let total = 0;
  const buckets = [...BOUNDS, '+Inf'].map((bound, index) => {
    total += counts[index] ?? 0;
    return `${name}_bucket{operation="${operation}",le="${bound}"} ${total}`;
  });
  return [
    ...buckets,
    `${name}_sum{operation="${operation}"} ${sum}`,
    `${name}_count{operation="${operation}"} ${total}`,
  ];
}
