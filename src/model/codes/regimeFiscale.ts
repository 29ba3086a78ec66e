import { code, codeList } from './codeList.ts';

/** Effects of a regime on an invoice; absent traits mean the ordinary regime's behaviour. */
export interface RegimeFiscaleTraits {
  /** False if supplies bear no VAT: minimi (L. 244/2007), flat rate (L. 190/2014), cross-border exemption. */
  readonly chargesVat?: false;
  /** False if fees bear no withholding tax: provvedimento 185820/2011, 5.2; L. 190/2014, art. 1, c. 67. */
  readonly isWithheld?: false;
  /** Stamp duty charged to the customer is income of the supplier, not an advance under art. 15 (answer 428/2022). */
  readonly isFlatRate?: true;
  /**
   * One party pays the VAT for the whole chain (art. 74 DPR 633/1972). Excluded from list B, the Agenzia's list of
   * missing stamp duty.
   */
  readonly isPaidByOne?: true;
  /**
   * Cash-basis VAT: the VAT becomes chargeable on payment, with administrations only, or with any business (art. 32-bis
   * DL 83/2012). It does not apply to consumers.
   */
  readonly cashVat?: 'administrations' | 'businesses';
  /** Legal reference of Natura N2.2, for RiferimentoNormativo (2.2.2.8). */
  readonly provision?: string;
  /** First day without a limit for simplified invoices (specification 1.9); known from secondary sources only. */
  readonly unlimitedSimplifiedFrom?: string;
}

const PAID_BY_ONE = { isPaidByOne: true } as const;
const UNLIMITED = { unlimitedSimplifiedFrom: '2025-04-01' } as const;

/**
 * Tax regimes of the supplier (field 1.2.1.8; 1.2.10 of the simplified invoice). RF03 was removed in schema 1.2.1;
 * schema 1.2 was valid until 31 December 2020.
 */
export const RegimeFiscaleCodes = codeList<RegimeFiscaleTraits>(
  'RegimeFiscale',
  { it: 'Regime fiscale del fornitore', en: 'Tax regime of the supplier' },
  [
    code('RF01', 'Ordinario', 'Ordinary'),
    code('RF02', 'Contribuenti minimi (L. 244/2007)', '"Minimi" taxpayers (L. 244/2007)', {
      traits: { chargesVat: false, isWithheld: false, provision: 'art. 27, c. 1 e 2, DL 98/2011' },
    }),
    code(
      'RF03',
      'Nuove iniziative produttive (non più ammesso)',
      'New business ventures (no longer allowed)',
      { until: '2021-01-01', inSchema: false },
    ),
    code('RF04', 'Agricoltura, attività connesse e pesca', 'Agriculture, related activities and fishing'),
    code('RF05', 'Vendita di sali e tabacchi', 'Sale of salt and tobacco', { traits: PAID_BY_ONE }),
    code('RF06', 'Commercio di fiammiferi', 'Trade in matches', { traits: PAID_BY_ONE }),
    code('RF07', 'Editoria', 'Publishing', { traits: PAID_BY_ONE }),
    code('RF08', 'Gestione di servizi di telefonia pubblica', 'Public telephone services', {
      traits: PAID_BY_ONE,
    }),
    code(
      'RF09',
      'Rivendita di documenti di trasporto pubblico e di sosta',
      'Resale of public transport and parking tickets',
      { traits: PAID_BY_ONE },
    ),
    code(
      'RF10',
      'Intrattenimenti, giochi e altre attività del DPR 640/1972',
      'Entertainment, gaming and other activities of DPR 640/1972',
    ),
    code('RF11', 'Agenzie di viaggi e turismo', 'Travel and tourism agencies'),
    code('RF12', 'Agriturismo', 'Agritourism'),
    code('RF13', 'Vendite a domicilio', 'Door-to-door sales'),
    code(
      'RF14',
      "Rivendita di beni usati, oggetti d'arte, d'antiquariato o da collezione",
      'Resale of used goods, works of art, antiques or collectibles',
    ),
    code(
      'RF15',
      "Agenzie di vendite all'asta di oggetti d'arte, d'antiquariato o da collezione",
      'Auction agencies for works of art, antiques or collectibles',
    ),
    code(
      'RF16',
      'IVA per cassa verso la pubblica amministrazione',
      'Cash-basis VAT towards the public administration',
      { traits: { cashVat: 'administrations' } },
    ),
    code('RF17', 'IVA per cassa (art. 32-bis DL 83/2012)', 'Cash-basis VAT (art. 32-bis DL 83/2012)', {
      traits: { cashVat: 'businesses' },
    }),
    code('RF18', 'Altro', 'Other'),
    code('RF19', 'Regime forfettario (L. 190/2014)', 'Flat-rate regime (L. 190/2014)', {
      traits: {
        chargesVat: false,
        isWithheld: false,
        isFlatRate: true,
        provision: 'art. 1, c. da 54 a 89, L. 190/2014',
        ...UNLIMITED,
      },
    }),
    code(
      'RF20',
      'Regime transfrontaliero di franchigia IVA (direttiva UE 2020/285)',
      'Cross-border VAT exemption for small enterprises (directive (EU) 2020/285)',
      { since: '2025-04-01', traits: { chargesVat: false, ...UNLIMITED } },
    ),
  ],
);
