/** Reads each mail and classifies it and its files, as `inbox` does; all files are decoded. */
import { classifyMail, readMail } from '../../../src/envelope/mail/index.ts';
import { measure } from '../protocol.ts';

measure((mails) => {
  let read = 0;
  for (const bytes of mails) {
    const { files } = classifyMail(readMail(bytes));
    if (files.every(({ part }) => part.content.ok)) read += 1;
  }
  return read;
});
