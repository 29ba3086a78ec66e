import type { CommandHelp } from '../commandHelp.ts';

export const helpHelpEn: CommandHelp = {
  summary: 'show the help of a command',
  about: ['Same as COMMAND --help.'],
  options: {},
  examples: ['the help of validate'],
};

export const helpEn = {
  tagline: 'Italian e-invoices: build, check, repair, convert, show, submit.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  globalOptions: 'Global options',
  examples: 'Examples',
  exitCodes: 'Exit codes',
  codes: {
    '0': 'no findings at or above the failure level',
    '1': 'findings at or above it, or a file that could not be read',
    '2': 'usage error, or a path that does not exist',
    '3': 'a refusal by a remote service, or a network failure',
    '70': 'a bug in fattura',
  },
  more: 'fattura COMMAND --help describes each command.',
  /** Help of the options that every command accepts. */
  global: {
    lang: 'language of messages; default: that of the locale, Italian if unknown',
    color: 'colours even if the output is not a terminal',
    'no-color': 'no colours; NO_COLOR in the environment does the same',
    help: 'this help',
    version: 'version of fattura, of the specification and of the schemas',
    licences: 'licences of fattura and of the packages in it',
  } as Readonly<Record<string, string>>,
  choices: (choices: readonly string[]) =>
    `${choices.length === 1 ? 'only' : 'one of'} ${choices.join(', ')}`,
  repeatable: 'may be repeated',
  /** For a partly translated language: the share that is translated, in percent. */
  translated: (percent: number) => `${percent}% of the texts are translated; the rest is in English.`,
};
