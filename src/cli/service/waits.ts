/** Announces long waits on a terminal. */
import type { RequestEvent } from '../../api/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';

/** Minimum wait to announce, in milliseconds. */
const LONG = 2_000;

/** Returns a listener for the client's `onRequest` that prints a line before each long wait. */
export function reportWaits(io: Io, { service }: Messages): (event: RequestEvent) => void {
  return ({ phase, delay = 0, status }) => {
    if (phase !== 'retry' || delay < LONG || !io.stderr.isTTY) return;
    const seconds = Math.ceil(delay / 1_000);
    // A closed standard error is ignored.
    io.stderr.write(`${service.waiting(seconds, status ?? null)}\n`).catch(() => {});
  };
}
