/** Checks the options of `outcome` before anything is read. */
import { resolve } from 'node:path';
import { parseDate } from '../command/date.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { today } from '../process/clock.ts';
import { type KeySettings, keyOf } from '../sign/settings.ts';
import type { OutcomeCall } from './definition.ts';

export interface OutcomeSettings {
  /** The metadata: as given, and its path. */
  readonly file: { readonly name: string; readonly path: string };
  readonly outcome: 'EC01' | 'EC02';
  readonly reason: string | null;
  readonly description: string | null;
  /** The invoice; null to look for it next to the metadata. */
  readonly invoice: { readonly name: string; readonly path: string } | null;
  /** Numero of the invoice in the file; null if it has only one, or with `all`. */
  readonly number: string | null;
  /** True for an outcome about all invoices of the file. */
  readonly all: boolean;
  readonly messageId: string | null;
  /** Date of receipt, YYYY-MM-DD. */
  readonly received: string | null;
  readonly progressive: string | null;
  /** Null to write next to the metadata. */
  readonly folder: string | null;
  /** The key that signs the outcome; null to leave it unsigned. */
  readonly key: KeySettings | null;
  readonly json: boolean;
  readonly maxBytes: number;
}

/** The valid forms of the progressive of a message, and of the customer's identifier. */
const PROGRESSIVE = /^[A-Za-z0-9]{1,3}$/;
const MESSAGE_ID = /^.{1,14}$/u;

/** @throws UsageError */
export function settingsOf(call: OutcomeCall): OutcomeSettings {
  const { operands, options, io } = call;
  const [file] = operands;
  if (file === undefined || file === '-') throw new UsageError(({ outcome }) => outcome.noFile);
  const { refuse, reason, number, progressive } = options;
  const refuses = refuse !== undefined || reason !== undefined;
  if (options.accept === true && refuses)
    throw new UsageError(({ usage }) =>
      usage.conflict('--accept', refuse === undefined ? '--reason' : '--refuse'),
    );
  if (options.accept !== true && !refuses) throw new UsageError(({ outcome }) => outcome.noOutcome);
  if (number !== undefined && options.all === true)
    throw new UsageError(({ usage }) => usage.conflict('--number', '--all'));
  if (progressive !== undefined && !PROGRESSIVE.test(progressive))
    throw new UsageError(({ outcome }) => outcome.noProgressive(progressive));
  const messageId = options['message-id'];
  if (messageId !== undefined && !MESSAGE_ID.test(messageId))
    throw new UsageError(({ outcome }) => outcome.noMessageId(messageId));
  const received = parseDate(options.received, '--received') ?? null;
  if (received !== null && received > today())
    throw new UsageError(({ outcome }) => outcome.futureReception(received));
  const named = (name: string) => ({ name, path: resolve(io.cwd, name) });
  const folder = options['out-dir'];
  const key = keyOf(call);
  for (const name of ['certificate', 'passphrase-env', 'passphrase-fd'] as const)
    if (key === null && options[name] !== undefined)
      throw new UsageError(({ sign }) => sign.onlyWith(`--${name}`, '--key'));
  return {
    file: named(file),
    outcome: refuses ? 'EC02' : 'EC01',
    reason: reason ?? null,
    description: refuse ?? null,
    invoice: options.invoice === undefined ? null : named(options.invoice),
    number: number ?? null,
    all: options.all === true,
    messageId: messageId ?? null,
    received,
    progressive: progressive ?? null,
    folder: folder === undefined ? null : resolve(io.cwd, folder),
    key,
    json: options.format === 'json',
    maxBytes: parseSize(options['max-size']),
  };
}
