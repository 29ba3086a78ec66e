/** The grammars of the formats before 2017, derived from the current one when a file needs them. */
import { ordinary } from '../formats.ts';
import type { Format } from '../grammar.ts';
import type { RetiredKind } from '../problem.ts';
import { retiredFormats } from '../roots.ts';
import { retire } from './changes.ts';
import { format10 } from './format10.ts';
import { format11 } from './format11.ts';

const known = new Map<RetiredKind, Format>();

/** The grammar of a retired format. */
export function retiredFormat(kind: RetiredKind): Format {
  let format = known.get(kind);
  if (format === undefined) {
    format = kind === 'SDI11' ? retire(ordinary, format11) : retire(retiredFormat('SDI11'), format10);
    known.set(kind, format);
  }
  return format;
}

/** The grammar that `versione` of a JSON value or a root names; undefined for a current format. */
export function retiredFormatOf(versione: unknown): Format | undefined {
  const found = retiredFormats.find((format) => format.versione === versione);
  return found === undefined ? undefined : retiredFormat(found.kind);
}

/** The grammar of a namespace; undefined for that of a current format. */
export function retiredFormatIn(namespace: unknown): Format | undefined {
  const found = retiredFormats.find((format) => format.namespace === namespace);
  return found === undefined ? undefined : retiredFormat(found.kind);
}
