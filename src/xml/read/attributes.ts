/** Reads the attributes that a block declares. */
import type { Attribute } from '../../model/grammar.ts';
import { applyWhitespace, checkValue } from '../../model/lexical.ts';
import { qualified, type XmlElement } from '../element.ts';
import type { JsonBlock } from './jsonBlock.ts';
import { excerpt, type Frame, type Problems, tagSpan } from './problems.ts';
import { type DeclaredType, withoutXsi } from './xsi.ts';

export type DeclaredAttribute = Omit<Attribute, 'description'>;

/** Returns the attributes in declared order; a required attribute that is missing is empty. */
export function readAttributes(
  element: XmlElement,
  declared: readonly DeclaredAttribute[],
  type: DeclaredType,
  frame: Frame | null,
  problems: Problems,
): JsonBlock {
  const values = new Map<DeclaredAttribute, string>();
  for (const attribute of withoutXsi(element, type, frame, problems)) {
    const known = attribute.uri === '' ? declared.find(({ name }) => name === attribute.local) : undefined;
    if (known === undefined) {
      const params = { name: qualified(attribute), element: qualified(element) };
      problems.add('attribute.unknown', frame, element, attribute, params, qualified(attribute));
      continue;
    }
    const value = applyWhitespace(known.type.whitespace, attribute.value);
    const error = checkValue(known.type, value);
    if (error !== undefined) {
      const params = { ...error.params, element: known.name, found: excerpt(value) };
      const place = { parent: frame, key: known.json };
      problems.add(error.id, place, element, attribute, params as never, known.name);
    }
    values.set(known, value);
  }
  const read: JsonBlock = {};
  for (const attribute of declared) {
    const value = values.get(attribute);
    if (value === undefined && attribute.required) {
      const params = { name: attribute.name, element: qualified(element) };
      problems.add(
        'attribute.missing',
        { parent: frame, key: attribute.json },
        element,
        tagSpan(element),
        params,
      );
    }
    if (value !== undefined || attribute.required) read[attribute.json] = value ?? '';
  }
  return read;
}
