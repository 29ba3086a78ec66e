/** Adds an element to XML text, in the official order and with the layout of its siblings. */
import { type Element, elementsOf, type Format } from '../../model/grammar.ts';
import { grammarPlace } from '../../model/grammarPlace.ts';
import type { XmlElement } from '../../xml/element.ts';
import { InvoiceWriteError, writeElement } from '../../xml/write.ts';
import { elementToAdd, type Target, targetOf, valueToAdd } from './addition.ts';
import type { Draft } from './draft.ts';
import type { Amendment, Edit, NoEdit, PlacedEdit } from './edit.ts';
import { filledTag } from './emptyTag.ts';
import { newlineBefore } from './removal.ts';

export function addedElement(
  draft: Draft,
  { path, to = '' }: Amendment,
  format: Format,
): PlacedEdit | NoEdit {
  const target = targetOf(path);
  const element = elementToAdd(format, target);
  const parent = draft.source.element(target.parent);
  if (element === undefined || parent === undefined || parent.end < 0) return 'place';
  const same = parent.children.filter(({ local }) => local === element.name);
  if (element.occurs.max === 1 && same.length > 0) return 'place';
  const value = valueToAdd(element, to);
  if (value === undefined) return 'place';
  const before = siblingBefore(parent, element, target, format);
  const layout = layoutIn(draft.text, parent);
  const written = tryWrite(element, value, layout);
  if (written === undefined) return 'place';
  const placed = (edit: Edit): PlacedEdit => {
    return { ...edit, at: edit.offset, xpath: `${draft.xpathOf(parent)}/${element.name}` };
  };
  const insertion = (offset: number, text: string): PlacedEdit => placed({ offset, end: offset, text });
  if (before !== undefined) return insertion(before.end, written);
  const { tagEnd, contentEnd, end } = parent;
  const outer = newlineBefore(draft.text, parent.offset) ?? '';
  if (contentEnd < end) return insertion(tagEnd, tagEnd === contentEnd ? written + outer : written);
  return placed(filledTag(draft.text, parent, written + outer));
}

/** Returns the last child that must precede the added element. */
function siblingBefore(
  parent: XmlElement,
  element: Element,
  { parent: path, index }: Target,
  format: Format,
): XmlElement | undefined {
  const same = parent.children.filter(({ local }) => local === element.name);
  const previous = same[Math.min(index ?? same.length, same.length) - 1];
  if (previous !== undefined) return previous;
  const block = path === '' ? format.block : grammarPlace(format, path)?.type;
  const order = block?.kind === 'block' ? elementsOf(block).map(({ name }) => name) : [];
  const earlier = new Set(order.slice(0, order.indexOf(element.name)));
  return parent.children.findLast(({ local }) => earlier.has(local));
}

/** Detects the layout of a block's children from an existing child, otherwise from the block itself. */
function layoutIn(text: string, parent: XmlElement): { readonly newline: string; readonly unit: string } {
  const outer = newlineBefore(text, parent.offset);
  const [child] = parent.children;
  const own = child === undefined ? undefined : newlineBefore(text, child.offset);
  if (child !== undefined && own === undefined) return { newline: '', unit: '' };
  if (own !== undefined) {
    const unit = outer !== undefined && own.startsWith(outer) ? own.slice(outer.length) : '';
    return { newline: own, unit: unit === '' ? USUAL_UNIT : unit };
  }
  const before = parent.parent === null ? undefined : newlineBefore(text, parent.parent.offset);
  if (outer === undefined) return { newline: '', unit: '' };
  const unit = before !== undefined && outer.startsWith(before) ? outer.slice(before.length) : USUAL_UNIT;
  return { newline: outer + unit, unit };
}

const USUAL_UNIT = '  ';

function tryWrite(element: Element, value: unknown, layout: ReturnType<typeof layoutIn>): string | undefined {
  try {
    return writeElement(element, value, layout);
  } catch (error) {
    if (error instanceof InvoiceWriteError) return undefined;
    throw error;
  }
}
