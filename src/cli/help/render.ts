/** Renders the help from the definitions of the commands and the messages. */
import { isComplete, type Language } from '../../model/index.ts';
import {
  type Call,
  type CommandDefinition,
  globalOptions,
  type OptionDefinition,
  rootOptions,
  spell,
} from '../command/definition.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { stylist } from '../terminal/colour.ts';
import { paragraph, readableWidth, terms } from '../terminal/layout.ts';

/** Returns the help of a command; without a definition, of `fattura` itself. */
export async function renderHelp(call: Call, definition: CommandDefinition | undefined): Promise<string> {
  const messages = await messagesIn(call.language);
  const width = readableWidth(call.io.stdout.columns);
  const bold = (text: string): string => stylist(call.colour)('bold', text);
  const layout = { messages, width, bold };
  if (definition !== undefined) return about(definition, layout);
  const notes = await translationNotes(call.language, messages);
  return overview(call.commands, layout, notes);
}

/** A note on the share of translated sentences, for a partly translated language. */
async function translationNotes(language: Language, { help }: Messages): Promise<readonly string[]> {
  if (isComplete(language)) return [];
  const { translatedShare } = await import('../messages/translated.ts');
  return [help.translated(await translatedShare(language))];
}

interface Layout {
  readonly messages: Messages;
  readonly width: number;
  readonly bold: (text: string) => string;
}

function overview(
  commands: readonly CommandDefinition[],
  { messages, width, bold }: Layout,
  notes: readonly string[],
): string {
  const { help } = messages;
  const examples = commands.flatMap(({ name, examples: [first] }) => {
    const [explanation] = messages.commands[name]?.examples ?? [];
    return first === undefined || explanation === undefined ? [] : [`  fattura ${first}`];
  });
  return sections([
    `${bold('fattura')}: ${help.tagline}`,
    `${bold(help.usage)}: fattura COMMAND [OPTION…] [OPERAND…]`,
    `${bold(help.commands)}\n${terms(
      commands.map(({ name }) => [name, messages.commands[name]?.summary ?? '']),
      width,
      bold,
    )}`,
    `${bold(help.globalOptions)}\n${optionTerms(rootOptions, help.global, messages, width)}`,
    `${bold(help.examples)}\n${examples.join('\n')}`,
    `${bold(help.exitCodes)}\n${terms(Object.entries(help.codes), width)}`,
    help.more,
    ...notes,
  ]);
}

function about(definition: CommandDefinition, { messages, width, bold }: Layout): string {
  const { help } = messages;
  const own = messages.commands[definition.name];
  const options = definition.options.length === 0 ? '' : ' [OPTION…]';
  return sections([
    `${bold(help.usage)}: fattura ${definition.name}${options} ${definition.operands}`.trimEnd(),
    ...(own?.about ?? []).map((text) => paragraph(text, width)),
    definition.options.length === 0
      ? ''
      : `${bold(help.options)}\n${optionTerms(definition.options, own?.options ?? {}, messages, width)}`,
    `${bold(help.globalOptions)}\n${optionTerms(globalOptions, help.global, messages, width)}`,
    `${bold(help.examples)}\n${definition.examples
      .map((example, index) => `  fattura ${example}\n      ${own?.examples[index] ?? ''}`)
      .join('\n')}`,
  ]);
}

function optionTerms(
  options: readonly OptionDefinition[],
  explanations: Readonly<Record<string, string>>,
  messages: Messages,
  width: number,
): string {
  const rows = options.map((option): [string, string] => {
    const explanation = explanations[option.name] ?? '';
    const choices = option.choices === undefined ? '' : ` (${messages.help.choices(option.choices)})`;
    const repeatable = option.repeatable === true ? ` (${messages.help.repeatable})` : '';
    return [spell(option), `${explanation}${choices}${repeatable}`];
  });
  return terms(rows, width);
}

function sections(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
