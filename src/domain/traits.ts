import type { CodeList } from '../model/codes/codeList.ts';

/** The codes of the lists that have a trait; codes without traits never match. */
export function codesWith<Traits>(
  lists: readonly CodeList<Traits>[],
  has: (traits: Traits) => boolean,
): ReadonlySet<string> {
  return new Set(
    lists.flatMap(({ codes }) =>
      codes.filter(({ traits }) => traits !== undefined && has(traits)).map(({ code }) => code),
    ),
  );
}
