/** Descriptions of the configuration's keys for its JSON Schema. */

import type { Config } from '../../src/cli/config/keys.ts';
import type { Bilingual } from '../../src/model/index.ts';

export const configDescriptions: { readonly [Key in keyof Config]-?: Bilingual } = {
  severities: {
    it: "Gravità diversa per un codice; cambia l'elenco e il codice di uscita, mai l'esito. off disattiva un consiglio (Q-…)",
    en: 'Overrides the severity of a code; this changes the list and the exit code, never the verdict. off disables advice (Q-…)',
  },
  spec: {
    it: 'Edizione delle specifiche tecniche; auto è quella in vigore',
    en: 'Edition of the technical specification; auto is the one in force',
  },
  only: {
    it: 'Ultima fase eseguita: structure lo schema, controls anche i controlli di SdI, senza consigli',
    en: 'Last stage to run: structure is the schema only, controls adds those of SdI, without advice',
  },
  strictName: {
    it: 'Verifica ogni nome di file secondo il controllo 00001',
    en: 'Check every file name by control 00001',
  },
  keepGoing: {
    it: 'Esegue i controlli possibili anche se la struttura è errata',
    en: 'Run the controls that can run even if the structure is invalid',
  },
  language: { it: 'Lingua dei messaggi', en: 'Language of messages' },
  format: { it: 'Formato del rapporto', en: 'Format of the report' },
  failOn: {
    it: 'Gravità minima che porta a 1 il codice di uscita',
    en: 'Minimum severity that makes the exit code 1',
  },
  maxWarnings: {
    it: 'Avvisi ammessi: uno in più porta a 1 il codice di uscita',
    en: 'Warnings allowed: one more makes the exit code 1',
  },
  exclude: {
    it: 'File e cartelle esclusi: nomi come bozze o *.json, percorsi come 2024/**, relativi alla cartella di questo file',
    en: 'Files and folders to exclude: names such as drafts or *.json, paths such as 2024/**, relative to the folder of this file',
  },
  documentation: {
    it: 'Indirizzo del sito della documentazione (npm run site): explain e i rapporti SARIF indicano la pagina di ogni codice',
    en: 'Address of the documentation site (npm run site): explain and SARIF reports name the page of each code',
  },
};
