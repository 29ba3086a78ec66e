import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import { bugText, describeError } from '../process/bug.ts';
import type { Io } from '../process/io.ts';

/** Prints one sentence on standard error, prefixed with the command. */
export async function printError(
  { stderr }: Pick<Io, 'stderr'>,
  command: string,
  sentence: string,
): Promise<void> {
  await stderr.write(`fattura ${command}: ${visible(sentence)}\n`);
}

/** Reports an unexpected exception that skips one file only. */
export async function printBug(
  error: unknown,
  file: string,
  { io, messages }: { readonly io: Pick<Io, 'stderr' | 'env'>; readonly messages: Messages },
): Promise<void> {
  await io.stderr.write(bugText({ ...describeError(error), file }, io.env, messages));
}
