import { type CallOf, command } from '../command/definition.ts';

export const sign = command({
  name: 'sign',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'key', value: 'FILE', completes: 'files' },
    { name: 'certificate', value: 'FILE', completes: 'files' },
    { name: 'passphrase-env', value: 'NAME' },
    { name: 'passphrase-fd', value: 'N' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['cades', 'xades'] },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'out-dir', value: 'DIR', completes: 'folders' },
    { name: 'overwrite' },
    { name: 'add' },
    { name: 'signing-time', value: 'TIME' },
    {
      name: 'allow',
      value: 'FLAW',
      choices: ['ca', 'expired', 'extension', 'key-usage', 'not-yet-valid', 'weak-key'],
      repeatable: true,
    },
    { name: 'prepare', value: 'STATE', completes: 'files' },
    { name: 'finish', value: 'STATE', completes: 'files' },
    { name: 'signature', value: 'FILE', completes: 'files' },
    { name: 'json' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'sign --key signer.p12 IT01234567890_00001.xml',
    'sign --key signer.p12 --out-dir signed invoices',
    'sign --key key.pem --certificate signer.pem --format xades invoice.xml',
    'sign --certificate signer.pem --prepare invoice.state invoice.xml',
    'sign --finish invoice.state --signature signature.bin',
  ],
});

export type SignCall = CallOf<typeof sign>;
