import { type CallOf, command } from '../command/definition.ts';

export const TASKS = ['fetch', 'show'] as const;
export type Task = (typeof TASKS)[number];

export const trust = command({
  name: 'trust',
  operands: 'fetch|show [FILE]',
  maxOperands: 2,
  completes: TASKS,
  options: [
    { name: 'country', value: 'CODE' },
    { name: 'signer', value: 'FILE', completes: 'files' },
    { name: 'url', value: 'URL' },
    { name: 'dir', value: 'FOLDER', completes: 'folders' },
    { name: 'timeout', value: 'TIME' },
    { name: 'issuer', value: 'NAME' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
  ],
  examples: [
    'trust fetch',
    'trust fetch --signer lotl-signer.pem',
    'trust show',
    'trust show TSL-IT.xml --signer eu-lotl.xml --issuer aruba',
  ],
});

export type TrustCall = CallOf<typeof trust>;
export type TrustOption = (typeof trust.options)[number]['name'];
