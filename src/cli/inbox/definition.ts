import { type CallOf, command } from '../command/definition.ts';

export const inbox = command({
  name: 'inbox',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'company', value: 'ID', repeatable: true },
    { name: 'direction', value: 'DIRECTION', choices: ['sent', 'received'] },
    { name: 'state', value: 'STATES' },
    { name: 'missing' },
    { name: 'since', value: 'DATE' },
    { name: 'as-of', value: 'DATE' },
    { name: 'fail-on', value: 'STATES' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json', 'ndjson', 'csv', 'xlsx'] },
    { name: 'excel' },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'index', value: 'FOLDER', completes: 'folders' },
    { name: 'no-index' },
    { name: 'watch' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'inbox invoices --company 02718281823',
    'inbox invoices --missing',
    'inbox invoices --state discarded,refused --fail-on discarded',
    'inbox invoices --since 2025-03-01 -o inbox.xlsx',
  ],
});

export type InboxCall = CallOf<typeof inbox>;
