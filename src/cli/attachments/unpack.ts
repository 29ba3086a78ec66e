/** Decompresses an attachment within limits. */

import { gunzipSync } from 'node:zlib';
import { kindInName } from '../../envelope/index.ts';
import type { ListedAttachment } from '../../operations/index.ts';
import { codeOf } from '../files/systemCode.ts';
import { MAX_UNPACKED, mostOf } from './limits.ts';
import type { ZipFlaw, ZippedFile } from './unzip.ts';

export type Unpacked =
  | { readonly ok: true; readonly files: readonly ZippedFile[] }
  /** `kind`: unsupported compression; `size`: the result exceeds the limit; `broken`: damaged data. */
  | { readonly ok: false; readonly reason: ZipFlaw };

/** The signatures of a ZIP archive; the last one is for an empty archive. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];

/**
 * True if an attachment is declared as compressed, or is both declared as an archive and actually one. An undeclared
 * archive, such as an office document, is not unpacked.
 */
export function isPacked({ compression, format, name }: ListedAttachment, bytes: Uint8Array): boolean {
  if (compression !== null) return true;
  return (/^zip$/i.test(format ?? '') || kindInName(name) === 'zip') && isZip(bytes);
}

/** Unpacks gzip and ZIP. @param name the file name of the compressed content. */
export async function unpack(name: string, bytes: Uint8Array): Promise<Unpacked> {
  if (isZip(bytes)) return (await import('./unzip.ts')).unzip(bytes);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { ok: false, reason: 'kind' };
  try {
    const maxOutputLength = mostOf(bytes.length, MAX_UNPACKED);
    const content = new Uint8Array(gunzipSync(bytes, { maxOutputLength }));
    return { ok: true, files: [{ name: name.replace(/(.)\.gz$/i, '$1'), bytes: content }] };
  } catch (error) {
    return { ok: false, reason: codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'size' : 'broken' };
  }
}

function isZip(bytes: Uint8Array): boolean {
  return ZIP.includes(String.fromCharCode(...bytes.subarray(0, 4)));
}
