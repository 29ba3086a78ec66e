/** Tells whoever sits at a terminal why nothing moves. */
import type { RequestEvent } from '../../api/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';

/** Shorter waits pass unnoticed. */
const LONG = 2_000;

/** For the client's `onRequest`: a line before each long wait. */
export function tellWaits(io: Io, { service }: Messages): (event: RequestEvent) => void {
  return ({ phase, delay = 0, status }) => {
    if (phase !== 'retry' || delay < LONG || !io.stderr.isTTY) return;
    const seconds = Math.ceil(delay / 1_000);
    // Where standard error is gone, nobody waits for the line.
    io.stderr.write(`${service.waiting(seconds, status ?? null)}\n`).catch(() => {});
  };
}
