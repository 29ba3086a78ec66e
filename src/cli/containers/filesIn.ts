import type { Expand } from '../files/find.ts';
import type { ExpandSettings } from './expand.ts';

/** Reads the files of archives. Loaded with the first archive, unlike this module. */
export function filesIn(settings: ExpandSettings): Expand {
  return async function* (input) {
    const { expand } = await import('./expand.ts');
    yield* expand(input, settings);
  };
}
