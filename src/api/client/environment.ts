/** Environment variables, where the platform has any. */

interface Platform {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** The variable's value; undefined where it is not set, empty, or not to be had. */
export function environmentVariable(name: string): string | undefined {
  try {
    return (globalThis as Platform).process?.env?.[name] || undefined;
  } catch {
    // Deno throws when it was not permitted to read the variable.
    return undefined;
  }
}
