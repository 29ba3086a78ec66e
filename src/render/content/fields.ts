/**
 * A block of the invoice, read for display. Taking a field marks it as shown; the remaining fields are in
 * {@link Fields.rest}, so that no field can be missed.
 */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';
import { isAbsent, isMembers, type Members } from '../../model/jsonValue.ts';
import { labelOf } from '../../model/labels/labelOf.ts';
import { visible } from '../../model/visible.ts';
import type { Entry } from './content.ts';
import { isMoney, type Look, shownText, valueText } from './values.ts';

/** Maximum length of values that are not in the grammar (invalid JSON). */
const LONGEST_UNKNOWN = 500;

/** Separates the labels of nested blocks. */
const INSIDE = ' › ';

/** A field of a block. */
interface Field {
  readonly element: Element;
  /** Its bit in the set of fields that are shown. */
  readonly bit: number;
}

/** Cached fields of a block, because they are needed for every block of every line. */
interface Layout {
  readonly fields: readonly Field[];
  readonly byName: ReadonlyMap<string, Field>;
  readonly jsonNames: ReadonlySet<string>;
}

/** Bits of a number. The largest block has 21 fields. */
const MAX_FIELDS = 31;

const layouts = new WeakMap<Block, Layout>();

function layoutOf(block: Block): Layout {
  let layout = layouts.get(block);
  if (layout === undefined) {
    const elements = elementsOf(block);
    if (elements.length > MAX_FIELDS) throw new Error(`${block.name} has more than ${MAX_FIELDS} fields`);
    const fields = elements.map((element, index): Field => ({ element, bit: 1 << index }));
    layout = {
      fields,
      byName: new Map(fields.map((field) => [field.element.name, field])),
      jsonNames: new Set(elements.map(({ json }) => json)),
    };
    layouts.set(block, layout);
  }
  return layout;
}

function fieldNamed(block: Block, name: string): Field | undefined {
  return layoutOf(block).byName.get(name);
}

export class Fields {
  readonly #members: Members;
  /** The fields that are shown, a bit for each: a lotto has 100,000 blocks, and sets take most of their time. */
  #shown = 0;
  /** Names outside the grammar that are shown. */
  #shownOthers: Set<string> | undefined;
  #children: Map<string, readonly Fields[]> | undefined;

  constructor(
    readonly block: Block,
    members: Members,
    readonly look: Look,
  ) {
    this.#members = members;
  }

  /** The value as text; empty if absent. Amounts have no currency, which the table states. */
  text(name: string): string {
    const field = fieldNamed(this.block, name);
    if (field === undefined) return '';
    this.#shown |= field.bit;
    const value = this.#memberOf(field.element);
    if (!Array.isArray(value)) return isPresent(value) ? valueText(field.element, value, this.look) : '';
    return this.#textsOf(field.element).join(', ');
  }

  /** A code without its label. */
  code(name: string): string {
    const field = fieldNamed(this.block, name);
    if (field === undefined) return '';
    const { element, bit } = field;
    this.#shown |= bit;
    const code = this.raw(name);
    return shownText(code === '' && this.#values(element).length > 0 ? (element.default ?? '') : code);
  }

  /** The values of a repeated field. */
  texts(name: string): readonly string[] {
    const field = fieldNamed(this.block, name);
    if (field === undefined) return [];
    this.#shown |= field.bit;
    return this.#textsOf(field.element);
  }

  #textsOf(element: Element): readonly string[] {
    return this.#values(element)
      .map((value) => valueText(element, value, this.look))
      .filter((text) => text !== '');
  }

  /** The value in the file, for arithmetic and comparison; it is not marked as shown. */
  raw(name: string): string {
    const field = fieldNamed(this.block, name);
    const value = field === undefined ? undefined : this.#values(field.element)[0];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  /** The field with its label, amounts with currency; none if absent. */
  entry(name: string): readonly Entry[] {
    const field = fieldNamed(this.block, name);
    return field === undefined ? [] : this.#entryOf(field);
  }

  child(name: string): Fields | undefined {
    return this.children(name)[0];
  }

  /** The blocks with a name; each is read once. */
  children(name: string): readonly Fields[] {
    const field = fieldNamed(this.block, name);
    return field === undefined ? [] : this.#childrenOf(field.element);
  }

  /** An empty block in place of an absent one, so that its siblings can be shown. */
  empty(name: string): readonly Fields[] {
    const type = fieldNamed(this.block, name)?.element.type;
    return type?.kind === 'block' ? [new Fields(type, {}, this.look)] : [];
  }

  /** The same block with no field marked as shown. */
  afresh(look: Look): Fields {
    return new Fields(this.block, this.#members, look);
  }

  /** Takes all remaining fields in official order, including nested blocks. */
  rest({ nested = false }: { readonly nested?: boolean } = {}): readonly Entry[] {
    return this.#rest(nested, () => '');
  }

  /** @param prefix Called for fields that are left, which are few. */
  #rest(nested: boolean, prefix: () => string): readonly Entry[] {
    const { fields, jsonNames } = layoutOf(this.block);
    const entries: Entry[] = [];
    for (const field of fields) {
      if (!Object.hasOwn(this.#members, field.element.json)) continue;
      for (const entry of this.#restOf(field, nested, prefix)) entries.push(entry);
    }
    for (const name of Object.keys(this.#members)) {
      if (jsonNames.has(name)) continue;
      const value = this.#members[name];
      if (this.#shownOthers?.has(name) === true || isAbsent(value)) continue;
      this.#shownOthers ??= new Set();
      this.#shownOthers.add(name);
      entries.push({ label: visible(name), value: unknownText(value) });
    }
    return entries;
  }

  #restOf(field: Field, nested: boolean, prefix: () => string): readonly Entry[] {
    const { element } = field;
    if (element.type.kind === 'block') {
      const label = (): string => `${prefix()}${labelOf(this.block, element, this.look.language)}`;
      const inner = nested ? () => `${label()}${INSIDE}` : () => '';
      return [
        ...this.#strays(field).map((value) => ({ label: label(), value: unknownText(value) })),
        ...this.#childrenOf(element).flatMap((child) => child.#rest(nested, inner)),
      ];
    }
    if ((this.#shown & field.bit) !== 0) return NONE;
    return this.#entryOf(field).map(({ label, value }) => ({ label: `${prefix()}${label}`, value }));
  }

  /** Returns the values found in place of a block. */
  #strays({ element, bit }: Field): readonly unknown[] {
    if ((this.#shown & bit) !== 0) return NONE;
    this.#shown |= bit;
    return this.#values(element).filter((value) => !isMembers(value));
  }

  #entryOf({ element, bit }: Field): readonly Entry[] {
    this.#shown |= bit;
    const { look } = this;
    const label = labelOf(this.block, element, look.language);
    const values = this.#textsOf(element);
    if (values.length === 0) return NONE;
    const shown = isMoney(element) ? values.map((value) => look.money(value, element)) : values;
    return [{ label, value: shown.join(', ') }];
  }

  #childrenOf(element: Element): readonly Fields[] {
    const { type } = element;
    if (type.kind !== 'block') return [];
    let children = this.#children?.get(element.json);
    if (children === undefined) {
      const members = this.#values(element).filter(isMembers);
      // An absent block is not requested often enough to be cached.
      if (members.length === 0) return NONE;
      children = members.map((one) => new Fields(type, one, this.look));
      this.#children ??= new Map();
      this.#children.set(element.json, children);
    }
    return children;
  }

  #values(element: Element): readonly unknown[] {
    const value = this.#memberOf(element);
    if (Array.isArray(value))
      return value.includes(undefined) || value.includes(null) ? value.filter(isPresent) : value;
    return isPresent(value) ? [value] : NONE;
  }

  #memberOf({ json }: Element): unknown {
    return Object.hasOwn(this.#members, json) ? this.#members[json] : undefined;
  }
}

const NONE: readonly never[] = [];

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The text for values that are not in the grammar; for nested values, only their presence is shown. */
function unknownText(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object') return '{…}';
  const text = shownText(String(value));
  return text.length > LONGEST_UNKNOWN ? `${text.slice(0, LONGEST_UNKNOWN)}…` : text;
}
