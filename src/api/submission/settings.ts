/** The options of a submission, checked, with what they are by default. */
import { given } from '../../model/given.ts';
import { ConfigurationError } from '../client/errors.ts';
import type { RequestOptions } from '../client/options.ts';
import { LONGEST_TIMER } from '../client/timing.ts';
import type { DocumentsCreateInvoiceParams } from '../generated/types.ts';
import type { SubmissionEvent, SubmitOptions } from './options.ts';

export interface Settings {
  readonly params: DocumentsCreateInvoiceParams;
  readonly request: RequestOptions;
  /** What is known of requests of earlier calls: nothing was sent, somebody may have sent it, or one is unconfirmed. */
  readonly earlier: 'none' | 'possible' | 'unconfirmed';
  /** Sends again what no look-up has found. */
  readonly resend: boolean;
  readonly maxAttempts: number;
  readonly lookUps: readonly number[];
  /** Id of a document that no look-up may take for the one that is sent. */
  readonly except: string | undefined;
  readonly tell: (event: SubmissionEvent) => Promise<void>;
}

const MAX_ATTEMPTS = 3;

/** Ten seconds in all, and six more before an outcome is called unknown. Not finding it by then proves nothing. */
const LOOK_UPS = [1_000, 3_000, 6_000];

/** @throws ConfigurationError */
export function readSettings(options: SubmitOptions, except?: string): Settings {
  given('options', options, 'object');
  const { maxAttempts = MAX_ATTEMPTS, lookUps = LOOK_UPS, onAttempt } = options;
  if (!Number.isInteger(maxAttempts) || maxAttempts < 1) {
    throw new ConfigurationError('maxAttempts: expected a whole number from 1');
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
      `${searched[0]}: with automatic_number the service chooses the number, so there is none to look for`,
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
    async tell(event) {
      await onAttempt?.(event);
    },
  };
}

/** Whether a value is a number of milliseconds that can be waited for. */
export function isDelay(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LONGEST_TIMER;
}
