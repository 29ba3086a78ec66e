import { type CallOf, command } from '../command/definition.ts';

export const exportCommand = command({
  name: 'export',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'lines' },
    { name: 'summaries' },
    { name: 'payments' },
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['csv', 'xlsx', 'jsonl', 'parquet'] },
    { name: 'excel' },
    { name: 'as-stated' },
    { name: 'columns', value: 'NAMES', completes: 'columns' },
    { name: 'delimiter', value: 'SIGN', choices: ['comma', 'semicolon', 'tab'] },
    { name: 'decimal-comma' },
    { name: 'bom' },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'force' },
    { name: 'resume', value: 'FILE', completes: 'files' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'export invoices -o invoices.csv',
    'export invoices -o fatture.xlsx',
    'export --lines invoices -o lines.parquet',
    'export --lines --excel invoices -o righe.csv',
    'export --payments --columns numero,data_scadenza_pagamento,importo_pagamento invoices',
    "export --lines --format jsonl 'invoices/*.xml'",
  ],
});

export type ExportCall = CallOf<typeof exportCommand>;
