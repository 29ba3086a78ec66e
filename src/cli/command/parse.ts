/** Parses arguments into options and operands with Commander, with our own error messages. */
import type { Command } from 'commander';
import { type GivenOptions, type OptionDefinition, spell } from './definition.ts';
import { UsageError } from './usageError.ts';

export interface Parsed {
  readonly operands: readonly string[];
  readonly options: GivenOptions;
}

interface ParseSettings {
  /** True to stop at the first operand, for the options before the command's name. */
  readonly firstOperandEnds?: boolean;
}

/** @throws UsageError for an unknown option, a missing or invalid value, or an empty operand. */
export async function parse(
  args: readonly string[],
  definitions: readonly OptionDefinition[],
  settings: ParseSettings = {},
): Promise<Parsed> {
  // Skips Commander for a call without options, or with nothing but a flag (`--version`): loading it takes a tenth of
  // the time of `fattura validate FILE`.
  if (!args.some((argument) => argument.length > 1 && argument.startsWith('-'))) {
    refuseEmpty(args, settings);
    return { operands: args, options: {} };
  }
  const flag = args.length === 1 ? definitions.find((one) => isFlag(one, args[0])) : undefined;
  if (flag !== undefined) return { operands: [], options: { [flag.name]: true } };
  refuseOptionAsValue(args, definitions, settings);
  const { Command, CommanderError, Option } = await import('commander');
  const options: Record<string, string | true | readonly string[]> = {};
  const parser = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  parser.passThroughOptions(settings.firstOperandEnds === true);
  for (const definition of definitions) {
    const flags = spell({ ...definition, ...(definition.value === undefined ? {} : { value: '<value>' }) });
    parser.addOption(new Option(flags));
    // Listeners, as Commander uses internally, keep --color and --no-color as separate options.
    parser.on(`option:${definition.name}`, (value: string | undefined) => {
      options[definition.name] =
        definition.value === undefined
          ? true
          : collect(options[definition.name], checkChoice(definition, value ?? ''), definition);
    });
  }

  const { operands, unknown } = read(parser, args, CommanderError);
  const [stranger] = unknown;
  if (stranger !== undefined) throw unknownOption(stranger, definitions);
  refuseEmpty(operands, settings);
  return { operands, options };
}

const isFlag = ({ name, short, value }: OptionDefinition, argument: string | undefined): boolean =>
  value === undefined && (argument === `--${name}` || (short !== undefined && argument === `-${short}`));

/**
 * Refuses operands from an empty variable: `"$UNSET"` would be the current folder, and `"$UNSET/"` the root of the file
 * system.
 */
function refuseEmpty(operands: readonly string[], { firstOperandEnds = false }: ParseSettings): void {
  const own = firstOperandEnds ? operands.slice(0, 1) : operands;
  const index = own.findIndex((operand) => /^\/*$/.test(operand));
  if (index === -1) return;
  const place = { position: index + 1, count: own.length };
  throw new UsageError(({ usage }) =>
    own[index] === '' ? usage.emptyOperand(place) : usage.rootOperand(place),
  );
}

/** Values that begin with a dash: `-` is a standard stream, `-5` a number, `-creation_date` a descending order. */
const LOOKS_LIKE_OPTION = /^(?:--[a-z].*|-[a-z])$/is;

/** Refuses an option in place of a value, as in `-o $UNSET --overwrite`: Commander would write a file of that name. */
function refuseOptionAsValue(
  args: readonly string[],
  definitions: readonly OptionDefinition[],
  { firstOperandEnds = false }: ParseSettings,
): void {
  for (let at = 0; at < args.length; at += 1) {
    const flag = args[at] ?? '';
    if (flag === '--' || (firstOperandEnds && !flag.startsWith('-'))) return;
    const option = definitions.find(({ name, short }) => flag === `--${name}` || flag === `-${short}`);
    if (option?.value === undefined) continue;
    at += 1;
    const value = args[at] ?? '';
    if (LOOKS_LIKE_OPTION.test(value))
      throw new UsageError(({ usage }) => usage.optionAsValue(flag, value, option.name));
  }
}

function collect(
  before: string | true | readonly string[] | undefined,
  value: string,
  { repeatable }: OptionDefinition,
): string | readonly string[] {
  if (repeatable !== true) return value;
  return typeof before === 'object' ? [...before, value] : [value];
}

function read(
  parser: Command,
  args: readonly string[],
  CommanderError: typeof import('commander').CommanderError,
): { operands: string[]; unknown: string[] } {
  try {
    return parser.parseOptions([...args]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The only possible error here: the last argument is an option without its value.
    const option = args.at(-1) ?? '';
    throw new UsageError((messages) => messages.usage.valueMissing(option));
  }
}

function checkChoice(definition: OptionDefinition, value: string): string {
  const { choices, name } = definition;
  if (value === '') throw new UsageError(({ usage }) => usage.emptyValue(`--${name}`));
  if (choices !== undefined && !choices.includes(value)) {
    throw new UsageError((messages) => messages.usage.noChoice(`--${name}`, value, choices));
  }
  return value;
}

/** Options that users try for the API key. */
const KEY_OPTIONS: readonly string[] = ['--api-key', '--apikey', '--key', '--token', '--secret'];

function unknownOption(found: string, definitions: readonly OptionDefinition[]): UsageError {
  const flag = found.replace(/=.*$/s, '');
  // The value is not repeated: standard error may be logged.
  if (KEY_OPTIONS.includes(flag.toLowerCase()))
    return new UsageError((messages) => messages.usage.keyAsOption(flag));
  const known = definitions.some((definition) => `--${definition.name}` === flag);
  if (known) return new UsageError((messages) => messages.usage.valueUnwanted(flag));
  const names = definitions.map((definition) => `--${definition.name}`);
  return new UsageError((messages, nearest) => messages.usage.unknownOption(found, nearest(flag, names)));
}
