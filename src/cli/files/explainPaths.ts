import { visible } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import { isFault, type PathProblem } from './find.ts';

/** Reports operands without a result, after all other output so that it stays visible. */
export async function explainPaths(
  command: string,
  problems: readonly PathProblem[],
  { io, language }: Pick<Call, 'io' | 'language'>,
): Promise<number> {
  if (problems.length === 0) return ExitCode.ok;
  const { paths } = await messagesIn(language);
  const lines = problems.map(
    ({ kind, operand, more = 0 }) => `fattura ${command}: ${visible(paths[kind](operand, more))}\n`,
  );
  await io.stderr.write(lines.join(''));
  return problems.some(isFault) ? ExitCode.usage : ExitCode.ok;
}
