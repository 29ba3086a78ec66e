import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'output', short: 'o', value: 'PLACE', completes: 'files' },
  { name: 'overwrite' },
  { name: 'seed', value: 'TEXT' },
  { name: 'keep', value: 'FIELD', repeatable: true },
  { name: 'drop-signature' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type AnonymizeCall = Call<OptionValues<typeof options>>;

export const anonymize = command({
  name: 'anonymize',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'anonymize invoice.xml -o sample.xml',
    'anonymize --seed winter invoices -o samples',
    'anonymize --keep 1.2 --keep Descrizione invoice.xml',
    'anonymize - < invoice.xml',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
