/** Bindings as readers and writers use them: paths in steps, children by name. Prepared once for each binding. */
import { escapeText } from '../../../xml/writeEscapes.ts';
import { appended } from '../model/appended.ts';
import type { AttributeBinding, Binding } from './binding.ts';

/** A path of the model and the scope in which it begins. */
export interface Path {
  readonly from: 'own' | 'outer' | 'root';
  readonly steps: readonly string[];
}

export interface PreparedAttribute extends Omit<AttributeBinding, 'text'> {
  readonly text: Path | null;
}

export interface Prepared {
  readonly binding: Binding;
  readonly key: Path | null;
  readonly text: Path | null;
  readonly needs: Path | null;
  readonly unless: Path | null;
  readonly attributes: readonly PreparedAttribute[];
  readonly children: readonly Prepared[];
  readonly byName: ReadonlyMap<string, readonly Prepared[]>;
  /**
   * Writes an element that consists of constants only, which does not count as content; null for any other element.
   */
  readonly constant: ((indent: string) => string) | null;
}

const known = new WeakMap<Binding, Prepared>();

export function prepared(binding: Binding): Prepared {
  const found = known.get(binding);
  if (found !== undefined) return found;
  const children = (binding.children ?? []).map(prepared);
  const byName = new Map<string, Prepared[]>();
  for (const child of children)
    byName.set(child.binding.name, appended(byName.get(child.binding.name), child));
  const { key, text, needs, unless, attributes = [] } = binding;
  const made: Prepared = {
    binding,
    key: pathOf(key),
    text: pathOf(text),
    needs: pathOf(needs),
    unless: pathOf(unless),
    attributes: attributes.map((attribute) => ({ ...attribute, text: pathOf(attribute.text) })),
    children,
    byName,
    constant: constantOf(binding, children),
  };
  known.set(binding, made);
  return made;
}

function pathOf(path: string | undefined): Path | null {
  if (path === undefined) return null;
  const from = path.startsWith('/') ? 'root' : path.startsWith('^') ? 'outer' : 'own';
  return { from, steps: (from === 'own' ? path : path.slice(1)).split('.') };
}

function constantOf(
  { name, fixed, text, always, key, shape }: Binding,
  children: readonly Prepared[],
): Prepared['constant'] {
  if (fixed !== undefined) {
    const element = `<${name}>${escapeText(fixed)}</${name}>\n`;
    return (indent) => `${indent}${element}`;
  }
  if (text !== undefined || always === true || key !== undefined || shape !== undefined) return null;
  const parts = children.flatMap(({ constant }) => constant ?? []);
  if (parts.length === 0 || parts.length < children.length) return null;
  return (indent) =>
    `${indent}<${name}>\n${parts.map((part) => part(`${indent}  `)).join('')}${indent}</${name}>\n`;
}
