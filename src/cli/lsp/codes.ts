/** The codes of fields, also of lists that the schema does not enumerate. */
import {
  type CodeList,
  codeLists,
  type Field,
  type FormatKind,
  ordinary,
  simplified,
} from '../../model/index.ts';

/** Lists of the provinces, countries, currencies and others that the schema leaves open, by type or field. */
const OPEN_LISTS: ReadonlyMap<string, CodeList> = new Map(
  codeLists.filter(({ closed }) => !closed).map((list) => [list.name, list]),
);

/** The list of the codes of a field; null if it has none. */
export function listOf({ codes, type, name }: Field): CodeList | null {
  return codes ?? OPEN_LISTS.get(type) ?? OPEN_LISTS.get(name) ?? null;
}

/** The attribute of the root, and the member of the JSON form, that names the format. */
export const VERSION = 'versione';

/** The values of `versione`. */
export function versionsOf(kind: FormatKind): CodeList | null {
  return (kind === 'simplified' ? simplified : ordinary).versione.codes ?? null;
}
