/** An invoice on its way to the service, which fills in what senders would have to number. */
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
 * An ordinary invoice that need not have `id_trasmittente` and `progressivo_invio`, nor, where the service numbers it
 * (`automatic_number`), `numero`.
 */
export interface OutgoingInvoice
  extends Omit<OrdinaryInvoice, 'fattura_elettronica_header' | 'fattura_elettronica_body'> {
  readonly fattura_elettronica_header: With<FatturaElettronicaHeader, 'dati_trasmissione', Transmission>;
  readonly fattura_elettronica_body: readonly Body[];
}
