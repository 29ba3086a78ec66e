/** The signing time. */

/**
 * Seconds by which the signing time is set back. SdI rejects a file that was signed later than it is received (00105):
 * a clock that was some seconds ahead was enough.
 */
const MARGIN = 60;

/** The time of the option, otherwise that of the clock less the margin. */
export function signingTime({ signingTime: given }: { readonly signingTime: string | null }): string {
  return given ?? new Date(Date.now() - MARGIN * 1_000).toISOString();
}
