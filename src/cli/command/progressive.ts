/** The value of `--progressive`: a ProgressivoInvio. */
import { isProgressive, LONGEST_OF_TRANSMISSION } from '../../operations/index.ts';
import { UsageError } from './usageError.ts';

/** @returns null without the option. @throws UsageError */
export function parseProgressive(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isProgressive(text, LONGEST_OF_TRANSMISSION))
    throw new UsageError(({ split }) => split.noProgressive(text, LONGEST_OF_TRANSMISSION));
  return text;
}
