/** The content of the submitted form. */
import { open } from '../../../envelope/index.ts';
import { FIELDS } from './form.ts';

export interface DroppedFile {
  /** The file name in the browser; empty if there is none. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType: 'application/json' | 'application/xml';
  readonly companyId: string;
  readonly issue: boolean;
}

/**
 * Reads a `multipart/form-data` body.
 * @returns null for invalid content
 */
export async function readDroppedFile(body: Uint8Array, contentType: string): Promise<DroppedFile | null> {
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) return null;
  let form: FormData;
  try {
    const copy = new Uint8Array(body);
    form = await new Response(copy, { headers: { 'content-type': contentType } }).formData();
  } catch {
    // The platform's error would not help the reader.
    return null;
  }
  const file = form.get(FIELDS.file);
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const company = form.get(FIELDS.company);
  return {
    name: file instanceof File ? file.name : '',
    bytes,
    contentType: open(bytes).kind === 'json' ? 'application/json' : 'application/xml',
    companyId: typeof company === 'string' ? company.toLowerCase() : '',
    issue: form.get(FIELDS.action) !== 'draft',
  };
}
