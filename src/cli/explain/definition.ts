import { type CallOf, command } from '../command/definition.ts';

export const explain = command({
  name: 'explain',
  operands: 'CODE…',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'codes',
  options: [{ name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] }],
  examples: ['explain 00423', 'explain 423 00421', 'explain --format json 00423'],
});

export type ExplainCall = CallOf<typeof explain>;
