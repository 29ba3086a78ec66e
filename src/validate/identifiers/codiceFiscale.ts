/**
 * What 00300, 00302, 00304 and 00306 say of a fiscal code: the flaws that it shows by itself, and what a register
 * answers. What has a flaw is certain to be refused: all that the Anagrafe Tributaria knows has the right check character.
 */

import type { Registry } from '../../domain/registry.ts';
import type { Bilingual } from '../../model/grammar.ts';
import {
  type CodiceFiscaleFlaw,
  type CodiceFiscalePart,
  codiceFiscaleFlaw,
} from '../../model/identifiers/codiceFiscale.ts';
import type { FindingText, Found, ReportFinding } from '../rule.ts';

export type CodiceFiscaleFault =
  | Exclude<CodiceFiscaleFlaw['flaw'], 'case'>
  /** A letter that is no month. */
  | 'month'
  /** Right but for small letters or blanks around it: nothing says whether SdI minds. */
  | 'spelling'
  | 'unknown'
  | 'ceased';

/** In a field CodiceFiscale the schema refuses small letters and blanks. */
export type CodiceFiscaleFieldFault = Exclude<CodiceFiscaleFault, 'spelling'>;

/** Letters of the months, January first. */
const MONTHS = 'ABCDEHLMPRST';

/** What belongs in each part of a person's code, and where it begins, from 1. Letters of omocodia stand for digits. */
const PARTS: Readonly<Record<CodiceFiscalePart, { readonly from: number; readonly form: string }>> = {
  surname: { from: 1, form: 'AAA' },
  name: { from: 4, form: 'AAA' },
  year: { from: 7, form: '00' },
  month: { from: 9, form: MONTHS },
  day: { from: 10, form: '00' },
  place: { from: 12, form: 'A000' },
  check: { from: 16, form: 'A' },
};

/** What is wrong with the code in a field of a block; undefined when nothing is known to be. */
export function codiceFiscaleFault(
  code: string,
  block: string,
  field: 'codice_fiscale' | 'id_codice',
  registry: Registry,
): { readonly name: CodiceFiscaleFault; readonly found: Found } | undefined {
  const flaw = codiceFiscaleFlaw(code);
  if (flaw !== undefined) return flawed(code, flaw, `${block}/${field}`);
  const state = registry.codiceFiscale?.(code);
  if (state === undefined || state === 'active') return undefined;
  return { name: state, found: { path: `${block}/${field}`, params: { found: code } } };
}

/** Reports what is wrong with the field CodiceFiscale of a block. */
export function checkCodiceFiscale(
  code: string | null | undefined,
  block: string,
  registry: Registry,
  report: ReportFinding<CodiceFiscaleFieldFault>,
): void {
  if (code === null || code === undefined) return;
  const fault = codiceFiscaleFault(code, block, 'codice_fiscale', registry);
  if (fault !== undefined && fault.name !== 'spelling') report(fault.name, fault.found);
}

function flawed(
  found: string,
  flaw: CodiceFiscaleFlaw,
  path: string,
): { readonly name: CodiceFiscaleFault; readonly found: Found } {
  const replaced = (to: string): Found => ({
    path,
    params: { found, expected: to },
    fix: { op: 'replace', path, from: found, to },
  });
  switch (flaw.flaw) {
    case 'case':
      return { name: 'spelling', found: replaced(flaw.expected) };
    case 'prefix':
      return {
        name: 'prefix',
        found: codiceFiscaleFlaw(flaw.rest) === undefined ? replaced(flaw.rest) : { path, params: { found } },
      };
    case 'length': {
      const trimmed = found.trim();
      if (codiceFiscaleFlaw(trimmed) === undefined) return { name: 'spelling', found: replaced(trimmed) };
      return { name: 'length', found: { path, params: { found, length: flaw.length } } };
    }
    case 'shape': {
      const { from, form } = PARTS[flaw.part];
      const name = flaw.part === 'month' ? 'month' : 'shape';
      return { name, found: { path, params: { found, piece: flaw.found, from, form } } };
    }
    case 'date':
      return { name: 'date', found: { path, params: { found, day: flaw.day } } };
    case 'check':
      return { name: 'check', found: { path, params: { found, expected: flaw.expected } } };
    default:
      return { name: flaw.flaw, found: { path, params: { found } } };
  }
}

/** The texts of the findings, for one party: `del cedente`, `of the supplier`. */
export function codiceFiscaleFindings({
  it,
  en,
}: Bilingual): Readonly<Record<CodiceFiscaleFault, FindingText>> {
  const copy = {
    it: `Ricopiare il codice fiscale ${it} da un documento sicuro: undici cifre, o sedici caratteri per una persona.`,
    en: `Copy the fiscal code ${en} from a trusted document: eleven digits, or sixteen characters for a person.`,
  };
  const refused = (italian: string, english: string, help: Bilingual): FindingText => ({
    severity: 'error',
    message: {
      it: `Il codice fiscale ${it} è {found}: ${italian}. SdI lo rifiuta di sicuro.`,
      en: `The fiscal code ${en} is {found}: ${english}. SdI is certain to refuse it.`,
    },
    help,
  });
  return {
    prefix: {
      ...refused(
        'comincia con la sigla del Paese, che un codice fiscale non ha',
        'it begins with the country, which a fiscal code does not have',
        { it: 'Togliere la sigla del Paese.', en: 'Take the country away.' },
      ),
      fix: 'safe',
    },
    spelling: {
      severity: 'warning',
      fix: 'safe',
      message: {
        it: `Il codice fiscale ${it} è scritto «{found}», con minuscole o spazi. SdI potrebbe non trovarlo.`,
        en: `The fiscal code ${en} is written "{found}", with small letters or blanks. SdI may not find it.`,
      },
      help: { it: 'Scrivere {expected}.', en: 'Write {expected}.' },
    },
    length: refused(
      'ha {length} caratteri, né 11 né 16',
      'it has {length} characters, neither 11 nor 16',
      copy,
    ),
    characters: refused(
      'di undici caratteri, non è fatto di sole cifre',
      'of eleven characters, it does not consist of digits only',
      copy,
    ),
    zeros: refused('undici zeri non sono di nessuno', 'eleven zeros are the code of nobody', copy),
    shape: refused(
      'dal carattere {from} ha {piece}, dove va {form} (A è una lettera, 0 una cifra)',
      'from character {from} it has {piece}, where {form} belongs (A is a letter, 0 a digit)',
      copy,
    ),
    month: refused(
      'il carattere {from}, il mese di nascita, è {piece} e non una lettera di {form}',
      'character {from}, the month of birth, is {piece} and no letter of {form}',
      copy,
    ),
    date: refused(
      'il giorno di nascita {day} non esiste (da 1 a 31; da 41 a 71 per le donne)',
      'there is no day of birth {day} (1 to 31; 41 to 71 for women)',
      copy,
    ),
    check: refused(
      "l'ultimo carattere, che controlla gli altri, dovrebbe essere {expected}",
      'the last character, which checks the others, should be {expected}',
      copy,
    ),
    unknown: {
      severity: 'error',
      message: {
        it: `Il codice fiscale ${it}, {found}, non è noto all'Anagrafe Tributaria.`,
        en: `The fiscal code ${en}, {found}, is not known to the Anagrafe Tributaria.`,
      },
      help: copy,
    },
    ceased: {
      severity: 'warning',
      message: {
        it: `Il codice fiscale ${it}, {found}, è di chi non c'è più. SdI non rifiuta il file per questo.`,
        en: `The fiscal code ${en}, {found}, is of somebody who is no more. SdI does not refuse the file for that.`,
      },
      help: {
        it: `Accertare il codice fiscale ${it}.`,
        en: `Make sure of the fiscal code ${en}.`,
      },
    },
  };
}

/** The same for a field CodiceFiscale. */
export function codiceFiscaleFieldFindings(
  who: Bilingual,
): Readonly<Record<CodiceFiscaleFieldFault, FindingText>> {
  const { spelling: _, ...findings } = codiceFiscaleFindings(who);
  return findings;
}
