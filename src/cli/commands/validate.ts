import { type Call, command, type OptionDefinition, type OptionValues } from '../definition.ts';

const options = [
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json', 'ndjson'] },
  { name: 'only', value: 'STAGE', choices: ['structure'] },
  { name: 'fail-on', value: 'LEVEL', choices: ['error', 'warning', 'never'] },
  { name: 'quiet', short: 'q' },
  { name: 'engine', value: 'ENGINE', choices: ['auto', 'libxml2'] },
  { name: 'schema', value: 'FILE', completes: 'files' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type ValidateCall = Call<OptionValues<typeof options>>;

export const validate = command({
  name: 'validate',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'validate invoice.xml',
    "validate --quiet invoices '*.json'",
    'validate --format json invoice.xml',
    'validate --lang en - < invoice.xml',
  ],
  run: async (call) => (await import('../check/run.ts')).run(call),
});
