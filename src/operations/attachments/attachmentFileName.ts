/** Safe file names for attachments, whatever their names in the invoice. */
import { given } from '../../model/given.ts';
import type { ListedAttachment } from './listAttachments.ts';

/** The Windows device names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i;

/** Control characters, direction marks, other invisible characters, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The folder separators, and the characters with a special meaning in Windows. */
const FORBIDDEN = /[<>:"/\\|?*]/g;

/** Maximum length in UTF-8 bytes: file systems allow 255, minus a margin for suffixes and counters. */
const MAX_BYTES = 180;
/** Maximum number of UTF-8 bytes for a UTF-16 unit. */
const BYTES_OF_UNIT = 3;

/** Maximum length of an extension that is kept when a name is shortened. */
const MAX_ENDING = 16;

/** The signatures and extensions of common compression formats. */
const COMPRESSED: readonly (readonly [ending: string, start: readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['gz', [0x1f, 0x8b]],
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
];

/**
 * Returns a file name that is safe on every system: no path, no control characters, no leading dot, no Windows device
 * name, at most 180 bytes. A missing extension is added: that of the format, or that of the compression if the content
 * has the declared compression.
 */
export function attachmentFileName(
  attachment: Pick<ListedAttachment, 'name' | 'number' | 'format' | 'compression'>,
  content: Uint8Array,
): string {
  given('attachment', attachment, 'object');
  const { name, number, format, compression } = attachment;
  given('name', name, 'text');
  given('content', content, 'input');
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(UNSEEN, '_')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    // Commands would interpret it as an option.
    .replace(/^-/, '_');
  const named = withEnding(plain === '' ? `attachment-${number}` : plain, { format, compression }, content);
  const safe = DEVICE.test(named) ? `_${named}` : named;
  return cut(safe);
}

function withEnding(
  name: string,
  { format, compression }: Pick<ListedAttachment, 'format' | 'compression'>,
  content: Uint8Array,
): string {
  if (compression !== null) {
    const found = COMPRESSED.find(([, start]) => start.every((byte, index) => content[index] === byte));
    return found === undefined || name.toLowerCase().endsWith(`.${found[0]}`) ? name : `${name}.${found[0]}`;
  }
  const ending = format !== null && /^[A-Za-z0-9]{1,10}$/.test(format) ? format.toLowerCase() : null;
  return ending === null || /.\.[A-Za-z0-9]{1,10}$/.test(name) ? name : `${name}.${ending}`;
}

function cut(name: string): string {
  if (name.length <= MAX_BYTES / BYTES_OF_UNIT || sizeOf(name) <= MAX_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && sizeOf(name.slice(dot)) <= MAX_ENDING ? name.slice(dot) : '';
  let kept = '';
  let size = sizeOf(ending);
  for (const character of name.slice(0, name.length - ending.length)) {
    size += sizeOf(character);
    if (size > MAX_BYTES) break;
    kept += character;
  }
  return `${kept.replace(/[. ]+$/, '')}${ending}`;
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
