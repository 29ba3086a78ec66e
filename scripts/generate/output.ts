/** A generated file. */
export interface Output {
  /** Path from the project's root. */
  readonly file: string;
  readonly content: string;
}
