/** The messages of a command that failed, for programs that do not use a shell. */
import type { Language } from '../../model/index.ts';
import { messagesIn } from '../messages/index.ts';

/** The sentences of a command, without its name and the reference to its help. */
export async function withoutHelp(stderr: string, language: Language): Promise<string> {
  const { seeHelp } = await messagesIn(language);
  const [marker = ''] = seeHelp('\n').split('\n');
  const lines = stderr
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith(marker));
  return lines.join('\n').replace(/^fattura(?: [a-z]+)?: /gm, '');
}

/** Sentences about options as ones about parameters of the same names: `"kind"` instead of `--kind`. */
export const inParameters = (sentence: string, parameters: readonly string[]): string =>
  sentence.replace(/--([a-z-]+)/g, (option, name: string) =>
    parameters.includes(name) ? `"${name}"` : option,
  );

/** A report of a command, with its sentences about options as ones about parameters. */
export const reportInParameters = (report: string, parameters: readonly string[]): unknown =>
  JSON.parse(report, (key, value: unknown) =>
    key === 'message' && typeof value === 'string' ? inParameters(value, parameters) : value,
  );
