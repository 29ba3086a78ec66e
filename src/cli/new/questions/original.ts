/** Loads the original invoice of a note or an integration: named by `--of`, or asked until suitable. */
import { explainPaths } from '../../files/explainPaths.ts';
import type { Input } from '../../files/find.ts';
import { inputsOf } from '../../input/inputs.ts';
import { loadInvoice } from '../../input/loadInvoice.ts';
import { printError } from '../../output/printError.ts';
import { WrongOriginalError } from '../kinds.ts';
import type { Asker } from './asker.ts';
import type { Original, Work } from './work.ts';

/**
 * @param of The file from `--of` or an earlier dialogue.
 * @returns null if the file of `--of` is unsuitable, which is reported.
 */
export async function askOriginal(asker: Asker, work: Work, of: string | null): Promise<Original | null> {
  if (of !== null) {
    const input = await take(of, asker, work);
    if (input !== null || work.settings.of !== null) return input && { name: of, input };
  }
  for (;;) {
    const name = await asker.line(asker.words.original);
    const input = name === '' ? null : await take(name, asker, work);
    if (input !== null) return { name, input };
    if (name === '') await asker.say(`  ${asker.words.needed}`);
  }
}

/** Loads the original invoice into the asker; null if unsuitable, which is reported. */
async function take(file: string, asker: Asker, { call, settings, messages }: Work): Promise<Input | null> {
  const { inputs, problems } = await inputsOf([file], call.io);
  if (problems.length > 0) {
    await explainPaths('new', problems, call);
    return null;
  }
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) {
    await printError(call.io, 'new', messages.new.oneFile);
    return null;
  }
  const loaded = await loadInvoice(input, { call, command: 'new', maxBytes: settings.maxBytes });
  if (loaded === null) return null;
  asker.original = loaded.invoice;
  const flaw = flawOf(asker, file, { call, messages });
  if (flaw === null) return input;
  asker.original = null;
  await printError(call.io, 'new', flaw);
  return null;
}

/** A problem of the original invoice that no answer can fix; null if there is none. */
function flawOf(asker: Asker, file: string, { call, messages }: Omit<Work, 'settings'>): string | null {
  try {
    const problem = asker.problems().find(({ path }) => path === '');
    return problem === undefined ? null : `${file}: ${problem.message[call.language]}`;
  } catch (error) {
    if (error instanceof WrongOriginalError) return messages.new.simplifiedOriginal(file);
    throw error;
  }
}
