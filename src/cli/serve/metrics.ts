/** Counters in the text format of Prometheus (exposition format 0.0.4). */

/** Upper bounds in seconds: from a small file in this thread to the largest ones. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface Durations {
  /** The last one is for everything beyond the bounds. */
  readonly counts: number[];
  sum: number;
}

/** A value that is read when it is asked for. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  value(): number;
}

export class Metrics {
  readonly #gauges: readonly Gauge[];
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();
  #received = 0;

  constructor(gauges: readonly Gauge[]) {
    this.#gauges = gauges;
  }

  /** Counts an answered request. */
  answered(operation: string, status: number, seconds: number): void {
    const key = `operation="${operation}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    const own = this.#durations.get(operation) ?? { counts: Array(BOUNDS.length + 1).fill(0), sum: 0 };
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    const index = at === -1 ? BOUNDS.length : at;
    own.counts[index] = (own.counts[index] ?? 0) + 1;
    own.sum += seconds;
    this.#durations.set(operation, own);
  }

  received(bytes: number): void {
    this.#received += bytes;
  }

  text(): string {
    return [
      ...head('fattura_http_requests_total', 'counter', 'Answered requests.'),
      ...[...this.#requests].map(([key, count]) => `fattura_http_requests_total{${key}} ${count}`),
      ...head('fattura_http_request_duration_seconds', 'histogram', 'Time from the request to its answer.'),
      ...[...this.#durations].flatMap(([operation, durations]) => histogram(operation, durations)),
      ...head('fattura_http_received_bytes_total', 'counter', 'Bytes of the bodies that were read.'),
      `fattura_http_received_bytes_total ${this.#received}`,
      ...this.#gauges.flatMap(({ name, help, type, value }) => [
        ...head(name, type, help),
        `${name} ${value()}`,
      ]),
      '',
    ].join('\n');
  }
}

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
