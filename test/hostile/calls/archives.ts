/** `fattura attachments --extract --unpack` on hostile archives. */
import { deflateRawSync, gzipSync } from 'node:zlib';
import { invoice, LIMIT } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';
import { type Zipped, zip } from './zip.ts';

/** Size available after base64 encoding, next to a small invoice. */
const ROOM = Math.floor(((LIMIT - 4_000) * 3) / 4);

/** A page of blanks, which compresses to a thousandth. */
const BLANK = new Uint8Array(1_000_000);

function attached(archive: Uint8Array, compression = 'ZIP'): string {
  return invoice({
    inBody: `<Allegati><NomeAttachment>a.zip</NomeAttachment><AlgoritmoCompressione>${compression}</AlgoritmoCompressione><Attachment>${Buffer.from(archive).toString('base64')}</Attachment></Allegati>`,
  });
}

/** Every invalid archive is written as is, with a notice. */
function extracted(archive: Uint8Array, exit = 1, compression = 'ZIP'): HostileCall {
  return {
    args: ['attachments', '-x', 'out', '--unpack', 'a.xml'],
    files: { 'a.xml': attached(archive, compression) },
    harmless: { 'a.xml': attached(zip([{ name: 'a.txt', content: Buffer.from('a') }])) },
    exit,
  };
}

/** 49 MB that compress to about a 180th: the first bytes hardly compress, the others are blank. */
function mostlyBlank(): Uint8Array {
  const content = new Uint8Array(49_000_000);
  for (let i = 0, state = 1; i < 220_000; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    content[i] = state >>> 16;
  }
  return content;
}

function many(count: number, one: (n: number) => Zipped): readonly Zipped[] {
  return Array.from({ length: count }, (_, n) => one(n));
}

const TINY = Buffer.from('x');

/** Central and local record of a name of four digits and one byte. */
const FITTING = Math.floor(ROOM / (30 + 46 + 2 * 5 + 3));

export const archives: HostileCalls = {
  'as many entries as it says at most': () =>
    extracted(zip(many(500, (n) => ({ name: `${n}`, content: TINY }))), 0),
  'entries as many as fit': () =>
    extracted(zip(many(FITTING, (n) => ({ name: `${n}`.padStart(5, '0'), content: TINY })))),
  'entries that are not counted': () =>
    extracted(
      zip(
        many(FITTING, (n) => ({ name: `${n}`.padStart(5, '0'), content: TINY })),
        { count: 400 },
      ),
    ),
  'entries that are counted and not there': () =>
    extracted(zip([{ name: 'a', content: TINY }], { count: 60_000 })),
  'folders without number': () => extracted(zip(many(FITTING, (n) => ({ name: `${n}/`, content: TINY })))),
  'blanks that grow a thousandfold': () =>
    extracted(zip(many(400, (n) => ({ name: `${n}`, content: BLANK })))),
  'blanks as many as the limit lets': () => extracted(zip([{ name: 'a', content: mostlyBlank() }]), 0),
  'a hundred entries of one content': () => {
    const packed = deflateRawSync(new Uint8Array(10_000_000));
    return extracted(
      zip(
        many(100, (n) => ({ name: `${n}`, content: TINY, packed, size: 10_000_000 })),
        { shared: true },
      ),
    );
  },
  'a size that is too small': () => extracted(zip([{ name: 'a', content: BLANK, size: 10 }])),
  'a size that is too large': () => extracted(zip([{ name: 'a', content: TINY, size: 0xfffffff0 }])),
  'a size that is a little too large': () => extracted(zip([{ name: 'a', content: TINY, size: 900_000 }])),
  'names that lead outside': () =>
    extracted(zip(many(400, (n) => ({ name: `${'../'.repeat(20)}etc/${n}`, content: TINY }))), 0),
  'names of 60,000 characters': () =>
    extracted(zip(many(30, (n) => ({ name: `${'../a'.repeat(15_000)}${n}`, content: TINY }))), 0),
  'one name for all': () => extracted(zip(many(500, () => ({ name: 'a.txt', content: TINY }))), 0),
  'devices of Windows': () => extracted(zip(many(400, () => ({ name: 'CON', content: TINY }))), 0),
  'a directory that is not there': () => extracted(zip([{ name: 'a', content: TINY }]).subarray(0, 60)),
  'the end, again and again': () =>
    extracted(Buffer.concat(Array<Buffer>(150_000).fill(Buffer.from('PK\x05\x06', 'latin1')))),
  'archives in archives': () => {
    let inner: Uint8Array = zip([{ name: 'a', content: BLANK }]);
    for (let i = 0; i < 20; i += 1) inner = zip([{ name: 'a.zip', content: inner }]);
    return extracted(inner, 0);
  },
  'gzip of blanks': () => extracted(gzipSync(new Uint8Array(400_000_000)), 1, 'GZIP'),
  'gzip of members without number': () =>
    extracted(Buffer.concat(Array<Buffer>(100_000).fill(gzipSync(Buffer.alloc(0)))), 0, 'GZIP'),
};
