import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP archive as text, by name and in its order; read with another program's code. */
export async function entriesOf(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    entries.set(entry.fileName, Buffer.concat(pieces).toString('utf8'));
  }
  return entries;
}
