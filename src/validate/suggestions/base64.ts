/** Suggestions for attachments that are not valid base64. */
import { checkBase64 } from '../../model/primitives.ts';
import { advise, type Subject, type Suggestion, write } from './suggestion.ts';

/** Maximum length of an attachment that is repaired, because a fix contains the whole value. */
const LONGEST_FIX = 200;

export function base64Suggestion({ type, value }: Subject): Suggestion | undefined {
  if (type.base !== 'base64Binary') return undefined;
  if (/^data:/i.test(value)) return advise('base64.data', {});
  if (value.length < LONGEST_FIX) {
    const bare = value.replace(/[^A-Za-z0-9+/]/g, '');
    const padded = bare.padEnd(Math.ceil(bare.length / 4) * 4, '=');
    // Repairs only padding and invisible characters: any other invalid character means that data were lost.
    if (/^[A-Za-z0-9+/\s\u00a0\u200b\ufeff]*={0,3}$/.test(value) && bare !== '' && checkBase64(padded)) {
      return write(padded, 'base64');
    }
  }
  if (/[-_]/.test(value) && /^[\w\-\s]+={0,2}$/.test(value)) return advise('base64.url', {});
  return advise('base64.again', {});
}
