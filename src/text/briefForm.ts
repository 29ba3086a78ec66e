/** The form of a simple type in a brief, in words. */
import { typeNamed } from '../model/typeNamed.ts';
import type { forms as phrases } from './en/build/forms.ts';
import type { Translated } from './sentence.ts';

/** The phrase for the type of this name; the name itself if there is no such type. */
export function formOf(typeName: string, { types, other }: Translated<typeof phrases>): string {
  const own: Readonly<Record<string, string>> = types;
  const type = typeNamed(typeName);
  return own[typeName] ?? (type === undefined ? typeName : other(type));
}
