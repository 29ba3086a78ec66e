/** Reads files in containers. The last container stays open, because the next file is usually in the same one. */
import { type ContainerEntry, MemberReader } from '../../envelope/container/index.ts';
import type { Input } from '../files/find.ts';
import type { ReadInput } from '../files/read.ts';
import { codeOf, isOfSystem } from '../files/systemCode.ts';
import { milliseconds } from '../process/clock.ts';
import { nodeInflate } from '../process/nodeInflate.ts';
import { type FileSource, fileSource } from './fileSource.ts';
import type { Inside } from './inside.ts';

interface OpenFile {
  readonly path: string;
  readonly source: FileSource;
  readonly reader: MemberReader;
  /** Number of reads in progress. */
  users: number;
}

let last: OpenFile | null = null;

/** Reads an input that is in a container; for a container itself, returns its facts. */
export async function readMember(input: Input, limit: number): Promise<ReadInput> {
  const { inside, container, path } = input;
  if (container !== undefined) return { ok: false, reason: 'container', facts: container };
  if (inside === undefined || path === null) return { ok: false, reason: 'system', code: 'ENOENT' };
  return await readSteps(path, inside, inside.steps, limit);
}

/**
 * Reads the metadata or the message with the date of receipt of an input; null if there is none, or it cannot be read.
 */
export async function receptionBytes(input: Input, limit: number): Promise<Uint8Array | null> {
  return await besideBytes(input, input.inside?.reception, limit);
}

/** Reads the invoice of a rejection; null if it is not in the same container, or cannot be read. */
export async function invoiceBytes(input: Input, limit: number): Promise<Uint8Array | null> {
  return await besideBytes(input, input.inside?.invoice?.steps, limit);
}

async function besideBytes(
  { inside, path }: Input,
  steps: readonly ContainerEntry[] | undefined,
  limit: number,
): Promise<Uint8Array | null> {
  if (inside === undefined || steps === undefined || path === null) return null;
  return await stepBytes(path, { root: inside.root, steps }, limit);
}

/** Reads any entry of a container; null if it cannot be read. */
export async function stepBytes(
  path: string,
  inside: Pick<Inside, 'root' | 'steps'>,
  limit: number,
): Promise<Uint8Array | null> {
  const found = await readSteps(path, inside, inside.steps, limit);
  return found.ok ? found.bytes : null;
}

async function readSteps(
  path: string,
  { root }: Pick<Inside, 'root'>,
  steps: readonly ContainerEntry[],
  limit: number,
): Promise<ReadInput> {
  const size = steps.at(-1)?.size ?? 0;
  if (size > limit) return { ok: false, reason: 'size', size };
  let file: OpenFile | null = null;
  try {
    file = opened(path, root);
    file.users += 1;
    const { bytes, reason } = await file.reader.read(steps);
    if (bytes === null) return { ok: false, reason: 'entry', why: reason };
    return bytes.length > limit ? { ok: false, reason: 'size', size: bytes.length } : { ok: true, bytes };
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    return { ok: false, reason: 'system', code };
  } finally {
    if (file !== null) release(file);
  }
}

/** Another container may have become the last one during a read. */
function release(file: OpenFile): void {
  file.users -= 1;
  if (file !== last && file.users === 0) file.source.close();
}

function opened(path: string, name: string): OpenFile {
  if (last?.path === path) return last;
  const before = last;
  last = null;
  if (before?.users === 0) before.source.close();
  const source = fileSource(path);
  last = { path, source, reader: new MemberReader(source, name, PORTS), users: 0 };
  return last;
}

const PORTS = { inflate: nodeInflate, now: milliseconds };
