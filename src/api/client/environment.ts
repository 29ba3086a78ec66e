/** Environment variables, on platforms that have them. */

interface Platform {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** The value of the variable; undefined if it is unset, empty or inaccessible. */
export function environmentVariable(name: string): string | undefined {
  try {
    return (globalThis as Platform).process?.env?.[name] || undefined;
  } catch {
    // Deno throws without permission to read the variable.
    return undefined;
  }
}
