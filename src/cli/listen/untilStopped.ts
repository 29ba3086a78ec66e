import type { Io } from '../process/io.ts';

/**
 * Waits for Ctrl-C or SIGTERM while a server runs.
 * @param work Resolves earlier if the server stops by itself.
 */
export async function untilStopped(
  { interrupted }: Pick<Io, 'interrupted'>,
  work: (stopped: Promise<void>) => Promise<void>,
): Promise<void> {
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  if (interrupted.aborted) stop();
  interrupted.addEventListener('abort', stop, { once: true });
  process.once('SIGTERM', stop);
  try {
    await work(stopped);
  } finally {
    interrupted.removeEventListener('abort', stop);
    process.removeListener('SIGTERM', stop);
  }
}
