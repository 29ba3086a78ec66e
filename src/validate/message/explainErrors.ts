/** Our explanations of the codes in a rejection, from the documentation of controls. */
import type { Language } from '../../model/language.ts';
import { explainCode } from '../ruleDocs/explain.ts';
import type { RejectionError } from './messageReport.ts';

/** Adds to each error what SdI checks and what to do; null for an unknown code. */
export async function explainErrors(
  errors: readonly RejectionError[],
  language: Language,
): Promise<readonly RejectionError[]> {
  return await Promise.all(
    errors.map(async (error) => ({ ...error, explanation: await explanationOf(error.code, language) })),
  );
}

type Explanation = NonNullable<RejectionError['explanation']>;

async function explanationOf(code: string, language: Language): Promise<Explanation | null> {
  const found = await explainCode(code, { language });
  if (found === undefined) return null;
  if (found.kind === 'own') return { checks: found.when, remedy: found.remedy };
  if (found.kind === 'retired') return { checks: found.why, remedy: '' };
  return found.page === null ? null : { checks: found.page.checks, remedy: found.page.remedy };
}
