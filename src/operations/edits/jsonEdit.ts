/** Converts a fix to an edit of JSON text. */
import type { Format } from '../../model/grammar.ts';
import { applyWhitespace } from '../../model/lexical.ts';
import { type JsonPlace, type Span, scanJson } from '../../validate/index.ts';
import { elementToAdd, partsOf, targetOf, valueToAdd } from './addition.ts';
import type { Amendment, Edit, NoEdit, PlacedEdit } from './edit.ts';

/** Maximum nesting depth: the check has rejected deeper texts. */
const ANY_DEPTH = 10_000;

/** Returns the places of all values that fixes refer to, found in one pass over the text. */
export function jsonPlaces(text: string, fixes: readonly Amendment[]): ReadonlyMap<string, JsonPlace> {
  const wanted = fixes.flatMap(({ op, path }) => {
    if (op !== 'add') return [path];
    const { parent, key } = targetOf(path);
    return [parent, `${parent}/${key}`];
  });
  return scanJson(text, { maxDepth: ANY_DEPTH, locate: wanted }).places;
}

interface JsonContext {
  readonly places: ReadonlyMap<string, JsonPlace>;
  readonly format: Format;
  /** The location of the finding, which identifies a misspelt key; its path does not. */
  readonly span: Span | null;
}

export function jsonEdit(text: string, fix: Amendment, context: JsonContext): PlacedEdit | NoEdit {
  const edit = unplacedEdit(text, fix, context);
  return typeof edit === 'string' ? edit : { ...edit, at: edit.offset, xpath: null };
}

function unplacedEdit(text: string, fix: Amendment, { places, format, span }: JsonContext): Edit | NoEdit {
  // JSON keys have no order.
  if (fix.op === 'order') return 'place';
  if (fix.op === 'add') return addition(text, fix, { places, format });
  const named = places.get(fix.path);
  if (fix.op === 'remove') {
    return named !== undefined && holds(text, named, fix) ? removal(text, named) : 'place';
  }
  const place = [named, span ?? undefined].find((found) => found !== undefined && holds(text, found, fix));
  if (place === undefined) return 'place';
  const { offset, end } = place;
  if (fix.op !== 'split') return { offset, end, text: JSON.stringify(fix.to ?? '') };
  const layout = layoutBefore(text, offset) ?? ' ';
  const items = partsOf(fix).map((part) => JSON.stringify(part));
  return items.length === 0 ? 'place' : { offset, end, text: items.join(`,${layout}`) };
}

/** Returns the line end and blanks before a place; undefined if other content precedes it on the line. */
function layoutBefore(text: string, offset: number): string | undefined {
  let at = offset;
  while (at > 0 && /[ \t]/.test(text.charAt(at - 1))) at -= 1;
  return /[\r\n]/.test(text.charAt(at - 1)) ? text.slice(at - 1, offset) : undefined;
}

/** True if the text has a literal there, with the value that the fix expects. */
function holds(text: string, { offset, end }: Span, { from }: Amendment): boolean {
  const found = parsed(text.slice(offset, end));
  if (found === undefined || (typeof found === 'object' && found !== null)) return false;
  return from === undefined || collapsed(String(found)) === collapsed(from);
}

function collapsed(text: string): string {
  return applyWhitespace('collapse', text);
}

function parsed(literal: string): unknown {
  try {
    return JSON.parse(literal);
  } catch {
    return undefined;
  }
}

/** Removes a member or an item, with the redundant comma. */
export function removal(text: string, { offset, end, key }: JsonPlace): Edit {
  const start = key?.offset ?? offset;
  const next = /^[ \t\r\n]*,[ \t\r\n]*/.exec(text.slice(end))?.[0];
  if (next !== undefined) return { offset: start, end: end + next.length, text: '' };
  const comma = text.slice(0, start).trimEnd().length - 1;
  return { offset: text[comma] === ',' ? comma : start, end, text: '' };
}

function addition(
  text: string,
  { path, to = '' }: Amendment,
  { places, format }: { readonly places: ReadonlyMap<string, JsonPlace>; readonly format: Format },
): Edit | NoEdit {
  const target = targetOf(path);
  const element = elementToAdd(format, target);
  const value = element === undefined ? undefined : valueToAdd(element, to);
  const parent = places.get(target.parent);
  if (element === undefined || value === undefined || parent === undefined) return 'place';
  const there = places.get(`${target.parent}/${target.key}`);
  if (there === undefined) {
    const member = element.occurs.max > 1 ? [value] : value;
    return appended(text, parent, (layout) => `${JSON.stringify(element.json)}: ${rendered(member, layout)}`);
  }
  // An existing key accepts additions only if it is a list; `null` would have to be replaced first.
  return element.occurs.max > 1 && text[there.offset] === '['
    ? appended(text, there, (layout) => rendered(value, layout))
    : 'place';
}

/** Appends a member to an object or an item to an array, with the layout of the first one. */
function appended(text: string, { offset, end }: Span, write: (layout: string) => string): Edit | NoEdit {
  if (!/[[{]/.test(text.charAt(offset))) return 'place';
  const layout = /^[ \t\r\n]*/.exec(text.slice(offset + 1, end))?.[0] ?? '';
  const last = text.slice(0, end - 1).trimEnd().length;
  if (last === offset + 1) return { offset: last, end: last, text: write('') };
  return { offset: last, end: last, text: `,${layout}${write(layout)}` };
}

/** Renders a value on one line, or on several if its siblings are on separate lines. */
function rendered(value: unknown, layout: string): string {
  const newline = /(?:\r\n|[\r\n])[ \t]*$/.exec(layout)?.[0];
  if (newline === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, 2).replaceAll('\n', newline);
}
