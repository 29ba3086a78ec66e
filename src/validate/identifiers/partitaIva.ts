/**
 * The check of an Italian VAT number for 00301, 00303 and 00305: flaws of the number itself, and the answer of a
 * register. SdI certainly rejects a number with a flaw, because all numbers in the Anagrafe Tributaria have the right
 * check digit.
 */

import { type Identifier, isItalian } from '../../domain/facts/party.ts';
import type { Registry } from '../../domain/registry.ts';
import { codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { type PartitaIvaFlaw, partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import type { FindingTraits, Found } from '../rule.ts';

export type PartitaIvaFault =
  | PartitaIvaFlaw['flaw']
  /** The fiscal code of a person instead of the number. */
  | 'fiscalCode'
  /** Valid except for surrounding blanks; no source says if SdI removes them. */
  | 'spelling'
  | 'unknown'
  | 'ceased';

/** The fault of the VAT number of a party, if it is Italian; undefined if none is known. */
export function partitaIvaFault(
  id: Identifier | null,
  registry: Registry,
): { readonly name: PartitaIvaFault; readonly found: Found } | undefined {
  if (id === null || !isItalian(id)) return undefined;
  const { id_codice: code } = id;
  const flaw = partitaIvaFlaw(code);
  if (flaw !== undefined) return flawed(code, flaw, `${id.path}/id_codice`);
  const state = registry.partitaIva?.(code);
  if (state === undefined || state === 'active') return undefined;
  return { name: state, found: { path: `${id.path}/id_codice`, params: { found: code } } };
}

function flawed(
  found: string,
  flaw: PartitaIvaFlaw,
  path: string,
): { readonly name: PartitaIvaFault; readonly found: Found } {
  const replaced = (to: string): Found => ({
    path,
    params: { found, expected: to },
    fix: { op: 'replace', path, from: found, to },
  });
  switch (flaw.flaw) {
    case 'prefix':
      return {
        name: 'prefix',
        found: partitaIvaFlaw(flaw.rest) === undefined ? replaced(flaw.rest) : { path, params: { found } },
      };
    case 'length': {
      const trimmed = found.trim();
      if (partitaIvaFlaw(trimmed) === undefined) return { name: 'spelling', found: replaced(trimmed) };
      const name = codiceFiscaleFlaw(trimmed) === undefined ? 'fiscalCode' : 'length';
      return { name, found: { path, params: { found, length: flaw.length } } };
    }
    case 'check':
      return { name: 'check', found: { path, params: { found, expected: flaw.expected } } };
    default:
      return { name: flaw.flaw, found: { path, params: { found } } };
  }
}

/** Findings about an Italian VAT number. */
export const PARTITA_IVA_FINDINGS: Readonly<Record<PartitaIvaFault, FindingTraits>> = {
  prefix: { severity: 'error', fix: 'safe' },
  fiscalCode: { severity: 'error' },
  spelling: { severity: 'warning', fix: 'safe' },
  length: { severity: 'error' },
  characters: { severity: 'error' },
  zeros: { severity: 'error' },
  check: { severity: 'error' },
  unknown: { severity: 'error' },
  ceased: { severity: 'warning' },
};
