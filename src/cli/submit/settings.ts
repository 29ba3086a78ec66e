/** Checks the options of `submit` before anything is read. */
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { today } from '../process/clock.ts';
import type { SubmitCall } from './definition.ts';

export interface SubmitSettings {
  readonly operands: readonly string[];
  /** Whether invoices go to SdI; otherwise they stay drafts. */
  readonly issue: boolean;
  readonly dryRun: boolean;
  readonly wait: boolean;
  /** Whether nobody is to be asked. */
  readonly yes: boolean;
  /** Sends what the check finds wrong. */
  readonly force: boolean;
  /** Leaves out what the check finds wrong. */
  readonly skipInvalid: boolean;
  readonly reissue: boolean;
  /** Asks about all that the journal has as accepted, and sends what is not there any more. */
  readonly again: boolean;
  /** Sends what an earlier call left open, when a look-up does not find it or cannot tell. */
  readonly resendUnconfirmed: boolean;
  /** Looks each invoice up before it is sent for the first time. */
  readonly lookUp: boolean;
  readonly sectional: string | null;
  readonly automaticNumber: boolean;
  readonly reconciliation: string | null;
  /** The value of --journal. */
  readonly journal: string | null;
  readonly format: 'text' | 'json';
  readonly maxBytes: number;
  /** The day on which SdI gets the invoices. */
  readonly asOf: string;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: SubmitCall): SubmitSettings {
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const inputs = operands.length === 0 ? ['-'] : operands;
  refuseConflicts(options);
  const issue = options.issue === true;
  const canAsk = io.stdin.isTTY && !inputs.includes('-');
  if (issue && options.yes !== true && options['dry-run'] !== true && !canAsk)
    throw new UsageError(({ submit }) => submit.usage.yesNeeded);
  return {
    operands: inputs,
    issue,
    dryRun: options['dry-run'] === true,
    wait: options.wait === true,
    yes: options.yes === true,
    force: options.force === true,
    skipInvalid: options['skip-invalid'] === true,
    reissue: options.reissue === true,
    again: options.again === true,
    resendUnconfirmed: options['resend-unconfirmed'] === true,
    lookUp: options['look-up'] === true,
    sectional: options.sectional ?? null,
    automaticNumber: options['automatic-number'] === true,
    reconciliation: options.reconciliation ?? null,
    journal: options.journal ?? null,
    format: options.format ?? 'text',
    maxBytes: parseSize(options['max-size']),
    asOf: today(),
  };
}

function refuseConflicts(options: SubmitCall['options']): void {
  const conflict = (one: string, other: string): UsageError =>
    new UsageError(({ usage }) => usage.conflict(one, other));
  if (options.force === true && options['skip-invalid'] === true) throw conflict('--force', '--skip-invalid');
  // No number, nothing to look for.
  if (options['look-up'] === true && options['automatic-number'] === true)
    throw conflict('--look-up', '--automatic-number');
  for (const name of ['wait', 'reissue'] as const) {
    if (options[name] === true && options.issue !== true)
      throw new UsageError(({ submit }) => submit.usage.issueNeeded(`--${name}`));
  }
}
