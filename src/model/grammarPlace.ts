/** The element of the grammar at a JSON Pointer. */
import { type Element, elementsOf, type Format } from './grammar.ts';

/** An element or root attribute of the JSON form, as the grammar declares it. */
export interface GrammarPlace {
  /** Name in XML. */
  readonly name: string;
  readonly type: Element['type'];
  /** True if the document stays valid without it. */
  readonly removable: boolean;
  readonly repeatable: boolean;
}

/** The grammar's element or attribute at a JSON Pointer; `undefined` if the pointer leaves the grammar. */
export function grammarPlace(format: Format, path: string): GrammarPlace | undefined {
  const segments = path.split('/').slice(1);
  const [first] = segments;
  if (segments.length === 1 && first === 'versione') {
    return { name: 'versione', type: format.versione, removable: false, repeatable: false };
  }
  if (segments.length === 1 && first === 'sistema_emittente') {
    return { name: 'SistemaEmittente', type: format.sistemaEmittente, removable: true, repeatable: false };
  }
  let block = format.block;
  let place: GrammarPlace | undefined;
  for (const segment of segments) {
    if (place?.repeatable === true && /^(?:0|[1-9][0-9]*)$/.test(segment)) continue;
    if (place !== undefined) {
      if (place.type.kind !== 'block') return undefined;
      block = place.type;
    }
    const element = elementsOf(block).find((candidate) => candidate.json === segment);
    if (element === undefined) return undefined;
    place = {
      name: element.name,
      type: element.type,
      // The alternatives of a choice look optional, but the schema requires one of them.
      removable: block.content.includes(element) && element.occurs.min === 0,
      repeatable: element.occurs.max > 1,
    };
  }
  return place;
}
