import type { Input } from '../files/find.ts';
import { readStreamUpTo } from '../files/read.ts';
import type { Io } from '../io.ts';
import type { Checked } from './checked.ts';
import { checkInput } from './checkFiles.ts';
import type { CheckSettings } from './settings.ts';

/** Checks an input in the main thread, the only one that has standard input. */
export async function checkHere(
  input: Input,
  settings: CheckSettings,
  io: Pick<Io, 'stdin'>,
): Promise<Checked> {
  if (input.path !== null) return await checkInput(input, settings);
  return await checkInput(input, settings, () => readStreamUpTo(io.stdin.chunks(), settings.maxBytes));
}
