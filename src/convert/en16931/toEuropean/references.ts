/** Documents that the invoice refers to (2.1.2 to 2.1.10), and the transport (2.1.9). */
import type { DatiDocumentiCorrelati } from '../../../model/generated/invoice.ts';
import type { Delivery } from '../model/invoice.ts';
import { addressOf } from './address.ts';
import { type Context, extensionOf } from './context.ts';
import { type Cursor, given, unlessEmpty } from './cursor.ts';

/** UNTDID 1153: framework agreement number, order number of a work progress. */
const FRAMEWORK = 'AVV';
const PROGRESS = 'AOR';

/** Number of characters of a date: the rest of a date and time is the time. */
const DAY = 10;

export function convertReferences(context: Context): void {
  const general = context.body.at('dati_generali');
  if (general === undefined) return;
  const { model } = context;
  const orders = general.items('dati_ordine_acquisto');
  const contracts = general.items('dati_contratto');
  const order = orders[0]?.take('id_documento');
  if (order !== undefined) model.purchaseOrder = order;
  const orderDate = orders[0]?.peek('data');
  const extension = extensionOf(context);
  if (extension !== null && orderDate !== undefined) {
    orders[0]?.take('data');
    extension.orderDate = orderDate;
  }
  const contract = contracts[0]?.take('id_documento');
  if (contract !== undefined) model.contract = contract;
  publicCodes(context, contracts, orders);
  const framework = general.items('dati_convenzione')[0]?.take('id_documento');
  const progress = general.items('dati_sal')[0];
  if (framework !== undefined) model.object = { id: framework, scheme: FRAMEWORK };
  else {
    const phase = progress?.take('riferimento_fase');
    if (phase !== undefined) model.object = { id: phase, scheme: PROGRESS };
  }
  const receipt = general.items('dati_ricezione')[0]?.take('id_documento');
  if (receipt !== undefined) model.receivingAdvice = receipt;
  convertPreceding(context);
  const [note] = general.items('dati_ddt');
  const number = note?.take('numero_ddt');
  if (number !== undefined) model.despatchAdvice = number;
  if (extension !== null && note !== undefined) extension.despatchDate = note.take('data_ddt') ?? '';
  convertTransport(context);
}

/** CUP and CIG: those of the contract, otherwise those of the order. */
function publicCodes(
  { model }: Context,
  contracts: readonly Cursor<DatiDocumentiCorrelati>[],
  orders: readonly Cursor<DatiDocumentiCorrelati>[],
): void {
  for (const [at, list] of [contracts, orders].entries()) {
    for (const each of list) {
      for (const [key, term] of [
        ['codice_cup', 'project'],
        ['codice_cig', 'tender'],
      ] as const) {
        const value = each.peek(key);
        if (value === undefined || (model[term] !== undefined && model[term] !== value)) continue;
        model[term] = value;
        if (at === 0) each.take(key);
        else each.note(key, 'moved', 'X-REFERENCE');
      }
    }
  }
}

function convertPreceding({ body, model }: Context): void {
  const general = body.at('dati_generali');
  const preceding = (general?.items('dati_fatture_collegate') ?? []).map((each) =>
    given<{ number: string; date?: string }>({
      number: each.take('id_documento') ?? '',
      date: each.take('data'),
    }),
  );
  const main = general?.at('fattura_principale');
  const number = main?.note('numero_fattura_principale', 'moved', 'X-REFERENCE');
  const date = main?.note('data_fattura_principale', 'moved', 'X-REFERENCE');
  if (number !== undefined) preceding.push(given<{ number: string; date?: string }>({ number, date }));
  if (preceding.length > 0) model.preceding = preceding;
}

function convertTransport({ body, model, profile }: Context): void {
  const transport = body.at('dati_generali')?.at('dati_trasporto');
  if (transport === undefined) return;
  const moment = transport.peek('data_ora_consegna');
  const date = moment?.slice(0, DAY);
  if (date !== undefined) {
    if (moment === date) transport.take('data_ora_consegna');
    else transport.note('data_ora_consegna', 'changed', 'X-FORM', { to: date });
  }
  const place = transport.at('indirizzo_resa');
  const address = place === undefined ? undefined : addressOf(place, { profile, isParty: false });
  const delivery = unlessEmpty(given<Delivery>({ name: undefined, location: undefined, date, address }));
  if (delivery !== undefined) model.delivery = delivery;
}
