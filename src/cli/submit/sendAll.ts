/** Sends many invoices, some at a time, and stops when there is a reason to. */
import { attempt } from './attempt.ts';
import { follow, isFollowed } from './follow.ts';
import { notBegun, type Planned } from './plan.ts';
import { type Result, unsent } from './result.ts';
import type { Session } from './session.ts';

/** The number of parallel submissions. The client's rate limit determines their speed. */
const AT_ONCE = 4;

export interface Progressed {
  readonly done: number;
  readonly total: number;
  /** Sent, and followed until SdI has decided. */
  readonly waiting: number;
}

/** @returns a result for each, in their order. */
export async function sendAll(
  all: readonly Planned[],
  session: Session,
  tell: (progress: Progressed) => void,
): Promise<readonly Result[]> {
  const results = new Map<Planned, Result>();
  const followed: Promise<void>[] = [];
  const counts = { done: 0, waiting: 0 };
  const say = (): void => tell({ ...counts, total: all.length });
  const queue = inGoodOrder(all);

  const one = async (planned: Planned): Promise<void> => {
    const sent =
      session.stopped === null ? await attempt(planned, session) : notBegun(planned, session.stopped);
    results.set(planned, sent);
    counts.done += 1;
    if (session.settings.wait && isFollowed(sent) && session.stopped?.reason !== 'interrupted') {
      counts.waiting += 1;
      followed.push(
        follow(sent, planned, session).then((end) => {
          results.set(planned, end);
          counts.waiting -= 1;
          say();
        }),
      );
    }
    say();
  };
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await one(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await Promise.all(followed);
  return all.map((planned) => results.get(planned) ?? unsent(planned.file, 'service'));
}

/** Orders the submissions: recently interrupted ones come last, because they require waiting. */
function inGoodOrder(all: readonly Planned[]): Planned[] {
  const isOpen = ({ past }: Planned): boolean => past?.state === 'open';
  return [...all.filter((one) => !isOpen(one)), ...all.filter(isOpen)];
}
