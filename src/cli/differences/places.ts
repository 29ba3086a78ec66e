/** Describes positions in an invoice: official number, XML names, value. */
import { allFields, type Field, type FormatKind, pointerKey, pointerKeys } from '../../model/index.ts';

/** A field with those below it, by JSON name; the root has no field. */
interface Place {
  field: Field | undefined;
  readonly below: Map<string, Place>;
}

const roots = new Map<FormatKind, Place>();

function rootOf(kind: FormatKind): Place {
  let root = roots.get(kind);
  if (root === undefined) {
    root = { field: undefined, below: new Map() };
    for (const field of allFields(kind)) {
      let place = root;
      for (const step of field.jsonPath.replaceAll('[]', '').split('.')) place = placeIn(place, step);
      place.field = field;
    }
    roots.set(kind, root);
  }
  return root;
}

function placeIn({ below }: Place, step: string): Place {
  let place = below.get(step);
  if (place === undefined) {
    place = { field: undefined, below: new Map() };
    below.set(step, place);
  }
  return place;
}

/** The fields that name a list item; the first one present is used. */
const NAMES = [
  'descrizione',
  'aliquota_iva',
  'id_documento',
  'numero_ddt',
  'nome_attachment',
  'data_scadenza_pagamento',
  'condizioni_pagamento',
  'tipo_cassa',
  'tipo_ritenuta',
  'tipo_dato',
  'codice_valore',
  'tipo',
] as const;

/** A list index in a path. */
const INDEX = /^[0-9]+$/;

function lastStep(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** The number of steps in a pointer. */
function depthOf(pointer: string): number {
  let depth = 0;
  for (let at = pointer.indexOf('/'); at !== -1; at = pointer.indexOf('/', at + 1)) depth += 1;
  return depth;
}

/** A list with the path of XML names to it. */
interface List {
  readonly pointer: string;
  readonly way: string;
  readonly items: unknown;
}

/** A value in an invoice. */
export interface Spot {
  /** Undefined if unknown to the grammar. */
  readonly field: Field | undefined;
  /** The XML name with the position of a list item; the JSON key for a field unknown to the grammar. */
  readonly name: string;
  readonly key: string;
  readonly place: Place | undefined;
}

/** A member of a block, or an item of a list. */
export function spotBelow({ place, key }: Spot, below: string): Spot {
  if (INDEX.test(below)) {
    return {
      place,
      field: place?.field,
      key: below,
      name: `${place?.field?.name ?? key}[${Number(below) + 1}]`,
    };
  }
  const own = place?.below.get(below);
  return { place: own, field: own?.field, key: below, name: own?.field?.name ?? below };
}

/** An invoice, with lookups by JSON Pointer. */
export class LineNames {
  readonly #root: Readonly<Record<string, unknown>>;
  readonly #start: Spot;
  /** The last lookups by depth, and the last list: differences follow each other in the order of the fields. */
  readonly #last: { pointer: string; found: Spot }[] = [];
  #list: List = { pointer: '', way: '', items: undefined };

  constructor(invoice: object) {
    this.#root = invoice as Readonly<Record<string, unknown>>;
    const place = rootOf(this.#root['versione'] === 'FSM10' ? 'simplified' : 'ordinary');
    this.#start = { place, field: undefined, key: '', name: '' };
  }

  spot(pointer: string): Spot {
    return this.#find(pointer, depthOf(pointer));
  }

  #find(pointer: string, depth: number): Spot {
    if (depth === 0) return this.#start;
    const last = this.#last[depth];
    if (last?.pointer === pointer) return last.found;
    const at = pointer.lastIndexOf('/');
    const found = spotBelow(this.#find(pointer.slice(0, at), depth - 1), pointerKey(pointer.slice(at + 1)));
    this.#last[depth] = { pointer, found };
    return found;
  }

  /** The path of XML names to a block, without the header and a single body. */
  way(pointer: string): string {
    const list = this.#listOf(pointer);
    return list === null ? this.#wayTo(pointer) : `${list.way}[${Number(lastStep(pointer)) + 1}]`;
  }

  /** The list of an item; null for anything but a list's item. */
  #listOf(item: string): List | null {
    const at = item.lastIndexOf('/');
    if (at <= 0 || !INDEX.test(item.slice(at + 1))) return null;
    const pointer = item.slice(0, at);
    if (pointer === this.#list.pointer) return this.#list;
    if (INDEX.test(lastStep(pointer))) return null;
    const way = this.#wayTo(item);
    this.#list = { pointer, way: way.slice(0, way.lastIndexOf('[')), items: this.at(pointer) };
    return this.#list;
  }

  #wayTo(pointer: string): string {
    const steps = pointer.split('/').slice(1);
    const names: string[] = [];
    for (const [at, step] of steps.entries()) {
      if (INDEX.test(step)) continue;
      const repeats = INDEX.test(steps[at + 1] ?? '');
      const own = `/${steps.slice(0, at + (repeats ? 2 : 1)).join('/')}`;
      if (at > 0 || steps.length <= 2 || this.#bodies > 1) names.push(this.spot(own).name);
    }
    const [first = '', ...rest] = names;
    const passed = first === 'FatturaElettronicaHeader' && rest.length > 0;
    return (passed ? rest : names).join('/');
  }

  get #bodies(): number {
    const bodies = this.#root['fattura_elettronica_body'];
    return Array.isArray(bodies) ? bodies.length : 0;
  }

  /** The text that identifies a list item, such as the description of a line; null without one. */
  title(pointer: string): string | null {
    const step = lastStep(pointer);
    if (!INDEX.test(step)) return null;
    const items = this.#listOf(pointer)?.items;
    const item = Array.isArray(items) ? (items[Number(step)] as unknown) : this.at(pointer);
    if (typeof item !== 'object' || item === null) return null;
    const members = item as Readonly<Record<string, unknown>>;
    const found = NAMES.map((name) => members[name]).find((value) => typeof value === 'string');
    return typeof found === 'string' ? found : this.#number(members);
  }

  /** The number of an invoice in a lotto. */
  #number(body: Readonly<Record<string, unknown>>): string | null {
    const { dati_generali: general } = body as {
      readonly dati_generali?: { readonly dati_generali_documento?: { readonly numero?: unknown } };
    };
    const number = general?.dati_generali_documento?.numero;
    return typeof number === 'string' ? number : null;
  }

  at(pointer: string): unknown {
    return pointerKeys(pointer).reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      this.#root,
    );
  }
}
