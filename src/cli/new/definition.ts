import { type CallOf, command } from '../command/definition.ts';

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

export const newCommand = command({
  name: 'new',
  operands: '[BRIEF]',
  maxOperands: 1,
  completes: 'files',
  options: [
    { name: 'kind', short: 'k', value: 'KIND', choices: KINDS },
    { name: 'of', value: 'FILE', completes: 'files' },
    { name: 'example' },
    { name: 'schema' },
    { name: 'to', value: 'FORM', choices: ['xml', 'json'] },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'report', value: 'FILE', completes: 'files' },
    { name: 'save-brief', value: 'FILE', completes: 'files' },
    { name: 'as-of', value: 'DATE' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'new --example',
    'new --example --kind parcella',
    'new brief.yaml -o .',
    'new --kind credit-note --of invoice.xml note.yaml',
    'new --schema credit-note',
    'new --to json - < brief.yaml',
    'new --report - brief.yaml',
  ],
});

export type NewCall = CallOf<typeof newCommand>;
