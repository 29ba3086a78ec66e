/** The keys of a configuration. Its reader and its JSON Schema are generated from this table. */
import type { Language, Severity } from '../../validate/index.ts';
import { globalOptions } from '../command/definition.ts';
import { choicesOf, type ValidateOptionValues } from '../validate/definition.ts';

/** The configuration of `validate`. Options on the command line take precedence. */
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
}

/** The valid values of a key. */
export type Expected =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'count' }
  /** File names and paths, with wildcards. */
  | { readonly kind: 'patterns' }
  /** Map from code to severity. */
  | { readonly kind: 'severities' };

/** The expected type of an invalid value; the whole configuration must be an object. */
export type Wanted = Expected | { readonly kind: 'object' };

export interface ConfigKey {
  readonly expected: Expected;
  readonly description: { readonly it: string; readonly en: string };
}

const languages = globalOptions[0].choices;

export const configKeys: { readonly [Key in keyof Config]-?: ConfigKey } = {
  severities: {
    expected: { kind: 'severities' },
    description: {
      it: "Gravità diversa per un codice; cambia l'elenco e il codice di uscita, mai l'esito. off disattiva un consiglio (Q-…)",
      en: 'Overrides the severity of a code; this changes the list and the exit code, never the verdict. off disables advice (Q-…)',
    },
  },
  spec: {
    expected: { kind: 'choice', choices: choicesOf('spec') },
    description: {
      it: 'Edizione delle specifiche tecniche; auto è quella in vigore',
      en: 'Edition of the technical specification; auto is the one in force',
    },
  },
  only: {
    expected: { kind: 'choice', choices: choicesOf('only') },
    description: {
      it: 'Ultima fase eseguita: structure lo schema, controls anche i controlli di SdI, senza consigli',
      en: 'Last stage to run: structure is the schema only, controls adds those of SdI, without advice',
    },
  },
  strictName: {
    expected: { kind: 'switch' },
    description: {
      it: 'Verifica ogni nome di file secondo il controllo 00001',
      en: 'Check every file name by control 00001',
    },
  },
  keepGoing: {
    expected: { kind: 'switch' },
    description: {
      it: 'Esegue i controlli possibili anche se la struttura è errata',
      en: 'Run the controls that can run even if the structure is invalid',
    },
  },
  language: {
    expected: { kind: 'choice', choices: languages },
    description: { it: 'Lingua dei messaggi', en: 'Language of messages' },
  },
  format: {
    expected: { kind: 'choice', choices: choicesOf('format') },
    description: { it: 'Formato del rapporto', en: 'Format of the report' },
  },
  failOn: {
    expected: { kind: 'choice', choices: choicesOf('fail-on') },
    description: {
      it: 'Gravità minima che porta a 1 il codice di uscita',
      en: 'Minimum severity that makes the exit code 1',
    },
  },
  maxWarnings: {
    expected: { kind: 'count' },
    description: {
      it: 'Avvisi ammessi: uno in più porta a 1 il codice di uscita',
      en: 'Warnings allowed: one more makes the exit code 1',
    },
  },
  exclude: {
    expected: { kind: 'patterns' },
    description: {
      it: 'File e cartelle esclusi: nomi come bozze o *.json, percorsi come 2024/**, relativi alla cartella di questo file',
      en: 'Files and folders to exclude: names such as drafts or *.json, paths such as 2024/**, relative to the folder of this file',
    },
  },
};

/** Codes whose severity can be changed: SdI's have five digits, the others are our advice. */
export const SDI_CODE = /^[0-9]{5}$/;
export const ADVICE_CODE = /^Q-[A-Z0-9-]+$/;

/** Severities allowed for SdI's codes; advice can also be turned off. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export const ADVICE_SEVERITIES = [...SEVERITIES, 'off'] as const;

/** File name of a configuration, and its key in a package.json. */
export const CONFIG_FILE = 'fattura.config.json';

export const PACKAGE_KEY = 'fattura';
