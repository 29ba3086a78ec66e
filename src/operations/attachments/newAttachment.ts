/** Creates an attachment from a file. */

import { encodeBase64 } from '../../model/base64.ts';
import type { Allegati } from '../../model/generated/shared.ts';
import { checkValue, type SimpleType } from '../../model/lexical.ts';
import { String10, String60Latin, String100Latin } from '../../model/simpleTypes.ts';
import { AttachmentError, type AttachmentField } from './attachmentError.ts';

/** A file to attach. */
export interface NewAttachment {
  /** Name of the file, 1 to 60 characters of Latin-1. */
  readonly name: string;
  readonly content: Uint8Array;
  /** The format, such as PDF, at most 10 characters. Default: from the file extension. */
  readonly format?: string;
  /** The compression, such as ZIP, if the content is compressed; at most 10 characters. */
  readonly compression?: string;
  /** At most 100 characters. */
  readonly description?: string;
}

/** Returns the attachment in its JSON form. @throws AttachmentError if a field is invalid according to the schema. */
export function attachmentOf({ name, content, compression, description, ...rest }: NewAttachment): Allegati {
  const format = rest.format ?? formatOfName(name);
  check('name', name, String60Latin);
  if (compression !== undefined) check('compression', compression, String10);
  if (format !== undefined) check('format', format, String10);
  if (description !== undefined) check('description', description, String100Latin);
  return {
    nome_attachment: name,
    ...(compression === undefined ? {} : { algoritmo_compressione: compression }),
    ...(format === undefined ? {} : { formato_attachment: format }),
    ...(description === undefined ? {} : { descrizione_attachment: description }),
    attachment: encodeBase64(content),
  };
}

function check(field: AttachmentField, value: string, type: SimpleType): void {
  // Readers turn a line break into a blank, which changes the text.
  const fits = checkValue(type, value) === undefined && !/[\0-\x1f\x7f-\x9f]/.test(value);
  if (!fits) throw new AttachmentError({ reason: 'field', field, value });
}

/** Returns the format that the file extension indicates, in capitals; `undefined` if it indicates none. */
function formatOfName(name: string): string | undefined {
  return /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toUpperCase();
}
