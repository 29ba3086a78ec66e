import type { FileReport, Language } from '../../validate/index.ts';
import type { ReadBytes } from '../files/read.ts';
import { messagesIn } from '../messages/index.ts';
import { notChecked } from './ownReport.ts';

/** The report of a file that was not read: too large, or refused by the system. */
export async function reportOfUnread(
  unread: Extract<ReadBytes, { ok: false }>,
  file: string,
  { language, maxBytes }: { readonly language: Language; readonly maxBytes: number },
): Promise<FileReport> {
  const messages = await messagesIn(language);
  if (unread.reason === 'size') {
    const params = { size: unread.size, limit: maxBytes };
    const message = messages.files.tooLarge(params);
    const help = messages.files.tooLargeHelp;
    return notChecked(file, { code: 'U-SIZE', id: 'source.size', params, message, help });
  }
  const message = messages.files.unreadable(messages.reason(unread.code));
  const params = { reason: unread.code };
  return notChecked(file, { code: 'U-FILE', id: 'source.file', params, message, help: null });
}
