/** The leaves of one body of a FatturaPA and its header, with their XPath and official number. */
import { type Block, elementsOf } from '../../../model/grammar.ts';
import { ordinaryOutline } from '../../../model/outline.ts';
import type { ReadonlyOrdinaryInvoice } from '../../../model/readonlyInvoice.ts';
import { FateNode, type LedgerLeaf } from './ledger.ts';

interface Place {
  readonly node: FateNode;
  readonly source: string;
  /** The official number: that of the parent, and the position. */
  readonly number: string;
}

/**
 * @param body Index of the body; the leaves of other bodies are not part of the conversion
 * @param fields The recorded outcomes of their values
 */
export function leavesOfFattura(
  invoice: ReadonlyOrdinaryInvoice,
  body: number,
  fields = new FateNode(),
): readonly LedgerLeaf[] {
  const leaves: LedgerLeaf[] = [];
  const outline = ordinaryOutline();
  const root = `/${outline.root}`;
  const add = (
    key: string,
    { node, source, number }: Omit<Place, 'number'> & { readonly number: string | null },
    value: unknown,
  ): void => {
    leaves.push({ key, fates: node.fates, source, number, term: null, value: String(value) });
  };
  const ofRoot = { node: fields, number: null };
  add('versione', { ...ofRoot, source: `${root}/@versione` }, invoice.versione);
  if (invoice.sistema_emittente !== undefined)
    add('sistema_emittente', { ...ofRoot, source: `${root}/@SistemaEmittente` }, invoice.sistema_emittente);
  const visit = (block: Block, value: unknown, { node, source, number }: Place): void => {
    if (typeof value !== 'object' || value === null) return;
    let position = 0;
    for (const { name, json, type } of elementsOf(block)) {
      position += 1;
      const own: unknown = (value as Readonly<Record<string, unknown>>)[json];
      if (own === undefined || own === null) continue;
      const ownNumber = `${number}${number === '' ? '' : '.'}${position}`;
      const items = Array.isArray(own) ? own : [own];
      items.forEach((item: unknown, at) => {
        if (json === 'fattura_elettronica_body' && at !== body) return;
        const isList = Array.isArray(own);
        const itemSource = `${source}/${name}${items.length > 1 ? `[${at + 1}]` : ''}`;
        if (type.kind === 'block') {
          const inner = isList ? node.at(json).at(at) : node.at(json);
          visit(type, item, { node: inner, source: itemSource, number: ownNumber });
        } else add(isList ? `${json}/${at}` : json, { node, source: itemSource, number: ownNumber }, item);
      });
    }
  };
  visit(outline.block, invoice, { node: fields, source: root, number: '' });
  return leaves;
}
