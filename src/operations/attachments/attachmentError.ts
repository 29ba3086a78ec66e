import { errorClass, FatturaError } from '../../model/fatturaError.ts';

/** Reason why an attachment could not be read, added or removed. */
export type AttachmentFlaw =
  /** The content is not valid base64. */
  | { readonly reason: 'base64'; readonly name: string }
  /** The content exceeds the limit; both in bytes. */
  | { readonly reason: 'size'; readonly name: string; readonly size: number; readonly limit: number }
  /** A field has a value that the schema rejects. */
  | { readonly reason: 'field'; readonly field: AttachmentField; readonly value: string }
  /** No attachment has this number or name, or several have this name. */
  | { readonly reason: 'missing' | 'ambiguous'; readonly which: number | string }
  /** The file has no such invoice, or has several and none was specified. */
  | { readonly reason: 'body'; readonly body: number | null; readonly bodies: number }
  /** The text around the location does not allow the edit. */
  | { readonly reason: 'place'; readonly path: string };

export type AttachmentField = 'name' | 'format' | 'compression' | 'description';

/** Thrown when an attachment cannot be read, added or removed; `flaw` is the reason. */
export class AttachmentError extends FatturaError {
  static override readonly [errorClass]: string = 'AttachmentError';
  declare readonly code: 'attachment';
  readonly flaw: AttachmentFlaw;

  constructor(flaw: AttachmentFlaw) {
    super('attachment', `attachment: ${JSON.stringify(flaw)}`);
    this.flaw = flaw;
  }
}
