import type { CommandHelp } from '../commandHelp.ts';

export const lspHelpEn: CommandHelp = {
  summary: 'check invoices in an editor while they are typed (language server)',
  about: [
    'Implements the Language Server Protocol on standard input and output: findings with quick fixes, the meaning of fields and codes, completion in the order of the schema, symbols, formatting, navigation between lines and summary, and totals; for XML and for the JSON form. docs/editors.md has the settings for VS Code, Neovim and Helix.',
    'Requires the packages vscode-languageserver and vscode-languageserver-textdocument.',
  ],
  options: {
    stdio: 'use standard input and output, as always; accepted because editors pass it',
    documentation:
      'address of the documentation site, for the links of codes; default: that of fattura.config.json, otherwise the pages of the package',
  },
  examples: ['for an editor that starts it'],
};

export const lspEn = {
  noAddress: (found: string) => `--documentation takes an address with https:// or http://, not "${found}".`,
  limits: 'Limits',
  occurs: 'Occurs',
  list: 'Code list',
  replace: (from: string, to: string) => `Replace ${from} with ${to}`,
  add: (name: string, value: string) => `Add ${name}: ${value}`,
  remove: (name: string) => `Remove ${name}`,
  split: (name: string, parts: number) => `Split ${name} into ${parts}`,
  order: (name: string) => `Reorder the elements of ${name} according to the schema`,
  change: (name: string) => `Correct ${name}`,
  fixAll: 'Apply all mechanical fixes',
  noFix: 'None of these fixes improves the invoice.',
  total: (name: string, amount: string) => `${name}: ${amount} ✓`,
  sum: (name: string, amount: string) => `${name}: ${amount}`,
  differs: (name: string, { stated, computed }: { readonly stated: string; readonly computed: string }) =>
    `${name}: ${stated}, computed ${computed}`,
  formulas: {
    'line.total': 'Line total',
    'item.tax': 'Tax of the item',
    'cassa.contribution': 'Contribution to the pension fund',
    'summary.taxable': 'Taxable amount of the lines',
    'summary.tax': 'Tax',
    'withholding.amount': 'Withholding',
    'document.total': 'Document total',
    'document.due': 'Amount due',
  },
};
