/** The keys of a configuration. Its reader and its JSON Schema are generated from this table. */
import type { Language, Severity } from '../../validate/index.ts';
import { globalOptions } from '../command/definition.ts';
import { choicesOf, type ValidateOptionValues } from '../validate/definition.ts';

/** The configuration of `validate`, and the address that `explain` prints. Options on the command line take precedence. */
export interface Config {
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  readonly spec?: NonNullable<ValidateOptionValues['spec']>;
  readonly only?: NonNullable<ValidateOptionValues['only']>;
  readonly strictName?: boolean;
  readonly keepGoing?: boolean;
  readonly language?: Language;
  readonly format?: NonNullable<ValidateOptionValues['format']>;
  readonly failOn?: NonNullable<ValidateOptionValues['fail-on']>;
  readonly maxWarnings?: number;
  /** Patterns relative to the folder of the configuration. */
  readonly exclude?: readonly string[];
  /** The address of the documentation site, also used by `explain`. */
  readonly documentation?: string;
}

/** The valid values of a key. */
export type Expected =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'count' }
  /** File names and paths, with wildcards. */
  | { readonly kind: 'patterns' }
  /** An http or https address. */
  | { readonly kind: 'address' }
  /** Map from code to severity. */
  | { readonly kind: 'severities' };

/** The expected type of an invalid value; the whole configuration must be an object. */
export type Wanted = Expected | { readonly kind: 'object' };

const languages = globalOptions[0].choices;

export const configKeys: { readonly [Key in keyof Config]-?: Expected } = {
  severities: { kind: 'severities' },
  spec: { kind: 'choice', choices: choicesOf('spec') },
  only: { kind: 'choice', choices: choicesOf('only') },
  strictName: { kind: 'switch' },
  keepGoing: { kind: 'switch' },
  language: { kind: 'choice', choices: languages },
  format: { kind: 'choice', choices: choicesOf('format') },
  failOn: { kind: 'choice', choices: choicesOf('fail-on') },
  maxWarnings: { kind: 'count' },
  exclude: { kind: 'patterns' },
  documentation: { kind: 'address' },
};

/** Codes whose severity can be changed: SdI's have five digits, the others are our advice. */
export const SDI_CODE = /^[0-9]{5}$/;
export const ADVICE_CODE = /^Q-[A-Z0-9-]+$/;

/** Severities allowed for SdI's codes; advice can also be turned off. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export const ADVICE_SEVERITIES = [...SEVERITIES, 'off'] as const;

/** An exclusion: something remains of it without a leading `./` and trailing slashes. */
export const PATTERN = /^(?!(?:\.\/)?\/*$)/;

export const ADDRESS = /^https?:\/\/[^\s/?#]+[^\s?#]*$/;

/** File name of a configuration, and its key in a package.json. */
export const CONFIG_FILE = 'fattura.config.json';

export const PACKAGE_KEY = 'fattura';
