/** Errors of the conversion: documents that cannot be read, and conversions that are refused. */
import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import type { Refusal } from './refusals.ts';

/** The reason why a document of EN 16931 cannot be read. */
export type EuropeanFlaw =
  /** The bytes or the XML are damaged: the id of the problem, such as `xml.dtd`, `xml.truncated`, `source.encoding`. */
  | {
      readonly code: 'X-MALFORMED';
      readonly problem: string;
      readonly line: number | null;
      readonly column: number | null;
    }
  /** The root element is neither UBL `Invoice` or `CreditNote` nor `CrossIndustryInvoice`. */
  | { readonly code: 'X-ROOT'; readonly root: string; readonly namespace: string }
  /** The document is larger than the limit. */
  | { readonly code: 'X-SIZE'; readonly limit: number };

/** A document of EN 16931 cannot be read. */
export class EuropeanReadError extends FatturaError {
  static override readonly [errorClass]: string = 'EuropeanReadError';
  declare readonly code: 'european_read';
  readonly flaw: EuropeanFlaw;

  constructor(flaw: EuropeanFlaw) {
    super('european_read', textOf(flaw));
    this.flaw = flaw;
  }
}

function textOf(flaw: EuropeanFlaw): string {
  switch (flaw.code) {
    case 'X-MALFORMED':
      return `not well-formed XML (${flaw.problem})${flaw.line === null ? '' : `, line ${flaw.line}, column ${flaw.column}`}`;
    case 'X-ROOT':
      return `the root element is {${flaw.namespace}}${flaw.root}; expected Invoice or CreditNote of UBL 2.1, or CrossIndustryInvoice of CII D16B`;
    case 'X-SIZE':
      return `the document is larger than ${flaw.limit} bytes`;
  }
}

/** A conversion is refused, because a value is missing or has no equivalent. */
export class ConversionError extends FatturaError {
  static override readonly [errorClass]: string = 'ConversionError';
  declare readonly code: 'conversion';
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    const list = refusals.map(({ code, term, field, violation }) =>
      [code, violation?.rule, term, field].filter(Boolean).join(' '),
    );
    super('conversion', `the invoice cannot be converted: ${list.join('; ')}`);
    this.refusals = refusals;
  }
}
