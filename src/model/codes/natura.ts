import { code, codeList } from './codeList.ts';

/** Consequences of not charging VAT for this reason. */
export interface NaturaTraits {
  /**
   * Stamp duty is certainly due: the Agenzia delle Entrate puts invoices with this code on list B, its list of invoices
   * that lack the duty (provvedimento 4 February 2021). For N1 and N5, sources disagree.
   */
  readonly stampDuty?: true;
  /** The buyer pays the VAT, so no stamp duty is due (DPR 642/1972, tabella, art. 6): N6, N6.1 to N6.9. */
  readonly reverseCharge?: true;
  /**
   * Only for a buyer registered for VAT in Italy: the declaration of intent is made by a habitual exporter with an
   * Italian VAT number (DPR 633/1972, art. 8, c. 1, c), and in domestic reverse charge a buyer in Italy pays the tax
   * (art. 17, c. 5 and 6, art. 74, c. 7 and 8). N6.9 is the residual code, so it is excluded.
   */
  readonly isDomestic?: true;
  /** VAT is paid in another EU state: the buyer pays it, and no summary contains it. */
  readonly isTaxedAbroad?: true;
  /** Not part of the price of goods or services: for example, advances in the buyer's name (DPR 633/1972, art. 15). */
  readonly isOutsidePrice?: true;
  /** Legal reference for RiferimentoNormativo (2.2.2.8), if only one is possible. */
  readonly provision?: string;
}

const REVERSE_CHARGE = { reverseCharge: true, isDomestic: true } as const;

/**
 * Reasons why no VAT is charged (fields 2.2.1.14, 2.1.1.7.7 and 2.2.2.2). The codes with a dot were added in schema
 * 1.2.1, in use from 1 October 2020. The schema still accepts N2, N3 and N6; SdI rejects them since 1 January 2021
 * (00445).
 */
export const NaturaCodes = codeList<NaturaTraits>(
  'Natura',
  { it: "Natura dell'operazione senza IVA", en: 'Reason why no VAT is charged' },
  [
    code('N1', 'Escluse, art. 15 DPR 633/1972', 'Excluded, art. 15 DPR 633/1972', {
      traits: { isOutsidePrice: true, provision: 'art. 15 DPR 633/1972' },
    }),
    code('N2', 'Non soggette (generico; usare N2.1 o N2.2)', 'Not subject (generic; use N2.1 or N2.2)', {
      until: '2021-01-01',
    }),
    code(
      'N2.1',
      'Non soggette, artt. da 7 a 7-septies DPR 633/1972 (territorialità)',
      'Not subject, arts. 7 to 7-septies DPR 633/1972 (place of supply)',
      { since: '2020-10-01', traits: { stampDuty: true, provision: 'artt. da 7 a 7-septies DPR 633/1972' } },
    ),
    code(
      'N2.2',
      'Non soggette, altri casi (anche regime forfettario)',
      'Not subject, other cases (including the flat-rate regime)',
      { since: '2020-10-01', traits: { stampDuty: true } },
    ),
    code('N3', 'Non imponibili (generico; usare da N3.1 a N3.6)', 'Non-taxable (generic; use N3.1 to N3.6)', {
      until: '2021-01-01',
    }),
    code('N3.1', 'Non imponibili, esportazioni', 'Non-taxable, exports', { since: '2020-10-01' }),
    code('N3.2', 'Non imponibili, cessioni intracomunitarie', 'Non-taxable, intra-EU supplies', {
      since: '2020-10-01',
      traits: { provision: 'art. 41 DL 331/1993' },
    }),
    code('N3.3', 'Non imponibili, cessioni verso San Marino', 'Non-taxable, supplies to San Marino', {
      since: '2020-10-01',
      traits: { provision: 'art. 71 DPR 633/1972' },
    }),
    code(
      'N3.4',
      "Non imponibili, operazioni assimilate alle cessioni all'esportazione",
      'Non-taxable, supplies assimilated to exports',
      { since: '2020-10-01' },
    ),
    code(
      'N3.5',
      "Non imponibili, a seguito di dichiarazione d'intento",
      'Non-taxable, following a declaration of intent',
      {
        since: '2020-10-01',
        traits: { stampDuty: true, isDomestic: true, provision: 'art. 8, c. 1, lett. c), DPR 633/1972' },
      },
    ),
    code(
      'N3.6',
      'Non imponibili, altre operazioni che non formano il plafond',
      'Non-taxable, other supplies that do not form the plafond',
      { since: '2020-10-01', traits: { stampDuty: true } },
    ),
    code('N4', 'Esenti', 'Exempt', { traits: { stampDuty: true, provision: 'art. 10 DPR 633/1972' } }),
    code(
      'N5',
      'Regime del margine o IVA non esposta in fattura',
      'Margin scheme, or VAT not shown on the invoice',
    ),
    code(
      'N6',
      'Inversione contabile (generico; usare da N6.1 a N6.9)',
      'Reverse charge (generic; use N6.1 to N6.9)',
      { until: '2021-01-01', traits: { reverseCharge: true } },
    ),
    code(
      'N6.1',
      'Inversione contabile, rottami e materiali di recupero',
      'Reverse charge, scrap and recovered materials',
      { since: '2020-10-01', traits: { ...REVERSE_CHARGE, provision: 'art. 74, c. 7 e 8, DPR 633/1972' } },
    ),
    code(
      'N6.2',
      'Inversione contabile, oro e argento, oreficeria usata a operatori professionali',
      'Reverse charge, gold and silver, used jewellery to professional dealers',
      { since: '2020-10-01', traits: { ...REVERSE_CHARGE, provision: 'art. 17, c. 5, DPR 633/1972' } },
    ),
    code(
      'N6.3',
      'Inversione contabile, subappalto nel settore edile',
      'Reverse charge, construction subcontracting',
      {
        since: '2020-10-01',
        traits: { ...REVERSE_CHARGE, provision: 'art. 17, c. 6, lett. a), DPR 633/1972' },
      },
    ),
    code('N6.4', 'Inversione contabile, cessione di fabbricati', 'Reverse charge, sale of buildings', {
      since: '2020-10-01',
      traits: { ...REVERSE_CHARGE, provision: 'art. 17, c. 6, lett. a-bis), DPR 633/1972' },
    }),
    code('N6.5', 'Inversione contabile, telefoni cellulari', 'Reverse charge, mobile phones', {
      since: '2020-10-01',
      traits: { ...REVERSE_CHARGE, provision: 'art. 17, c. 6, lett. b), DPR 633/1972' },
    }),
    code('N6.6', 'Inversione contabile, prodotti elettronici', 'Reverse charge, electronic products', {
      since: '2020-10-01',
      traits: { ...REVERSE_CHARGE, provision: 'art. 17, c. 6, lett. c), DPR 633/1972' },
    }),
    code(
      'N6.7',
      'Inversione contabile, comparto edile e settori connessi',
      'Reverse charge, construction and related services',
      {
        since: '2020-10-01',
        traits: { ...REVERSE_CHARGE, provision: 'art. 17, c. 6, lett. a-ter), DPR 633/1972' },
      },
    ),
    code('N6.8', 'Inversione contabile, settore energetico', 'Reverse charge, energy sector', {
      since: '2020-10-01',
      traits: {
        ...REVERSE_CHARGE,
        provision: 'art. 17, c. 6, lett. d-bis), d-ter) e d-quater), DPR 633/1972',
      },
    }),
    code('N6.9', 'Inversione contabile, altri casi', 'Reverse charge, other cases', {
      since: '2020-10-01',
      traits: { reverseCharge: true },
    }),
    code(
      'N7',
      'IVA assolta in altro Stato UE (vendite a distanza, servizi elettronici, OSS)',
      'VAT paid in another EU state (distance sales, electronic services, OSS)',
      { traits: { isTaxedAbroad: true } },
    ),
  ],
);
