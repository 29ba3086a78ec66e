/** Returns the system's error code, such as ENOENT. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'EUNKNOWN';
}

/** False for the code of a bug: Node's own errors begin with ERR_, others have none. */
export function isOfSystem(code: string): boolean {
  return code !== 'EUNKNOWN' && !code.startsWith('ERR_');
}
