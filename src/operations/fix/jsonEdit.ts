/** A fix as an edit of JSON text. */
import type { Format } from '../../model/grammar.ts';
import { applyWhitespace } from '../../model/lexical.ts';
import { type JsonPlace, type Span, scanJson } from '../../validate/index.ts';
import { elementToAdd, partsOf, targetOf, valueToAdd } from './addition.ts';
import type { Amendment, Edit, NoEdit } from './edit.ts';

/** Deepest nesting; the check has already refused deeper texts. */
const ANY_DEPTH = 10_000;

/** The places of all values that fixes are about, found in one pass over the text. */
export function jsonPlaces(text: string, fixes: readonly Amendment[]): ReadonlyMap<string, JsonPlace> {
  const wanted = fixes.flatMap(({ op, path }) => {
    if (op !== 'add') return [path];
    const { parent, key } = targetOf(path);
    return [parent, `${parent}/${key}`];
  });
  return scanJson(text, { maxDepth: ANY_DEPTH, locate: wanted }).places;
}

/** @param span What the finding is about: a misspelt key is found by it, not by its path. */
export function jsonEdit(
  text: string,
  fix: Amendment,
  {
    places,
    format,
    span,
  }: {
    readonly places: ReadonlyMap<string, JsonPlace>;
    readonly format: Format;
    readonly span: Span | null;
  },
): Edit | NoEdit {
  // The keys of JSON have no order.
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
  const layout = /[\r\n][ \t]*$/.exec(text.slice(0, offset))?.[0] ?? ' ';
  const items = partsOf(fix).map((part) => JSON.stringify(part));
  return items.length === 0 ? 'place' : { offset, end, text: items.join(`,${layout}`) };
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

/** Takes a member or an item out, with the comma that it needs no longer. */
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

/** Puts something behind the last member of an object or item of an array, laid out as the first one is. */
function appended(text: string, { offset, end }: Span, write: (layout: string) => string): Edit | NoEdit {
  if (!/[[{]/.test(text.charAt(offset))) return 'place';
  const layout = /^[ \t\r\n]*/.exec(text.slice(offset + 1, end))?.[0] ?? '';
  const last = text.slice(0, end - 1).trimEnd().length;
  if (last === offset + 1) return { offset: last, end: last, text: write('') };
  return { offset: last, end: last, text: `,${layout}${write(layout)}` };
}

/** A value on one line, or on lines of its own where its neighbours are. */
function rendered(value: unknown, layout: string): string {
  const newline = /(?:\r\n|[\r\n])[ \t]*$/.exec(layout)?.[0];
  if (newline === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, 2).replaceAll('\n', newline);
}
