/** Standard input and output as streams, for packages that communicate with another program. */
import { Readable, Writable } from 'node:stream';
import type { Io } from '../process/io.ts';

/** The caller must destroy the stream at the end: an open input would keep the process alive. */
export function inputOf({ stdin }: Pick<Io, 'stdin'>): Readable {
  const chunks = stdin.chunks();
  return chunks instanceof Readable ? chunks : Readable.from(buffers(chunks));
}

async function* buffers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

export const outputOf = ({ stdout }: Pick<Io, 'stdout'>): Writable =>
  new Writable({
    write: (chunk: Uint8Array, _encoding, done) => void stdout.write(chunk).then(() => done(), done),
  });
