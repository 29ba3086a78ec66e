/** Codes, attributes and other data of a line. */
import type { AltriDatiGestionali, CodiceArticolo } from '../../../model/generated/invoice.ts';
import { checkValue } from '../../../model/lexical.ts';
import * as types from '../../../model/simpleTypes.ts';
import { DATE_SUFFIX, EMPTY_VALUE, NUMBER_SUFFIX, PROPERTY } from '../toEuropean/lineProperties.ts';
import type { ModelSource } from './source.ts';

export interface LineExtras {
  readonly kind?: string;
  readonly codes: readonly CodiceArticolo[];
  readonly data: readonly AltriDatiGestionali[];
  readonly unit?: string;
  readonly isWithheld: boolean;
}

/** CodiceTipo of identifiers without one: of the seller, of the buyer, GTIN. */
const OF_SELLER = 'FORNITORE';
const OF_BUYER = 'CLIENTE';
const GTIN = { scheme: '0160', kind: 'EAN' } as const;

/** CodiceTipo by the codes of UNTDID 7143 that FatturaPA names. */
const CLASSIFICATIONS: Readonly<Record<string, string>> = { STI: 'CPV', HS: 'TARIC', CG: 'CN' };

class Extras {
  kind: string | undefined;
  unit: string | undefined;
  isWithheld = false;
  readonly codes: CodiceArticolo[] = [];
  readonly data: AltriDatiGestionali[] = [];
  readonly #source: ModelSource;

  constructor(source: ModelSource) {
    this.#source = source;
  }

  /** A code; one that the field does not accept is left out. */
  code(path: string, kind: string, value: string): void {
    const fits =
      checkValue(types.String35, kind) === undefined &&
      checkValue(types.String35LatinExt, value) === undefined;
    if (fits) {
      this.codes.push({ codice_tipo: kind, codice_valore: value });
      this.#source.take(path, '2.2.1.3.2');
    } else this.#source.note(path, 'dropped', 'X-LENGTH', { term: '2.2.1.3.2' });
  }

  /** A value without a field of its own, as AltriDatiGestionali with the term as TipoDato. */
  datum(path: string, kind: string): void {
    const value = this.#source.get(path);
    if (value === undefined) return;
    const fits =
      checkValue(types.String10, kind) === undefined && checkValue(types.String60Latin, value) === undefined;
    if (!fits) {
      this.#source.note(path, 'dropped', 'X-LENGTH', { term: '2.2.1.16.2' });
      return;
    }
    this.data.push({ tipo_dato: kind, riferimento_testo: value });
    this.#source.note(path, 'moved', 'X-PROPERTY', { term: '2.2.1.16.2' });
  }
}

export function extrasOf(source: ModelSource, at: number): LineExtras {
  const path = `lines[${at}]`;
  const extras = new Extras(source);
  codesOf(source, path, extras);
  propertiesOf(source, at, extras);
  extras.datum(`${path}.note`, 'BT-127');
  objectsOf(source, at, extras);
  extras.datum(`${path}.item.origin`, 'BT-159');
  // Terms of the document without a field: on its first line.
  if (at === 0) {
    extras.datum('salesOrder', 'BT-14');
    if (source.ledger.statusOf('despatchAdvice') === undefined) extras.datum('despatchAdvice', 'BT-16');
    extras.datum('delivery.name', 'BT-70');
    extras.datum('delivery.location.id', 'BT-71');
    extras.datum('payment.mandate.reference', 'BT-89');
  }
  const { kind, unit, isWithheld, codes, data } = extras;
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(unit === undefined ? {} : { unit }),
    isWithheld,
    codes,
    data,
  };
}

/** Objects of the line (BT-128) that do not correspond to a document of FatturaPA. */
function objectsOf(source: ModelSource, at: number, extras: Extras): void {
  const path = `lines[${at}]`;
  const more = source.model.lines[at]?.extension?.references ?? [];
  const all = [`${path}.object`, ...more.map((_, index) => `${path}.extension.references[${index}]`)];
  for (const own of all)
    if (source.ledger.statusOf(`${own}.id`) === undefined) extras.datum(`${own}.id`, 'BT-128');
}

function codesOf(source: ModelSource, path: string, extras: Extras): void {
  const seller = source.get(`${path}.item.sellerId`);
  if (seller !== undefined) {
    const [, kind = OF_SELLER, value = seller] = /^([^:]{1,35}):(.{1,35})$/.exec(seller) ?? [];
    extras.code(`${path}.item.sellerId`, kind, value);
  }
  const buyer = source.get(`${path}.item.buyerId`);
  if (buyer !== undefined) extras.code(`${path}.item.buyerId`, OF_BUYER, buyer);
  const standard = source.get(`${path}.item.standardId.id`);
  if (standard !== undefined) {
    const scheme = source.take(`${path}.item.standardId.scheme`) ?? GTIN.scheme;
    extras.code(`${path}.item.standardId.id`, scheme === GTIN.scheme ? GTIN.kind : scheme, standard);
  }
  const line = source.model.lines.at(Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0));
  (line?.item.classifications ?? []).forEach(({ id, scheme = '' }, index) => {
    const own = `${path}.item.classifications[${index}]`;
    source.take(`${own}.scheme`);
    extras.code(`${own}.id`, CLASSIFICATIONS[scheme] ?? (scheme === '' ? 'ZZZ' : scheme), id);
  });
}

/** Attributes (BG-32): those that this library or AgID's tables name, the others as AltriDatiGestionali. */
function propertiesOf(source: ModelSource, at: number, extras: Extras): void {
  (source.model.lines[at]?.item.properties ?? []).forEach(({ name, value }, index) => {
    const path = `lines[${at}].item.properties[${index}]`;
    // A document of the line, which has its own block.
    if (source.ledger.statusOf(`${path}.value`) !== undefined) return;
    const keep = (number: string): void => {
      source.take(`${path}.name`, number);
      source.take(`${path}.value`, number);
    };
    if (name === PROPERTY.kind && checkValue(types.TipoCessionePrestazione, value) === undefined) {
      extras.kind = value;
      keep('2.2.1.2');
    } else if (name === PROPERTY.natura) keep('2.2.1.14');
    else if (name === PROPERTY.withholding && value === 'SI') {
      extras.isWithheld = true;
      keep('2.2.1.13');
    } else if (name === PROPERTY.unit && checkValue(types.String10, value) === undefined) {
      extras.unit = value;
      keep('2.2.1.6');
    } else if (name === PROPERTY.vehicle && /^\d{4}-\d{2}-\d{2}#.{1,15}$/.test(value)) keep('2.3');
    else if (name.startsWith(PROPERTY.code)) {
      source.take(`${path}.name`, '2.2.1.3.1');
      extras.code(`${path}.value`, name.slice(PROPERTY.code.length), value);
    } else datumOf(source, path, { name, value }, extras);
  });
}

/** A number or date belongs to the preceding entry, if that has the same TipoDato and no such value yet. */
function datumOf(
  source: ModelSource,
  path: string,
  { name, value }: { readonly name: string; readonly value: string },
  { data }: Extras,
): void {
  const suffix = [NUMBER_SUFFIX, DATE_SUFFIX].find((each) => name.endsWith(each)) ?? '';
  const kind = name.slice(0, name.length - suffix.length);
  const key =
    suffix === NUMBER_SUFFIX
      ? 'riferimento_numero'
      : suffix === DATE_SUFFIX
        ? 'riferimento_data'
        : 'riferimento_testo';
  const type =
    key === 'riferimento_numero'
      ? types.Amount8Decimal
      : key === 'riferimento_data'
        ? types.XsDate
        : types.String60Latin;
  if (checkValue(types.String10, kind) !== undefined || checkValue(type, value) !== undefined) {
    for (const own of ['name', 'value'])
      source.note(`${path}.${own}`, 'dropped', 'X-LENGTH', { term: '2.2.1.16.2' });
    return;
  }
  for (const own of ['name', 'value'])
    source.note(`${path}.${own}`, 'moved', 'X-PROPERTY', { term: '2.2.1.16.2' });
  const last = data.at(-1);
  if (suffix !== '' && last?.tipo_dato === kind && last[key] === undefined) last[key] = value;
  else
    data.push(
      value === EMPTY_VALUE && suffix === '' ? { tipo_dato: kind } : { tipo_dato: kind, [key]: value },
    );
}
