/** Reports unexpected exceptions to the user. */
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from './io.ts';

/** An exception as plain data, which a worker thread can send. */
export interface Bug {
  readonly what: string;
  readonly stack: string | null;
  /** The file being processed, if known. */
  readonly file?: string;
}

export function describeError(error: unknown): Bug {
  if (!(error instanceof Error)) return { what: String(error), stack: null };
  return { what: `${error.name}: ${error.message}`, stack: error.stack ?? null };
}

/** One line; with the stack if FATTURA_DEBUG is set. */
export function bugText(bug: Bug, env: Io['env'], messages: Messages): string {
  const text = `fattura: ${visible(messages.bug(bug.what, bug.file))}\n`;
  if (!env['FATTURA_DEBUG'] || bug.stack === null) return text;
  return `${text}${bug.stack.split('\n').map(visible).join('\n')}\n`;
}
