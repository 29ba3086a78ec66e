/** What an exception says of itself, as plain data that a thread can send. */
export function describeError(error: unknown): { readonly what: string; readonly stack: string | null } {
  if (!(error instanceof Error)) return { what: String(error), stack: null };
  return { what: `${error.name}: ${error.message}`, stack: error.stack ?? null };
}
