/** The edits of single fixes, for callers that choose them: nothing else is changed, and the result is not checked. */
import { formatOfFile } from '../../model/formatOf.ts';
import type { FileKind } from '../../model/problem.ts';
import type { Fix, Span } from '../../validate/index.ts';
import { Draft } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';
import { jsonEdit, jsonPlaces } from '../edits/jsonEdit.ts';
import { signaturesOf } from '../edits/signatures.ts';
import { xmlEdit } from '../edits/xmlEdit.ts';

/** A fix of a finding, and the span of the finding in the text without a byte order mark. */
export interface LocatedFix {
  readonly fix: Fix;
  readonly span: Span | null;
}

/**
 * Returns the edit of each fix in a text; null for a fix whose place the text does not have, and for all in a signed
 * document.
 *
 * @param kind The kind that the check has found.
 */
export function fixEdits(
  input: string,
  fixes: readonly LocatedFix[],
  kind: FileKind | null,
): readonly (Edit | null)[] {
  const none = fixes.map(() => null);
  const draft = fixes.length === 0 ? null : Draft.open(input, '-');
  if (draft === null) return none;
  const { text, form } = draft;
  if (form === 'xml' && signaturesOf(text, () => draft.source.element('')).length > 0) return none;
  const format = formatOfFile(kind, text);
  const places =
    form === 'json'
      ? jsonPlaces(
          text,
          fixes.map(({ fix }) => fix),
        )
      : null;
  const shift = input.length - text.length;
  return fixes.map(({ fix, span }) => {
    const edit =
      places === null ? xmlEdit(draft, fix, format, span) : jsonEdit(text, fix, { places, format, span });
    if (typeof edit === 'string') return null;
    const { offset, end, text: written } = edit;
    if (text.slice(offset, end) === written) return null;
    return { offset: offset + shift, end: end + shift, text: written };
  });
}
