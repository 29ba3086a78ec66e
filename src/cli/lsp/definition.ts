import { type CallOf, command } from '../command/definition.ts';

export const lsp = command({
  name: 'lsp',
  operands: '',
  maxOperands: 0,
  completes: 'nothing',
  options: [{ name: 'stdio' }, { name: 'documentation', value: 'URL' }],
  examples: ['lsp --stdio'],
});

export type LspCall = CallOf<typeof lsp>;
