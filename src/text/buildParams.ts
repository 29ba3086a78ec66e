/** Parameters of the sentences about problems with a brief. */

/** Expected kind of a value. */
export type Kind = 'object' | 'list' | 'text' | 'flag';

/** An unknown value; `suggestion` has the probable ones, separated by spaces, and is empty if there is none. */
export interface Suggested {
  readonly found: string;
  readonly suggestion: string;
}

/** A text that does not match the simple type of this name. */
export interface MalformedText {
  readonly found: string;
  readonly field: string;
  readonly type: string;
}

/** An invalid identifier: `flaw` says why, and the parameters that exist depend on it. */
export interface IdentifierFlaw {
  readonly found: string;
  readonly flaw:
    | 'prefix'
    | 'length'
    | 'characters'
    | 'zeros'
    | 'check'
    | 'cin'
    | 'case'
    | 'shape'
    | 'date'
    | 'form';
  /** Number of characters found. */
  readonly length?: number;
  /** The correct length, check character or spelling. */
  readonly expected?: string | number;
  /** Country of an IBAN with the wrong length. */
  readonly country?: string;
  /** The part of the identifier with the wrong shape. */
  readonly part?: string;
  /** The value of that part. */
  readonly piece?: string;
  /** Day of birth as encoded. */
  readonly day?: number;
}
