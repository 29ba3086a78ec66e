import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
  { name: 'base-url', value: 'URL' },
  { name: 'company', value: 'ID' },
  { name: 'timeout', value: 'TIME' },
  { name: 'save' },
  { name: 'forget' },
] as const satisfies readonly OptionDefinition[];

export type LoginCall = Call<OptionValues<typeof options>>;

export const login = command({
  name: 'login',
  operands: '',
  maxOperands: 0,
  completes: 'nothing',
  options,
  examples: [
    'login',
    'login --base-url https://service.example --save',
    'login --save < key.txt',
    'login --forget',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
