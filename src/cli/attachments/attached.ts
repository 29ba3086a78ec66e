/** Reads the attachments of a file. The contents of long ones stay in its bytes, if the file is a valid invoice. */
import { type Opened, open } from '../../envelope/index.ts';
import {
  type Encoded,
  EncodedBytes,
  type ListedAttachment,
  listAttachments,
} from '../../operations/index.ts';
import { readApart } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { readInput } from '../input/inputs.ts';
import { loadOpened } from '../input/loadInvoice.ts';
import { warnOfBrokenSignature } from '../signatures/brokenSignature.ts';
import type { AttachmentsContext } from './context.ts';

/** An attachment with its content. */
export interface AttachedContent {
  readonly listed: ListedAttachment;
  readonly encoded: Encoded;
}

export interface AttachedFiles {
  readonly attachments: readonly AttachedContent[];
  /** False if only a part of the file could be read. */
  readonly isValid: boolean;
}

/** @returns null if there is no invoice, which is reported on standard error. */
export async function attachedFiles(
  input: Input,
  { call, maxBytes }: AttachmentsContext,
): Promise<AttachedFiles | null> {
  const bytes = await readInput(input, { call, maxBytes });
  if (bytes === null) return null;
  const opened = open(bytes, input.name);
  const apart = attachedApart(opened, maxBytes);
  if (apart !== undefined) {
    await warnOfBrokenSignature(bytes, input.name, { call, command: 'attachments', opened });
    return { attachments: apart, isValid: true };
  }
  const settings = { call, command: 'attachments', maxBytes, partial: true, retired: true };
  const loaded = await loadOpened({ input, bytes, opened }, settings);
  if (loaded === null) return null;
  const attachments = listAttachments(loaded.invoice).map((listed) => ({
    listed,
    encoded: listed.attachment,
  }));
  return { attachments, isValid: loaded.failed === null };
}

/** The attachments of a valid invoice in XML; undefined for any other file, and for one without long attachments. */
function attachedApart({ content }: Opened, maxBytes: number): readonly AttachedContent[] | undefined {
  if (content?.form !== 'xml' || typeof content.input === 'string') return undefined;
  const { input } = content;
  const apart = readApart(input, { maxBytes });
  return (
    apart &&
    listAttachments(apart.invoice).map((listed) => {
      const place = apart.contents.get(listed.path);
      if (place === undefined) return { listed, encoded: listed.attachment };
      const encoded = new EncodedBytes(input.subarray(place.start, place.end));
      return { listed: { ...listed, size: place.size }, encoded };
    })
  );
}
