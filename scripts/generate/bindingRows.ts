/** The rows of a binding table: each place of a syntax with its term. */
import type { Binding } from '../../src/convert/en16931/binding/binding.ts';
import { type Term, termAt } from '../../src/convert/en16931/index.ts';

export interface BindingRow {
  /** Path in the model. */
  readonly path: string;
  readonly term: Term | null;
  /** Path in the syntax, without the root. */
  readonly place: string;
  /** The constant that distinguishes elements of the same name: `cbc:DocumentTypeCode = 130`. */
  readonly condition: string | null;
}

interface Around {
  readonly own: string;
  readonly outer: string;
  readonly place: string;
  readonly condition: string | null;
  /** Paths of the items of a shape. */
  readonly shaped: Readonly<Record<string, string>> | null;
}

export function bindingRows(binding: Binding): readonly BindingRow[] {
  const start: Around = { own: '', outer: '', place: '', condition: null, shaped: null };
  return (binding.children ?? []).flatMap((child) => rowsOf(child, start));
}

function rowsOf(binding: Binding, around: Around): readonly BindingRow[] {
  const place = around.place === '' ? binding.name : `${around.place}/${binding.name}`;
  const own = scopeOf(binding, around);
  const condition = conditionOf(binding) ?? around.condition;
  const shaped = binding.shape?.terms ?? around.shaped;
  const outer = binding.key === undefined ? around.outer : around.own;
  const inner: Around = { own, outer, place, condition, shaped };
  const rows: BindingRow[] = [];
  const add = (text: string, at: string): void => {
    if (binding.silent === true) return;
    const path = resolved(text, inner);
    rows.push({ path, term: termAt(path) ?? null, place: at, condition });
  };
  if (binding.text !== undefined) add(binding.text, place);
  for (const { name, text } of binding.attributes ?? [])
    if (text !== undefined) add(text, `${place}/@${name}`);
  return [...rows, ...(binding.children ?? []).flatMap((child) => rowsOf(child, inner))];
}

function scopeOf({ key, many }: Binding, around: Around): string {
  if (key === undefined) return around.own;
  const path = resolved(key, around);
  return many === true ? `${path}[]` : path;
}

function resolved(path: string, { own, outer, shaped }: Around): string {
  if (path.startsWith('/')) return path.slice(1);
  const base = path.startsWith('^') ? outer : own;
  const plain = path.replace(/^\^/, '');
  if (shaped !== null && own === '') {
    const [first = '', ...rest] = plain.split('.');
    return [shaped[first] ?? first, ...rest].join('.');
  }
  return base === '' ? plain : `${base}.${plain}`;
}

/** The constants among the children, which say when an element has these terms. */
function conditionOf({ children = [], attributes = [] }: Binding): string | null {
  const constants = children.flatMap((child) => {
    if (child.fixed !== undefined) return [`${child.name} = ${child.fixed}`];
    const [only] = child.children ?? [];
    return child.children?.length === 1 && only?.fixed !== undefined
      ? [`${child.name}/${only.name} = ${only.fixed}`]
      : [];
  });
  const fixed = attributes.flatMap(({ name, fixed: value }) =>
    value === undefined ? [] : [`@${name} = ${value}`],
  );
  return [...constants, ...fixed][0] ?? null;
}
