/**
 * PDF files as containers of the XML files attached to them: Factur-X and ZUGFeRD (CII), and the PDF/A-3 that
 * `renderPdf` creates from a FatturaPA. A PDF without XML is not a container.
 */
import {
  type ByteSource,
  CONTAINER_LIMITS,
  type ContainerEntry,
  type ContainerPorts,
  type ContainerReader,
  type EntryContent,
  type Listing,
} from '../container/container.ts';
import { XML_FILE } from '../names.ts';
import { contentOf, objectsOf, type PdfObjects, type Stream } from './objects.ts';
import { isDictionary, isReference, nameIn, type PdfDictionary, type PdfValue, textIn } from './values.ts';

/** A file attached to a PDF. */
export interface PdfEntry extends ContainerEntry {
  /** Number of the object with its content. */
  readonly object: number;
}

export const pdfReader: ContainerReader<PdfEntry> = {
  async list(source, ports): Promise<Listing<PdfEntry>> {
    const { entries } = await read(source, ports);
    return { entries, flaws: [], reason: null };
  },

  async read(source, entry, ports): Promise<EntryContent> {
    const { bytes, objects } = await read(source, ports);
    const stream = objects.streams.get(entry.object);
    if (stream === undefined) return { bytes: null, reason: 'header' };
    return await entryContent(bytes, stream, ports);
  },
};

/** True if XML files are attached. */
export async function hasXml(source: ByteSource, ports: ContainerPorts): Promise<boolean> {
  if (source.size > CONTAINER_LIMITS.entryBytes) return false;
  return (await read(source, ports)).entries.length > 0;
}

interface Read {
  readonly bytes: Uint8Array;
  readonly objects: PdfObjects;
  readonly entries: readonly PdfEntry[];
}

/** A source is read several times in a row: to recognize it, to list it, for each file. */
const known = new WeakMap<ByteSource, Promise<Read>>();

function read(source: ByteSource, { inflate }: ContainerPorts): Promise<Read> {
  const found = known.get(source);
  if (found !== undefined) return found;
  const made = readSource(source, inflate);
  known.set(source, made);
  return made;
}

async function readSource(source: ByteSource, inflate: ContainerPorts['inflate']): Promise<Read> {
  const bytes = await source.read(0, source.size);
  const objects = await objectsOf(bytes, inflate);
  return { bytes, objects, entries: entriesOf(objects) };
}

/** The XML among the attached files; each file once. */
function entriesOf(objects: PdfObjects): readonly PdfEntry[] {
  const entries = new Map<number, PdfEntry>();
  for (const value of objects.values.values()) {
    for (const file of filesIn(value)) {
      const entry = entryOf(file, objects);
      if (entry !== null && !entries.has(entry.object)) entries.set(entry.object, entry);
      if (entries.size >= CONTAINER_LIMITS.entries) return [...entries.values()];
    }
  }
  return [...entries.values()];
}

/** The file specifications in a value (ISO 32000-1, 7.11): dictionaries with the key EF. */
function* filesIn(value: PdfValue): Iterable<PdfDictionary> {
  if (Array.isArray(value)) for (const item of value) yield* filesIn(item);
  if (!isDictionary(value)) return;
  if (value.has('/EF')) yield value;
  for (const inner of value.values()) yield* filesIn(inner);
}

function entryOf(file: PdfDictionary, { values, streams, isEncrypted }: PdfObjects): PdfEntry | null {
  const stated = file.get('/EF');
  const embedded = isReference(stated) ? values.get(stated.ref) : stated;
  if (!isDictionary(embedded)) return null;
  const content = embedded.get('/UF') ?? embedded.get('/F');
  if (!isReference(content)) return null;
  const stream = streams.get(content.ref);
  const name = textIn(file.get('/UF')) ?? textIn(file.get('/F')) ?? '';
  const type = nameIn(stream?.dictionary.get('/Subtype'));
  if (stream === undefined || !(XML_FILE.test(name) || type === '/text/xml' || type === '/application/xml'))
    return null;
  return {
    name: name === '' ? 'attached.xml' : name,
    size: null,
    role: 'file',
    reason: isEncrypted ? 'encrypted' : null,
    object: content.ref,
  };
}

async function entryContent(
  bytes: Uint8Array,
  stream: Stream,
  { inflate }: ContainerPorts,
): Promise<EntryContent> {
  const { entryBytes, anyRatio, ratio } = CONTAINER_LIMITS;
  const limit = Math.min(entryBytes, Math.max(anyRatio, stream.length * ratio));
  const content = await contentOf(bytes, stream, { inflate, limit });
  if (content === 'size') return { bytes: null, reason: limit < entryBytes ? 'ratio' : 'large' };
  return typeof content === 'string' ? { bytes: null, reason: content } : { bytes: content, reason: null };
}
