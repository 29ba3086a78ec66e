import type { CommandHelp } from '../commandHelp.ts';

export const completionsHelpEn: CommandHelp = {
  summary: 'print the completion script of a shell',
  about: ['SHELL is bash, zsh or fish. The first lines of each script explain where to install it.'],
  options: {},
  examples: [
    'source <(fattura completions bash)',
    'fattura completions zsh > ~/.zsh/completions/_fattura',
    'fattura completions fish | source',
  ],
};
