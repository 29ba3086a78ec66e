import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

const options = [
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
  { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type AttachmentsCall = Call<OptionValues<typeof options>>;

export const attachments = command({
  name: 'attachments',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options,
  examples: [
    'attachments invoice.xml',
    'attachments --extract documents invoices',
    'attachments --add report.pdf --description Rapporto invoice.xml',
    'attachments --remove 1 attached.xml -o smaller.xml',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
