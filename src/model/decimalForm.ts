import type { SimpleType } from './lexical.ts';

/** Form of the schemas' decimals, which share one pattern: sign, digits, point, decimals. */
export interface DecimalForm {
  readonly signed: boolean;
  /** Maximum number of digits before the point. */
  readonly digits: number;
  /** Minimum and maximum number of digits after the point. */
  readonly min: number;
  readonly max: number;
}

const PATTERN = /^(\[\\-\]\?)?\[0-9\]\{1,([0-9]+)\}\\\.\[0-9\]\{([0-9]+)(?:,([0-9]+))?\}$/;

/** The decimal form of a type's pattern; `undefined` for any other type. */
export function decimalForm(type: SimpleType): DecimalForm | undefined {
  const match = type.base === 'decimal' ? PATTERN.exec(type.pattern ?? '') : null;
  if (match === null) return undefined;
  const [, sign, digits, min, max = min] = match;
  return { signed: sign !== undefined, digits: Number(digits), min: Number(min), max: Number(max) };
}
