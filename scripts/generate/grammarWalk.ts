/** Walks over the grammar for several outputs: blocks and types in document order, and their places. */

import { allFields, type Field } from '../../src/model/fields.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { limits } from '../../src/model/limits.ts';

/** A block and all blocks below it, in document order, each once. */
export function blocksUnder(block: Block, found = new Set<Block>()): ReadonlySet<Block> {
  if (found.has(block)) return found;
  found.add(block);
  for (const { type } of elementsOf(block)) if (type.kind === 'block') blocksUnder(type, found);
  return found;
}

/** The simple types that a format uses, in document order, each once. */
export function simpleTypesOf(format: Format): ReadonlySet<SimpleType> {
  const found = new Set<SimpleType>([format.versione]);
  if (format.retired === undefined) found.add(format.sistemaEmittente);
  for (const block of blocksUnder(format.block)) {
    for (const { type } of elementsOf(block)) if (type.kind === 'simple') found.add(type);
  }
  return found;
}

/** The blocks that both formats use. */
export function sharedBlocks(): ReadonlySet<Block> {
  const of = blocksUnder(simplified.block);
  return new Set([...blocksUnder(ordinary.block)].filter((block) => of.has(block)));
}

const places = new Map<string, readonly Field[]>();

/** The places of a block, ordinary ones first. */
export function placesOf(block: Block): readonly Field[] {
  if (places.size === 0) {
    const found = new Map<string, Field[]>();
    for (const kind of ['ordinary', 'simplified'] as const) {
      for (const field of allFields(kind)) {
        if (field.limits !== null) continue;
        found.set(field.type, [...(found.get(field.type) ?? []), field]);
      }
    }
    for (const [type, fields] of found) places.set(type, fields);
  }
  return places.get(block.name) ?? [];
}

/** The alternatives of a choice in words: `denominazione`, or `nome` and `cognome`. */
export function alternativesOf(
  alternatives: readonly (readonly Element[])[],
  name: (element: Element) => string,
): readonly string[] {
  return alternatives.map((group) => group.map(name).join('+'));
}

/** A type's limits in English for Markdown; a pattern is formatted as code. */
export function limitsMarkdown(type: SimpleType): string {
  return limits(type).en.replace(/pattern (\S+)$/, 'pattern `$1`');
}
