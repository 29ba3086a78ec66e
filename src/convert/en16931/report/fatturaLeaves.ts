/** The leaves of one body of a FatturaPA and its header, with their XPath and official number. */
import { type Block, elementsOf } from '../../../model/grammar.ts';
import { ordinaryOutline } from '../../../model/outline.ts';
import type { ReadonlyOrdinaryInvoice } from '../../../model/readonlyInvoice.ts';
import type { LedgerLeaf } from './ledger.ts';

interface Place {
  readonly key: string;
  readonly source: string;
  /** The official number: that of the parent, and the position. */
  readonly number: string;
}

/** @param body Index of the body; the leaves of other bodies are not part of the conversion. */
export function leavesOfFattura(invoice: ReadonlyOrdinaryInvoice, body: number): readonly LedgerLeaf[] {
  const leaves: LedgerLeaf[] = [];
  const outline = ordinaryOutline();
  const root = `/${outline.root}`;
  const add = (key: string, source: string, number: string | null, value: unknown): void => {
    leaves.push({ key, source, number, term: null, value: String(value) });
  };
  add('/versione', `${root}/@versione`, null, invoice.versione);
  if (invoice.sistema_emittente !== undefined)
    add('/sistema_emittente', `${root}/@SistemaEmittente`, null, invoice.sistema_emittente);
  const visit = (block: Block, value: unknown, { key, source, number }: Place): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [position, { name, json, type }] of elementsOf(block).entries()) {
      const ownNumber = `${number}${number === '' ? '' : '.'}${position + 1}`;
      const own: unknown = (value as Readonly<Record<string, unknown>>)[json];
      if (own === undefined || own === null) continue;
      const items = Array.isArray(own) ? own : [own];
      items.forEach((item: unknown, at) => {
        if (json === 'fattura_elettronica_body' && at !== body) return;
        const itemKey = Array.isArray(own) ? `${key}/${json}/${at}` : `${key}/${json}`;
        const itemSource = `${source}/${name}${items.length > 1 ? `[${at + 1}]` : ''}`;
        if (type.kind === 'block') visit(type, item, { key: itemKey, source: itemSource, number: ownNumber });
        else add(itemKey, itemSource, ownNumber, item);
      });
    }
  };
  visit(outline.block, invoice, { key: '', source: root, number: '' });
  return leaves;
}
