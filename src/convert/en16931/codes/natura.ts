/**
 * Natura and VAT categories (UNTDID 5305), with the exemption reason codes of the CEF list VATEX. Source: AgID, table
 * Natura_VATCategory_VATEX of Peppol BIS Billing 3 (3.0.20.1). `naturaOfCategory` converts back if BT-120 does not
 * contain the Natura.
 */

export interface CategoryOfNatura {
  readonly category: 'Z' | 'E' | 'G' | 'K' | 'AE';
  readonly vatex?: string;
}

const EXEMPT: CategoryOfNatura = { category: 'E', vatex: 'VATEX-EU-132' };
const EXPORT: CategoryOfNatura = { category: 'G', vatex: 'VATEX-EU-G' };
const INTRA: CategoryOfNatura = { category: 'K', vatex: 'VATEX-EU-IC' };
const REVERSE: CategoryOfNatura = { category: 'AE', vatex: 'VATEX-EU-AE' };

const TABLE: Readonly<Record<string, CategoryOfNatura>> = {
  N1: { category: 'Z' },
  N2: EXEMPT,
  'N2.1': EXEMPT,
  'N2.2': EXEMPT,
  N3: EXPORT,
  'N3.1': EXPORT,
  'N3.2': INTRA,
  'N3.3': EXPORT,
  'N3.4': EXPORT,
  'N3.5': EXPORT,
  'N3.6': INTRA,
  N4: EXEMPT,
  N5: EXEMPT,
  N6: REVERSE,
  'N6.1': REVERSE,
  'N6.2': REVERSE,
  'N6.3': REVERSE,
  'N6.4': REVERSE,
  'N6.5': REVERSE,
  'N6.6': REVERSE,
  'N6.7': REVERSE,
  'N6.8': REVERSE,
  'N6.9': REVERSE,
  N7: { category: 'K', vatex: 'VATEX-EU-151' },
};

export const categoryOfNatura = (natura: string): CategoryOfNatura => TABLE[natura] ?? EXEMPT;

/**
 * Natura of a category whose reason does not name one: rules of SdI's translation of European invoices (2.6, by way of
 * the sources in docs/european.md). Category E and O have several possible Natura; N2.2 is SdI's choice for a foreign
 * seller. Null where only the user can decide.
 */
const DEFAULTS: Readonly<Record<string, string | null>> = {
  Z: 'N1',
  G: 'N3.1',
  K: 'N3.2',
  AE: 'N6.9',
  E: null,
  O: null,
  L: null,
  M: null,
};

/** @returns null if the category does not decide it; undefined for a category with VAT. */
export const naturaOfCategory = (category: string): string | null | undefined => DEFAULTS[category];

/** The Natura at the start of a reason (BT-120): `N2.2#art. 1`, `N4`. */
export function naturaIn(
  reason: string | undefined,
): { readonly natura: string; readonly rest: string } | undefined {
  const match = /^(N[1-7](?:\.[1-9])?)(?:#([\s\S]*))?$/.exec(reason ?? '');
  const [, natura, rest = ''] = match ?? [];
  return natura !== undefined && natura in TABLE ? { natura, rest } : undefined;
}

/** Mandatory text of N1 without a reference of its own: category Z may have no reason (BR-Z-10). */
export const PROVISION_OF_N1 = 'Operazione esclusa ex art. 15 DPR 633/72';
