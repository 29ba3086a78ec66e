/** Fields that the user wants to keep. */
import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import { allFields } from '../../model/fields.ts';
import { jsonName } from '../../model/jsonName.ts';
import { nearest } from '../../model/nearMiss.ts';

/** JSON names and official numbers of fields and blocks; the content of a kept block is also kept. */
export type Kept = ReadonlySet<string>;

/** Thrown for an unknown field in `keep`. */
export class AnonymizeFieldError extends FatturaError {
  static override readonly [errorClass]: string = 'AnonymizeFieldError';
  declare readonly code: 'anonymize_field';
  readonly found: string;
  /** The name that was probably intended. */
  readonly suggestion: string | undefined;

  constructor(found: string, suggestion: string | undefined) {
    super(
      'anonymize_field',
      `keep: unknown field ${found}${suggestion === undefined ? '' : `; did you mean ${suggestion}?`}`,
    );
    this.found = found;
    this.suggestion = suggestion;
  }
}

/**
 * @param fields JSON names, XML names or official numbers.
 * @throws AnonymizeFieldError
 */
export function keptOf(fields: readonly string[]): Kept {
  return new Set(fields.map(keyOf));
}

function keyOf(field: string): string {
  const all = [...allFields('ordinary'), ...allFields('simplified')];
  const sought = field.trim();
  const small = sought.toLowerCase();
  if (small === 'sistemaemittente' || small === 'sistema_emittente') return 'sistema_emittente';
  const found = all.find(
    ({ number, name, json }) => number === sought || json === small || name.toLowerCase() === small,
  );
  if (found !== undefined) return found.number === sought ? sought : found.json;
  const names = all.flatMap(({ name, json }) => [name, json]);
  throw new AnonymizeFieldError(field, nearest(sought, names) ?? nearest(jsonName(sought), names));
}
