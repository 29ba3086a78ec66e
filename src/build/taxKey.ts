/** Which lines, contributions and summaries belong together. */
import { decimal } from '../domain/amounts.ts';

/** What has a rate: a line, a contribution, a summary. */
export interface Taxed {
  readonly aliquota_iva: string;
  readonly natura?: string;
}

/** The same for one rate and Natura. Rates are one however they are written: "022.00" is "22.00". */
export function taxKey({ aliquota_iva, natura }: Taxed): string {
  return `${decimal(aliquota_iva).toText()} ${natura ?? ''}`;
}
