import { qualified, type XmlElement } from '../../xml/element.ts';
import type { Edit } from './edit.ts';

/** Gives content to an element that is written as an empty-element tag. */
export function filledTag(text: string, element: XmlElement, content: string): Edit {
  const { end } = element;
  return { offset: text.lastIndexOf('/', end - 1), end, text: `>${content}</${qualified(element)}>` };
}
