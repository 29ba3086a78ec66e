/** Parameters of the messages. */

/** The known names, and the one closest to a misspelt name. */
export interface Known {
  readonly suggestion: string | undefined;
  readonly names: readonly string[];
}
