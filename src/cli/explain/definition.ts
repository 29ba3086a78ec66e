import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
] as const satisfies readonly OptionDefinition[];

export type ExplainCall = Call<OptionValues<typeof options>>;

export const explain = command({
  name: 'explain',
  operands: 'CODE…',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'codes',
  options,
  examples: ['explain 00423', 'explain 423 00421', 'explain --format json 00423'],
  run: async (call) => (await import('./run.ts')).run(call),
});
