/**
 * The objects of a PDF file. The file is scanned for objects and its cross-reference table is not used, so a damaged
 * table does not matter. If an object has several versions, the last one counts.
 */
import { latin1 } from '../../xml/latin1.ts';
import type { Inflate } from '../container/container.ts';
import { isDictionary, nameIn, type PdfDictionary, type PdfValue, ValueReader } from './values.ts';

/** The position of the data of a stream. */
export interface Stream {
  readonly dictionary: PdfDictionary;
  readonly start: number;
  readonly length: number;
}

export interface PdfObjects {
  readonly values: ReadonlyMap<number, PdfValue>;
  readonly streams: ReadonlyMap<number, Stream>;
  readonly isEncrypted: boolean;
}

/** Decompressed bytes of all streams that hold objects. */
const MAX_OBJECT_BYTES = 20_000_000;

/** A zlib stream has two bytes before its deflate data, and four after them. */
const ZLIB_HEAD = 2;
const ZLIB_TAIL = 4;

const OBJECT = /(\d{1,10})[ \t\r\n\f\0]{1,8}\d{1,5}[ \t\r\n\f\0]{1,8}obj(?![A-Za-z])|\btrailer(?![A-Za-z])/g;

export async function objectsOf(bytes: Uint8Array, inflate: Inflate): Promise<PdfObjects> {
  const found = scan(latin1(bytes));
  let left = MAX_OBJECT_BYTES;
  for (const stream of found.streams.values()) {
    if (nameIn(stream.dictionary.get('/Type')) !== '/ObjStm') continue;
    const content = await contentOf(bytes, stream, { inflate, limit: left });
    if (typeof content === 'string') continue;
    left -= content.length;
    addPacked(latin1(content), stream.dictionary, found.values);
  }
  return found;
}

interface Scanned extends PdfObjects {
  readonly values: Map<number, PdfValue>;
}

function scan(text: string): Scanned {
  const values = new Map<number, PdfValue>();
  const streams = new Map<number, Stream>();
  let isEncrypted = false;
  OBJECT.lastIndex = 0;
  for (let found = OBJECT.exec(text); found !== null; found = OBJECT.exec(text)) {
    const reader = new ValueReader(text, OBJECT.lastIndex);
    const value = reader.read();
    OBJECT.lastIndex = Math.max(OBJECT.lastIndex, reader.at);
    if (value === undefined) continue;
    const isTrailer = found[1] === undefined;
    if (isDictionary(value) && value.has('/Encrypt') && (isTrailer || nameIn(value.get('/Type')) === '/XRef'))
      isEncrypted = true;
    if (isTrailer) continue;
    const number = Number(found[1]);
    values.set(number, value);
    streams.delete(number);
    if (!isDictionary(value)) continue;
    const stream = streamAt(text, reader, value);
    if (stream === null) continue;
    // Without the end of the stream, nothing after its start can be read as an object.
    if (stream === 'open') break;
    streams.set(number, stream);
    OBJECT.lastIndex = stream.start + stream.length;
  }
  return { values, streams, isEncrypted };
}

const DATA = /stream(?:\r\n|\n|\r)/y;
const END = /[ \t\r\n]{0,4}endstream/y;

function streamAt(text: string, reader: ValueReader, dictionary: PdfDictionary): Stream | 'open' | null {
  reader.skipBlanks();
  DATA.lastIndex = reader.at;
  if (!DATA.test(text)) return null;
  const start = DATA.lastIndex;
  const stated = dictionary.get('/Length');
  if (typeof stated === 'number' && stated >= 0) {
    END.lastIndex = start + stated;
    if (END.test(text)) return { dictionary, start, length: stated };
  }
  const end = text.indexOf('endstream', start);
  if (end < 0) return 'open';
  const length = text.slice(Math.max(start, end - 2), end).replace(/\r?\n$|\r$/, '').length;
  return { dictionary, start, length: Math.max(0, Math.max(start, end - 2) - start + length) };
}

/** Objects in a stream: pairs of number and position, then the values. */
function addPacked(text: string, dictionary: PdfDictionary, values: Map<number, PdfValue>): void {
  const [count, first] = [dictionary.get('/N'), dictionary.get('/First')];
  if (typeof count !== 'number' || typeof first !== 'number') return;
  const head = new ValueReader(text);
  for (let at = 0; at < count; at += 1) {
    const [number, offset] = [head.read(), head.read()];
    if (typeof number !== 'number' || typeof offset !== 'number' || head.at > first) return;
    const value = new ValueReader(text, first + offset).read();
    if (value !== undefined) values.set(number, value);
  }
}

export interface ContentSettings {
  readonly inflate: Inflate;
  /** Bytes at most. */
  readonly limit: number;
}

/** The data of a stream: as they are, or decompressed. `method`: another or several filters, or a predictor. */
export async function contentOf(
  bytes: Uint8Array,
  { dictionary, start, length }: Stream,
  { inflate, limit }: ContentSettings,
): Promise<Uint8Array | 'size' | 'data' | 'method'> {
  const packed = bytes.subarray(start, start + length);
  const filters = filtersOf(dictionary);
  if (filters.length === 0) return packed.length > limit ? 'size' : packed;
  if (filters.length > 1 || filters[0] !== '/FlateDecode' || dictionary.has('/DecodeParms')) return 'method';
  return await inflate(packed.subarray(ZLIB_HEAD, Math.max(ZLIB_HEAD, packed.length - ZLIB_TAIL)), limit);
}

function filtersOf(dictionary: PdfDictionary): readonly (string | undefined)[] {
  const filter = dictionary.get('/Filter');
  if (filter === undefined || filter === null) return [];
  return Array.isArray(filter) ? filter.map(nameIn) : [nameIn(filter)];
}
