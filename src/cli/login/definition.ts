import { type CallOf, command } from '../command/definition.ts';

export const login = command({
  name: 'login',
  operands: '',
  maxOperands: 0,
  completes: 'nothing',
  options: [
    { name: 'base-url', value: 'URL' },
    { name: 'company', value: 'ID' },
    { name: 'timeout', value: 'TIME' },
    { name: 'save' },
    { name: 'forget' },
  ],
  examples: [
    'login',
    'login --base-url https://service.example --save',
    'login --save < key.txt',
    'login --forget',
  ],
});

export type LoginCall = CallOf<typeof login>;
