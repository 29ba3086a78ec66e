/** Finds, reads and checks all files of a call, before the first is sent. */

import { UsageError } from '../command/usageError.ts';
import { findInputs, type PathProblem } from '../files/find.ts';
import { milliseconds } from '../process/clock.ts';
import { stopIfInterrupted } from '../process/io.ts';
import type { SubmitCall } from './definition.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { SubmitSettings } from './settings.ts';

/** The maximum time in milliseconds that the event loop may block: Ctrl-C is not handled meanwhile. */
const STILL = 25;

export interface PreparedAll {
  readonly files: readonly Prepared[];
  readonly problems: readonly PathProblem[];
}

/** @throws UsageError, InterruptedError */
export async function prepareAll(call: SubmitCall, settings: SubmitSettings): Promise<PreparedAll> {
  const { io, language } = call;
  const { interrupted } = io;
  const problems: PathProblem[] = [];
  const inputs = findInputs(settings.operands, {
    cwd: io.cwd,
    onProblem: (problem) => problems.push(problem),
  });
  const files: Prepared[] = [];
  let turned = milliseconds();
  for await (const input of inputs) {
    if (settings.reconciliation !== null && files.length > 0)
      throw new UsageError(({ submit }) => submit.usage.oneForReconciliation);
    files.push(await prepare(input, { settings, language, io }));
    if (milliseconds() - turned > STILL) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      turned = milliseconds();
      stopIfInterrupted(interrupted);
    }
  }
  return { files, problems };
}
