import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'explain' },
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type TotalCall = Call<OptionValues<typeof options>>;

export const total = command({
  name: 'total',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: ['total invoice.xml', 'total --explain invoice.xml', 'total --format json invoices'],
  run: async (call) => (await import('./run.ts')).run(call),
});
