/**
 * The check of a fiscal code for 00300, 00302, 00304 and 00306: flaws of the code itself, and the answer of a register.
 * SdI certainly rejects a code with a flaw, because all codes in the Anagrafe Tributaria have the right check
 * character.
 */

import type { Registry } from '../../domain/registry.ts';
import {
  type CodiceFiscaleFlaw,
  type CodiceFiscalePart,
  codiceFiscaleFlaw,
} from '../../model/identifiers/codiceFiscale.ts';
import type { FindingTraits, Found, ReportFinding } from '../rule.ts';

export type CodiceFiscaleFault =
  | Exclude<CodiceFiscaleFlaw['flaw'], 'case'>
  /** A letter that does not stand for a month. */
  | 'month'
  /** Valid except for lowercase letters or surrounding blanks; no source says if SdI accepts them. */
  | 'spelling'
  | 'unknown'
  | 'ceased';

/** Faults of a field CodiceFiscale, in which the schema does not allow lowercase letters and blanks. */
export type CodiceFiscaleFieldFault = Exclude<CodiceFiscaleFault, 'spelling'>;

/** Letters of the months, January first. */
const MONTHS = 'ABCDEHLMPRST';

/** The form and the start position (from 1) of each part of a person's code. Letters of omocodia count as digits. */
const PARTS: Readonly<Record<CodiceFiscalePart, { readonly from: number; readonly form: string }>> = {
  surname: { from: 1, form: 'AAA' },
  name: { from: 4, form: 'AAA' },
  year: { from: 7, form: '00' },
  month: { from: 9, form: MONTHS },
  day: { from: 10, form: '00' },
  place: { from: 12, form: 'A000' },
  check: { from: 16, form: 'A' },
};

/** The fault of the code in a field of a block; undefined if none is known. */
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

/** Reports the fault of the field CodiceFiscale of a block, if any. */
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

/** Findings about a field CodiceFiscale. */
export const CODICE_FISCALE_FIELD_FINDINGS: Readonly<Record<CodiceFiscaleFieldFault, FindingTraits>> = {
  prefix: { severity: 'error', fix: 'safe' },
  length: { severity: 'error' },
  characters: { severity: 'error' },
  zeros: { severity: 'error' },
  shape: { severity: 'error' },
  month: { severity: 'error' },
  date: { severity: 'error' },
  check: { severity: 'error' },
  unknown: { severity: 'error' },
  ceased: { severity: 'warning' },
};

const { prefix, ...others } = CODICE_FISCALE_FIELD_FINDINGS;

/** Findings about a fiscal code in a field whose schema type allows lowercase letters and blanks. */
export const CODICE_FISCALE_FINDINGS: Readonly<Record<CodiceFiscaleFault, FindingTraits>> = {
  prefix,
  spelling: { severity: 'warning', fix: 'safe' },
  ...others,
};
