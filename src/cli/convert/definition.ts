import { type CallOf, command } from '../command/definition.ts';

export const convert = command({
  name: 'convert',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'to', value: 'FORM', choices: ['json', 'xml', 'yaml', 'ubl', 'cii', 'facturx', 'fatturapa'] },
    { name: 'from', value: 'FORM', choices: ['yaml'] },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'out-dir', value: 'DIR', completes: 'folders' },
    { name: 'overwrite' },
    { name: 'force' },
    { name: 'upgrade' },
    { name: 'profile', value: 'PROFILE', choices: ['en16931', 'peppol', 'agid'] },
    { name: 'body', value: 'N' },
    { name: 'set', value: 'FIELD=VALUE', repeatable: true },
    { name: 'report', value: 'FILE', completes: 'files' },
    { name: 'embed-original' },
    { name: 'strict' },
    { name: 'indent', value: 'N' },
    { name: 'prefix', value: 'PREFIX' },
    { name: 'no-prefix' },
    { name: 'stylesheet', value: 'HREF' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'convert invoice.xml',
    'convert invoice.json -o new.xml',
    'convert --out-dir json invoices',
    'convert --to xml --prefix ns2 - < invoice.json',
    'convert --to yaml invoice.xml -o invoice.yaml',
    'convert --upgrade old.xml -o current.xml',
    'convert --to ubl --profile peppol invoice.xml -o invoice-ubl.xml',
    'convert --to facturx invoice.xml -o invoice.pdf',
    'convert --to fatturapa --set 1.1.4=ABC1234 foreign.xml -o fattura.xml --report losses.json',
  ],
});

export type ConvertCall = CallOf<typeof convert>;
