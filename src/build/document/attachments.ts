/** Files attached to the invoice. */

import { encodeBase64 } from '../../model/base64.ts';
import type { Allegati } from '../../model/generated/invoice.ts';
import { Allegati as AllegatiBlock } from '../../model/shared.ts';
import { readSchemaBlock } from '../read/block.ts';
import { isAbsent, type Reading } from '../read/reading.ts';

/** FormatoAttachment has at most ten characters. */
const EXTENSION = /\.([0-9A-Za-z]{1,10})$/;

export function readAttachments(reading: Reading, value: unknown): Allegati[] | undefined {
  const list = reading.list(value, '/allegati');
  if (list.length === 0) return undefined;
  return list.map((item, index) => {
    const at = `/allegati/${index}`;
    const fields = reading.fields(item, at);
    const { attachment, nome_attachment: name } = fields;
    const extension = typeof name === 'string' ? EXTENSION.exec(name)?.[1]?.toUpperCase() : undefined;
    const whole = {
      ...(isAbsent(fields['formato_attachment']) && extension !== undefined
        ? { formato_attachment: extension }
        : {}),
      ...fields,
      ...(attachment instanceof Uint8Array ? { attachment: encodeBase64(attachment) } : {}),
    };
    return readSchemaBlock<Allegati>(reading, AllegatiBlock, whole, at);
  });
}
