import type { CommandHelp } from '../commandHelp.ts';

export const completionsHelpIt: CommandHelp = {
  summary: 'stampa lo script di completamento per una shell',
  about: ['SHELL è bash, zsh o fish. Le prime righe di ogni script spiegano dove installarlo.'],
  options: {},
  examples: [
    'source <(fattura completions bash)',
    'fattura completions zsh > ~/.zsh/completions/_fattura',
    'fattura completions fish | source',
  ],
};
