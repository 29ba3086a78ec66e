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
}

export interface CommandDefinition {
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
  readonly options: readonly OptionDefinition[];
  /** Command lines without `fattura`; their explanations are in the messages, in the same order. */
  readonly examples: readonly string[];
  /** It shows how far it is by itself. */
  readonly ownProgress?: true;
  run(call: Call): Promise<number>;
}

interface TypedDefinition<Options extends readonly OptionDefinition[]>
  extends Omit<CommandDefinition, 'options' | 'run'> {
  readonly options: Options;
  run(call: Call<OptionValues<Options>>): Promise<number>;
}

/** Declares a command; `run` sees exactly the options that are declared. */
export function command<const Options extends readonly OptionDefinition[]>(
  definition: TypedDefinition<Options>,
): CommandDefinition {
  // Sound because parse.ts admits declared options and choices only.
  return definition as CommandDefinition;
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
