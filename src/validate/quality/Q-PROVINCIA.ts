import { addressFields, checkAddresses, isInItaly } from '../../domain/facts/addresses.ts';
import { compareDates } from '../../model/civilDate.ts';
import { ProvinciaCodes } from '../../model/codes/provincia.ts';
import type { Indirizzo } from '../../model/generated/invoice.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

type Name = 'missing' | 'foreign' | 'unknown' | 'retired';

/** CAP, Comune, Provincia, Nazione. */
const ADDRESSES = addressFields(3, 4, 5, 6);

/** What many write for an address abroad, if not the country again: no province, and no harm. */
const ABROAD = 'EE';

/** The first two figures of Sardinian postal codes: the signs of its provinces of 2025 are not settled. */
const SARDINIA = /^0[789]/;

export const qProvincia = rule({
  code: 'Q-PROVINCIA',
  title: { it: 'Provincia mancante o non adatta', en: 'Provincia missing or unfit' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: [...ADDRESSES.ordinary, '2.1.1.3'], simplified: [...ADDRESSES.simplified, '2.1.1.3'] },
  decides: 'file',
  findings: {
    missing: {
      severity: 'warning',
      message: {
        it: "L'indirizzo è in Italia ({comune}), ma manca Provincia.",
        en: 'The address is in Italy ({comune}), but Provincia is missing.',
      },
      help: {
        it: 'Aggiungere la sigla di due lettere della provincia.',
        en: 'Add the two letters of the province.',
      },
    },
    foreign: {
      severity: 'warning',
      fix: 'declaration',
      message: {
        it: 'Provincia è {found}, ma Nazione è {country}.',
        en: 'Provincia is {found}, but Nazione is {country}.',
      },
      help: {
        it: "Togliere Provincia, che è solo per gli indirizzi italiani; se l'indirizzo è in Italia correggere Nazione.",
        en: 'Leave out Provincia, which is for Italian addresses only; if the address is in Italy correct Nazione.',
      },
    },
    unknown: {
      severity: 'warning',
      message: {
        it: 'Provincia è {found}, che non è la sigla di una provincia italiana.',
        en: 'Provincia is {found}, which is not the abbreviation of an Italian province.',
      },
      help: {
        it: 'Scrivere la sigla giusta: `fattura codes Provincia` le elenca.',
        en: 'Write the right abbreviation: `fattura codes Provincia` lists them.',
      },
    },
    retired: {
      severity: 'warning',
      message: {
        it: 'Provincia è {found}, una sigla che dal {until} non si usa più.',
        en: 'Provincia is {found}, an abbreviation no longer in use from {until}.',
      },
      help: {
        it: 'Scrivere la sigla di oggi: `fattura codes Provincia` le elenca.',
        en: 'Write the abbreviation of today: `fattura codes Provincia` lists them.',
      },
    },
  },
  check(file, report) {
    checkAddresses(file, judge, { report, date: file.bodies[0]?.data ?? '' });
  },
});

interface Context {
  readonly report: ReportFinding<Name>;
  /** The day of the first document. */
  readonly date: string;
}

function judge(address: Indirizzo, path: string, { report, date }: Context): void {
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
