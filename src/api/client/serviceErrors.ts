/** Reads the errors in the body of an error response. */

/** One thing that was wrong. Codes beyond a few are not documented: any text can be there. */
export interface ServiceError {
  readonly code: string | null;
  readonly title: string | null;
  readonly detail: string | null;
  /** The location in the request; its form is not documented. */
  readonly pointer: string | null;
}

/** `{ errors: [{ code, title, detail, source: { pointer } }] }`; nothing where the body has another form. */
export function readServiceErrors(body: unknown): readonly ServiceError[] {
  const errors = member(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) =>
    typeof error === 'object' && error !== null
      ? {
          code: textOf(error, 'code'),
          title: textOf(error, 'title'),
          detail: textOf(error, 'detail'),
          pointer: textOf(member(error, 'source'), 'pointer'),
        }
      : [],
  );
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown, name: string): string | null {
  const text = member(value, name);
  return typeof text === 'string' ? text : null;
}
