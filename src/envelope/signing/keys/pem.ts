/** Blocks of PEM (RFC 7468). */
import { decodeBase64 } from '../../../model/base64.ts';

export interface PemBlock {
  readonly label: string;
  /** Null if a header states that the content is encrypted (RFC 1421), or if it is not base64. */
  readonly bytes: Uint8Array | null;
  readonly isEncrypted: boolean;
}

/** More than a key with its chain has. */
const MAX_BLOCKS = 64;

const BEGIN = '-----BEGIN ';
const DASHES = '-----';

/** The blocks of a text, in order; text between them is ignored. */
export function pemBlocks(text: string): readonly PemBlock[] {
  const blocks: PemBlock[] = [];
  for (let begin = text.indexOf(BEGIN); begin !== -1 && blocks.length < MAX_BLOCKS; ) {
    const from = begin + BEGIN.length;
    const labelEnd = text.indexOf(DASHES, from);
    if (labelEnd === -1) break;
    const label = text.slice(from, labelEnd);
    const start = labelEnd + DASHES.length;
    const end = text.indexOf(`${DASHES}END ${label}${DASHES}`, start);
    if (end === -1) break;
    const body = text.slice(start, end);
    const isEncrypted = /^\s*Proc-Type:[ \t]*4,[ \t]*ENCRYPTED/.test(body);
    blocks.push({ label, bytes: isEncrypted ? null : decodeBase64(body), isEncrypted });
    begin = text.indexOf(BEGIN, end);
  }
  return blocks;
}
