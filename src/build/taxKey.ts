/** Groups lines, contributions and summaries by tax. */
import { decimal } from '../domain/amounts.ts';

/** An object with a VAT rate: a line, a contribution, a summary. */
export interface Taxed {
  readonly aliquota_iva: string;
  readonly natura?: string;
}

/** Equal for equal rate and Natura. Rates compare by value: "022.00" equals "22.00". */
export function taxKey({ aliquota_iva, natura }: Taxed): string {
  return `${decimal(aliquota_iva).toText()} ${natura ?? ''}`;
}
