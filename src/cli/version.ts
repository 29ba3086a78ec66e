import packageJson from '../../package.json' with { type: 'json' };
import { ExitCode } from './exitCode.ts';
import type { Io } from './io.ts';
import { languageOf } from './language.ts';
import { messagesIn } from './messages/index.ts';

/** The version of this package. */
export const VERSION: string = packageJson.version;

/** `fattura --version`: the first line is for programs. */
export async function printVersion(io: Io): Promise<number> {
  const { ordinary, simplified, SPECIFICATION } = await import('../model/index.ts');
  const { version } = await messagesIn(languageOf(io.env));
  await io.stdout.write(
    [
      `fattura ${VERSION}`,
      `${version.specification} ${SPECIFICATION}`,
      `${version.schema} FPA12, FPR12 ${ordinary.schemaVersion}`,
      `${version.schema} FSM10 ${simplified.schemaVersion}`,
      '',
    ].join('\n'),
  );
  return ExitCode.ok;
}
