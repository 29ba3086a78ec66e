/** postal-mime parses and decodes only; the mail in a certified mail is parsed by a second call. */
import PostalMime, { type Attachment } from 'postal-mime';
import { measure } from '../protocol.ts';

async function parsed(bytes: Uint8Array): Promise<boolean> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
  const inner = mail.attachments.filter(({ mimeType }) => mimeType === 'message/rfc822');
  for (const { content } of inner) if (!(await parsed(bytesOf(content)))) return false;
  return true;
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

measure(async (mails) => {
  let read = 0;
  for (const bytes of mails) if (await parsed(bytes)) read += 1;
  return read;
});
