import { type CallOf, command } from '../command/definition.ts';

export const outcome = command({
  name: 'outcome',
  operands: 'METADATA',
  maxOperands: 1,
  completes: 'files',
  options: [
    { name: 'accept' },
    { name: 'refuse', value: 'TEXT' },
    { name: 'reason', value: 'REASON', choices: ['operation', 'cig-cup', 'device', 'aic', 'commitment'] },
    { name: 'invoice', value: 'FILE', completes: 'files' },
    { name: 'number', value: 'NUMBER' },
    { name: 'all' },
    { name: 'message-id', value: 'TEXT' },
    { name: 'received', value: 'DATE' },
    { name: 'progressive', value: 'TEXT' },
    { name: 'out-dir', value: 'DIR', completes: 'folders' },
    { name: 'key', value: 'FILE', completes: 'files' },
    { name: 'certificate', value: 'FILE', completes: 'files' },
    { name: 'passphrase-env', value: 'NAME' },
    { name: 'passphrase-fd', value: 'N' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'outcome IT01234567897_000PA_MT_001.xml --accept',
    'outcome IT01234567897_000PA_MT_001.xml --reason cig-cup --refuse Z1234567AB',
    'outcome IT01234567897_000PA_MT_001.xml --accept --all --received 2026-03-02',
    'outcome IT01234567897_000PA_MT_001.xml --accept --key signer.p12',
  ],
});

export type OutcomeCall = CallOf<typeof outcome>;
