/** Where a problem stands in the grammar: what remedies need to know beyond the problem itself. */
import { formats, ordinary, simplified } from '../model/formats.ts';
import { type Block, type Element, elementsOf, type Format } from '../model/grammar.ts';
import type { SimpleType } from '../model/lexical.ts';
import type { FileKind } from '../model/problem.ts';

/** An element or root attribute of the JSON form, as the grammar declares it. */
export interface GrammarPlace {
  /** Name in XML. */
  readonly name: string;
  readonly type: Element['type'];
  /** Whether the schema still holds when it is left out. */
  readonly removable: boolean;
  readonly repeatable: boolean;
}

/** The grammar's place of a JSON Pointer; `undefined` when the pointer leaves the grammar. */
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
      // What stands in a choice is optional to look at and required to the schema.
      removable: block.content.includes(element) && element.occurs.min === 0,
      repeatable: element.occurs.max > 1,
    };
  }
  return place;
}

/**
 * The blocks in which an element of this name does exist, each with the block around it, because many
 * blocks share a name: "CedentePrestatore/DatiAnagrafici".
 */
export function homesOf(format: Format, name: string, form: 'xml' | 'json'): readonly string[] {
  let all = homes[form].get(format);
  if (all === undefined) {
    all = homesIn(format, form);
    homes[form].set(format, all);
  }
  return all.get(name) ?? [];
}

const homes = { xml: new WeakMap<Format, Homes>(), json: new WeakMap<Format, Homes>() };

type Homes = ReadonlyMap<string, readonly string[]>;

function homesIn(format: Format, form: 'xml' | 'json'): Homes {
  const found = new Map<string, string[]>();
  const visit = (block: Block, path: readonly string[]): void => {
    const home = path.slice(-2).join('/') || format.root;
    for (const element of elementsOf(block)) {
      const own = form === 'json' ? element.json : element.name;
      const known = found.get(own) ?? [];
      if (!known.includes(home)) found.set(own, [...known, home]);
      if (element.type.kind === 'block') visit(element.type, [...path, own]);
    }
  };
  visit(format.block, []);
  return found;
}

let types: ReadonlyMap<string, SimpleType> | undefined;

/** The simple type of this name, as problems give it in `params.type`. */
export function typeNamed(name: string): SimpleType | undefined {
  types ??= simpleTypes();
  return types.get(name);
}

/** Every simple type that an element or root attribute of the formats has, by name. */
export function simpleTypes(): ReadonlyMap<string, SimpleType> {
  const found = new Map<string, SimpleType>();
  const visit = (type: Element['type']): void => {
    if (type.kind === 'block') for (const element of elementsOf(type)) visit(element.type);
    else found.set(type.name, type);
  };
  for (const format of formats) {
    visit(format.versione);
    visit(format.sistemaEmittente);
    visit(format.block);
  }
  return found;
}

/** How far into a file the root element or the key `namespace` is looked for. */
const ROOT_REACH = 4096;

/** The format to which a file's paths belong; a file of no known kind is told by its root. */
export function formatOf(kind: FileKind | null, text: string | undefined): Format {
  if (kind === 'FSM10') return simplified;
  if (kind !== null || text === undefined) return ordinary;
  const head = text.slice(0, ROOT_REACH);
  return head.includes(simplified.root) || head.includes(simplified.namespace) ? simplified : ordinary;
}
