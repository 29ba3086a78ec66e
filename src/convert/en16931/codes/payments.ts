/** ModalitaPagamento and payment means (UNTDID 4461). Source: AgID, table UNCL4461 of Peppol BIS Billing 3. */

/** The codes that are read as each ModalitaPagamento; the first one is written. */
const TABLE: Readonly<Record<string, string>> = {
  MP01: '10 17 18 19 27 28 29 32 33 34 35 36 37 38 39 40 41 43 52 53 96 98',
  MP02: '20 25 26 92',
  MP03: '21 22 23 91',
  MP04: 'ZZZ',
  MP05: '30 58 15 16 45 51 56 68 69 93 94 95',
  MP06: '60 61 62 63 64 65 66 67',
  MP08: '48 54 55',
  MP12: '70 8 44',
  MP13: '31 24 74 75 76 77 78',
  MP15: '57',
  MP17: '42',
  MP18: '50',
  MP19: '59 2 3 4 5 6 7 11 12 13 14 46 47 49',
  MP22: '97',
  MP23: '9',
};

/** "Instrument not defined". */
export const NOT_DEFINED = '1';

export interface Means {
  readonly code: string;
  /** The Italian code as text (BT-82), if the code alone cannot be converted back to it. */
  readonly text?: string;
}

export interface MeansSituation {
  /** A credit transfer without an account would break BR-61. */
  readonly hasAccount: boolean;
  /** A direct debit without a mandate would break PEPPOL-EN16931-R061. */
  readonly hasMandate: boolean;
}

export function meansOf(modalita: string, { hasAccount, hasMandate }: MeansSituation): Means {
  const [code] = TABLE[modalita]?.split(' ') ?? [];
  if (code === undefined) return { code: NOT_DEFINED, text: modalita };
  const lacks = (code === '30' && !hasAccount) || (code === '59' && !hasMandate);
  return lacks ? { code: NOT_DEFINED, text: modalita } : { code };
}

/** @returns undefined for a code without an equivalent. */
export function modalitaOf(code: string | undefined, text: string | undefined): string | undefined {
  const named = /^MP(?:0[1-9]|1[0-9]|2[0-3])$/.exec(text ?? '')?.[0];
  if (named !== undefined || code === undefined) return named;
  return Object.entries(TABLE).find(([, codes]) => codes.split(' ').includes(code))?.[0];
}

/** Written for codes without an equivalent: a transfer where an account is given, otherwise cash (AgID). */
export const modalitaByDefault = (hasAccount: boolean): string => (hasAccount ? 'MP05' : 'MP01');
