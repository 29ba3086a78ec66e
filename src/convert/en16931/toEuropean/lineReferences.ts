/**
 * References of single lines (RiferimentoNumeroLinea, 2.1.2.1 and its like): the item of the order (BT-132) everywhere;
 * AgID's profile has places for orders, contracts, agreements and delivery notes of single lines.
 */
import type { DatiDDT, DatiDocumentiCorrelati } from '../../../model/generated/invoice.ts';
import { appended } from '../model/appended.ts';
import type { DatedReference, ItalianLine } from '../model/extension.ts';
import type { Identifier, Line } from '../model/invoice.ts';
import type { Context } from './context.ts';
import { type Cursor, given, type TextKey } from './cursor.ts';
import { PROPERTY } from './lineProperties.ts';

/** UNTDID 1153: contract, project (CUP), tender (CIG), framework agreement, order with its Commessa. */
export const LINE_SCHEMES = {
  contract: 'CT',
  project: 'AEP',
  tender: 'AGB',
  framework: 'AVV',
  order: 'ON',
} as const;

/** Identifier of an order line without NumItem: UBL requires one. */
export const NO_ITEM = 'NA';

/** Longest identifier of an object of a line: BR-IT-370. */
const LONGEST_OBJECT = 100;

export function convertLineReferences(context: Context): void {
  const { body, model, profile } = context;
  const general = body.at('dati_generali');
  if (general === undefined) return;
  const lines = new LinesByNumber(model.lines);
  const orders = general.items('dati_ordine_acquisto');
  if (profile !== 'agid') {
    // The item is that of the order in BT-13.
    for (const order of orders)
      if (order.value.id_documento.trim() === model.purchaseOrder) convertItem(order, lines);
    return;
  }
  for (const [at, order] of orders.entries()) convertOrder(order, lines, at === 0);
  for (const [at, contract] of general.items('dati_contratto').entries()) {
    const targets = lines.of(contract);
    if (targets.length === 0) continue;
    takeNumbers(contract, targets);
    refer(contract, 'id_documento', { scheme: LINE_SCHEMES.contract, targets });
    // CUP and CIG of the document are those of its first contract.
    for (const [key, term, scheme] of [
      ['codice_cup', 'project', LINE_SCHEMES.project],
      ['codice_cig', 'tender', LINE_SCHEMES.tender],
    ] as const)
      if (at > 0 || contract.peek(key) !== model[term]) refer(contract, key, { scheme, targets });
  }
  for (const agreement of general.items('dati_convenzione')) {
    const targets = lines.of(agreement);
    if (targets.length === 0) continue;
    takeNumbers(agreement, targets);
    refer(agreement, 'id_documento', { scheme: LINE_SCHEMES.framework, targets });
  }
  for (const note of general.items('dati_ddt')) convertDespatch(note, lines);
}

type Referring = Cursor<DatiDocumentiCorrelati> | Cursor<DatiDDT>;

class LinesByNumber {
  readonly #byNumber: ReadonlyMap<string, Line>;
  readonly #only: Line | undefined;

  constructor(lines: readonly Line[]) {
    this.#byNumber = new Map(lines.map((line) => [line.id, line]));
    this.#only = lines.length === 1 ? lines[0] : undefined;
  }

  /** The lines that a document names, each once; none if one of them does not exist. */
  of({ value: { riferimento_numero_linea: numbers = [] } }: Referring): readonly Line[] {
    const found = new Set(numbers.flatMap((number) => this.#byNumber.get(String(number)) ?? []));
    return found.size === numbers.length ? [...found] : [];
  }

  /** The same; the only line for a document that names none. */
  ofItem(order: Referring): readonly Line[] {
    const isSilent = (order.value.riferimento_numero_linea ?? []).length === 0;
    return isSilent && this.#only !== undefined ? [this.#only] : this.of(order);
  }
}

/** Records the numbers of the lines, which the place of the reference keeps. */
function takeNumbers(at: Referring, lines: readonly Line[]): void {
  for (const index of lines.keys()) at.keepItem('riferimento_numero_linea', index);
}

/** The item of an order (2.1.2.4), if its lines have none yet. */
function convertItem(order: Cursor<DatiDocumentiCorrelati>, lines: LinesByNumber): readonly Line[] {
  const item = order.peek('num_item');
  const targets = lines.ofItem(order);
  if (item === undefined || targets.some(({ orderLine }) => orderLine !== undefined)) return [];
  for (const line of targets) line.orderLine = item;
  if (targets.length === 0) return [];
  order.take('num_item');
  if (order.value.riferimento_numero_linea !== undefined) takeNumbers(order, targets);
  return targets;
}

/** An order of AgID's profile: each line can name one, with its item and its Commessa. */
function convertOrder(
  order: Cursor<DatiDocumentiCorrelati>,
  lines: LinesByNumber,
  isOfDocument: boolean,
): void {
  if ((order.value.riferimento_numero_linea ?? []).length === 0 && isOfDocument) {
    convertItem(order, lines);
    return;
  }
  const targets = lines.ofItem(order);
  if (targets.length === 0 || targets.some(({ orderLine }) => orderLine !== undefined)) return;
  const own = given<DatedReference>({ id: order.take('id_documento'), date: order.take('data') });
  const item = order.take('num_item');
  if (order.value.riferimento_numero_linea !== undefined) takeNumbers(order, targets);
  for (const line of targets) {
    line.orderLine = item ?? NO_ITEM;
    extensionOf(line).order = { ...own };
    if (item === undefined)
      order.ledger.add('defaulted', {
        code: 'X-REQUIRED',
        term: 'lines[].orderLine',
        value: NO_ITEM,
        rule: 'UBL',
      });
  }
  // The Commessa of the first order is the reference of the buyer (BT-10).
  const project = isOfDocument ? undefined : order.peek('codice_commessa_convenzione');
  const object = `${own.id}#${own.date ?? ''}#${project}`;
  if (project === undefined || object.length > LONGEST_OBJECT || /[^ -~]/.test(object)) return;
  refer(order, 'codice_commessa_convenzione', { scheme: LINE_SCHEMES.order, targets, id: object });
}

/** A value of a document as an object of its lines, in addition to its place in the document, if it has one. */
function refer(
  document: Cursor<DatiDocumentiCorrelati>,
  key: TextKey<DatiDocumentiCorrelati>,
  { scheme, targets, id = document.peek(key) }: Reference,
): void {
  if (id === undefined) return;
  const places = targets.map((line) => addObject(line, { id, scheme }));
  if (document.isRecorded(key)) return;
  const term = {
    term: places.includes('property') ? 'lines[].item.properties[].value' : 'lines[].object.id',
  };
  if (places.includes('property')) document.note(key, 'moved', 'X-PROPERTY', term);
  else document.take(key, term.term);
}

interface Reference {
  readonly scheme: string;
  readonly targets: readonly Line[];
  /** Default: the value of the field. */
  readonly id?: string | undefined;
}

function convertDespatch(note: Cursor<DatiDDT>, lines: LinesByNumber): void {
  const targets = lines.of(note);
  if (targets.length === 0) return;
  takeNumbers(note, targets);
  const own = given<DatedReference>({ id: note.take('numero_ddt'), date: note.take('data_ddt') });
  for (const line of targets) {
    const extension = extensionOf(line);
    extension.despatches = appended(extension.despatches, { ...own });
  }
}

/**
 * An object of a line: the first one is BT-128, the others are attributes of the item, because a second
 * DocumentReference violates UBL-SR-52.
 */
function addObject(line: Line, { id, scheme }: Required<Identifier>): 'object' | 'property' {
  if (line.object === undefined) {
    line.object = { id, scheme };
    return 'object';
  }
  const property = { name: `${PROPERTY.reference}${scheme}`, value: id };
  line.item.properties = appended(line.item.properties, property);
  return 'property';
}

function extensionOf(line: Line): ItalianLine {
  line.extension ??= {};
  return line.extension;
}
