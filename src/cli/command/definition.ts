/** The declaration of a command, used by parsing, help, completions and the check of docs/cli.md. */
import type { Language } from '../../validate/index.ts';
import type { Io } from '../process/io.ts';

export interface OptionDefinition {
  /** The long name without dashes; `no-…` turns something off. */
  readonly name: string;
  readonly short?: string;
  /** The placeholder for the value in the help; without it, the option is a switch. */
  readonly value?: string;
  readonly choices?: readonly string[];
  /** The completions for the value: `columns` are those of an export, `advice` the advice codes. */
  readonly completes?: 'files' | 'folders' | 'columns' | 'advice';
  /** It may be given several times, and all values count; of any other option the last one does. */
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

/** The values of options by long name: true for a switch, all values of one that is repeatable. */
export type GivenOptions = Readonly<Record<string, string | true | readonly string[] | undefined>>;

/** A command as it was called. */
export interface Call<Values = GivenOptions> {
  readonly operands: readonly string[];
  readonly options: Values;
  /** The options on the command line; the environment provides the others. */
  readonly asked: { readonly language?: Language; readonly colour?: boolean };
  readonly language: Language;
  /** Whether standard output takes colours. */
  readonly colour: boolean;
  /** The same of standard error, which is not opened before it is used. */
  errorColour(): boolean;
  readonly io: Io;
  /** All commands, for help and completions. */
  readonly commands: readonly CommandDefinition[];
}

export interface CommandDefinition<
  Options extends readonly OptionDefinition[] = readonly OptionDefinition[],
> {
  readonly name: string;
  /** The operands as the usage line shows them. */
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
  /** Command lines without `fattura`; their explanations are in the messages, in the same order. */
  readonly examples: readonly string[];
  /** It shows its progress itself. */
  readonly ownProgress?: true;
}

/** The call of a command, with exactly the options that its definition declares. */
export type CallOf<Definition extends CommandDefinition> = Call<OptionValues<Definition['options']>>;

/** Declares a command. What it does is in its `run.ts`, which `registry.ts` loads when it is called. */
export function command<const Options extends readonly OptionDefinition[]>(
  definition: CommandDefinition<Options>,
): CommandDefinition<Options> {
  return definition;
}

/** Options that every command takes, before or after its name. */
export const globalOptions = [
  { name: 'lang', value: 'LANG', choices: ['it', 'en'] },
  { name: 'color' },
  { name: 'no-color' },
  { name: 'help', short: 'h' },
] as const satisfies readonly OptionDefinition[];

/** Options of `fattura` itself. */
export const rootOptions = [
  ...globalOptions,
  { name: 'version', short: 'V' },
] as const satisfies readonly OptionDefinition[];

/** The option as it is written: `-o, --output FILE`. */
export function spell(option: OptionDefinition): string {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  return `${short}--${option.name}${option.value === undefined ? '' : ` ${option.value}`}`;
}
