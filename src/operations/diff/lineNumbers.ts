/** Mapping of line numbers between two invoices with different line order. */
import type { Element } from '../../model/grammar.ts';
import { isMembers, member } from '../../model/jsonValue.ts';
import { type Canonical, childrenOf } from './canonical.ts';
import { identityOf } from './identity.ts';
import { matchItems } from './match.ts';

/** The field in the related-data blocks and DatiDDT that refers to lines. */
export const LINE_REFERENCE = 'riferimento_numero_linea';

/** Names of the lists of lines, in ordinary invoices and in FSM10. */
const LINES: ReadonlySet<string> = new Set(['dettaglio_linee', 'dati_beni_servizi']);

export function isLineList(key: string): boolean {
  return LINES.has(key);
}

/** Returns the line numbers in b by number of the same line in a. */
export function lineNumbers(
  a: unknown,
  b: unknown,
  body: Element | undefined,
  canonical: Canonical,
): ReadonlyMap<string, string> {
  const goods = childOf(body, 'dati_beni_servizi');
  const lists = { a: linesOf(a), b: linesOf(b) };
  const identity = identityOf('dettaglio_linee');
  const element = childOf(goods, 'dettaglio_linee');
  const numbers = new Map<string, string>();
  for (const [one, other] of matchItems({ ...lists, element, identity, canonical })) {
    const from = numberOf(lists.a[one]);
    const to = numberOf(lists.b[other]);
    if (from !== undefined && to !== undefined) numbers.set(from, to);
  }
  return numbers;
}

/** Converts a reference in a to the line numbers of b. */
export function renumbered(value: unknown, numbers: ReadonlyMap<string, string>): unknown {
  const number = numbers.get(String(value));
  if (number === undefined) return value;
  return typeof value === 'number' ? Number(number) : number;
}

/** Returns a line without its number. */
export function withoutNumber(line: unknown): unknown {
  if (!isMembers(line)) return line;
  const { numero_linea: _, ...rest } = line;
  return rest;
}

function childOf(element: Element | undefined, key: string): Element | undefined {
  return element?.type.kind === 'block' ? childrenOf(element.type).get(key) : undefined;
}

function linesOf(body: unknown): readonly unknown[] {
  const goods = isMembers(body) ? member(body, 'dati_beni_servizi') : undefined;
  const lines = isMembers(goods) ? member(goods, 'dettaglio_linee') : undefined;
  return Array.isArray(lines) ? lines : [];
}

function numberOf(line: unknown): string | undefined {
  const number = isMembers(line) ? member(line, 'numero_linea') : undefined;
  return number === undefined ? undefined : String(number);
}
