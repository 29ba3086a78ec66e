/** A process of the server that answers requests. The first process starts and stops it. */
import { codeOf } from '../files/systemCode.ts';
import type { Snapshot } from './metrics.ts';
import type { FromMember, ToMember } from './protocol.ts';
import { type Base, listening, type Server } from './server.ts';

/** Runs until the first process stops it. If the first process ends, Node ends this one. */
export async function runMember(call: Base): Promise<void> {
  // The signals of Ctrl-C and of a service stop reach every process; only the first one acts on them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const asked = new Map<number, (snapshots: readonly Snapshot[]) => void>();
  let questions = 0;
  const snapshots = (): Promise<readonly Snapshot[]> =>
    new Promise((resolve) => {
      questions += 1;
      asked.set(questions, resolve);
      send({ kind: 'metrics', id: questions });
    });
  let server: Server | undefined;
  await new Promise<void>((stop) => {
    process.on('message', async (message: ToMember) => {
      switch (message.kind) {
        case 'start':
          try {
            const asked = message.language === null ? {} : { language: message.language };
            server = await listening({ ...call, asked }, message.settings, snapshots);
            send({ kind: 'listening', url: server.url });
          } catch (error) {
            send({ kind: 'failed', code: codeIn(error), trace: traceOf(error) });
            stop();
          }
          break;
        case 'snapshot':
          if (server !== undefined) send({ kind: 'snapshot', id: message.id, snapshot: server.snapshot() });
          break;
        case 'metrics':
          asked.get(message.id)?.(message.snapshots);
          asked.delete(message.id);
          break;
        case 'stop':
          stop();
          break;
      }
    });
    send({ kind: 'loaded' });
  });
  await server?.close();
  process.disconnect?.();
}

function send(message: FromMember): void {
  // The first process may have ended; then Node ends this one too.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

function codeIn(error: unknown): string | undefined {
  const code = codeOf(error);
  return code === 'EUNKNOWN' ? undefined : code;
}

const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
