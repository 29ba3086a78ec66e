/** The help of one command. */
export interface CommandHelp {
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Paragraphs below the usage line. */
  readonly about: readonly string[];
  /** One sentence per option, by its long name. */
  readonly options: Readonly<Record<string, string>>;
  /** One line per example, in the order of the definition. */
  readonly examples: readonly string[];
}
