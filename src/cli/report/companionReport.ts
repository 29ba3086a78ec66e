/**
 * The report of a file that accompanies invoices, or is encrypted: such a file is not checked, and does not count as an
 * invalid invoice.
 */
import { ENCRYPTED_FILE } from '../../envelope/index.ts';
import { companionOf, isChannelName } from '../../envelope/metadata/index.ts';
import type { CheckedFile, Language } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { notChecked } from './ownReport.ts';

interface Unknown {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly language: Language;
}

type CheckedBytes = Pick<CheckedFile, 'report' | 'source'>;

/** Larger files are neither. */
const MAX_BYTES = 1_000_000;

/** Null for any other file of unknown kind. */
export async function companionReport({ bytes, name, language }: Unknown): Promise<CheckedBytes | null> {
  const { containers } = await messagesIn(language);
  const last = name.replace(/^.*[/\\!]/s, '');
  if (ENCRYPTED_FILE.test(last)) {
    const { encrypted: message, decrypt: help } = containers;
    return own(name, { kind: 'encrypted' }, message, help);
  }
  const companion = bytes.length > MAX_BYTES ? null : companionOf(bytes);
  if (companion !== null)
    return own(name, { ...companion }, containers.companions[companion.kind](companion), null);
  if (isChannelName(last)) return own(name, { kind: 'channel' }, containers.channel, null);
  return null;
}

function own(
  file: string,
  params: Readonly<Record<string, unknown>>,
  message: string,
  help: string | null,
): CheckedBytes {
  return {
    report: notChecked(file, { code: 'U-KIND', id: 'source.companion', params, message, help }),
    source: null,
  };
}
