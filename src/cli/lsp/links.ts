/** Links to the pages about codes: on the configured site, otherwise in the package. */
import { existsSync } from 'node:fs';
import type { Language } from '../../model/index.ts';
import { controlAddress } from '../../validate/index.ts';

export type LinkOf = (code: string) => string | undefined;

/** @param documentation The address of the site; null for the files of the package. */
export function linksOf(documentation: string | null, language: Language): LinkOf {
  if (documentation !== null) return (code) => controlAddress(code, { documentation, language });
  const folder = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (folder === undefined) return () => undefined;
  return (code) => {
    const page = new URL(`${code}.md`, folder);
    return existsSync(page) ? page.href : undefined;
  };
}

/** Locations relative to the built command and to its source. */
const PLACES: readonly string[] = ['../../docs/controls/', '../../../docs/controls/'];
