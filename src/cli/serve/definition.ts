import { type CallOf, command } from '../command/definition.ts';

export const serve = command({
  name: 'serve',
  operands: '',
  maxOperands: 0,
  completes: 'nothing',
  options: [
    { name: 'port', short: 'p', value: 'N' },
    { name: 'host', value: 'ADDRESS' },
    { name: 'name', value: 'NAME', repeatable: true },
    { name: 'token-env', value: 'NAME' },
    { name: 'processes', value: 'N' },
    { name: 'threads', value: 'N' },
    { name: 'queue', value: 'N' },
    { name: 'timeout', value: 'SECONDS' },
    { name: 'max-size', value: 'SIZE' },
    { name: 'openapi' },
    { name: 'log' },
    { name: 'json' },
  ],
  examples: [
    'serve',
    'serve --port 0 --json',
    'serve --host 0.0.0.0 --name fattura --token-env FATTURA_TOKEN --log',
    'serve --openapi',
  ],
});

export type ServeCall = CallOf<typeof serve>;
