import { code, codeList } from './codeList.ts';

/** Effects of a kind of withholding. */
export interface TipoRitenutaTraits {
  /** Income tax (ritenuta d'acconto): computed on fees, and excluded by some regimes. The others are contributions. */
  readonly isIncomeTax?: true;
}

const INCOME_TAX = { traits: { isIncomeTax: true } } as const;

/** Kinds of withholdings (field 2.1.1.5.1). RT03–RT06 were added in schema 1.2.1, in use from 1 October 2020. */
export const TipoRitenutaCodes = codeList<TipoRitenutaTraits>(
  'TipoRitenuta',
  { it: 'Tipo di ritenuta', en: 'Kind of withholding' },
  [
    code(
      'RT01',
      "Ritenuta d'acconto su persone fisiche",
      'Income tax withheld from natural persons',
      INCOME_TAX,
    ),
    code(
      'RT02',
      "Ritenuta d'acconto su persone giuridiche",
      'Income tax withheld from legal persons',
      INCOME_TAX,
    ),
    code('RT03', 'Contributo INPS trattenuto', 'INPS contribution withheld', { since: '2020-10-01' }),
    code('RT04', 'Contributo ENASARCO trattenuto', 'ENASARCO contribution withheld', { since: '2020-10-01' }),
    code('RT05', 'Contributo ENPAM trattenuto', 'ENPAM contribution withheld', { since: '2020-10-01' }),
    code('RT06', 'Altro contributo previdenziale trattenuto', 'Other social-security contribution withheld', {
      since: '2020-10-01',
    }),
  ],
);
