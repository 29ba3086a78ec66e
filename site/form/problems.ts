/** Assigns the problems of a brief to the fields of the form. */
import type { Made } from '../worker/protocol.ts';
import type { Typed } from './brief.ts';
import type { FormField } from './fields.ts';
import type { FormTexts } from './text/index.ts';

interface PlacedProblem {
  readonly path: string;
  readonly message: string;
}

interface PlaceSettings {
  readonly fields: readonly FormField[];
  readonly values: Typed;
  readonly words: Pick<FormTexts, 'required' | 'fileHint'>;
}

/**
 * The builder reports a missing block as a whole. In the form, each required field of an empty block is reported as
 * missing; a problem of a block that has values is reported at its first empty field.
 */
export function placedProblems(
  problems: Made['problems'],
  { fields, values, words }: PlaceSettings,
): readonly PlacedProblem[] {
  const isEmpty = ({ path }: FormField): boolean => (values[path] ?? '').trim() === '';
  const placed = problems.flatMap(({ path, message }): readonly PlacedProblem[] => {
    const said = message ?? words.fileHint;
    if (fields.some((field) => field.path === path)) return [{ path, message: said }];
    // A field can hold a whole list, such as the discounts of a line.
    const above = fields.find((field) => path.startsWith(`${field.path}/`));
    if (above !== undefined) return [{ path: above.path, message: said }];
    const below = fields.filter((field) => field.path.startsWith(`${path}/`));
    const required = below.filter(({ required }) => required === true);
    if (below.length > 0 && below.every(isEmpty) && required.length > 0)
      return required.map((field) => ({ path: field.path, message: words.required }));
    const [first] = [...below.filter(isEmpty), ...below];
    return [{ path: first?.path ?? path, message: said }];
  });
  // Several problems of a block can end at one field: the first is enough.
  return placed.filter(({ path }, index) => placed.findIndex((one) => one.path === path) === index);
}
