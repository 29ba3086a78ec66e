import { codeList } from './codeList.ts';
import { NaturaCodes } from './natura.ts';

/** The codes that FSM10 accepts: all but reverse charge (N6, N6.1 to N6.9) and N7. */
const CODES: ReadonlySet<string> = new Set([
  'N1',
  'N2',
  'N2.1',
  'N2.2',
  'N3',
  'N3.1',
  'N3.2',
  'N3.3',
  'N3.4',
  'N3.5',
  'N3.6',
  'N4',
  'N5',
]);

/**
 * Reasons why no VAT is charged on an item of a simplified invoice (field 2.2.4): those of {@link NaturaCodes} that
 * FSM10 accepts.
 */
export const NaturaSemplificataCodes = codeList(
  'NaturaSemplificata',
  {
    it: "Natura dell'operazione senza IVA (fattura semplificata)",
    en: 'Reason why no VAT is charged (simplified invoice)',
  },
  NaturaCodes.codes.filter(({ code }) => CODES.has(code)),
);
