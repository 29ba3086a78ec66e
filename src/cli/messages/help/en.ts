import type { CommandHelp } from '../messages.ts';
import type { HelpWords } from './words.ts';

export const helpHelpEn: CommandHelp = {
  summary: 'show the help of a command',
  about: ['The same as COMMAND --help.'],
  options: {},
  examples: ['all about validate'],
};

export const helpEn: HelpWords = {
  tagline: 'Italian e-invoices: build, check, repair, convert, show, submit.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  globalOptions: 'Options of every command',
  examples: 'Examples',
  exitCodes: 'Exit codes',
  codes: {
    '0': 'nothing at or over the failing level',
    '1': 'findings at or over it, or a file that could not be read',
    '2': 'wrong usage, or a path that does not exist',
    '3': 'a remote service refused, or the network failed',
    '70': 'a bug in fattura',
  },
  more: 'fattura COMMAND --help says more of each.',
  global: {
    lang: 'language of messages; that of the locale unless told, Italian when it is not known',
    color: 'colours even where the output is no terminal',
    'no-color': 'no colours; NO_COLOR in the environment does the same',
    help: 'this help',
    version: 'version of fattura, of the specification and of the schemas',
  },
  choices: (choices) => `one of ${choices.join(', ')}`,
  repeatable: 'may be repeated',
};
