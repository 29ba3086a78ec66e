import { code, codeList } from './codeList.ts';

/**
 * Field 2.2.4 of the simplified invoice: no reverse charge (N6) and no N7.
 * The schema still takes N2 and N3; SdI refuses them from 1 January 2021 (00445).
 */
export const NaturaSemplificataCodes = codeList(
  'NaturaSemplificata',
  {
    it: "Natura dell'operazione senza IVA (fattura semplificata)",
    en: 'Why no VAT is charged (simplified invoice)',
  },
  [
    code('N1', 'Escluse, art. 15 DPR 633/1972', 'Excluded, art. 15 DPR 633/1972'),
    code('N2', 'Non soggette (generico; usare N2.1 o N2.2)', 'Not subject (generic; use N2.1 or N2.2)', {
      until: '2021-01-01',
    }),
    code(
      'N2.1',
      'Non soggette, artt. da 7 a 7-septies DPR 633/1972 (territorialità)',
      'Not subject, arts. 7 to 7-septies DPR 633/1972 (place of supply)',
      { from: '2020-10-01' },
    ),
    code(
      'N2.2',
      'Non soggette, altri casi (anche regime forfettario)',
      'Not subject, other cases (flat-rate regime included)',
      { from: '2020-10-01' },
    ),
    code('N3', 'Non imponibili (generico; usare da N3.1 a N3.6)', 'Non-taxable (generic; use N3.1 to N3.6)', {
      until: '2021-01-01',
    }),
    code('N3.1', 'Non imponibili, esportazioni', 'Non-taxable, exports', { from: '2020-10-01' }),
    code('N3.2', 'Non imponibili, cessioni intracomunitarie', 'Non-taxable, intra-EU supplies', {
      from: '2020-10-01',
    }),
    code('N3.3', 'Non imponibili, cessioni verso San Marino', 'Non-taxable, supplies to San Marino', {
      from: '2020-10-01',
    }),
    code(
      'N3.4',
      "Non imponibili, operazioni assimilate alle cessioni all'esportazione",
      'Non-taxable, operations assimilated to exports',
      { from: '2020-10-01' },
    ),
    code(
      'N3.5',
      "Non imponibili, a seguito di dichiarazione d'intento",
      'Non-taxable, following a declaration of intent',
      { from: '2020-10-01' },
    ),
    code(
      'N3.6',
      'Non imponibili, altre operazioni che non formano il plafond',
      'Non-taxable, other operations that do not form the plafond',
      { from: '2020-10-01' },
    ),
    code('N4', 'Esenti', 'Exempt'),
    code(
      'N5',
      'Regime del margine o IVA non esposta in fattura',
      'Margin scheme, or VAT not shown on the invoice',
    ),
  ],
);
