import type { Call } from '../command/definition.ts';
import { UsageError } from '../command/usageError.ts';
import { ExitCode } from '../process/exitCode.ts';
import { renderHelp } from './render.ts';

/** `fattura help [COMMAND]`. */
export async function run(call: Call): Promise<number> {
  const { commands, operands } = call;
  const [name] = operands;
  const definition = commands.find((candidate) => candidate.name === name);
  if (name !== undefined && definition === undefined) {
    const names = commands.map((candidate) => candidate.name);
    throw new UsageError((messages, nearest) =>
      messages.usage.unknownCommand(name, nearest(name, names), names),
    );
  }
  await call.io.stdout.write(await renderHelp(call, definition));
  return ExitCode.ok;
}
