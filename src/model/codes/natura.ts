import { code, codeList } from './codeList.ts';

/**
 * Fields 2.2.1.14, 2.1.1.7.7 and 2.2.2.2. The codes with a point came with schema 1.2.1, in use from 1 October 2020.
 * The schema still takes N2, N3 and N6; SdI refuses them from 1 January 2021 (00445).
 */
export const NaturaCodes = codeList(
  'Natura',
  { it: "Natura dell'operazione senza IVA", en: 'Why no VAT is charged' },
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
    code(
      'N6',
      'Inversione contabile (generico; usare da N6.1 a N6.9)',
      'Reverse charge (generic; use N6.1 to N6.9)',
      { until: '2021-01-01' },
    ),
    code(
      'N6.1',
      'Inversione contabile, rottami e materiali di recupero',
      'Reverse charge, scrap and recovered materials',
      { from: '2020-10-01' },
    ),
    code(
      'N6.2',
      'Inversione contabile, oro e argento, oreficeria usata a operatori professionali',
      'Reverse charge, gold and silver, used jewellery to professional dealers',
      { from: '2020-10-01' },
    ),
    code(
      'N6.3',
      'Inversione contabile, subappalto nel settore edile',
      'Reverse charge, construction subcontracting',
      { from: '2020-10-01' },
    ),
    code('N6.4', 'Inversione contabile, cessione di fabbricati', 'Reverse charge, sale of buildings', {
      from: '2020-10-01',
    }),
    code('N6.5', 'Inversione contabile, telefoni cellulari', 'Reverse charge, mobile phones', {
      from: '2020-10-01',
    }),
    code('N6.6', 'Inversione contabile, prodotti elettronici', 'Reverse charge, electronic products', {
      from: '2020-10-01',
    }),
    code(
      'N6.7',
      'Inversione contabile, comparto edile e settori connessi',
      'Reverse charge, construction and related services',
      { from: '2020-10-01' },
    ),
    code('N6.8', 'Inversione contabile, settore energetico', 'Reverse charge, energy sector', {
      from: '2020-10-01',
    }),
    code('N6.9', 'Inversione contabile, altri casi', 'Reverse charge, other cases', { from: '2020-10-01' }),
    code(
      'N7',
      'IVA assolta in altro Stato UE (vendite a distanza, servizi elettronici, OSS)',
      'VAT paid in another EU state (distance sales, electronic services, OSS)',
    ),
  ],
);
