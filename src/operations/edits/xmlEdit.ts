/** Converts a fix to an edit of XML text. */
import type { Format } from '../../model/grammar.ts';
import { jsonName } from '../../model/jsonName.ts';
import { applyWhitespace } from '../../model/lexical.ts';
import type { Span } from '../../validate/index.ts';
import { resolvedText } from '../../xml/content.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { XmlAttribute } from '../../xml/namespaces.ts';
import { escapeAttribute, escapeText } from '../../xml/write.ts';
import { partsOf } from './addition.ts';
import type { Draft } from './draft.ts';
import type { Amendment, Edit, NoEdit, PlacedEdit } from './edit.ts';
import { filledTag } from './emptyTag.ts';
import { newlineBefore, withoutElement } from './removal.ts';
import { addedElement } from './xmlAddition.ts';
import { inOrder } from './xmlOrder.ts';

/** @param span The location of the finding, which identifies a misspelt element; its path does not. */
export function xmlEdit(
  draft: Draft,
  fix: Amendment,
  format: Format,
  span: Span | null,
): PlacedEdit | NoEdit {
  const plain = plainEdit(draft, fix);
  if (plain !== undefined) return plain;
  const { source } = draft;
  const root = source.element('');
  if (root === undefined) return 'place';
  const attribute = isTop(fix.path)
    ? root.attributes.find(({ uri, local }) => uri === '' && `/${jsonName(local)}` === fix.path)
    : undefined;
  if (attribute !== undefined) return attributeEdit(draft.text, attribute, fix);
  if (fix.op === 'add') return addedElement(draft, fix, format);
  if (fix.op === 'order') return inOrder(draft, fix.path, format);
  const fits = (one: XmlElement | undefined): one is XmlElement =>
    one !== undefined && one !== root && holds(one, fix);
  const named = source.element(fix.path);
  const element = fits(named) || span === null ? named : innermost(root, span.offset);
  if (!fits(element)) return 'place';
  if (fix.op === 'remove') return withoutElement(draft, element);
  const edit =
    fix.op === 'split'
      ? splitEdit(draft.text, element, partsOf(fix))
      : contentEdit(draft.text, element, fix.to ?? '');
  if (typeof edit === 'string') return edit;
  const { offset, end, text } = edit;
  return { offset, end, text, at: offset, xpath: draft.xpathOf(element) };
}

/** The replacement of a value in a text that needs no tree for it; undefined for any other fix. */
function plainEdit({ source, text }: Draft, { op, path, from, to = '' }: Amendment): PlacedEdit | undefined {
  const found = op === 'replace' ? source.value(path) : undefined;
  if (found === undefined) return undefined;
  const { offset, end, xpath } = found;
  const holdsIt = from === undefined || collapsed(resolvedText(text.slice(offset, end))) === collapsed(from);
  return holdsIt ? { offset, end, text: escapeText(to), at: offset, xpath } : undefined;
}

/** True for a member of the document itself. */
function isTop(path: string): boolean {
  return path.lastIndexOf('/') === 0;
}

/** True if an element has the value that the fix expects to find. */
function holds(element: XmlElement, { from, op }: Amendment): boolean {
  if (op !== 'remove' && element.children.length > 0) return false;
  return from === undefined || collapsed(element.text) === collapsed(from);
}

function collapsed(text: string): string {
  return applyWhitespace('collapse', text);
}

function innermost(root: XmlElement, offset: number): XmlElement {
  let element = root;
  for (;;) {
    const inner = element.children.find((child) => child.offset <= offset && offset < child.end);
    if (inner === undefined) return element;
    element = inner;
  }
}

/** Replaces the text of an element. Comments around the value are kept; a comment inside it prevents the edit. */
function contentEdit(text: string, element: XmlElement, to: string): Edit | NoEdit {
  const { tagEnd, contentEnd, end, textStart, textEnd } = element;
  const written = escapeText(to);
  if (contentEnd === end) return filledTag(text, element, written);
  if (!hasMarkup(text.slice(tagEnd, contentEnd))) return { offset: tagEnd, end: contentEnd, text: written };
  if (textStart < 0 || hasMarkup(text.slice(textStart, textEnd))) return 'markup';
  return { offset: textStart, end: textEnd, text: written };
}

/** Replaces one element by several, each on its own line if the original is. */
function splitEdit(text: string, element: XmlElement, parts: readonly string[]): Edit | NoEdit {
  const { tagEnd, contentEnd, offset, end } = element;
  if (contentEnd === end || parts.length === 0) return 'place';
  if (hasMarkup(text.slice(tagEnd, contentEnd))) return 'markup';
  const between = `${text.slice(contentEnd, end)}${newlineBefore(text, offset) ?? ''}${text.slice(offset, tagEnd)}`;
  return { offset: tagEnd, end: contentEnd, text: parts.map(escapeText).join(between) };
}

/** True for comments and processing instructions; CDATA sections are text. */
function hasMarkup(content: string): boolean {
  return content.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').includes('<');
}

function attributeEdit(
  text: string,
  { local, offset, end }: XmlAttribute,
  { op, to = '' }: Amendment,
): PlacedEdit | NoEdit {
  const place = { at: offset, xpath: `/*/@${local}` };
  if (op === 'add') return 'place';
  if (op === 'remove') return { offset: text.slice(0, offset).trimEnd().length, end, text: '', ...place };
  const start = text.indexOf(text.charAt(end - 1), offset) + 1;
  return { offset: start, end: end - 1, text: escapeAttribute(to).replaceAll("'", '&apos;'), ...place };
}
