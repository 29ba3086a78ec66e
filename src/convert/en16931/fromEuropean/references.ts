/** Documents that the invoice refers to (2.1.2 to 2.1.8, 2.1.10). */
import type { DatiDDT, DatiDocumentiCorrelati, DatiGenerali } from '../../../model/generated/invoice.ts';
import { checkValue } from '../../../model/lexical.ts';
import * as types from '../../../model/simpleTypes.ts';
import { given, unlessEmpty } from '../toEuropean/cursor.ts';
import { dateOf } from './dates.ts';
import { type LineReference, lineReferencesOf } from './lineReferences.ts';
import type { ModelSource } from './source.ts';

type References = Omit<DatiGenerali, 'dati_generali_documento' | 'dati_trasporto'>;
type Related = DatiDocumentiCorrelati;

export function referencesOf(source: ModelSource): References {
  const codes = {
    codice_cup: source.code('project', types.String15),
    codice_cig: source.code('tender', types.String15),
  };
  const order = source.code('purchaseOrder', types.String20);
  const ofLines = lineReferencesOf(source, order);
  const orders = ordersOf(source, order, ofLines.orders);
  const contracts = contractsOf(source, ofLines.contracts, { codes, hasOrder: orders.length > 0 });
  // A CUP or CIG that belongs to no contract belongs to the order.
  for (const each of orders) {
    for (const key of ['codice_cup', 'codice_cig'] as const) {
      const code = codes[key];
      const isOfContract = contracts.some((contract) => contract[key] === code);
      if (code !== undefined && !isOfContract && each.id_documento === order) each[key] = code;
    }
  }
  const isPhase = source.get('object.scheme') === 'AOR';
  const framework = isPhase ? undefined : source.code('object.id', types.String20);
  const phase = isPhase ? source.code('object.id', types.RiferimentoFase) : undefined;
  source.take('object.scheme');
  const receipt = source.code('receivingAdvice', types.String20);
  return given<References>({
    dati_ordine_acquisto: unlessEmpty(orders),
    dati_contratto: unlessEmpty(contracts),
    dati_convenzione: unlessEmpty(withFirst(framework, ofLines.agreements).map(related)),
    dati_ricezione: receipt === undefined ? undefined : [{ id_documento: receipt }],
    dati_fatture_collegate: precedingOf(source),
    dati_sal: phase === undefined ? undefined : [{ riferimento_fase: phase }],
    dati_ddt: despatchesOf(source, ofLines.despatches),
    fattura_principale: mainOf(source),
  });
}

/** The document of the whole invoice first, among those of lines or next to them. */
function withFirst(first: string | undefined, ofLines: readonly LineReference[]): readonly LineReference[] {
  if (first === undefined) return ofLines;
  const same = ofLines.filter(({ id }) => id === first);
  const rest = ofLines.filter(({ id }) => id !== first);
  return [...(same.length === 0 ? [{ id: first, lines: [] }] : same), ...rest];
}

const related = ({ id, date, item, project, cup, cig, lines }: LineReference): Related =>
  given<Related>({
    riferimento_numero_linea: lines.length === 0 ? undefined : [...lines],
    id_documento: id,
    data: date,
    num_item: item,
    codice_commessa_convenzione: project,
    codice_cup: cup,
    codice_cig: cig,
  });

function ordersOf(
  source: ModelSource,
  first: string | undefined,
  ofLines: readonly LineReference[],
): Related[] {
  const all = withFirst(first, ofLines).map(related);
  if (first === undefined) return all;
  const date = source.take('extension.orderDate');
  const reference = source.get('buyerReference');
  const project = reference === undefined ? undefined : projectIn(reference, first);
  const isUsed = project !== undefined && checkValue(types.String100Latin, project) === undefined;
  if (isUsed) source.note('buyerReference', 'moved', 'X-REFERENCE');
  return all.map((each) =>
    each.id_documento === first
      ? given<Related>({
          riferimento_numero_linea: each.riferimento_numero_linea,
          id_documento: first,
          data: each.data ?? date,
          num_item: each.num_item,
          codice_commessa_convenzione: each.codice_commessa_convenzione ?? (isUsed ? project : undefined),
          codice_cup: undefined,
          codice_cig: undefined,
        })
      : each,
  );
}

/** The Commessa in the reference of the buyer, which AgID's tables join with the date and the number of the order. */
function projectIn(reference: string, order: string): string {
  const [, before = '', after = ''] = /^(.+)#\d{4}-\d{2}-\d{2}#(.+)$/.exec(reference) ?? [];
  if (after === order) return before;
  return before === order ? after : reference;
}

interface Codes {
  readonly codice_cup: string | undefined;
  readonly codice_cig: string | undefined;
}

/** The contracts; CUP and CIG of the document are those of the first one, unless a contract of lines has them. */
function contractsOf(
  source: ModelSource,
  ofLines: readonly LineReference[],
  { codes, hasOrder }: { readonly codes: Codes; readonly hasOrder: boolean },
): Related[] {
  const own = source.code('contract', types.String20);
  // Without a contract and an order, a code becomes a document of its own.
  const first = own ?? (hasOrder || ofLines.length > 0 ? undefined : (codes.codice_cig ?? codes.codice_cup));
  const all = withFirst(first, ofLines).map(related);
  const [main] = all;
  if (main === undefined) return all;
  for (const key of ['codice_cup', 'codice_cig'] as const) {
    const code = codes[key];
    if (code === undefined || all.some((each) => each[key] === code)) continue;
    if (main[key] === undefined) main[key] = code;
    else source.note(key === 'codice_cup' ? 'project' : 'tender', 'dropped', 'X-REPEATED');
  }
  return all;
}

/** A delivery note needs its date, which EN 16931 does not have; without it, the number has no place. */
function despatchesOf(source: ModelSource, ofLines: readonly LineReference[]): DatiDDT[] | undefined {
  const date = source.take('extension.despatchDate') ?? source.set['2.1.8.2'];
  const first = date === undefined ? undefined : source.code('despatchAdvice', types.String20);
  const isOfLines = ofLines.some((each) => each.id === first && each.date === date);
  const all = [
    ...(first === undefined || date === undefined || isOfLines ? [] : [{ id: first, date, lines: [] }]),
    ...ofLines,
  ];
  return unlessEmpty(
    all.map(({ id, date: own = '', lines }) =>
      given<DatiDDT>({
        numero_ddt: id,
        data_ddt: own,
        riferimento_numero_linea: lines.length === 0 ? undefined : lines.map(String),
      }),
    ),
  );
}

function mainOf(source: ModelSource): DatiGenerali['fattura_principale'] | undefined {
  const number = source.code('extension.main.id', types.String20, '2.1.10.1');
  const date = dateOf(source, 'extension.main.date', '2.1.10.2');
  return number === undefined || date === undefined
    ? undefined
    : { numero_fattura_principale: number, data_fattura_principale: date };
}

function precedingOf(source: ModelSource): DatiGenerali['dati_fatture_collegate'] | undefined {
  const { extension, preceding = [] } = source.model;
  const list = preceding.flatMap(({ number, date }, at) => {
    // If the main invoice is the only preceding one, the conversion from FatturaPA added it there: it is no linked
    // invoice.
    // invoice.
    const isMain =
      extension?.main !== undefined && extension.main.id === number && extension.main.date === date;
    if (isMain && preceding.length === 1) {
      source.take(`preceding[${at}].number`, '2.1.10.1');
      source.take(`preceding[${at}].date`, '2.1.10.2');
      return [];
    }
    const id = source.code(`preceding[${at}].number`, types.String20);
    if (id === undefined) return [];
    const data = dateOf(source, `preceding[${at}].date`, '2.1.6.3');
    return [data === undefined ? { id_documento: id } : { id_documento: id, data }];
  });
  return unlessEmpty(list);
}
