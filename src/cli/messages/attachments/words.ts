/** Messages of `attachments`. */
import type { AttachmentFlaw } from '../../../operations/index.ts';
import type { ZipFlaw } from '../../attachments/unzip.ts';

export interface AttachmentsWords {
  /** An option that requires another. */
  goesWith(option: string, needed: string): string;
  readonly oneFile: string;
  /** An option for a single attachment, given with several. */
  oneAdded(option: string): string;
  noBody(found: string): string;
  cannotAdd(path: string, reason: string): string;
  readonly none: string;
  readonly heads: Readonly<
    Record<'number' | 'name' | 'format' | 'compression' | 'size' | 'description' | 'saved', string>
  >;
  bytes(count: number): string;
  /** Instead of the size, for content that is not base64. */
  readonly noBase64: string;
  /** An invalid file, of which only the readable part is listed. */
  partial(file: string): string;
  flaw(file: string, flaw: AttachmentFlaw): string;
  notUnpacked(file: string, name: string, reason: ZipFlaw): string;
  changed(file: string, counts: { readonly removed: number; readonly added: number }): string;
  large(file: string, size: number, limit: number): string;
}
