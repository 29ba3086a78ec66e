/**
 * What 00301, 00303 and 00305 say of an Italian VAT number: the flaws that it shows by itself, and what a register
 * answers. What has a flaw is certain to be refused: all that the Anagrafe Tributaria knows has the right check digit.
 */

import type { Identifier } from '../../domain/facts/party.ts';
import type { Registry } from '../../domain/registry.ts';
import type { Bilingual } from '../../model/grammar.ts';
import { codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { type PartitaIvaFlaw, partitaIvaFlaw } from '../../model/identifiers/partitaIva.ts';
import type { FindingText, Found } from '../rule.ts';

export type PartitaIvaFault =
  | PartitaIvaFlaw['flaw']
  /** A person's fiscal code in the place of the number. */
  | 'fiscalCode'
  /** Right but for blanks around it: nothing says whether SdI takes them off. */
  | 'spelling'
  | 'unknown'
  | 'ceased';

/** IdPaese of the identifiers that SdI looks up (Elenco dei controlli, 00300, 00301, 00303, 00305). */
const ITALY = 'IT';

/** Whether SdI looks the identifier up; of other countries it checks none. */
export function isItalian({ id_paese }: Identifier): boolean {
  return id_paese === ITALY;
}

/** What is wrong with the number of a party, when it is Italian; undefined when nothing is known to be. */
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

/** The texts of the findings, for one party: `del cedente`, `of the supplier`. */
export function partitaIvaFindings({ it, en }: Bilingual): Readonly<Record<PartitaIvaFault, FindingText>> {
  const copy = {
    it: `Ricopiare la partita IVA ${it} da un documento sicuro: undici cifre, l'ultima delle quali controlla le altre.`,
    en: `Copy the VAT number ${en} from a trusted document: eleven digits, the last of which checks the others.`,
  };
  const refused = (italian: string, english: string, help: Bilingual): FindingText => ({
    severity: 'error',
    message: {
      it: `La partita IVA ${it} è {found}: ${italian}. SdI la rifiuta di sicuro.`,
      en: `The VAT number ${en} is {found}: ${english}. SdI is certain to refuse it.`,
    },
    help,
  });
  return {
    prefix: {
      ...refused(
        'comincia con la sigla del Paese, che ha già il suo campo IdPaese',
        'it begins with the country, which has its own field IdPaese',
        {
          it: 'Togliere la sigla da IdCodice: ci vanno solo le undici cifre.',
          en: 'Take the country out of IdCodice: only the eleven digits belong there.',
        },
      ),
      fix: 'safe',
    },
    fiscalCode: refused('è il codice fiscale di una persona', 'it is the fiscal code of a person', {
      it: 'Scrivere qui la partita IVA; il codice fiscale va in CodiceFiscale. Un cliente senza partita IVA ha solo CodiceFiscale.',
      en: 'Write the VAT number here; the fiscal code belongs in CodiceFiscale. A buyer without VAT number has CodiceFiscale only.',
    }),
    spelling: {
      severity: 'warning',
      fix: 'safe',
      message: {
        it: `La partita IVA ${it} ha degli spazi intorno: «{found}». SdI potrebbe non trovarla.`,
        en: `The VAT number ${en} has blanks around it: "{found}". SdI may not find it.`,
      },
      help: { it: 'Scrivere {expected}.', en: 'Write {expected}.' },
    },
    length: refused('ha {length} caratteri invece di 11', 'it has {length} characters instead of 11', copy),
    characters: refused('non è fatta di sole cifre', 'it does not consist of digits only', copy),
    zeros: refused('undici zeri non sono di nessuno', 'eleven zeros are the number of nobody', {
      it: 'Scrivere la partita IVA vera. Un cliente che non ne ha si identifica con CodiceFiscale, uno estero con il suo IdPaese.',
      en: 'Write the true VAT number. A buyer who has none is identified by CodiceFiscale, a foreign one by its own IdPaese.',
    }),
    check: refused(
      "l'ultima cifra, che controlla le altre, dovrebbe essere {expected}",
      'the last digit, which checks the others, should be {expected}',
      copy,
    ),
    unknown: {
      severity: 'error',
      message: {
        it: `La partita IVA ${it}, {found}, non è nota all'Anagrafe Tributaria.`,
        en: `The VAT number ${en}, {found}, is not known to the Anagrafe Tributaria.`,
      },
      help: copy,
    },
    ceased: {
      severity: 'warning',
      message: {
        it: `La partita IVA ${it}, {found}, è cessata. SdI non rifiuta il file per questo.`,
        en: `The VAT number ${en}, {found}, has ceased. SdI does not refuse the file for that.`,
      },
      help: {
        it: `Accertare la partita IVA ${it}: può averne un'altra attiva.`,
        en: `Make sure of the VAT number ${en}: there may be another, active one.`,
      },
    },
  };
}
