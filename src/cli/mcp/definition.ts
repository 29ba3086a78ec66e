import { type CallOf, command } from '../command/definition.ts';

export const mcp = command({
  name: 'mcp',
  operands: '',
  maxOperands: 0,
  completes: 'nothing',
  options: [
    { name: 'root', value: 'DIR', repeatable: true, completes: 'folders' },
    { name: 'allow-submit' },
    { name: 'http' },
    { name: 'port', short: 'p', value: 'N' },
    { name: 'host', value: 'ADDRESS' },
    { name: 'name', value: 'NAME', repeatable: true },
    { name: 'token-env', value: 'NAME' },
    { name: 'max-size', value: 'SIZE' },
    { name: 'timeout', value: 'SECONDS' },
    { name: 'json' },
  ],
  examples: ['mcp', 'mcp --root invoices --lang en', 'mcp --http --token-env FATTURA_TOKEN --json'],
});

export type McpCall = CallOf<typeof mcp>;
