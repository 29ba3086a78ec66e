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

/** Cached elements of a block, because they are needed for every block of every line. */
interface Layout {
  readonly elements: readonly Element[];
  readonly byName: ReadonlyMap<string, Element>;
  readonly jsonNames: ReadonlySet<string>;
}

const layouts = new WeakMap<Block, Layout>();

function layoutOf(block: Block): Layout {
  let layout = layouts.get(block);
  if (layout === undefined) {
    const elements = elementsOf(block);
    layout = {
      elements,
      byName: new Map(elements.map((element) => [element.name, element])),
      jsonNames: new Set(elements.map(({ json }) => json)),
    };
    layouts.set(block, layout);
  }
  return layout;
}

function elementNamed(block: Block, name: string): Element | undefined {
  return layoutOf(block).byName.get(name);
}

export class Fields {
  readonly #members: Members;
  readonly #shown = new Set<string>();
  readonly #children = new Map<string, readonly Fields[]>();

  constructor(
    readonly block: Block,
    members: Members,
    readonly look: Look,
  ) {
    this.#members = members;
  }

  /** The value as text; empty if absent. Amounts have no currency, which the table states. */
  text(name: string): string {
    const texts = this.texts(name);
    return texts.length > 1 ? texts.join(', ') : (texts[0] ?? '');
  }

  /** A code without its label. */
  code(name: string): string {
    const element = elementNamed(this.block, name);
    if (element === undefined) return '';
    this.#shown.add(element.json);
    const code = this.raw(name);
    return shownText(code === '' && this.#values(element).length > 0 ? (element.default ?? '') : code);
  }

  /** The values of a repeated field. */
  texts(name: string): readonly string[] {
    const element = elementNamed(this.block, name);
    if (element === undefined) return [];
    this.#shown.add(element.json);
    return this.#values(element).flatMap((value) => nonEmpty(valueText(element, value, this.look)));
  }

  /** The value in the file, for arithmetic and comparison; it is not marked as shown. */
  raw(name: string): string {
    const element = elementNamed(this.block, name);
    const value = element === undefined ? undefined : this.#values(element)[0];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  /** The field with its label, amounts with currency; none if absent. */
  entry(name: string): readonly Entry[] {
    const element = elementNamed(this.block, name);
    return element === undefined ? [] : this.#entryOf(element);
  }

  child(name: string): Fields | undefined {
    return this.children(name)[0];
  }

  /** The blocks with a name; each is read once. */
  children(name: string): readonly Fields[] {
    const element = elementNamed(this.block, name);
    return element === undefined ? [] : this.#childrenOf(element);
  }

  /** An empty block in place of an absent one, so that its siblings can be shown. */
  empty(name: string): readonly Fields[] {
    const type = elementNamed(this.block, name)?.type;
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
    const { elements, jsonNames } = layoutOf(this.block);
    const entries: Entry[] = [];
    for (const element of elements) {
      if (!Object.hasOwn(this.#members, element.json)) continue;
      for (const entry of this.#restOf(element, nested, prefix)) entries.push(entry);
    }
    for (const name of Object.keys(this.#members)) {
      const value = this.#members[name];
      if (jsonNames.has(name) || this.#shown.has(name) || isAbsent(value)) continue;
      this.#shown.add(name);
      entries.push({ label: visible(name), value: unknownText(value) });
    }
    return entries;
  }

  #restOf(element: Element, nested: boolean, prefix: () => string): readonly Entry[] {
    if (element.type.kind === 'block') {
      const label = (): string => `${prefix()}${labelOf(this.block, element, this.look.language)}`;
      const inner = nested ? () => `${label()}${INSIDE}` : () => '';
      return [
        ...this.#strays(element).map((value) => ({ label: label(), value: unknownText(value) })),
        ...this.#childrenOf(element).flatMap((child) => child.#rest(nested, inner)),
      ];
    }
    if (this.#shown.has(element.json)) return [];
    return this.#entryOf(element).map((entry) => ({ ...entry, label: `${prefix()}${entry.label}` }));
  }

  /** Returns the values found in place of a block. */
  #strays(element: Element): readonly unknown[] {
    if (this.#shown.has(element.json)) return [];
    this.#shown.add(element.json);
    return this.#values(element).filter((value) => !isMembers(value));
  }

  #entryOf(element: Element): readonly Entry[] {
    this.#shown.add(element.json);
    const { look } = this;
    const label = labelOf(this.block, element, look.language);
    const values = this.#values(element).flatMap((value) => nonEmpty(valueText(element, value, look)));
    if (values.length === 0) return [];
    const shown = isMoney(element) ? values.map((value) => look.money(value, element)) : values;
    return [{ label, value: shown.join(', ') }];
  }

  #childrenOf(element: Element): readonly Fields[] {
    const { type } = element;
    if (type.kind !== 'block') return [];
    let children = this.#children.get(element.json);
    if (children === undefined) {
      children = this.#values(element)
        .filter(isMembers)
        .map((members) => new Fields(type, members, this.look));
      this.#children.set(element.json, children);
    }
    return children;
  }

  #values(element: Element): readonly unknown[] {
    const value = Object.hasOwn(this.#members, element.json) ? this.#members[element.json] : undefined;
    if (Array.isArray(value)) return value.filter((one) => one !== undefined && one !== null);
    return value === undefined || value === null ? [] : [value];
  }
}

function nonEmpty(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** The text for values that are not in the grammar; for nested values, only their presence is shown. */
function unknownText(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object') return '{…}';
  const text = shownText(String(value));
  return text.length > LONGEST_UNKNOWN ? `${text.slice(0, LONGEST_UNKNOWN)}…` : text;
}
