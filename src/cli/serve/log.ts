/** One line of JSON for each request, without headers, parameters and content, which may be personal data. */

export interface Log {
  request(entry: {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly ms: number;
  }): void;
  /** Logs the refusal of a connection whose request was not understood: neither method nor path are known. */
  refused(entry: { readonly id: string; readonly status: number; readonly code: string }): void;
  /** Logs a process of the server that ended unexpectedly and is replaced. */
  process(entry: { readonly pid: number | null; readonly ended: number | string }): void;
  /** Logs an unexpected exception by name and stack trace; not its message, which may quote an invoice. */
  bug(id: string, error: unknown): void;
}

/** @param requests False to log bugs and processes only. */
export function jsonLog(write: (line: string) => void, { requests }: { readonly requests: boolean }): Log {
  const line = (entry: Readonly<Record<string, unknown>>): void =>
    write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  return {
    request({ ms, ...entry }) {
      if (requests) line({ level: 'info', event: 'request', ...entry, ms: Math.round(ms * 10) / 10 });
    },
    refused(entry) {
      if (requests) line({ level: 'info', event: 'refused', ...entry });
    },
    process(entry) {
      line({ level: 'error', event: 'process', ...entry });
    },
    bug(id, error) {
      line({ level: 'error', event: 'bug', id, ...traceOf(error) });
    },
  };
}

function traceOf(error: unknown): { readonly error: string; readonly trace: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, trace: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, trace: frames.map((frame) => frame.trim()) };
}
