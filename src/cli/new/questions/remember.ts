/** What a finished dialogue leaves for the next one: who issued, where is paid to, and the number. */
import type { ReadonlyInvoice } from '../../../model/index.ts';
import { customerOf, documentGroup, supplierOf } from '../memory/numbers.ts';
import type { Asker } from './asker.ts';
import { issuerFields } from './parties.ts';
import type { FinishWork } from './work.ts';

export function remember(asker: Asker, invoice: ReadonlyInvoice, { suppliers, settings }: FinishWork): void {
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined) return;
  const { tipo_documento: type, numero, data } = body.dati_generali.dati_generali_documento;
  const group = documentGroup(type);
  const issuer = group === 'self-invoice' ? customerOf(invoice) : supplierOf(invoice);
  if (issuer === undefined) return;
  const at = settings.kind === 'self-invoice' ? '/emittente' : '/cedente';
  const iban = asker.answers.settled('/pagamento/iban');
  suppliers.remember(issuer, {
    fields: issuerFields(asker, at),
    ...(iban === undefined || iban === '' ? {} : { iban }),
    numbers: { [group]: { number: numero, day: data } },
  });
}
