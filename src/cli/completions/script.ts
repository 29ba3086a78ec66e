/** The content shared by the completion scripts of all shells. */
import {
  type CommandDefinition,
  globalOptions,
  type OptionDefinition,
  rootOptions,
} from '../command/definition.ts';
import type { Messages } from '../messages/messages.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Files that commands read: invoices, and briefs of `new`. */
export const EXTENSIONS = ['xml', 'json', 'yaml', 'yml', 'p7m', 'zip'] as const;

/** A first operand and the second operands valid after it. */
export interface Pair {
  readonly name: string;
  readonly words: readonly string[];
}

export interface Script {
  readonly messages: Messages;
  readonly commands: readonly CommandDefinition[];
  /** Code lists by name, with their codes. */
  readonly lists: readonly Pair[];
  /** Resources of the service by name, with their verbs. */
  readonly resources: readonly Pair[];
  /** Codes of SdI's controls and of our advice. */
  readonly codes: readonly string[];
  /** Codes of our advice. */
  readonly advice: readonly string[];
  /** Columns of an export by the option that selects the rows; the first entry is the default. */
  readonly columns: readonly Pair[];
}

/** An option with its explanation, ready for a shell. */
export interface ExplainedOption extends OptionDefinition {
  readonly explanation: string;
}

export function optionsOf(definition: CommandDefinition, messages: Messages): readonly ExplainedOption[] {
  const own = messages.commands[definition.name]?.options ?? {};
  return [...explain(definition.options, own), ...explain(globalOptions, messages.help.global)];
}

export function optionsOfRoot(messages: Messages): readonly ExplainedOption[] {
  return explain(rootOptions, messages.help.global);
}

function explain(
  options: readonly OptionDefinition[],
  explanations: Readonly<Record<string, string>>,
): readonly ExplainedOption[] {
  return options.map((option) => ({ ...option, explanation: explanations[option.name] ?? '' }));
}

/** All spellings of the options: `--name`, `-n`. */
export function spellings(options: readonly OptionDefinition[]): readonly string[] {
  return options.flatMap(({ name, short }) =>
    short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`],
  );
}

/** The completions for an option's value: `columns` are separated by commas, `text` is any text. */
export type Offer =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'files' | 'folders' | 'columns' | 'text' };

export function offerOf({ choices, completes }: OptionDefinition, script: Script): Offer {
  if (choices !== undefined) return { kind: 'words', words: choices };
  if (completes === 'advice') return { kind: 'words', words: script.advice };
  return { kind: completes ?? 'text' };
}

/** A command's operands, if they are a fixed set. */
export function operandWords(definition: CommandDefinition, script: Script): readonly string[] {
  const { completes } = definition;
  if (typeof completes === 'object') return completes;
  switch (completes) {
    case 'lists':
    case 'resources':
      return pairsOf(definition, script).map(({ name }) => name);
    case 'codes':
      return script.codes;
    case 'shells':
      return SHELLS;
    case 'commands':
      return script.commands.map(({ name }) => name);
    default:
      return [];
  }
}

/** A command's first and second operands, if the second depends on the first. */
export function pairsOf({ completes }: CommandDefinition, script: Script): readonly Pair[] {
  return completes === 'lists' || completes === 'resources' ? script[completes] : [];
}

/** Single quotes in a form that bash, zsh and fish read alike. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
