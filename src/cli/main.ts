/** The command `fattura`: runs a call and returns its exit code. */
import type { Language } from '../validate/index.ts';
import { type Call, type CommandDefinition, globalOptions, rootOptions } from './command/definition.ts';
import { languageNamed, languageOf, loadSentences } from './command/language.ts';
import { type Parsed, parse } from './command/parse.ts';
import { UsageError } from './command/usageError.ts';
import { ExitCode } from './process/exitCode.ts';
import type { Io } from './process/io.ts';
import { type Command, commands } from './registry.ts';
import { wantsColour } from './terminal/colour.ts';

/**
 * Runs one call of the command.
 *
 * @param argv The arguments after `fattura`.
 * @returns The exit code; never rejects.
 */
export async function main(argv: readonly string[], given: Io): Promise<number> {
  let name: string | undefined;
  const io = given.env['GITHUB_ACTIONS'] === 'true' ? await disarmed(given) : given;
  try {
    const root = await parse(argv, rootOptions, { firstOperandEnds: true });
    const [first, ...rest] = root.operands;
    name = first;
    if (root.options['version'] === true) {
      const { printVersion } = await import('./process/version.ts');
      return await printVersion(io, toCall([], root.options, io).language);
    }
    if (root.options['licences'] === true) {
      const { printLicences } = await import('./process/licences.ts');
      return await printLicences(io);
    }
    if (first === undefined) return await printHelp(toCall([], root.options, io), undefined);

    const command = commands.find((candidate) => candidate.name === first);
    if (command === undefined) throw unknownCommand(first);
    const own = await parse(rest, [...command.options, ...globalOptions]);
    const call = toCall(own.operands, { ...root.options, ...own.options }, io);
    if (call.options['help'] === true) return await printHelp(call, command);
    const excess = own.operands[command.maxOperands];
    if (excess !== undefined) {
      throw new UsageError((messages) => messages.usage.excessOperand(excess, command.operands));
    }
    await loadSentences(call.language);
    return await runWithProgress(command, call);
  } catch (error) {
    const { explainFailure } = await import('./command/failure.ts');
    return await explainFailure(error, { io, language: askedLanguage(argv) ?? languageOf(io.env), name });
  }
}

/** Shows progress only on a terminal, and only for commands that read files. */
async function runWithProgress(command: Command, call: Call): Promise<number> {
  const wanted = command.completes === 'files' && command.ownProgress !== true && call.io.stderr.isTTY;
  if (!wanted) return await command.run(call);
  const { withProgress } = await import('./terminal/progress.ts');
  const { io, clear } = withProgress(call.io, call.language);
  try {
    return await command.run({ ...call, io });
  } finally {
    await clear();
  }
}

async function disarmed(io: Io): Promise<Io> {
  return (await import('./terminal/withoutCommands.ts')).withoutCommands(io);
}

function toCall(operands: readonly string[], options: Parsed['options'], io: Io): Call {
  const language = languageNamed(options['lang']);
  const asked = options['no-color'] === true ? false : options['color'] === true ? true : undefined;
  return {
    operands,
    options,
    asked: {
      ...(language === undefined ? {} : { language }),
      ...(asked === undefined ? {} : { colour: asked }),
    },
    language: language ?? languageOf(io.env),
    colour: wantsColour(io.stdout, io.env, asked),
    errorColour: () => wantsColour(io.stderr, io.env, asked),
    io,
    commands,
    main,
  };
}

async function printHelp(call: Call, definition: CommandDefinition | undefined): Promise<number> {
  const { renderHelp } = await import('./help/render.ts');
  await call.io.stdout.write(await renderHelp(call, definition));
  return ExitCode.ok;
}

function unknownCommand(found: string): UsageError {
  return new UsageError((messages, nearest) => {
    const names = commands.map(({ name }) => name);
    // A path without a command, such as `fattura invoice.xml`, is a common mistake.
    return /[./\\*]/.test(found)
      ? messages.usage.pathWithoutCommand(found)
      : messages.usage.unknownCommand(found, nearest(found, names), names);
  });
}

/** The language of `--lang`, even if the rest of the arguments is invalid. */
function askedLanguage(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const value = argv[at]?.slice('--lang='.length) || argv[at + 1];
  return at === -1 ? undefined : languageNamed(value);
}
