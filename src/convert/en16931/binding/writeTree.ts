/** Writes the model as the elements of a syntax, in the order of its binding. */
import { escapeAttribute, escapeText } from '../../../xml/writeEscapes.ts';
import type { AttributeBinding, Binding, Scope, WriteContext } from './binding.ts';

interface Scopes {
  readonly own: Scope;
  readonly outer: Scope;
  readonly root: Scope;
}

export class TreeWriter {
  readonly #context: WriteContext;
  readonly #parts: string[] = [];
  readonly #once = new Set<Binding>();

  constructor(context: WriteContext) {
    this.#context = context;
  }

  /** Returns the elements of the root, with their indentation. */
  write(binding: Binding, model: Scope): string {
    this.#children(binding, { own: model, outer: model, root: model }, 1);
    return this.#parts.join('');
  }

  /** True if anything but constants was written. */
  #children(binding: Binding, scopes: Scopes, depth: number): boolean {
    let written = false;
    for (const child of binding.children ?? []) if (this.#each(child, scopes, depth)) written = true;
    return written;
  }

  #each(binding: Binding, scopes: Scopes, depth: number): boolean {
    const { shape, key, many } = binding;
    const { root } = scopes;
    if (shape !== undefined) {
      const items = shape.write(scopes.own, this.#context);
      return any(items, (own) => this.#element(binding, { own, outer: scopes.own, root }, depth));
    }
    if (key === undefined) return this.#element(binding, scopes, depth);
    const found = at(key, scopes);
    if (many === true) {
      const items = Array.isArray(found) ? (found as readonly Scope[]) : [];
      return any(items, (own) => this.#element(binding, { own, outer: scopes.own, root }, depth));
    }
    if (typeof found !== 'object' || found === null)
      return binding.always === true && this.#empty(binding, depth);
    return this.#element(binding, { own: found as Scope, outer: scopes.own, root }, depth);
  }

  #element(binding: Binding, scopes: Scopes, depth: number): boolean {
    const { name, needs, unless, fixed } = binding;
    if (needs !== undefined && at(needs, scopes) === undefined) return false;
    if (unless !== undefined && at(unless, scopes) !== undefined) return false;
    const indent = '  '.repeat(depth);
    if (fixed !== undefined) {
      this.#parts.push(`${indent}<${name}>${escapeText(fixed)}</${name}>\n`);
      return false;
    }
    if (isConstant(binding)) {
      this.#parts.push(`${indent}<${name}>\n`);
      this.#children(binding, scopes, depth + 1);
      this.#parts.push(`${indent}</${name}>\n`);
      return false;
    }
    const text = this.#textOf(binding, scopes);
    const attributes = this.#attributes(binding.attributes ?? [], scopes);
    if (binding.text !== undefined) {
      if (text === undefined || this.#once.has(binding)) return false;
      if (binding.once === true) this.#once.add(binding);
      this.#parts.push(`${indent}<${name}${attributes}>${escapeText(text)}</${name}>\n`);
      return true;
    }
    const mark = this.#parts.length;
    this.#parts.push(`${indent}<${name}${attributes}>\n`);
    if (!this.#children(binding, scopes, depth + 1)) {
      this.#parts.length = mark;
      return binding.always === true && this.#empty(binding, depth);
    }
    this.#parts.push(`${indent}</${name}>\n`);
    return true;
  }

  #empty({ name }: Binding, depth: number): boolean {
    this.#parts.push(`${'  '.repeat(depth)}<${name}/>\n`);
    return true;
  }

  #textOf({ text, form, codes, writeIf }: Binding, scopes: Scopes): string | undefined {
    if (text === undefined) return undefined;
    const value = at(text, scopes);
    if (typeof value !== 'string' || value === '') return undefined;
    if (writeIf !== undefined && !writeIf(value)) return undefined;
    if (form === 'date102') return value.replaceAll('-', '');
    return codes?.[value] ?? value;
  }

  #attributes(attributes: readonly AttributeBinding[], scopes: Scopes): string {
    let written = '';
    for (const { name, text, fixed, currency } of attributes) {
      const value =
        text !== undefined
          ? at(text, scopes)
          : (fixed ?? (currency === 'tax' ? this.#context.taxCurrency : this.#context.currency));
      if (typeof value === 'string' && value !== '') written += ` ${name}="${escapeAttribute(value)}"`;
    }
    return written;
  }
}

/** True for an element of constants alone, which is written beside content but is none. */
function isConstant({ fixed, text, children, always }: Binding): boolean {
  if (fixed !== undefined) return true;
  if (text !== undefined || always === true || children === undefined) return false;
  return children.length > 0 && children.every(isConstant);
}

/** True if any call is true; all are made. */
function any<T>(items: readonly T[], write: (item: T) => boolean): boolean {
  let written = false;
  for (const item of items) if (write(item)) written = true;
  return written;
}

/** The value at a path of a scope. */
function at(path: string, { own, outer, root }: Scopes): unknown {
  const from = path.startsWith('/') ? root : path.startsWith('^') ? outer : own;
  let value: unknown = from;
  for (const step of path.replace(/^[/^]/, '').split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Scope)[step];
  }
  return value;
}
