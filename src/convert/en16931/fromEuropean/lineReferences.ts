/** Documents that lines refer to, with the numbers of the lines: the inverse of `toEuropean/lineReferences.ts`. */
import * as types from '../../../model/simpleTypes.ts';
import type { Identifier, Line } from '../model/invoice.ts';
import { PROPERTY } from '../toEuropean/lineProperties.ts';
import { LINE_SCHEMES, NO_ITEM } from '../toEuropean/lineReferences.ts';
import { lineNumbersOf } from './lineNumbers.ts';
import type { ModelSource } from './source.ts';

/** A document that lines refer to. */
export interface LineReference {
  readonly id: string;
  readonly date?: string | undefined;
  readonly item?: string | undefined;
  /** CodiceCommessaConvenzione of an order. */
  readonly project?: string | undefined;
  readonly cup?: string | undefined;
  readonly cig?: string | undefined;
  readonly lines: number[];
}

/** The documents by kind, each once. */
export interface LineReferences {
  readonly orders: readonly LineReference[];
  readonly contracts: readonly LineReference[];
  readonly agreements: readonly LineReference[];
  readonly despatches: readonly LineReference[];
}

/** @param order The order of the document, whose items the lines name if they name no order. */
export function lineReferencesOf(source: ModelSource, order: string | undefined): LineReferences {
  const { numbers } = lineNumbersOf(source.model);
  const kinds = {
    orders: new Group(),
    contracts: new Group(),
    agreements: new Group(),
    despatches: new Group(),
  };
  for (const [at, line] of source.model.lines.entries()) {
    const number = numbers[at] ?? at + 1;
    const path = `lines[${at}]`;
    const objects = objectsOf(line, path);
    if (line.orderLine !== undefined) {
      const found = orderOf(source, path, { line, order, objects });
      if (found !== undefined) kinds.orders.add(found, number);
    }
    for (const index of (line.extension?.despatches ?? []).keys()) {
      const own = `${path}.extension.despatches[${index}]`;
      const id = source.code(`${own}.id`, types.String20, '2.1.8.1');
      const date = source.take(`${own}.date`, '2.1.8.2');
      if (id !== undefined && date !== undefined) kinds.despatches.add({ id, date }, number);
    }
    for (const contract of contractsOf(source, objects)) kinds.contracts.add(contract, number);
    for (const each of objects) {
      if (each.scheme !== LINE_SCHEMES.framework) continue;
      const id = taken(source, each, '2.1.4.2');
      if (id !== undefined) kinds.agreements.add({ id }, number);
    }
  }
  return {
    orders: kinds.orders.all,
    contracts: kinds.contracts.all,
    agreements: kinds.agreements.all,
    despatches: kinds.despatches.all,
  };
}

type Referred = Omit<LineReference, 'lines'>;

/** Documents of a kind in the order of the lines. */
class Group {
  readonly #found = new Map<string, LineReference>();

  get all(): readonly LineReference[] {
    return [...this.#found.values()];
  }

  add(own: Referred, number: number): void {
    const { id, date, item, project, cup, cig } = own;
    const key = JSON.stringify([id, date, item, project, cup, cig]);
    const known = this.#found.get(key);
    if (known === undefined) this.#found.set(key, { ...own, lines: [number] });
    else if (known.lines.at(-1) !== number) known.lines.push(number);
  }
}

/** An object of a line, with the paths of its identifier and its scheme. */
interface LineObject {
  readonly id: string;
  readonly scheme: string | undefined;
  readonly idAt: string;
  readonly schemeAt: string;
}

/** BT-128, further references of AgID's profile, and those that are attributes of the item. */
function objectsOf({ object, extension, item }: Line, path: string): readonly LineObject[] {
  const found: LineObject[] = [];
  const add = ({ id, scheme }: Identifier, at: string): void => {
    if (id !== '') found.push({ id, scheme, idAt: `${at}.id`, schemeAt: `${at}.scheme` });
  };
  if (object !== undefined) add(object, `${path}.object`);
  for (const [index, each] of (extension?.references ?? []).entries())
    add(each, `${path}.extension.references[${index}]`);
  for (const [index, { name, value }] of (item.properties ?? []).entries()) {
    if (!name.startsWith(PROPERTY.reference) || value === '') continue;
    const at = `${path}.item.properties[${index}]`;
    const scheme = name.slice(PROPERTY.reference.length);
    found.push({ id: value, scheme, idAt: `${at}.value`, schemeAt: `${at}.name` });
  }
  return found;
}

/** The identifier of an object with its scheme; undefined for one that the field does not accept. */
function taken(source: ModelSource, { idAt, schemeAt }: LineObject, number: string): string | undefined {
  const type = number.endsWith('.2') ? types.String20 : types.String15;
  const id = source.code(idAt, type, number);
  if (id !== undefined) source.take(schemeAt, number);
  return id;
}

/** The contracts of a line: project and tender belong to the contract before them. */
function contractsOf(source: ModelSource, objects: readonly LineObject[]): readonly Referred[] {
  const found: { id: string; cup?: string | undefined; cig?: string | undefined }[] = [];
  for (const each of objects) {
    const last = found.at(-1);
    if (each.scheme === LINE_SCHEMES.contract) {
      const id = taken(source, each, '2.1.3.2');
      if (id !== undefined) found.push({ id });
    } else if (each.scheme === LINE_SCHEMES.project && last !== undefined && last.cup === undefined)
      last.cup = taken(source, each, '2.1.3.6');
    else if (each.scheme === LINE_SCHEMES.tender && last !== undefined && last.cig === undefined)
      last.cig = taken(source, each, '2.1.3.7');
  }
  return found;
}

interface OrderParts {
  readonly line: Line;
  readonly order: string | undefined;
  readonly objects: readonly LineObject[];
}

function orderOf(
  source: ModelSource,
  path: string,
  { line, order, objects }: OrderParts,
): Referred | undefined {
  const own = line.extension?.order;
  const id = own === undefined ? order : source.code(`${path}.extension.order.id`, types.String20, '2.1.2.2');
  if (id === undefined) return undefined;
  const date = own === undefined ? undefined : source.take(`${path}.extension.order.date`, '2.1.2.3');
  const isNone = own !== undefined && line.orderLine === NO_ITEM;
  if (isNone) source.note(`${path}.orderLine`, 'dropped', 'X-TRANSMISSION');
  const item = isNone ? undefined : source.code(`${path}.orderLine`, types.String20);
  return { id, date, item, project: projectOf(source, objects, `${id}#${date ?? ''}#`) };
}

/** The Commessa in an object `order#date#Commessa`. */
function projectOf(source: ModelSource, objects: readonly LineObject[], prefix: string): string | undefined {
  const found = objects.find(({ id, scheme }) => scheme === LINE_SCHEMES.order && id.startsWith(prefix));
  if (found === undefined) return undefined;
  for (const path of [found.idAt, found.schemeAt]) source.take(path, '2.1.2.5');
  return found.id.slice(prefix.length);
}
