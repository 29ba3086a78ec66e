/**
 * Tables as Apache Parquet, by row groups, so that memory does not grow with the table. Source: parquet-format 2.10,
 * parquet.thrift.
 */
import type { ExportColumn, ExportRow } from '../../../operations/index.ts';
import type { Output } from '../../process/io.ts';
import type { TableWriter } from '../textTable.ts';
import { COLUMN_TYPES } from './columnTypes.ts';
import { dataPage } from './page.ts';
import { i32, i64, list, struct, type ThriftValue, text, thriftBytes } from './thrift.ts';

/** Maximum number of rows in a row group: enough for readers to work on, few enough to keep in memory. */
const MAX_ROWS = 5_000;

const MAGIC = new TextEncoder().encode('PAR1');
const OPTIONAL = 1;
const GZIP = 2;
const ENCODINGS = list('i32', [i32(0), i32(3)]);

export interface ParquetSettings {
  readonly columns: readonly ExportColumn[];
  readonly mostRows?: number;
  /** Called for a value that the type of its column cannot hold; the cell is then empty. */
  onLost(lost: LostValue): Promise<void>;
}

export interface LostValue {
  readonly row: ExportRow;
  readonly column: string;
  readonly value: string | number;
}

export function parquetTable(
  output: Pick<Output, 'write'>,
  { columns, mostRows = MAX_ROWS, onLost }: ParquetSettings,
): TableWriter {
  const groups: ThriftValue[] = [];
  let values = emptyColumns();
  let offset = 0;
  let total = 0;

  function emptyColumns(): (Uint8Array | null)[][] {
    return columns.map(() => []);
  }

  async function put(bytes: Uint8Array): Promise<void> {
    offset += bytes.length;
    await output.write(bytes);
  }

  async function add(row: ExportRow): Promise<void> {
    for (const [at, { name, kind }] of columns.entries()) {
      const value = row[name] ?? null;
      const encoded = value === null ? null : COLUMN_TYPES[kind].encode(value);
      if (encoded === null && value !== null) await onLost({ row, column: name, value });
      values[at]?.push(encoded);
    }
  }

  async function endGroup(): Promise<void> {
    const count = values[0]?.length ?? 0;
    if (count === 0) return;
    const chunks: ThriftValue[] = [];
    let size = 0;
    for (const [at, { name, kind }] of columns.entries()) {
      const page = dataPage(values[at] ?? []);
      const begin = offset;
      await put(page.bytes);
      size += page.uncompressed;
      const metadata = struct({
        1: i32(COLUMN_TYPES[kind].physical),
        2: ENCODINGS,
        3: list('text', [text(name)]),
        4: i32(GZIP),
        5: i64(count),
        6: i64(page.uncompressed),
        7: i64(page.bytes.length),
        9: i64(begin),
      });
      chunks.push(struct({ 2: i64(begin), 3: metadata }));
    }
    groups.push(struct({ 1: list('struct', chunks), 2: i64(size), 3: i64(count) }));
    total += count;
    values = emptyColumns();
  }

  return {
    begin: () => put(MAGIC),
    async rows(rows) {
      for (const row of rows) {
        await add(row);
        if (values[0]?.length === mostRows) await endGroup();
      }
    },
    async end() {
      await endGroup();
      const footer = thriftBytes(
        struct({
          1: i32(1),
          2: list('struct', schemaOf(columns)),
          3: i64(total),
          4: list('struct', groups),
          6: text('fattura'),
        }),
      );
      const size = Buffer.alloc(4);
      size.writeUInt32LE(footer.length);
      await put(footer);
      await put(size);
      await put(MAGIC);
    },
  };
}

/** The root, then the columns; every column may be empty. */
function schemaOf(columns: readonly ExportColumn[]): readonly ThriftValue[] {
  return [
    struct({ 4: text('fatture'), 5: i32(columns.length) }),
    ...columns.map(({ name, kind }) => {
      const { physical, schema } = COLUMN_TYPES[kind];
      return struct({ ...schema, 1: i32(physical), 3: i32(OPTIONAL), 4: text(name) });
    }),
  ];
}
