/** The type of an invoice to submit, without the fields that the service fills in. */
import type {
  DatiGenerali,
  DatiGeneraliDocumento,
  DatiTrasmissione,
  FatturaElettronicaBody,
  FatturaElettronicaHeader,
  OrdinaryInvoice,
} from '../../model/generated/invoice.ts';

type Unfilled<Block, Names extends keyof Block> = Omit<Block, Names> & {
  readonly [Name in Names]?: Block[Name] | null | undefined;
};
type With<Block, Name extends keyof Block, Inner> = Omit<Block, Name> & { readonly [Key in Name]: Inner };

type Transmission = Unfilled<DatiTrasmissione, 'id_trasmittente' | 'progressivo_invio'>;
type General = With<DatiGenerali, 'dati_generali_documento', Unfilled<DatiGeneraliDocumento, 'numero'>>;
type Body = With<FatturaElettronicaBody, 'dati_generali', General>;

/**
 * An ordinary invoice in which `id_trasmittente`, `progressivo_invio` and, if the service numbers it
 * (`automatic_number`), `numero` are optional.
 */
export interface OutgoingInvoice
  extends Omit<OrdinaryInvoice, 'fattura_elettronica_header' | 'fattura_elettronica_body'> {
  readonly fattura_elettronica_header: With<FatturaElettronicaHeader, 'dati_trasmissione', Transmission>;
  readonly fattura_elettronica_body: readonly Body[];
}
