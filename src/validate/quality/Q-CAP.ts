import { addressFields, checkAddresses, isInItaly } from '../../domain/facts/addresses.ts';
import { capZones, isCapOf } from '../../model/codes/cap.ts';
import type { Indirizzo } from '../../model/generated/invoice.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

type Name = 'zeros' | 'province';

/** What one writes for an address abroad. */
const ABROAD = '00000';

export const qCap = rule({
  code: 'Q-CAP',
  title: { it: 'CAP che non può essere di questo indirizzo', en: 'CAP that cannot be of this address' },
  formats: ALL,
  scope: 'file',
  // CAP, Comune, Provincia, Nazione.
  fields: addressFields(3, 4, 5, 6),
  decides: 'file',
  findings: {
    zeros: {
      severity: 'warning',
      message: {
        it: "CAP è {found}, che si usa per gli indirizzi esteri, ma l'indirizzo è in Italia ({comune}).",
        en: 'CAP is {found}, which is for addresses abroad, but the address is in Italy ({comune}).',
      },
      help: {
        it: 'Scrivere il CAP del comune, o correggere Nazione.',
        en: 'Write the CAP of the town, or correct Nazione.',
      },
    },
    province: {
      severity: 'warning',
      message: {
        it: 'CAP è {found}, ma quelli della provincia {provincia} cominciano con {expected}.',
        en: 'CAP is {found}, but those of the province {provincia} begin with {expected}.',
      },
      help: {
        it: 'Correggere il CAP oppure Provincia.',
        en: 'Correct the CAP, or Provincia.',
      },
    },
  },
  check(file, report) {
    checkAddresses(file, judge, report);
  },
});

function judge(address: Indirizzo, path: string, report: ReportFinding<Name>): void {
  if (!isInItaly(address)) return;
  const { cap: found, provincia, comune } = address;
  if (found === ABROAD) report('zeros', { path: `${path}/cap`, params: { found, comune } });
  else if (provincia !== undefined && !isCapOf(provincia, found)) {
    report('province', {
      path: `${path}/cap`,
      params: { found, provincia, expected: capZones(provincia) },
    });
  }
}
