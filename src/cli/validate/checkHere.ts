import type { Run } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { type ReadBytes, readStreamUpTo } from '../files/read.ts';
import type { Io } from '../process/io.ts';
import type { Checked } from './checked.ts';
import { checkInput } from './checkFiles.ts';
import type { CheckSettings } from './settings.ts';

interface HereContext {
  readonly settings: CheckSettings;
  readonly io: Pick<Io, 'stdin'>;
  readonly run: Run;
}

/** Checks an input in the main thread, the only one that has standard input. */
export async function checkHere(input: Input, { settings, io, run }: HereContext): Promise<Checked> {
  if (input.path !== null) return await checkInput(input, { settings, run });
  return await checkInput(input, { settings, run, read: () => readStdin(io, settings) });
}

export async function readStdin(
  { stdin }: Pick<Io, 'stdin'>,
  { maxBytes }: CheckSettings,
): Promise<ReadBytes> {
  return await readStreamUpTo(stdin.chunks(), maxBytes);
}
