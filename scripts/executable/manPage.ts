/** The manual page of the command, from the definitions of the commands and their help. */

import type { CommandDefinition } from '../../src/cli/command/definition.ts';
import {
  globalOptions,
  type OptionDefinition,
  rootOptions,
  spell,
} from '../../src/cli/command/definition.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';

export interface ManPage {
  readonly commands: readonly CommandDefinition[];
  readonly messages: Messages;
  readonly version: string;
  /** The date of the page, as YYYY-MM-DD. */
  readonly date: string;
}

/** @returns the source of fattura.1 for man */
export function manPage({ commands, messages, version, date }: ManPage): string {
  const { help } = messages;
  const lines = [
    `.TH FATTURA 1 "${date}" "fattura ${version}" "User Commands"`,
    '.SH NAME',
    `fattura \\- ${text(help.tagline)}`,
    '.SH SYNOPSIS',
    '.B fattura',
    '.I COMMAND',
    '.RI [ OPTION ...]',
    '.RI [ OPERAND ...]',
    '.SH COMMANDS',
    ...commands.flatMap((command) => commandLines(command, messages)),
    '.SH OPTIONS',
    ...optionLines(rootOptions, help.global),
    '.SH EXIT STATUS',
    ...Object.entries(help.codes).flatMap(([code, meaning]) => ['.TP', `.B ${text(code)}`, text(meaning)]),
    '.SH SEE ALSO',
    ...paragraph(help.more),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(
  { name, operands, options, examples }: CommandDefinition,
  messages: Messages,
): readonly string[] {
  const own = messages.commands[name];
  const usage = ['fattura', name, ...(options.length === 0 ? [] : ['[OPTION...]']), operands]
    .join(' ')
    .trim();
  return [
    `.SS ${text(name)}`,
    '.PP',
    `.B ${text(usage)}`,
    ...(own?.about ?? []).flatMap((about) => ['.PP', ...paragraph(about)]),
    ...optionLines(
      options.filter((option) => !globalOptions.some((global) => global.name === option.name)),
      own?.options ?? {},
    ),
    ...examples.flatMap((example, index) => [
      '.PP',
      `${text(sentence(own?.examples[index] ?? ''))}:`,
      '.PP',
      '.RS 4',
      '.nf',
      text(`fattura ${example}`),
      '.fi',
      '.RE',
    ]),
  ];
}

const optionLines = (
  options: readonly OptionDefinition[],
  help: Readonly<Record<string, string>>,
): readonly string[] =>
  options.flatMap((option) => {
    const choices = option.choices === undefined ? '' : ` (${option.choices.join(', ')})`;
    return [
      '.TP',
      `.B ${text(spell(option))}`,
      ...paragraph(sentence(`${help[option.name] ?? ''}${choices}`)),
    ];
  });

const sentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Text in lines that man fills. */
const paragraph = (given: string): readonly string[] =>
  given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(text);

/** Escapes characters that are special in roff, and a line that would otherwise begin with a request. */
function text(given: string): string {
  const escaped = given
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replaceAll('"', '\\(dq');
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}
