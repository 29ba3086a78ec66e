/** Reports of single files outside `validate`'s own run: unread files, reports on standard error. */
import { type CheckedFile, type FileReport, type Language, renderFileText } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import type { ReadInput } from '../files/read.ts';
import { messagesIn } from '../messages/index.ts';
import { onUse } from '../process/onUse.ts';
import { stylist } from '../terminal/colour.ts';
import { notChecked } from './ownReport.ts';

const ofContainers = onUse(() => import('../containers/containerReport.ts'));

/** The report of a file that was not read: too large, a system error, or the state of an archive. */
export async function reportOfUnread(
  unread: Extract<ReadInput, { ok: false }>,
  file: string,
  { language, maxBytes }: { readonly language: Language; readonly maxBytes: number },
): Promise<FileReport> {
  const messages = await messagesIn(language);
  if (unread.reason === 'entry' || unread.reason === 'container') {
    const { containerReport, entryReport } = await ofContainers();
    return unread.reason === 'entry'
      ? entryReport(file, unread.why, messages)
      : containerReport(file, unread.facts, messages);
  }
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

/** Prints a file's report on standard error, in the format of `validate`. */
export async function showReport(
  { report, source }: Pick<CheckedFile, 'report' | 'source'>,
  { io, language, errorColour }: Pick<Call, 'io' | 'language' | 'errorColour'>,
): Promise<void> {
  const look = { language, width: io.stderr.columns, style: stylist(errorColour()) };
  await io.stderr.write(renderFileText(report, source, look));
}
