/** The columns of the binding of FatturaPA to EN 16931: fieldRows.ts has the rows. */

/** `=` both ways, `>` to EN 16931, `<` to FatturaPA. */
export type Direction = '=' | '>' | '<';

/** The conversion of a value; `docs/european-fields.md` has a sentence for each transformation. */
export type Transformation =
  | 'account'
  | 'address'
  | 'adjustment'
  | 'amount'
  | 'attachment'
  | 'category'
  | 'channel'
  | 'computed'
  | 'country'
  | 'datum'
  | 'day'
  | 'delivery'
  | 'deliveryDay'
  | 'description'
  | 'despatch'
  | 'discount'
  | 'due'
  | 'first'
  | 'fund'
  | 'fundOnly'
  | 'identifier'
  | 'identity'
  | 'itemCode'
  | 'joined'
  | 'kind'
  | 'lineNumber'
  | 'lost'
  | 'main'
  | 'means'
  | 'merged'
  | 'name'
  | 'note'
  | 'number'
  | 'object'
  | 'ofLines'
  | 'orderLine'
  | 'own'
  | 'payee'
  | 'period'
  | 'postcode'
  | 'preceding'
  | 'prepaid'
  | 'price'
  | 'property'
  | 'province'
  | 'provision'
  | 'quantity'
  | 'reasonCode'
  | 'receipt'
  | 'reference'
  | 'register'
  | 'residual'
  | 'same'
  | 'scheme'
  | 'sentence'
  | 'stamp'
  | 'street'
  | 'streetNumber'
  | 'substitute'
  | 'taxPoint'
  | 'telephone'
  | 'terms'
  | 'text'
  | 'total'
  | 'unit'
  | 'weightUnit';

export type FieldRow = readonly [
  direction: Direction,
  /** Numbers of fields or blocks, the usual one first; empty for a term without a field. */
  fields: string,
  /** Paths of terms in the model, the usual one first; empty for a field without a term. */
  terms: string,
  /** Paths in AgID's profile, if they differ. */
  agid: string,
  /** Default: `own`. */
  transformation?: Transformation,
  /** Source and confidence. Default: `MAP H`. */
  source?: string,
];
