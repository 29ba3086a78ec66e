/** The declaration of a command, used by parsing, help, completions and the check of docs/cli.md. */
import type { Language } from '../../validate/index.ts';
import type { Main } from '../inMemory/memoryCall.ts';
import type { Io } from '../process/io.ts';
import { LANGUAGES } from './language.ts';

export interface OptionDefinition {
  /** The long name without dashes; `no-…` disables something. */
  readonly name: string;
  readonly short?: string;
  /** The placeholder for the value in the help; without it, the option is a switch. */
  readonly value?: string;
  readonly choices?: readonly string[];
  /** The completions for the value: `columns` are those of an export, `advice` the advice codes. */
  readonly completes?: 'files' | 'folders' | 'columns' | 'advice';
  /** True to collect the values of all occurrences; of other options, the last one applies. */
  readonly repeatable?: true;
}

/** The values of options, typed by their definitions. */
export type OptionValues<Definitions extends readonly OptionDefinition[]> = {
  readonly [D in Definitions[number] as D['name']]?: D extends { repeatable: true }
    ? readonly string[]
    : D extends { choices: readonly (infer Choice)[] }
      ? Choice
      : D extends { value: string }
        ? string
        : true;
};

/** The values of options by long name: true for a switch, all values for a repeatable option. */
export type GivenOptions = Readonly<Record<string, string | true | readonly string[] | undefined>>;

/** The call of a command. */
export interface Call<Values = GivenOptions> {
  readonly operands: readonly string[];
  readonly options: Values;
  /** The options on the command line; the environment provides the others. */
  readonly asked: { readonly language?: Language; readonly colour?: boolean };
  readonly language: Language;
  /** True for colours on standard output. */
  readonly colour: boolean;
  /** The same for standard error, which is not opened before it is used. */
  errorColour(): boolean;
  readonly io: Io;
  /** All commands, for help and completions. */
  readonly commands: readonly CommandDefinition[];
  /** Runs another call of the command, for servers. */
  readonly main: Main;
}

export interface CommandDefinition<
  Options extends readonly OptionDefinition[] = readonly OptionDefinition[],
> {
  readonly name: string;
  /** The operands in the usage line. */
  readonly operands: string;
  readonly maxOperands: number;
  /** The completions for the operands; a list applies to the first one. */
  readonly completes:
    | 'files'
    | 'lists'
    | 'resources'
    | 'codes'
    | 'shells'
    | 'commands'
    | 'nothing'
    | readonly string[];
  readonly options: Options;
  /** Command lines without `fattura`; the messages explain them in the same order. */
  readonly examples: readonly string[];
  /** True if the command shows its own progress. */
  readonly ownProgress?: true;
}

/** The call of a command, with exactly the options that its definition declares. */
export type CallOf<Definition extends CommandDefinition> = Call<OptionValues<Definition['options']>>;

/** Declares a command. Its code is in `run.ts`, which `registry.ts` loads on the first call. */
export function command<const Options extends readonly OptionDefinition[]>(
  definition: CommandDefinition<Options>,
): CommandDefinition<Options> {
  return definition;
}

/** Options that every command accepts, before or after its name. */
export const globalOptions = [
  { name: 'lang', value: 'LANG', choices: LANGUAGES },
  { name: 'color' },
  { name: 'no-color' },
  { name: 'help', short: 'h' },
] as const satisfies readonly OptionDefinition[];

/** Options of `fattura` itself. */
export const rootOptions = [
  ...globalOptions,
  { name: 'version', short: 'V' },
  { name: 'licences' },
] as const satisfies readonly OptionDefinition[];

/** The spelling of an option: `-o, --output FILE`. */
export function spell(option: OptionDefinition): string {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  return `${short}--${option.name}${option.value === undefined ? '' : ` ${option.value}`}`;
}
