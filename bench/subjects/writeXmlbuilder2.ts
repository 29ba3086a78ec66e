import { type Block, elementsOf, formats } from 'fattura/model';
import { parseInvoice } from 'fattura/xml';
import { create } from 'xmlbuilder2';
import { measure } from './protocol.ts';

type Tree = Record<string, unknown>;

/** The input of xmlbuilder2: XML names, in order. Created before the measurement. */
function tree(block: Block, value: Tree): Tree {
  const out: Tree = {};
  for (const element of elementsOf(block)) {
    const inner = value[element.json];
    if (inner === undefined) continue;
    const { type } = element;
    const convert = (item: unknown): unknown => (type.kind === 'block' ? tree(type, item as Tree) : item);
    out[element.name] = Array.isArray(inner) ? inner.map(convert) : convert(inner);
  }
  return out;
}

let trees: readonly Tree[] | undefined;

measure((files) => {
  trees ??= files.map((bytes) => {
    const invoice = parseInvoice(bytes);
    const format = formats.find(
      (one) => one.kind === (invoice.versione === 'FSM10' ? 'simplified' : 'ordinary'),
    );
    if (format === undefined) throw new Error('the invoice has no format');
    const attributes = { '@xmlns:p': format.namespace, '@versione': invoice.versione };
    return { [`p:${format.root}`]: { ...attributes, ...tree(format.block, invoice as unknown as Tree) } };
  });
  let characters = 0;
  for (const one of trees) characters += create({ encoding: 'UTF-8' }, one).end({ prettyPrint: true }).length;
  return characters > 0 ? trees.length : 0;
});
