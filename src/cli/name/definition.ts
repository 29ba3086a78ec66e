import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'check' },
  { name: 'rename' },
  { name: 'progressive', value: 'TEXT' },
  { name: 'party', value: 'PARTY', choices: ['transmitter', 'supplier'] },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type NameCall = Call<OptionValues<typeof options>>;

export const name = command({
  name: 'name',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'name invoice.xml',
    "name --rename --progressive 00100 'invoices/*.xml'",
    'name --check IT01234567890_00001.xml',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
