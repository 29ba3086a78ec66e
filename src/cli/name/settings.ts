/** Checks the options of `name` before anything is read. */
import { isProgressive, LONGEST_IN_NAME } from '../../operations/index.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import type { NameCall } from './definition.ts';

export interface NameSettings {
  readonly rename: boolean;
  /** The progressive of the first file; null to continue after those in the folder. */
  readonly progressive: string | null;
  readonly party: 'transmitter' | 'supplier';
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: NameCall): NameSettings {
  const { progressive = null, party = 'transmitter', rename = false } = options;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  if (rename && (operands.length === 0 || operands.includes('-'))) {
    throw new UsageError(({ usage }) => usage.conflict('--rename', '-'));
  }
  if (progressive !== null && !isProgressive(progressive, LONGEST_IN_NAME)) {
    throw new UsageError(({ split }) => split.noProgressive(progressive, LONGEST_IN_NAME));
  }
  return { rename, progressive, party, maxBytes: parseSize(options['max-size']) };
}

/** Refuses the options that `--check` does not combine with. @throws UsageError */
export function checkUsage({ options, operands }: NameCall): void {
  if (operands.length === 0) throw new UsageError(({ name }) => name.noneToCheck);
  for (const other of ['rename', 'progressive', 'party'] as const) {
    if (options[other] !== undefined) {
      throw new UsageError(({ usage }) => usage.conflict('--check', `--${other}`));
    }
  }
}
