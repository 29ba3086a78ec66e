/** Reads the errors in the body of an error response. */

/** An error reported by the service. Only a few codes are documented: the code can be any text. */
export interface ServiceError {
  readonly code: string | null;
  readonly title: string | null;
  readonly detail: string | null;
  /** The location in the request; its form is not documented. */
  readonly pointer: string | null;
}

/** `{ errors: [{ code, title, detail, source: { pointer } }] }`; empty for a body of another form. */
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
