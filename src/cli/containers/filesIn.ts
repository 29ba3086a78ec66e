import type { Expand } from '../files/find.ts';
import type { Io } from '../process/io.ts';
import type { ExpandSettings } from './expand.ts';

/** Reads the files of archives. The reader is loaded with the first archive. */
export function filesIn(settings: ExpandSettings): Expand {
  return async function* (input) {
    const { expand } = await import('./expand.ts');
    yield* expand(input, settings);
  };
}

/** The same for standard input. */
export function filesInStdin(settings: ExpandSettings, { stdin }: Pick<Io, 'stdin'>): Expand {
  return async function* (input) {
    const { expandStdin } = await import('./stdinFiles.ts');
    yield* expandStdin(input, settings, stdin);
  };
}
