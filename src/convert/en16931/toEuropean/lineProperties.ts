/** Attributes of an item (BG-32) for Italian data of a line without a term. */
import type { CodiceArticolo, DettaglioLinee } from '../../../model/generated/invoice.ts';
import { isExactUnit } from '../codes/units.ts';
import type { Cursor } from './cursor.ts';

/** Names of the attributes: those of AgID's mapping tables, and ours for what these lack. */
export const PROPERTY = {
  kind: 'TipoCessionePrestazione',
  withholding: 'RITENUTA',
  natura: 'NATURA',
  unit: 'UnitaMisura',
  code: 'CodiceArticolo/',
  vehicle: 'DatiVeicoli',
  /** A document of the line in addition to BT-128, with the code of its scheme. */
  reference: 'RiferimentoDocumento/',
} as const;

/** Suffixes of the attributes for the number and the date of AltriDatiGestionali. */
export const NUMBER_SUFFIX = ' (numero)';
export const DATE_SUFFIX = ' (data)';

/** Value of an attribute for an entry of AltriDatiGestionali with TipoDato alone. */
export const EMPTY_VALUE = '-';

const TERM = 'lines[].item.properties[].value';

interface Property {
  readonly name: string;
  readonly value: string;
}

/** @param codes Codes of the item beyond the first. */
export function propertiesOf(
  line: Cursor<DettaglioLinee>,
  codes: readonly Cursor<CodiceArticolo>[],
): Property[] {
  const properties: Property[] = [];
  const add = (name: string, value: string | undefined): void => {
    if (value !== undefined) properties.push({ name, value });
  };
  add(PROPERTY.kind, line.note('tipo_cessione_prestazione', 'moved', 'X-PROPERTY'));
  add(PROPERTY.natura, line.peek('natura'));
  add(PROPERTY.withholding, line.note('ritenuta', 'moved', 'X-PROPERTY'));
  const unit = line.peek('unita_misura');
  if (unit !== undefined && !isExactUnit(unit)) add(PROPERTY.unit, unit);
  for (const code of codes) {
    const kind = code.note('codice_tipo', 'moved', 'X-PROPERTY', { term: TERM });
    add(`${PROPERTY.code}${kind ?? ''}`, code.note('codice_valore', 'moved', 'X-PROPERTY', { term: TERM }));
  }
  for (const datum of line.items('altri_dati_gestionali')) {
    const kind = datum.note('tipo_dato', 'moved', 'X-PROPERTY') ?? '';
    const text = datum.note('riferimento_testo', 'moved', 'X-PROPERTY');
    const number = datum.note('riferimento_numero', 'moved', 'X-PROPERTY');
    const day = datum.note('riferimento_data', 'moved', 'X-PROPERTY');
    const isEmpty = text === undefined && number === undefined && day === undefined;
    add(kind, isEmpty ? EMPTY_VALUE : text);
    add(`${kind}${NUMBER_SUFFIX}`, number);
    add(`${kind}${DATE_SUFFIX}`, day);
  }
  return properties;
}
