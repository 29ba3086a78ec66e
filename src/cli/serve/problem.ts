/** Error responses as problem details (RFC 9457). */
import type { Language } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { PROBLEMS, type ProblemCode, type Unreadable } from './problemCodes.ts';

export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ProblemCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    readonly more: {
      /** A message of the command, used instead of the one in the catalogue. */
      readonly detail?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** Further members of the document. */
      readonly members?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(code);
  }

  get status(): number {
    return PROBLEMS[this.code];
  }
}

/** @param params What the reason quotes. */
export const unreadable = (reason: Unreadable, params: Problem['params'] = {}): Problem =>
  new Problem('body_unreadable', { reason, ...params });

export const PROBLEM_TYPE = 'application/problem+json';

/** The document of a problem. @param id The id of the request, which is also in the log. */
export async function problemDocument(
  { code, status, params, more }: Problem,
  { language, id }: { readonly language: Language; readonly id: string },
): Promise<Readonly<Record<string, unknown>>> {
  const { serve } = await messagesIn(language);
  const sentence = serve.problems[code];
  return {
    type: `/#${code}`,
    title: sentence.title,
    status,
    detail: more.detail ?? sentence.detail(params),
    code,
    ...(Object.keys(params).length === 0 ? {} : { params }),
    instance: `urn:uuid:${id}`,
    ...more.members,
  };
}
