import { addressFields, checkAddresses, isInItaly } from '../../domain/facts/addresses.ts';
import { capZones, isCapOf } from '../../model/codes/cap.ts';
import type { Indirizzo } from '../../model/generated/invoice.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

type Name = 'zeros' | 'province';

/** The CAP for foreign addresses. */
const ABROAD = '00000';

export const qCap = rule({
  code: 'Q-CAP',
  formats: ALL,
  scope: 'file',
  // CAP, Comune, Provincia, Nazione.
  fields: addressFields(3, 4, 5, 6),
  decides: 'file',
  findings: {
    zeros: { severity: 'warning' },
    province: { severity: 'warning' },
  },
  check(file, report) {
    checkAddresses(file, checkAddress, report);
  },
});

function checkAddress(address: Indirizzo, path: string, report: ReportFinding<Name>): void {
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
