import { type CallOf, command } from '../command/definition.ts';

export const attachments = command({
  name: 'attachments',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'extract', short: 'x', value: 'DIR', completes: 'folders' },
    { name: 'unpack' },
    { name: 'add', value: 'FILE', completes: 'files', repeatable: true },
    { name: 'name', value: 'NAME' },
    { name: 'description', value: 'TEXT' },
    { name: 'body', value: 'N' },
    { name: 'remove', value: 'WHICH', repeatable: true },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'drop-signature' },
    { name: 'resume', value: 'FILE', completes: 'files' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'attachments invoice.xml',
    'attachments --extract documents invoices',
    'attachments --add report.pdf --description Rapporto invoice.xml',
    'attachments --remove 1 attached.xml -o smaller.xml',
  ],
});

export type AttachmentsCall = CallOf<typeof attachments>;
