/** Parses a text for a visitor, without making a tree. */
import { elementOf, type XmlElement } from './element.ts';
import { type ElementVisitor, TreeBuilder, type TreeLimits, type TreeUse } from './tree.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * Parses a decoded text without a byte order mark, without making a tree.
 * @returns False if the text is not well-formed; the visitor received the part before the flaw.
 */
export function visitElements(text: string, limits: TreeLimits, visitor: ElementVisitor): boolean {
  const builder = new TreeBuilder(text, limits, { visitor, elementOf: passingElements() });
  return builder.build() === null && !builder.hasForbidden();
}

/** Uses one element for each depth. */
function passingElements(): NonNullable<TreeUse['elementOf']> {
  const passing: Writable<XmlElement>[] = [];
  return (parent, tag, depth) => {
    const known = passing[depth];
    if (known === undefined) {
      const element = elementOf(parent, tag);
      passing.push(element);
      return element;
    }
    known.prefix = tag.prefix;
    known.local = tag.local;
    known.uri = tag.uri;
    known.scope = tag.scope;
    known.attributes = tag.attributes;
    known.offset = tag.offset;
    known.tagEnd = tag.tagEnd;
    known.contentEnd = -1;
    known.end = -1;
    return known;
  };
}
