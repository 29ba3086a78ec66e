/** Reports errors that stop a call. */
import { nearest } from '../../model/index.ts';
import { type Language, visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { bugText, describeError } from '../process/bug.ts';
import { ExitCode } from '../process/exitCode.ts';
import { InterruptedError, type Io, OutputClosedError, OutputFailedError } from '../process/io.ts';
import { UsageError } from './usageError.ts';

interface Context {
  readonly io: Io;
  readonly language: Language;
  /** The command that was called; undefined if unknown. */
  readonly name: string | undefined;
}

/** Prints an error on standard error. @returns the exit code. */
export async function explainFailure(error: unknown, context: Context): Promise<number> {
  try {
    return await explain(error, context);
  } catch (second) {
    // Standard error is closed too, so only the exit code is left.
    if (second instanceof OutputClosedError || second instanceof OutputFailedError)
      return ExitCode.outputClosed;
    throw second;
  }
}

async function explain(error: unknown, { io, language, name }: Context): Promise<number> {
  if (error instanceof OutputClosedError) return ExitCode.outputClosed;
  const messages = await messagesIn(language);
  if (error instanceof InterruptedError) {
    // Only a partial report of `validate` could be mistaken for a complete one.
    const sentence = name === 'validate' ? messages.interrupted : messages.service.interrupted;
    await io.stderr.write(`fattura: ${sentence}\n`);
    return ExitCode.interrupted;
  }
  const command =
    name !== undefined && Object.hasOwn(messages.commands, name) ? `fattura ${name}` : 'fattura';
  if (error instanceof OutputFailedError) {
    await io.stderr.write(`${command}: ${messages.outputFailed(messages.reason(error.code))}\n`);
    return ExitCode.usage;
  }
  if (error instanceof UsageError) {
    const sentence = visible(error.explain(messages, nearest));
    await io.stderr.write(`${command}: ${sentence}\n${messages.seeHelp(`${command} --help`)}\n`);
    return ExitCode.usage;
  }
  const { explainServiceError, renderServiceError } = await import('../service/explain.ts');
  const trouble = explainServiceError(error, messages);
  if (trouble !== null) {
    await io.stderr.write(renderServiceError(trouble, command));
    return trouble.code;
  }
  await io.stderr.write(bugText(describeError(error), io.env, messages));
  return ExitCode.bug;
}
