/** Checks the options of a submission and adds the defaults. */
import { given } from '../../model/given.ts';
import { ConfigurationError } from '../client/errors.ts';
import type { RequestOptions } from '../client/options.ts';
import { LONGEST_TIMER } from '../client/timing.ts';
import type { DocumentsCreateInvoiceParams } from '../generated/types.ts';
import type { SubmissionEvent, SubmitOptions } from './options.ts';

export interface SubmissionSettings {
  readonly params: DocumentsCreateInvoiceParams;
  readonly request: RequestOptions;
  /** Knowledge about requests of earlier calls: nothing was sent, someone may have sent it, or one is unconfirmed. */
  readonly earlier: 'none' | 'possible' | 'unconfirmed';
  /** Sends again if no look-up finds the document. */
  readonly resend: boolean;
  readonly maxAttempts: number;
  readonly lookUps: readonly number[];
  /** Id of a document that look-ups must ignore. */
  readonly except: string | undefined;
  readonly notify: (event: SubmissionEvent) => Promise<void>;
}

const MAX_ATTEMPTS = 3;

/**
 * Ten seconds in total, and six more before an outcome is reported as unknown. Not finding the document by then
 * proves nothing.
 */
const LOOK_UPS = [1_000, 3_000, 6_000];

/** @throws ConfigurationError */
export function readSubmissionSettings(options: SubmitOptions, except?: string): SubmissionSettings {
  given('options', options, 'object');
  const { maxAttempts = MAX_ATTEMPTS, lookUps = LOOK_UPS, onAttempt } = options;
  if (!Number.isInteger(maxAttempts) || maxAttempts < 1) {
    throw new ConfigurationError('maxAttempts: expected an integer from 1');
  }
  if (!Array.isArray(lookUps) || lookUps.length === 0 || !lookUps.every(isDelay)) {
    throw new ConfigurationError('lookUps: expected one or more numbers of milliseconds');
  }
  if (onAttempt !== undefined && typeof onAttempt !== 'function') {
    throw new ConfigurationError('onAttempt: expected a function');
  }
  const { issue, sectional_id, automatic_number, reconciliation_identifier } = options;
  const { signal, timeout, maxRetries, headers, companyId } = options;
  const { lookUpFirst, skipIfPresent, resendUnconfirmed } = options;
  const searched = Object.entries({ lookUpFirst, skipIfPresent }).find(([, value]) => value === true);
  if (searched !== undefined && automatic_number === true) {
    throw new ConfigurationError(
      `${searched[0]}: with automatic_number, the service assigns the number, so a look-up is impossible`,
    );
  }
  const isUnconfirmed = lookUpFirst === true || resendUnconfirmed === true;
  return {
    params: { issue, sectional_id, automatic_number, reconciliation_identifier },
    request: { signal, timeout, maxRetries, headers, companyId },
    earlier: isUnconfirmed ? 'unconfirmed' : skipIfPresent === true ? 'possible' : 'none',
    resend: resendUnconfirmed === true,
    maxAttempts,
    lookUps,
    except,
    async notify(event) {
      await onAttempt?.(event);
    },
  };
}

/** True if a value is a number of milliseconds that timers support. */
export function isDelay(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LONGEST_TIMER;
}
