/** What `attachments` says. */
import type { AttachmentFlaw } from '../../../operations/index.ts';
import type { ZipFlaw } from '../../attachments/unzip.ts';

export interface AttachmentsWords {
  /** An option that says nothing without another. */
  goesWith(option: string, needed: string): string;
  readonly oneFile: string;
  /** An option that is about one attachment, where several are added. */
  oneAdded(option: string): string;
  noBody(found: string): string;
  cannotAdd(path: string, reason: string): string;
  readonly none: string;
  readonly heads: Readonly<
    Record<'number' | 'name' | 'format' | 'compression' | 'size' | 'description' | 'saved', string>
  >;
  bytes(count: number): string;
  /** Instead of a size, where the content is none. */
  readonly noBase64: string;
  /** A file that is not valid, and was read as far as it goes. */
  partial(file: string): string;
  flaw(file: string, flaw: AttachmentFlaw): string;
  notUnpacked(file: string, name: string, reason: ZipFlaw): string;
  changed(file: string, counts: { readonly removed: number; readonly added: number }): string;
  large(file: string, size: number, limit: number): string;
}
