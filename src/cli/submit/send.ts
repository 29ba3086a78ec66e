/** Sends what was planned, and says on the terminal how far it is. */
import type { FatturaClient } from '../../api/index.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { milliseconds } from '../process/clock.ts';
import { progressOn } from '../terminal/progress.ts';
import type { SubmitCall } from './definition.ts';
import type { Journal } from './journal/journal.ts';
import type { Planned } from './plan.ts';
import type { Result } from './result.ts';
import { type Progressed, sendAll } from './sendAll.ts';
import { Session, type Stop } from './session.ts';
import type { SubmitSettings } from './settings.ts';

interface Work {
  readonly call: SubmitCall;
  readonly settings: SubmitSettings;
  readonly journal: Journal;
  readonly client: FatturaClient;
}

interface Sent {
  /** In the order of what was planned. */
  readonly results: readonly Result[];
  /** Why not all of it was tried; null when it was. */
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
  // A terminal that is gone stops no invoice that is on its way.
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
