/** The version of the package, and `fattura --version`. */
import packageJson from '../../../package.json' with { type: 'json' };
import { inLanguage, SCHEMA_VERSIONS, SPECIFICATION } from '../../model/index.ts';
import type { Language } from '../../validate/index.ts';
import { versionEn as en } from '../messages/version/en.ts';
import { versionIt as it } from '../messages/version/it.ts';
import { ExitCode } from './exitCode.ts';
import type { Io } from './io.ts';

/** The version of this package. */
export const VERSION: string = packageJson.version;

/** `fattura --version`: the first line is for programs. */
export async function printVersion(io: Io, language: Language): Promise<number> {
  const words = inLanguage({ it, en }, language);
  await io.stdout.write(
    [
      `fattura ${VERSION}`,
      `${words.specification} ${SPECIFICATION}`,
      `${words.schema} FPA12, FPR12 ${SCHEMA_VERSIONS.ordinary}`,
      `${words.schema} FSM10 ${SCHEMA_VERSIONS.simplified}`,
      '',
    ].join('\n'),
  );
  return ExitCode.ok;
}
