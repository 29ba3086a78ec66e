/** Sends the planned invoices and shows the progress on the terminal. */
import type { FatturaClient } from '../../api/index.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { milliseconds } from '../process/clock.ts';
import { progressOn } from '../terminal/progress.ts';
import { attempt } from './attempt.ts';
import type { SubmitCall } from './definition.ts';
import { follow, isFollowed } from './follow.ts';
import type { Journal } from './journal/journal.ts';
import { notBegun, type Planned } from './plan.ts';
import { type Result, unsent } from './result.ts';
import { Session, type Stop } from './session.ts';
import type { SubmitSettings } from './settings.ts';

interface Work {
  readonly call: SubmitCall;
  readonly settings: SubmitSettings;
  readonly journal: Journal;
  readonly client: FatturaClient;
}

interface Sent {
  /** In the order of the plan. */
  readonly results: readonly Result[];
  /** The reason why sending stopped early; null if it did not. */
  readonly stop: Stop | null;
}

export async function send(planned: readonly Planned[], { call, ...shared }: Work): Promise<Sent> {
  const { stderr, interrupted } = call.io;
  const { submit } = await messagesIn(call.language);
  let progressed: Progressed = { done: 0, total: planned.length, waiting: 0 };
  const sentence = async (): Promise<string> => {
    const { done, total, waiting } = progressed;
    return submit.progress(done, total, waiting);
  };
  const progress = progressOn(stderr, sentence, { now: milliseconds, wanted: () => stderr.isTTY });
  // A closed terminal must not stop invoices being sent.
  const quietly = (written: Promise<void>): void => void written.catch(() => {});
  const session = new Session({
    ...shared,
    interrupted,
    onStop({ reason }) {
      if (reason !== 'interrupted') return;
      quietly(progress.clear().then(() => printError(call.io, 'submit', submit.stopping)));
    },
    onEvent: () => quietly(progress.update(progressed.done)),
  });
  try {
    const results = await sendAll(planned, session, (now) => {
      progressed = now;
      quietly(progress.update(now.done));
    });
    return { results, stop: session.stopped };
  } finally {
    session.end();
    quietly(progress.clear());
  }
}

/** The number of parallel submissions. The client's rate limit determines their speed. */
const AT_ONCE = 4;

export interface Progressed {
  readonly done: number;
  readonly total: number;
  /** Sent, and followed until SdI decides. */
  readonly waiting: number;
}

/** @returns a result for each planned invoice, in order. */
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
