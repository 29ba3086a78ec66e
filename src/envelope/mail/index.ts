/** Mail: files in it, and the data of certified mail (PEC, RFC 6109). */
export { isSdiAddress } from './addresses.ts';
export {
  type ClassifiedMail,
  classifyMail,
  type MailFile,
  type MailPurpose,
  type MailRole,
  type SentHash,
} from './classify.ts';
export { type Daticert, type PostacertType, readDaticert } from './daticert.ts';
export { MAIL_LIMITS, type MailLimits } from './limits.ts';
export {
  type Mail,
  type MailDamage,
  type MailFlaw,
  type MailMessage,
  type MailPart,
  type PartContent,
  readMail,
} from './mail.ts';
export { type MailEntryFacts, mailFactsOf } from './mailReader.ts';
export { type BoxedMail, isMbox, mailsInBox } from './mbox.ts';
