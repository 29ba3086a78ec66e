/** Texts shared by all help pages. */
export interface HelpWords {
  readonly tagline: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly globalOptions: string;
  readonly examples: string;
  readonly exitCodes: string;
  readonly codes: Readonly<Record<'0' | '1' | '2' | '3' | '70', string>>;
  readonly more: string;
  /** Help of the options that every command accepts. */
  readonly global: Readonly<Record<string, string>>;
  choices(choices: readonly string[]): string;
  readonly repeatable: string;
  /** For a partly translated language: the share that is translated, in percent. */
  translated(percent: number): string;
}
