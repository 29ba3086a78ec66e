/** The keys of a configuration. Its reader and its JSON Schema are generated from this table. */
import type { Language, Severity } from '../../validate/index.ts';
import { globalOptions } from '../command/definition.ts';
import { choicesOf, type ValidateOptionValues } from '../validate/definition.ts';

/** A configuration of `validate`. What the command line says comes before it. */
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
  /** Relative to the folder of the configuration. */
  readonly exclude?: readonly string[];
}

/** The valid values of a key. */
export type Expected =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'count' }
  /** File names and paths with wildcards. */
  | { readonly kind: 'patterns' }
  /** From a code to its severity. */
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
      it: "Gravità diversa per un codice; cambia l'elenco e il codice di uscita, mai l'esito. off spegne un consiglio (Q-…)",
      en: 'Another severity for a code; it changes the list and the exit code, never the verdict. off turns advice (Q-…) off',
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
      en: 'Last stage that is run: structure is the schema, controls those of SdI too, without advice',
    },
  },
  strictName: {
    expected: { kind: 'switch' },
    description: {
      it: 'Giudica ogni nome di file secondo il controllo 00001',
      en: 'Judge every file name by control 00001',
    },
  },
  keepGoing: {
    expected: { kind: 'switch' },
    description: {
      it: 'Esegue i controlli possibili anche se la struttura è errata',
      en: 'Run the controls that can run although the structure is wrong',
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
      en: 'Least severity that makes the exit code 1',
    },
  },
  maxWarnings: {
    expected: { kind: 'count' },
    description: {
      it: 'Avvisi ammessi: uno in più porta a 1 il codice di uscita',
      en: 'Warnings that are let pass: one more makes the exit code 1',
    },
  },
  exclude: {
    expected: { kind: 'patterns' },
    description: {
      it: 'File e cartelle esclusi: nomi come bozze o *.json, percorsi come 2024/**, dalla cartella di questo file',
      en: 'Files and folders left out: names such as drafts or *.json, paths such as 2024/**, from the folder of this file',
    },
  },
};

/** Codes that a severity can be given: five digits are SdI's, the others our advice. */
export const SDI_CODE = /^[0-9]{5}$/;
export const ADVICE_CODE = /^Q-[A-Z0-9-]+$/;

/** The severities for SdI's own codes; advice can also be turned off. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export const ADVICE_SEVERITIES = [...SEVERITIES, 'off'] as const;

/** The name of a configuration, and the key of a package.json that holds one. */
export const CONFIG_FILE = 'fattura.config.json';

export const PACKAGE_KEY = 'fattura';
