/** Our explanations of the codes in a rejection, from the documentation of controls. */
import type { Language } from '../../model/language.ts';
import { explainCode } from '../ruleDocs/explain.ts';
import type { RejectionError } from './messageReport.ts';

/**
 * Adds the check and the remedy to the first error of each code; null for an unknown code. Only the first, because a
 * hostile message may have thousands of errors.
 */
export async function explainErrors(
  errors: readonly RejectionError[],
  language: Language,
): Promise<readonly RejectionError[]> {
  const seen = new Set<string>();
  const explained: RejectionError[] = [];
  for (const error of errors) {
    const isFirst = !seen.has(error.code) && seen.size < MAX_EXPLAINED;
    seen.add(error.code);
    explained.push(isFirst ? { ...error, explanation: await explanationOf(error.code, language) } : error);
  }
  return explained;
}

/** Maximum number of codes explained; SdI has fewer. */
const MAX_EXPLAINED = 200;

type Explanation = NonNullable<RejectionError['explanation']>;

async function explanationOf(code: string, language: Language): Promise<Explanation | null> {
  const found = await explainCode(code, { language });
  if (found === undefined) return null;
  if (found.kind === 'own') return { checks: found.when, remedy: found.remedy };
  if (found.kind === 'retired') return { checks: found.why, remedy: '' };
  return found.page === null ? null : { checks: found.page.checks, remedy: found.page.remedy };
}
