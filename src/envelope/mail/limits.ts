/** Limits of the mail reader. */
export interface MailLimits {
  /** Size of a mail. SdI accepts mails of up to 30 MB (Specifiche tecniche SdI, PEC). */
  readonly bytes: number;
  /** Parts of a mail, multiparts included. */
  readonly parts: number;
  /** Nesting of multiparts and mails. A delivery receipt with the sent mail inside has six levels. */
  readonly depth: number;
}

/** The default limits of `readMail`. */
export const MAIL_LIMITS: MailLimits = { bytes: 30 * 1024 * 1024, parts: 5_000, depth: 10 };

/** Bytes of the header of a mail or a part. Mail servers refuse far less (Postfix: 102,400 by default). */
export const MAX_HEADER = 1024 * 1024;

/** Bytes of a field that are read: a thousand addressees. */
export const MAX_FIELD = 65_536;

/** Segments of a parameter in RFC 2231. */
export const MAX_SEGMENTS = 1_000;

/** Bytes of a daticert.xml; real ones have 2 KB, and some hundred for each addressee. */
export const MAX_DATICERT = 1024 * 1024;

/** Characters of a decoded file name: twice what file systems allow, so that nothing real is cut. */
export const MAX_NAME = 512;
