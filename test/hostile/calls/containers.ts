/** Hostile archives given to commands that take archives. */
import { deflateRawSync } from 'node:zlib';
import { CONTAINER_LIMITS } from '../../../src/envelope/container/index.ts';
import { type BuiltArchive, type BuiltEntry, checksum, zipOf } from '../../support/zipBuilder.ts';
import { fill, invoice } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

/** The size of all inputs. Under jiti, an import of `LIMIT` keeps its first value. */
const limit = (): number => fill('a').length;

/** Files of a megabyte that are compressed to a thousandth: 200 in the largest input. */
const megabytes = (): number => Math.ceil(limit() / 25_000);

const SMALL = invoice();
const harmless = { 'a.zip': zipOf([{ name: 'a.xml', content: SMALL }]) };

const validated = (bytes: Uint8Array, exit: HostileCall['exit'] = 1): HostileCall => ({
  args: ['validate', '--format', 'json', 'a.zip'],
  files: { 'a.zip': bytes },
  harmless,
  exit,
});

const through = (
  command: readonly string[],
  bytes: Uint8Array,
  exit: HostileCall['exit'] = 1,
): HostileCall => ({
  ...validated(bytes, exit),
  args: [...command, 'a.zip'],
});

const many = (count: number, one: (n: number) => BuiltEntry): readonly BuiltEntry[] =>
  Array.from({ length: count }, (_, n) => one(n));

const built = (count: number, one: (n: number) => BuiltEntry, archive: BuiltArchive = {}): Buffer =>
  zipOf(many(count, one), archive);

const empty = (n: number): BuiltEntry => ({ name: `${n}.xml`, content: '', method: 0 });

/** Content compressed once for all entries. */
function shared(content: Uint8Array): Pick<BuiltEntry, 'data' | 'size' | 'crc' | 'content'> {
  return { content: '', data: deflateRawSync(content), size: content.length, crc: checksum(content) };
}

/** One compressed content that all entries share. */
function overlapping(count: number, size: number): Buffer {
  const kernel = shared(Buffer.alloc(size, 0x20));
  return built(count, (n) =>
    n === 0 ? { name: '0.xml', ...kernel } : { name: `${n}.xml`, ...kernel, noLocal: true, offset: () => 0 },
  );
}

/** Each entry contains the local headers of those after it, as in the bombs of Fifield (2019). */
function quoted(count: number): Buffer {
  const kernel = shared(Buffer.alloc(1_000_000, 0x20));
  return built(count, (n) => ({ name: `${n}.xml`, ...kernel, packed: (count - n) * 1_100 }));
}

function within(levels: number, inner: Uint8Array, width = 1): Uint8Array {
  let bytes: Uint8Array = inner;
  for (let i = 0; i < levels; i += 1) {
    const content = bytes;
    bytes = built(width, (n) => ({ name: `${n}.zip`, content }));
  }
  return bytes;
}

export const containers: HostileCalls = {
  '60,000 empty entries': () => validated(built(Math.floor(limit() / 83), empty)),
  'names as many as fit': () => validated(built(Math.floor(limit() / 90), empty)),
  'entries with the same content': () => validated(overlapping(2_000, 40_000_000)),
  'entries that quote each other': () => validated(quoted(1_000)),
  'sizes of 4 GB': () => validated(built(1_000, (n) => ({ name: `${n}.xml`, size: 0xfffffffe }))),
  'sizes of 50 MB of a few bytes': () =>
    validated(built(1_000, (n) => ({ name: `${n}.xml`, size: 50_000_000, packed: 200_000 }))),
  'sizes that are too small': () =>
    validated(built(100, (n) => ({ name: `${n}.xml`, ...shared(Buffer.alloc(1_000_000)), size: 10 }))),
  'a million blanks each, compressed a thousandfold': () => {
    const blank = shared(Buffer.alloc(1_000_000, 0x20));
    return validated(built(megabytes(), (n) => ({ name: `${n}.xml`, ...blank })));
  },
  'line breaks before a root each, compressed a thousandfold': () => {
    const late = shared(Buffer.from(`${'\r\n'.repeat(499_000)}<a/>`));
    return validated(built(megabytes(), (n) => ({ name: `${n}.xml`, ...late })));
  },
  'counts of zip64 that lie': () => validated(built(10, empty, { zip64: { count: 1n << 62n } })),
  'an end record of zip64 elsewhere': () => validated(built(10, empty, { zip64: { at: () => 2 ** 52 } })),
  'the end record, again and again': () =>
    validated(Buffer.concat(Array<Buffer>(Math.floor(limit() / 22)).fill(zipOf([])))),
  'end records that end with the file': () => {
    const ends = Array.from({ length: 2_900 }, (_, n) => {
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06054b50, 0);
      end.writeUInt16LE(1, 8);
      end.writeUInt16LE(1, 10);
      end.writeUInt32LE(46, 12);
      end.writeUInt16LE((2_899 - n) * 22, 20);
      return end;
    });
    return validated(Buffer.concat([Buffer.from('PK\x03\x04'), ...ends]));
  },
  'names of 60,000 characters': () =>
    validated(built(40, (n) => ({ ...empty(n), name: `${'../a'.repeat(15_000)}${n}.xml` }))),
  'names of control characters': () =>
    validated(built(2_000, (n) => ({ ...empty(n), name: `\u001b[2J\u202e${n}\n.xml` }))),
  'one name for all': () => validated(built(2_000, () => empty(0))),
  'metadata without their files': () =>
    validated(built(2_000, (n) => ({ ...empty(n), name: `${n}.xml_metaDato.xml` }))),
  'metadata that name other files': () =>
    validated(
      zipOf([
        ...many(1_000, empty),
        ...many(1_000, (n) => ({
          name: `informazioni_associate_${n}.xml`,
          content: `<metadatiFattura><metadato><nome>nomefile</nome><valore>x${n}</valore></metadato></metadatiFattura>`,
        })),
      ]),
    ),
  'archives in archives': () => validated(within(40, zipOf([{ name: 'a.xml', content: SMALL }]))),
  'archives that grow with each level': () => validated(within(3, zipOf([]), 20)),
  'truncated in the middle': () => validated(built(20_000, empty).subarray(0, 1_000_000)),
  'open: names that lead outside': () =>
    through(
      ['open', '-x', 'out'],
      built(200, (n) => ({ name: `${'../'.repeat(20)}etc/${n}.xml`, content: SMALL })),
      0,
    ),
  'verify: entries with the same content': () => through(['verify'], overlapping(2_000, 40_000_000)),
  'export: sizes that are too small': () =>
    through(
      ['export'],
      built(1_000, (n) => ({ name: `${n}.xml`, content: SMALL, size: 10 })),
    ),
};

/** As many files as an archive of this size may have, most of whose bytes are padding. */
function asManyAsItsSize(): Buffer {
  const padding = 'a'.repeat(Math.floor(limit() * 0.95));
  const width = 10;
  const files = Math.floor(padding.length / CONTAINER_LIMITS.bytesPerEntry / width) - 2;
  const inner = built(files, empty);
  return zipOf([
    ...many(width, (n) => ({ name: `${n}.zip`, content: inner })),
    { name: 'padding.txt', content: padding, method: 0 },
  ]);
}

export const manyFiles: HostileCalls = {
  'export: archives of entries without number': () => through(['export'], asManyAsItsSize()),
  'export: twice as many entries as archives may have': () =>
    through(['export'], within(1, built(limit() / 250, empty), 10)),
};
