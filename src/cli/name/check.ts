/** `fattura name --check`. */
import { basename } from 'node:path';
import { parseFileName } from '../../model/index.ts';
import { visible } from '../../validate/index.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { PathProblem } from '../files/find.ts';
import { inputsOf } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import type { NameCall } from './definition.ts';

/** Checks names only: files are never opened and need not exist. */
export async function check(call: NameCall): Promise<number> {
  const { io, operands } = call;
  const { name: words } = await messagesIn(call.language);
  const style = stylist(call.colour);
  const problems: PathProblem[] = [];
  let code: number = ExitCode.ok;
  for (const operand of operands) {
    const found = await inputsOf([operand], io);
    const missing = found.problems.some(({ kind }) => kind === 'missing');
    if (!missing) problems.push(...found.problems);
    for (const file of missing ? [operand] : found.inputs.map(({ name }) => name)) {
      const parsed = parseFileName(basename(file));
      const verdict =
        parsed.kind === 'invalid'
          ? `${style('rejected', words.wrong)}: ${visible(words.flaw(parsed))}`
          : style('valid', words.right[parsed.kind]);
      await io.stdout.write(`${style('file', visible(file))}  ${verdict}\n`);
      if (parsed.kind === 'invalid') code = ExitCode.findings;
    }
  }
  return worstExitCode(code, await explainPaths('name', problems, call));
}
