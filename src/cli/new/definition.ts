import { type Call, command, type OptionDefinition, type OptionValues } from '../command/definition.ts';

/** The kinds of documents, by the names of `--kind`. */
export const KINDS = [
  'invoice',
  'parcella',
  'credit-note',
  'debit-note',
  'simplified',
  'self-invoice',
  'integration',
  'lotto',
] as const;

export type Kind = (typeof KINDS)[number];

const options = [
  { name: 'kind', short: 'k', value: 'KIND', choices: KINDS },
  { name: 'of', value: 'FILE', completes: 'files' },
  { name: 'example' },
  { name: 'schema' },
  { name: 'to', value: 'FORM', choices: ['xml', 'json'] },
  { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
  { name: 'overwrite' },
  { name: 'save-brief', value: 'FILE', completes: 'files' },
  { name: 'as-of', value: 'DATE' },
  { name: 'max-size', value: 'SIZE' },
] as const satisfies readonly OptionDefinition[];

export type NewCall = Call<OptionValues<typeof options>>;

export const newCommand = command({
  name: 'new',
  operands: '[BRIEF]',
  maxOperands: 1,
  completes: 'files',
  options,
  examples: [
    'new --example',
    'new --example --kind parcella',
    'new brief.yaml -o .',
    'new --kind credit-note --of invoice.xml note.yaml',
    'new --schema credit-note',
    'new --to json - < brief.yaml',
  ],
  run: async (call) => (await import('./run.ts')).run(call),
});
