/** Reads and moves the sandbox's clock. */
import { integer, may, object } from '../../api/contract/shape.ts';
import { type Clock, MAX_OFFSET } from '../clock.ts';
import { refuse } from '../http/refusal.ts';
import type { ControlEndpoint } from './endpoint.ts';

const SECOND = 1000;

const shown = (clock: Clock) => ({
  now: clock.now().toISOString(),
  today: clock.today(),
  offset_seconds: Math.round(clock.offset / SECOND),
});

export const clockEndpoints: readonly ControlEndpoint[] = [
  { method: 'GET', path: '/clock', run: async ({ context: { clock } }) => shown(clock) },
  {
    method: 'POST',
    path: '/clock',
    body: object({
      to: may({ kind: 'text', format: 'date-time' }, 'New time'),
      by_seconds: may(integer, 'Offset from the current sandbox time, in seconds; can be negative'),
    }),
    async run({ context, json: { to, by_seconds } }) {
      if ((to === undefined) === (by_seconds === undefined)) throw refuse(422, 'expected to or by_seconds');
      const { clock, db } = context;
      const offset =
        typeof to === 'string' ? Date.parse(to) - Date.now() : clock.offset + Number(by_seconds) * SECOND;
      if (!(Math.abs(offset) <= MAX_OFFSET)) throw refuse(422, 'more than a hundred years from now', '/to');
      await clock.setOffset(db, offset);
      context.wake();
      return shown(clock);
    },
  },
  {
    method: 'DELETE',
    path: '/clock',
    async run({ context: { clock, db } }) {
      await clock.setOffset(db, 0);
      return shown(clock);
    },
  },
];
