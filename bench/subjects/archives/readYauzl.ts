/** yauzl checks no checksums. */
import { fromBufferPromise } from 'yauzl';
import { measure } from '../protocol.ts';

measure(async (archives) => {
  let read = 0;
  for (const bytes of archives) {
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry()) {
      const pieces: Buffer[] = [];
      for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
      if (Buffer.concat(pieces).length === entry.uncompressedSize) read += 1;
    }
  }
  return read;
});
