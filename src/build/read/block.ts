/** Reads the blocks that a brief may contain in their JSON form. */
import type { Block } from '../../model/grammar.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { IdFiscale } from '../../model/shared.ts';
import { CodiceFiscale, IBAN, Nazione } from '../../model/simpleTypes.ts';
import { readAmount } from '../amount.ts';
import { type Fields, isEmpty } from './given.ts';
import { checkItalianId, readFiscalCode, readIban } from './identifiers.ts';
import type { Reading } from './reading.ts';
import { shapeOf } from './shape.ts';

/** Reads a block by its grammar and reports its flaws. Amounts may be given in any form of {@link readAmount}. */
export function readSchemaBlock<T>(reading: Reading, block: Block, value: unknown, at: string): T {
  const fields = reading.fields(value, at);
  const made: Record<string, unknown> = {};
  const { elements, known } = shapeOf(block);
  for (const { json, type, occurs, form } of elements) {
    const found = fields[json];
    if (isEmpty(found)) continue;
    const one = (item: unknown, path: string, key: string): unknown => {
      if (type.kind === 'block') return readSchemaBlock(reading, type, item, `${path}/${key}`);
      const text =
        type === Nazione
          ? reading.country(item, path, key, block === IdFiscale ? 'identifier' : 'address')
          : readLeaf(reading, type, item, path, key);
      return form === 'integer' && text !== undefined ? Number(text) : text;
    };
    const content =
      occurs.max === 1
        ? one(found, at, json)
        : reading
            .list(found, `${at}/${json}`)
            .map((item, index) => one(item, `${at}/${json}`, String(index)));
    if (content !== undefined) made[json] = content;
  }
  if (block === IdFiscale) checkItalianId(reading, made, at);
  reading.keys(fields, at, known);
  checkParticles(reading, block, fields, at);
  return made as T;
}

function readLeaf(
  reading: Reading,
  type: SimpleType,
  value: unknown,
  at: string,
  key: string,
): string | undefined {
  if (type === CodiceFiscale) return readFiscalCode(reading, value, at, key);
  if (type === IBAN) return readIban(reading, value, at, key);
  if (type.base === 'date') return reading.date(value, at, key);
  if (type.base !== 'decimal') return reading.text(type, value, at, key);
  const amount = readAmount(value);
  if (typeof amount !== 'string') return reading.text(type, amount.toText(), at, key);
  reading.problems.add(amount, at, key, { found: String(value) });
  return undefined;
}

/** Checks required and mutually exclusive fields. */
function checkParticles(reading: Reading, block: Block, fields: Fields, at: string): void {
  for (const particle of block.content) {
    if (particle.kind === 'element') {
      if (particle.occurs.min === 1 && isEmpty(fields[particle.json])) reading.missing(at, particle.json);
      continue;
    }
    const given = particle.alternatives.filter((group) => group.some(({ json }) => !isEmpty(fields[json])));
    const [only] = given;
    if (only === undefined) reading.problems.add('name.missing', at);
    else if (given.length > 1) reading.problems.add('name.both', at);
    else for (const { json } of only) if (isEmpty(fields[json])) reading.missing(at, json);
  }
}
