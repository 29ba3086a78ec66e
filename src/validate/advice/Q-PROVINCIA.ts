import { addressFields, checkAddresses, isInItaly } from '../../domain/facts/addresses.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ProvinciaCodes } from '../../model/codes/provincia.ts';
import type { Indirizzo } from '../../model/generated/invoice.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

type Name = 'missing' | 'foreign' | 'unknown' | 'retired';

/** CAP, Comune, Provincia, Nazione. */
const ADDRESSES = addressFields(3, 4, 5, 6);

/** A common value for foreign addresses besides the country code: not a province, but harmless. */
const ABROAD = 'EE';

/** The first two digits of Sardinian postcodes. The codes of the Sardinian provinces of 2025 are not settled. */
const SARDINIA = /^0[789]/;

export const qProvincia = rule({
  code: 'Q-PROVINCIA',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: [...ADDRESSES.ordinary, '2.1.1.3'], simplified: [...ADDRESSES.simplified, '2.1.1.3'] },
  decides: 'file',
  findings: {
    missing: { severity: 'warning' },
    foreign: { severity: 'warning', fix: 'declaration' },
    unknown: { severity: 'warning' },
    retired: { severity: 'warning' },
  },
  check(file, report) {
    checkAddresses(file, checkAddress, { report, date: file.bodies[0]?.data ?? '' });
  },
});

interface Context {
  readonly report: ReportFinding<Name>;
  /** The day of the first document. */
  readonly date: string;
}

function checkAddress(address: Indirizzo, path: string, { report, date }: Context): void {
  const { provincia: found, nazione, comune, cap } = address;
  if (!isInItaly(address)) {
    if (found === undefined || found === ABROAD || found === nazione) return;
    const at = `${path}/provincia`;
    report('foreign', {
      path: at,
      params: { found, country: nazione },
      fix: { op: 'remove', path: at, from: found },
    });
  } else if (found === undefined) {
    report('missing', { path, params: { comune } });
  } else {
    const known = ProvinciaCodes.find(found);
    if (known !== undefined && known.until === undefined) return;
    if (SARDINIA.test(cap)) return;
    const at = `${path}/provincia`;
    if (known?.until === undefined) report('unknown', { path: at, params: { found } });
    else if (compareDates(date, known.until) >= 0)
      report('retired', { path: at, params: { found, until: known.until } });
  }
}
