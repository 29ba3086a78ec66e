/** Writes the semantic model as a UBL or CII document. */
import { escapeAttribute } from '../../xml/writeEscapes.ts';
import type { Scope } from './binding/binding.ts';
import { NAMESPACES } from './binding/leaves.ts';
import { TreeWriter } from './binding/writeTree.ts';
import { forSyntax } from './forSyntax.ts';
import type { EuropeanInvoice } from './model/invoice.ts';
import { rootFor, type Syntax } from './syntaxes.ts';

/** The XML text, in UTF-8, with the elements in the order of the schema. The invoice is not checked. */
export function writeEuropean(invoice: EuropeanInvoice, syntax: Syntax): string {
  const { root, namespace, prefix, prefixes, binding } = rootFor(syntax, invoice.typeCode);
  const name = prefix === '' ? root : `${prefix}:${root}`;
  const own = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const used = [
    `${own}="${escapeAttribute(namespace)}"`,
    ...prefixes.map((each) => `xmlns:${each}="${escapeAttribute(NAMESPACES[each] ?? '')}"`),
  ];
  const writer = new TreeWriter({
    root,
    currency: invoice.currency,
    taxCurrency: invoice.taxCurrency,
  });
  const content = writer.write(binding, forSyntax(invoice, syntax) as unknown as Scope);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${used.join(' ')}>\n${content}</${name}>\n`;
}
