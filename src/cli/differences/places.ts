/** Describes positions in an invoice: official number, XML names, value. */
import { allFields, type Field, type FormatKind, pointerKey, pointerKeys } from '../../model/index.ts';

const byPath = new Map<FormatKind, ReadonlyMap<string, Field>>();

/** The fields of a format by JSON Pointer without list indexes. */
function fieldsOf(kind: FormatKind): ReadonlyMap<string, Field> {
  let fields = byPath.get(kind);
  if (fields === undefined) {
    fields = new Map(
      allFields(kind).map((field) => [`/${field.jsonPath.replaceAll('[]', '').replaceAll('.', '/')}`, field]),
    );
    byPath.set(kind, fields);
  }
  return fields;
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

/** List indexes in a path. */
const POSITIONS = /\/[0-9]+(?![^/])/g;

/** An invoice, with lookups by JSON Pointer. */
export class LineNames {
  readonly #root: Readonly<Record<string, unknown>>;
  readonly #kind: FormatKind;

  constructor(invoice: object) {
    this.#root = invoice as Readonly<Record<string, unknown>>;
    this.#kind = this.#root['versione'] === 'FSM10' ? 'simplified' : 'ordinary';
  }

  /** The field at a pointer; undefined if unknown to the grammar. */
  field(pointer: string): Field | undefined {
    return fieldsOf(this.#kind).get(pointer.replace(POSITIONS, ''));
  }

  /** The XML name with the position of a list item; the JSON key for a field unknown to the grammar. */
  name(pointer: string): string {
    const at = pointer.lastIndexOf('/');
    const last = pointer.slice(at + 1);
    const isItem = /^[0-9]+$/.test(last);
    const parent = isItem ? pointer.slice(0, at) : pointer;
    const name = this.field(parent)?.name ?? pointerKey(parent.split('/').at(-1) ?? '');
    return isItem ? `${name}[${Number(last) + 1}]` : name;
  }

  /** The path of XML names to a block, without the header and a single body. */
  way(pointer: string): string {
    const steps = pointer.split('/').slice(1);
    const names: string[] = [];
    for (const [at, step] of steps.entries()) {
      if (/^[0-9]+$/.test(step)) continue;
      const repeats = /^[0-9]+$/.test(steps[at + 1] ?? '');
      const own = `/${steps.slice(0, at + (repeats ? 2 : 1)).join('/')}`;
      if (at > 0 || steps.length <= 2 || this.#bodies > 1) names.push(this.name(own));
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
    if (!/\/[0-9]+$/.test(pointer)) return null;
    const item = this.at(pointer);
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
