/** Pages of the commands: in English the sections of docs/cli.md, in Italian the help of each command. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CommandDefinition,
  globalOptions,
  type OptionDefinition,
  spell,
} from '../../../src/cli/command/definition.ts';
import { it } from '../../../src/cli/messages/it.ts';
import { commands } from '../../../src/cli/registry.ts';
import { projectRoot } from '../../../test/support/shared.ts';
import { type DocPage, pathOf, siteLink } from './page.ts';
import { SECTION_TITLES, siteWords } from './words.ts';

const SOURCE = 'docs/cli.md';

export function englishCommands(): readonly DocPage[] {
  const [intro = '', ...sections] = readFileSync(join(projectRoot, SOURCE), 'utf8').split(/^(?=## )/m);
  const common = { language: 'en', section: 'commands', source: SOURCE } as const;
  const names = new Set(commands.map(({ name }) => name));
  const ofCommand = (text: string): string | null => {
    const name = /^## fattura (\w+)\n/.exec(text)?.[1];
    return name !== undefined && names.has(name) ? name : null;
  };
  const general = sections.filter((text) => ofCommand(text) === null);
  return [
    {
      ...common,
      path: pathOf('en', 'commands', 'index'),
      title: SECTION_TITLES.en.commands,
      translation: pathOf('it', 'commands', 'index'),
      markdown: [intro.replace(/^# .*\n/, ''), ...general].join('\n'),
    },
    ...sections.flatMap((text): readonly DocPage[] => {
      const name = ofCommand(text);
      if (name === null) return [];
      return [
        {
          ...common,
          path: pathOf('en', 'commands', name),
          title: `fattura ${name}`,
          short: name,
          translation: pathOf('it', 'commands', name),
          markdown: text.replace(/^## .*\n/, '').replaceAll(/^### /gm, '## '),
        },
      ];
    }),
  ];
}

export function italianCommands(): readonly DocPage[] {
  const words = siteWords.it.commands;
  const { help } = it;
  return [
    {
      path: pathOf('it', 'commands', 'index'),
      language: 'it',
      section: 'commands',
      title: SECTION_TITLES.it.commands,
      translation: pathOf('en', 'commands', 'index'),
      markdown: [
        words.lead,
        '',
        ...table(
          [words.command, words.does],
          commands.map(({ name }) => [
            siteLink(`\`${name}\``, pathOf('it', 'commands', name)),
            it.commands[name]?.summary ?? '',
          ]),
        ),
        `## ${words.global}`,
        '',
        ...table([words.option, words.meaning], optionRows(globalOptions, help.global)),
        `## ${words.exit}`,
        '',
        ...table([words.exitCode, words.meaning], Object.entries(help.codes)),
      ].join('\n'),
    },
    ...commands.map(italianCommand),
  ];
}

function italianCommand({ name, operands, options, examples }: CommandDefinition): DocPage {
  const words = siteWords.it.commands;
  const own = it.commands[name];
  return {
    path: pathOf('it', 'commands', name),
    language: 'it',
    section: 'commands',
    title: `fattura ${name}`,
    short: name,
    translation: pathOf('en', 'commands', name),
    markdown: [
      `    fattura ${name}${options.length === 0 ? '' : ' [OPTION…]'} ${operands}`.trimEnd(),
      '',
      ...(own?.about ?? []).flatMap((text) => [prose(text), '']),
      ...(options.length === 0
        ? []
        : [
            `## ${words.options}`,
            '',
            ...table([words.option, words.meaning], optionRows(options, own?.options ?? {})),
          ]),
      `## ${words.examples}`,
      '',
      ...examples.flatMap((example, index) => [
        `${prose(own?.examples[index] ?? '')}:`,
        '',
        '```console',
        `$ fattura ${example}`,
        '```',
        '',
      ]),
    ].join('\n'),
  };
}

function optionRows(
  options: readonly OptionDefinition[],
  explanations: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  const { help } = it;
  return options.map((option) => [
    `\`${spell(option)}\``,
    [
      prose(explanations[option.name] ?? ''),
      ...(option.choices === undefined ? [] : [`(${help.choices(option.choices)})`]),
      ...(option.repeatable === true ? [`(${help.repeatable})`] : []),
    ].join(' '),
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line), ''];
}

/** A sentence of the help as Markdown: nothing in it is markup. */
function prose(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>]/g, '\\$&');
}
