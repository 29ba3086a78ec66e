/** Documents that the whole invoice refers to (2.1.2 to 2.1.10). */
import type { DatiDocumentiCorrelati } from '../../../model/generated/invoice.ts';
import type { DatedReference } from '../model/extension.ts';
import { type Context, extensionOf } from './context.ts';
import { type Cursor, given } from './cursor.ts';

/** UNTDID 1153: framework agreement number, order number of a work progress. */
const FRAMEWORK = 'AVV';
const PROGRESS = 'AOR';

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
  if (extension !== null && orders[0] !== undefined) convertProject(context, orders[0]);
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
}

/** Sign between the parts of the reference of the buyer. */
const PART = '#';

/** The Commessa of the order, with its date and number if it has them: `Commessa#data#numero`. */
function convertProject({ model }: Context, order: Cursor<DatiDocumentiCorrelati>): void {
  const project = order.take('codice_commessa_convenzione');
  if (project === undefined) return;
  const { purchaseOrder: number } = model;
  const date = order.peek('data');
  model.buyerReference =
    date === undefined || number === undefined ? project : [project, date, number].join(PART);
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

function convertPreceding(context: Context): void {
  const { body, model, ledger } = context;
  const general = body.at('dati_generali');
  const preceding = (general?.items('dati_fatture_collegate') ?? []).map((each) =>
    given<{ number: string; date?: string }>({
      number: each.take('id_documento') ?? '',
      date: each.take('data'),
    }),
  );
  const main = general?.at('fattura_principale');
  const extension = extensionOf(context);
  if (extension !== null && main !== undefined) {
    const own = given<DatedReference>({
      id: main.take('numero_fattura_principale'),
      date: main.take('data_fattura_principale'),
    });
    extension.main = own;
    // The main invoice is stated next to a preceding invoice, which the group requires.
    if (preceding.length === 0) {
      preceding.push({ number: own.id, ...(own.date === undefined ? {} : { date: own.date }) });
      ledger.add('derived', {
        code: 'X-COMPUTED',
        term: 'preceding[].number',
        value: own.id,
        rule: 'BR-55',
      });
    }
    model.preceding = preceding;
    return;
  }
  const number = main?.note('numero_fattura_principale', 'moved', 'X-REFERENCE');
  const date = main?.note('data_fattura_principale', 'moved', 'X-REFERENCE');
  if (number !== undefined) preceding.push(given<{ number: string; date?: string }>({ number, date }));
  if (preceding.length > 0) model.preceding = preceding;
}
