/** Checks the options of `submit` before anything is read. */
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { today } from '../process/clock.ts';
import type { SubmitCall } from './definition.ts';

export interface SubmitSettings {
  readonly operands: readonly string[];
  /** True to send invoices to SdI, false to keep them as drafts. */
  readonly issue: boolean;
  readonly dryRun: boolean;
  readonly wait: boolean;
  /** True to skip the confirmation. */
  readonly yes: boolean;
  /** True to send files with errors. */
  readonly force: boolean;
  /** Sends the XML inside a signed file, without the signature. */
  readonly dropSignature: boolean;
  /** True to skip files with errors. */
  readonly skipInvalid: boolean;
  readonly reissue: boolean;
  /** True to request the status of all invoices accepted in the journal, and send those no longer on the service. */
  readonly again: boolean;
  /** True to send invoices left open by an earlier call if a look-up does not find them or is ambiguous. */
  readonly resendUnconfirmed: boolean;
  /** True to look each invoice up before it is first sent. */
  readonly lookUp: boolean;
  readonly sectional: string | null;
  readonly automaticNumber: boolean;
  readonly reconciliation: string | null;
  /** The value of --journal. */
  readonly journal: string | null;
  readonly format: 'text' | 'json';
  readonly maxBytes: number;
  /** The date of receipt by SdI. */
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
    dropSignature: options['drop-signature'] === true,
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
  // An invoice without a number cannot be looked up.
  if (options['look-up'] === true && options['automatic-number'] === true)
    throw conflict('--look-up', '--automatic-number');
  for (const name of ['wait', 'reissue'] as const) {
    if (options[name] === true && options.issue !== true)
      throw new UsageError(({ submit }) => submit.usage.issueNeeded(`--${name}`));
  }
}
