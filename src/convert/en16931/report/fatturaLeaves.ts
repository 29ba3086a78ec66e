/** The leaves of one body of a FatturaPA and its header, with their XPath and official number. */
import { fieldNumber } from '../../../model/fields.ts';
import { ordinary } from '../../../model/formats.ts';
import { type Block, elementsOf } from '../../../model/grammar.ts';
import type { ReadonlyOrdinaryInvoice } from '../../../model/readonlyInvoice.ts';
import type { LedgerLeaf } from './ledger.ts';

/** @param body Index of the body; the leaves of other bodies are not part of the conversion. */
export function leavesOfFattura(invoice: ReadonlyOrdinaryInvoice, body: number): readonly LedgerLeaf[] {
  const leaves: LedgerLeaf[] = [];
  const root = `/${ordinary.root}`;
  const add = (key: string, source: string, value: unknown): void => {
    const text = String(value);
    leaves.push({ key, source, number: fieldNumber(key, 'ordinary'), term: null, value: text });
  };
  add('/versione', `${root}/@versione`, invoice.versione);
  if (invoice.sistema_emittente !== undefined)
    add('/sistema_emittente', `${root}/@SistemaEmittente`, invoice.sistema_emittente);
  const visit = (block: Block, value: unknown, key: string, source: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name, json, type } of elementsOf(block)) {
      const own: unknown = (value as Readonly<Record<string, unknown>>)[json];
      if (own === undefined || own === null) continue;
      const items = Array.isArray(own) ? own : [own];
      items.forEach((item: unknown, at) => {
        if (json === 'fattura_elettronica_body' && at !== body) return;
        const itemKey = Array.isArray(own) ? `${key}/${json}/${at}` : `${key}/${json}`;
        const itemSource = `${source}/${name}${items.length > 1 ? `[${at + 1}]` : ''}`;
        if (type.kind === 'block') visit(type, item, itemKey, itemSource);
        else add(itemKey, itemSource, item);
      });
    }
  };
  visit(ordinary.block, invoice, '', root);
  return leaves;
}
