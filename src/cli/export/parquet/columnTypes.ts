/** The Parquet types of the columns of an export, and their values as bytes. */
import { civilDate, daysBetween, isDay } from '../../../model/index.ts';
import type { ExportColumn, ExportRow } from '../../../operations/index.ts';
import { i32, type ThriftValue } from './thrift.ts';

type Value = ExportRow[string];

export interface ColumnType {
  /** Physical type (`Type` of parquet.thrift). */
  readonly physical: number;
  /** Fields of the `SchemaElement` beyond name, type and repetition. */
  readonly schema: Readonly<Record<number, ThriftValue>>;
  /** The plain encoding of a value; null if the type cannot hold it. */
  encode(value: Exclude<Value, null>): Uint8Array | null;
}

const INT32 = 1;
const INT64 = 2;
const BYTE_ARRAY = 6;
const FIXED_LEN_BYTE_ARRAY = 7;

/** Values of `ConvertedType`, which every reader understands. */
const UTF8 = 0;
const DECIMAL = 5;
const DATE = 6;

// Values are written into `Buffer.allocUnsafe`, whose pool saves an allocation for each of a million cells; every byte
// is overwritten.

/** Decimals of all amounts: the most that the schema allows for any number. */
const SCALE = 8;
/** Digits of all amounts: 20 before the point, more than any number in any format. */
const PRECISION = 28;
/** The fewest bytes that hold 28 digits with their sign. */
const DECIMAL_BYTES = 12;

const DECIMAL_TEXT = /^([+-]?)([0-9]+)(?:\.([0-9]+))?$/;

/** Day 0 of Parquet's dates. */
const DAY_ZERO = '1970-01-01';

export const COLUMN_TYPES: Readonly<Record<ExportColumn['kind'], ColumnType>> = {
  text: {
    physical: BYTE_ARRAY,
    schema: { 6: i32(UTF8) },
    encode(value) {
      const encoded = Buffer.from(String(value), 'utf8');
      const bytes = Buffer.allocUnsafe(4 + encoded.length);
      bytes.writeUInt32LE(encoded.length);
      encoded.copy(bytes, 4);
      return bytes;
    },
  },
  date: {
    physical: INT32,
    schema: { 6: i32(DATE) },
    encode(value) {
      const day = civilDate(String(value)) ?? '';
      if (!isDay(day)) return null;
      const bytes = Buffer.allocUnsafe(4);
      bytes.writeInt32LE(daysBetween(DAY_ZERO, day));
      return bytes;
    },
  },
  amount: {
    physical: FIXED_LEN_BYTE_ARRAY,
    schema: { 2: i32(DECIMAL_BYTES), 6: i32(DECIMAL), 7: i32(SCALE), 8: i32(PRECISION) },
    encode: (value) => decimalBytes(String(value)),
  },
  count: {
    physical: INT64,
    schema: {},
    encode(value) {
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return null;
      const bytes = Buffer.allocUnsafe(8);
      bytes.writeBigInt64LE(BigInt(value));
      return bytes;
    },
  },
};

/** The unscaled number as a big-endian two's complement; null for another text, or more digits than the type has. */
function decimalBytes(text: string): Uint8Array | null {
  const [, sign, whole = '', fraction = ''] = DECIMAL_TEXT.exec(text) ?? [];
  const decimals = fraction.replace(/0+$/, '');
  const digits = whole.replace(/^0+/, '');
  if (sign === undefined || decimals.length > SCALE || digits.length > PRECISION - SCALE) return null;
  const unscaled = BigInt(digits + decimals.padEnd(SCALE, '0'));
  let rest = BigInt.asUintN(DECIMAL_BYTES * 8, sign === '-' ? -unscaled : unscaled);
  const bytes = Buffer.allocUnsafe(DECIMAL_BYTES);
  for (let at = DECIMAL_BYTES - 1; at >= 0; at -= 1) {
    bytes[at] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
}
