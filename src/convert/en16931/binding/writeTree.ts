/** Writes the model as the elements of a syntax, in the order of its binding. */
import { escapeAttribute, escapeText } from '../../../xml/writeEscapes.ts';
import type { Binding, Scope, WriteContext } from './binding.ts';
import { type Path, type Prepared, type PreparedAttribute, prepared } from './prepared.ts';

interface Scopes {
  readonly own: Scope;
  readonly outer: Scope;
  readonly root: Scope;
}

export class TreeWriter {
  readonly #context: WriteContext;
  readonly #once = new Set<Prepared>();
  #text = '';

  constructor(context: WriteContext) {
    this.#context = context;
  }

  /** Returns the elements of the root, with their indentation. */
  write(binding: Binding, model: Scope): string {
    this.#children(prepared(binding), { own: model, outer: model, root: model }, '  ');
    return this.#text;
  }

  /** Writes the children; returns true if anything but constants was written. */
  #children({ children }: Prepared, scopes: Scopes, indent: string): boolean {
    let written = false;
    for (const child of children) if (this.#each(child, scopes, indent)) written = true;
    return written;
  }

  #each(node: Prepared, scopes: Scopes, indent: string): boolean {
    const { key, binding } = node;
    const { own, root } = scopes;
    if (binding.shape !== undefined)
      return this.#items(node, binding.shape.write(own, this.#context), scopes, indent);
    if (key === null) return this.#element(node, scopes, indent);
    const found = at(key, scopes);
    if (binding.many === true)
      return Array.isArray(found) && this.#items(node, found as readonly Scope[], scopes, indent);
    if (typeof found !== 'object' || found === null)
      return binding.always === true && this.#empty(node, indent);
    return this.#element(node, { own: found as Scope, outer: own, root }, indent);
  }

  /** Writes all items; returns true if any of them was written. */
  #items(node: Prepared, items: readonly Scope[], { own: outer, root }: Scopes, indent: string): boolean {
    let written = false;
    for (const own of items) if (this.#element(node, { own, outer, root }, indent)) written = true;
    return written;
  }

  #element(node: Prepared, scopes: Scopes, indent: string): boolean {
    const { binding, needs, unless, text, constant } = node;
    const { name } = binding;
    if (needs !== null && at(needs, scopes) === undefined) return false;
    if (unless !== null && at(unless, scopes) !== undefined) return false;
    if (constant !== null) {
      this.#text += constant(indent);
      return false;
    }
    if (text !== null) {
      const value = this.#valueOf(node, scopes);
      if (value === undefined || this.#once.has(node)) return false;
      if (binding.once === true) this.#once.add(node);
      this.#text += `${indent}<${name}${this.#attributes(node.attributes, scopes)}>${escapeText(value)}</${name}>\n`;
      return true;
    }
    const before = this.#text;
    this.#text = `${before}${indent}<${name}${this.#attributes(node.attributes, scopes)}>\n`;
    if (!this.#children(node, scopes, `${indent}  `)) {
      this.#text = before;
      return binding.always === true && this.#empty(node, indent);
    }
    this.#text += `${indent}</${name}>\n`;
    return true;
  }

  #empty({ binding: { name } }: Prepared, indent: string): boolean {
    this.#text += `${indent}<${name}/>\n`;
    return true;
  }

  #valueOf({ text, binding: { form, codes, writeIf } }: Prepared, scopes: Scopes): string | undefined {
    const value = text === null ? undefined : at(text, scopes);
    if (typeof value !== 'string' || value === '') return undefined;
    if (writeIf !== undefined && !writeIf(value)) return undefined;
    if (form === 'date102') return value.replaceAll('-', '');
    return codes?.[value] ?? value;
  }

  #attributes(attributes: readonly PreparedAttribute[], scopes: Scopes): string {
    let written = '';
    for (const { name, text, fixed, currency } of attributes) {
      const value =
        text !== null
          ? at(text, scopes)
          : (fixed ?? (currency === 'tax' ? this.#context.taxCurrency : this.#context.currency));
      if (typeof value === 'string' && value !== '') written += ` ${name}="${escapeAttribute(value)}"`;
    }
    return written;
  }
}

/** The value at a path of a scope. */
function at({ from, steps }: Path, { own, outer, root }: Scopes): unknown {
  let value: unknown = from === 'root' ? root : from === 'outer' ? outer : own;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Scope)[step];
  }
  return value;
}
