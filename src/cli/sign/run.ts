/** `fattura sign [PATH…]`. */
import { SigningError } from '../../envelope/signing/index.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { SignCall } from './definition.ts';
import { sentenceOf } from './explain.ts';
import { finish } from './finish.ts';
import { prepare } from './prepare.ts';
import { settingsOf } from './settings.ts';
import { signFiles } from './signFiles.ts';

export async function run(call: SignCall): Promise<number> {
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  try {
    switch (settings.mode) {
      case 'prepare':
        return await prepare(settings, call, messages);
      case 'finish':
        return await finish(settings, call, messages);
      default:
        return await signFiles(settings, call, messages);
    }
  } catch (error) {
    // An unusable key or certificate ends the call: it would refuse every file.
    if (!(error instanceof SigningError)) throw error;
    await printError(call.io, 'sign', sentenceOf(error, messages));
    return ExitCode.usage;
  }
}
