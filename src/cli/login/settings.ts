/** Checks the options of `login`. */
import { UsageError } from '../command/usageError.ts';
import { parseTimeout } from '../service/timeout.ts';
import type { LoginCall } from './definition.ts';

export interface LoginSettings {
  readonly baseUrl: string | null;
  readonly company: string | null;
  /** Maximum time of one request, in milliseconds. */
  readonly timeout: number | null;
  readonly save: boolean;
  readonly forget: boolean;
}

/** @throws UsageError */
export function settingsOf({ options, io }: LoginCall): LoginSettings {
  const { save, forget } = options;
  for (const other of ['save', 'base-url', 'company', 'timeout'] as const) {
    if (forget === true && options[other] !== undefined)
      throw new UsageError(({ usage }) => usage.conflict('--forget', `--${other}`));
  }
  return {
    baseUrl: options['base-url'] ?? null,
    company: options.company ?? (io.env['FATTURA_COMPANY_ID'] || null),
    timeout: parseTimeout(options.timeout),
    save: save === true,
    forget: forget === true,
  };
}
