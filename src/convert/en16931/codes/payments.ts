/** ModalitaPagamento and payment means (UNTDID 4461). Source: AgID, table UNCL4461 of Peppol BIS Billing 3. */

interface MeansRow {
  readonly modalita: string;
  /** The code to write; 1 ("not defined") with the Italian code as text (BT-82) where UNTDID has none. */
  readonly write: string;
  readonly read: readonly string[];
}

const row = (modalita: string, write: string, read: string): MeansRow => ({
  modalita,
  write,
  read: read.split(' '),
});

const TABLE: readonly MeansRow[] = [
  row('MP01', '10', '10 17 18 19 27 28 29 32 33 34 35 36 37 38 39 40 41 43 52 53 96 98'),
  row('MP02', '20', '20 25 26 92'),
  row('MP03', '21', '21 22 23 91'),
  row('MP04', 'ZZZ', 'ZZZ'),
  row('MP05', '30', '30 58 15 16 45 51 56 68 69 93 94 95'),
  row('MP06', '60', '60 61 62 63 64 65 66 67'),
  row('MP08', '48', '48 54 55'),
  row('MP12', '70', '8 44 70'),
  row('MP13', '31', '24 31 74 75 76 77 78'),
  row('MP15', '57', '57'),
  row('MP17', '42', '42'),
  row('MP18', '50', '50'),
  row('MP19', '59', '2 3 4 5 6 7 11 12 13 14 46 47 49 59'),
  row('MP22', '97', '97'),
  row('MP23', '9', '9'),
];

/** "Instrument not defined". */
export const NOT_DEFINED = '1';

const BY_MODALITA = new Map(TABLE.map(({ modalita, write }) => [modalita, write]));
const BY_CODE = new Map(TABLE.flatMap(({ modalita, read }) => read.map((code) => [code, modalita] as const)));

export interface Means {
  readonly code: string;
  /** The Italian code as text (BT-82), where the code alone does not lead back to it. */
  readonly text?: string;
}

export interface MeansSituation {
  /** A credit transfer without an account would break BR-61. */
  readonly hasAccount: boolean;
  /** A direct debit without a mandate would break PEPPOL-EN16931-R061. */
  readonly hasMandate: boolean;
}

export function meansOf(modalita: string, { hasAccount, hasMandate }: MeansSituation): Means {
  const code = BY_MODALITA.get(modalita);
  if (code === undefined) return { code: NOT_DEFINED, text: modalita };
  const lacks = (code === '30' && !hasAccount) || (code === '59' && !hasMandate);
  return lacks ? { code: NOT_DEFINED, text: modalita } : { code };
}

/** @returns undefined for a code without an equivalent. */
export function modalitaOf(code: string | undefined, text: string | undefined): string | undefined {
  const named = /^MP(?:0[1-9]|1[0-9]|2[0-3])$/.exec(text ?? '')?.[0];
  return named ?? BY_CODE.get(code ?? '');
}

/** Written for codes without an equivalent: a transfer where an account is given, otherwise cash (AgID). */
export const modalitaByDefault = (hasAccount: boolean): string => (hasAccount ? 'MP05' : 'MP01');
