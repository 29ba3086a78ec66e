/** Parquet files, read back with hyparquet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { type LostValue, parquetTable } from '../../src/cli/export/parquet/parquetTable.ts';
import { en } from '../../src/cli/messages/en.ts';
import type { ExportColumn, ExportRow } from '../../src/operations/index.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const compressors = {
  GZIP: (input: Uint8Array, length: number): Uint8Array => {
    const output = gunzipSync(input);
    if (output.length !== length) throw new Error(`${output.length} bytes instead of ${length}`);
    return output;
  },
};

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

async function readBack(bytes: Uint8Array) {
  const file = bufferOf(bytes);
  const { num_rows, schema, row_groups } = parquetMetadata(file);
  return {
    count: Number(num_rows),
    groups: row_groups.map((group) => Number(group.num_rows)),
    types: Object.fromEntries(
      schema
        .slice(1)
        .map(({ name, type, converted_type, precision, scale }) => [
          name,
          [type, converted_type, precision, scale].filter((part) => part !== undefined).join(' '),
        ]),
    ),
    rows: (await parquetReadObjects({ file, compressors })) as readonly Record<string, unknown>[],
  };
}

async function written(columns: readonly ExportColumn[], rows: readonly ExportRow[], mostRows?: number) {
  const chunks: Uint8Array[] = [];
  const lost: LostValue[] = [];
  const table = parquetTable(
    { write: async (chunk) => void chunks.push(Buffer.from(chunk)) },
    {
      columns,
      ...(mostRows === undefined ? {} : { mostRows }),
      onLost: async (one) => void lost.push(one),
    },
  );
  await table.begin();
  for (const row of rows) await table.rows([row]);
  await table.end();
  return {
    ...(await readBack(Buffer.concat(chunks))),
    lost: lost.map(({ column, value }) => [column, value]),
  };
}

/** A value, and what a reader gets; undefined if the type cannot hold it. */
const VALUES: readonly (readonly [ExportColumn['kind'], string | number | null, unknown])[] = [
  ['amount', '292.80', 292.8],
  ['amount', '-0.01', -0.01],
  ['amount', '0.00', 0],
  ['amount', '0.12345678', 0.12345678],
  ['amount', '5', 5],
  ['amount', '99999999999999999999.00', 1e20],
  ['amount', '-99999999999999999999.00', -1e20],
  ['amount', '100000000000000000000.00', undefined],
  ['amount', '0.123456789', undefined],
  ['amount', '1,00', undefined],
  ['amount', null, null],
  ['date', '2025-03-17', new Date('2025-03-17')],
  ['date', '1969-12-31', new Date('1969-12-31')],
  ['date', '2024-02-29+01:00', new Date('2024-02-29')],
  ['date', '2025-02-29', undefined],
  ['date', '17/03/2025', undefined],
  ['count', 7, 7n],
  ['count', 'x', undefined],
  ['text', '007', '007'],
  ['text', 'Città di "Roma" €', 'Città di "Roma" €'],
  ['text', '', ''],
  ['text', null, null],
];

describe('values', () => {
  it.each(VALUES)('%s %j', async (kind, value, expected) => {
    const { rows, lost } = await written([{ name: 'a', kind }], [{ a: value }]);
    expect(rows).toEqual([{ a: expected === undefined ? null : expected }]);
    expect(lost).toEqual(expected === undefined ? [['a', value]] : []);
  });

  it('the unscaled decimals are exact', async () => {
    const values = ['12345678901234567890.12345678', '-12345678901234567890.12345678', '0.00000001'];
    const chunks: Uint8Array[] = [];
    const table = parquetTable(
      { write: async (chunk) => void chunks.push(Buffer.from(chunk)) },
      { columns: [{ name: 'a', kind: 'amount' }], onLost: async () => {} },
    );
    await table.begin();
    await table.rows(values.map((a) => ({ a })));
    await table.end();
    const file = Buffer.concat(chunks);
    const { row_groups } = parquetMetadata(bufferOf(file));
    const meta = row_groups[0]?.columns[0]?.meta_data;
    const from = Number(meta?.data_page_offset);
    const page = file.subarray(from, from + Number(meta?.total_compressed_size));
    const data = gunzipSync(page.subarray(page.indexOf(Buffer.from([0x1f, 0x8b]))));
    const found = values.map((_, at) => {
      const hex = data
        .subarray(data.length - 12 * (values.length - at))
        .subarray(0, 12)
        .toString('hex');
      return BigInt.asIntN(96, BigInt(`0x${hex}`));
    });
    expect(found).toEqual([1234567890123456789012345678n, -1234567890123456789012345678n, 1n]);
  });
});

describe('row groups', () => {
  const columns: readonly ExportColumn[] = [
    { name: 'n', kind: 'count' },
    { name: 't', kind: 'text' },
  ];

  it.each([
    [0, []],
    [1, [1]],
    [3, [3]],
    [4, [3, 1]],
    [7, [3, 3, 1]],
  ])('%i rows, three in a group', async (count, expected) => {
    const given = Array.from({ length: count }, (_, n) => ({ n, t: n % 2 === 0 ? null : `x${n}` }));
    const { groups, rows, count: total } = await written(columns, given, 3);
    expect([total, groups]).toEqual([count, expected]);
    expect(rows).toEqual(given.map(({ n, t }) => ({ n: BigInt(n), t })));
  });

  it('long runs and many columns', async () => {
    const many: readonly ExportColumn[] = Array.from({ length: 40 }, (_, i) => ({
      name: `c${i}`,
      kind: 'text',
    }));
    const given = Array.from({ length: 5000 }, (_, n) => ({ c0: n < 3000 ? 'a' : null, c39: String(n) }));
    const { rows } = await written(many, given);
    expect(rows.filter(({ c0 }) => c0 === 'a')).toHaveLength(3000);
    expect(rows[4999]).toMatchObject({ c0: null, c1: null, c39: '4999' });
  });
});

describe('fattura export to parquet', () => {
  const cwd = folderWith({ 'a.xml': fixture.valid, 'b.xml': fixture.rejected });

  it.each([
    [[], 1],
    [['--lines'], 2],
    [['--summaries'], 1],
    [['--payments'], 1],
  ])('the rows of %j are those of jsonl', async (kind, count) => {
    const name = `out${kind.join('')}.parquet`;
    const { code } = await runCli(['export', 'a.xml', ...kind, '-o', name], { cwd });
    const { stdout } = await runCli(['export', 'a.xml', ...kind, '-f', 'jsonl'], { cwd });
    const { rows, types } = await readBack(readFileSync(join(cwd, name)));
    expect([code, rows.length]).toEqual([0, count]);
    const plain = (value: unknown, type: string): unknown => {
      if (value === null) return null;
      if (value instanceof Date) return value.toISOString().slice(0, 10);
      // hyparquet multiplies decimals in binary; the exact ones are tested above.
      return type.includes('DECIMAL') || type === 'INT64' ? Number(Number(value).toFixed(8)) : value;
    };
    const shown = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value, types[key] ?? '')])),
    );
    const expected = stdout
      .trim()
      .split('\n')
      .map((line) =>
        Object.fromEntries(
          Object.entries(JSON.parse(line) as Record<string, string | number | null>).map(([key, value]) => [
            key,
            /DECIMAL|INT64/.test(types[key] ?? '') && value !== null ? Number(value) : value,
          ]),
        ),
      );
    expect(shown).toEqual(expected);
  });

  it('has typed columns', async () => {
    await runCli(['export', 'a.xml', '--lines', '-o', 'types.parquet'], { cwd });
    const { types } = await readBack(readFileSync(join(cwd, 'types.parquet')));
    expect(types).toMatchObject({
      file: 'BYTE_ARRAY UTF8',
      data: 'INT32 DATE',
      numero: 'BYTE_ARRAY UTF8',
      prezzo_unitario: 'FIXED_LEN_BYTE_ARRAY DECIMAL 28 8',
    });
  });

  it('names a value that its column cannot hold', async () => {
    const args = ['export', 'b.xml', '--lines', '--force', '-o', 'lost.parquet'];
    const { code, stderr } = await runCli(args, { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(en.export.lost('b.xml', 'prezzo_totale', '200,00'));
    const { rows } = await readBack(readFileSync(join(cwd, 'lost.parquet')));
    expect(rows[0]).toMatchObject({ prezzo_totale: null });
  });

  it.each<[readonly string[], string]>([
    [['-f', 'parquet'], en.export.toTerminal('parquet')],
    [['-f', 'parquet', '--bom', '-o', 'x.bin'], en.export.onlyCsv('--bom', 'parquet')],
    [['-f', 'csv', '-o', 'a.parquet'], en.usage.conflict('--format csv', '--output a.parquet')],
  ])('rejects %j as wrong usage', async (args, sentence) => {
    const { code, stderr } = await runCli(['export', 'a.xml', ...args], { cwd, tty: true });
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
