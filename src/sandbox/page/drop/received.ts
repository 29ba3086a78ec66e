/** What the form sent. */
import { sniff } from '../../../xml/index.ts';
import { FIELDS } from './form.ts';

export interface DroppedFile {
  /** As the browser calls the file; empty when it has no name. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType: 'application/json' | 'application/xml';
  readonly companyId: string;
  readonly issue: boolean;
}

/**
 * Reads a body of `multipart/form-data`.
 * @returns null for a body that is none.
 */
export async function readDroppedFile(body: Uint8Array, contentType: string): Promise<DroppedFile | null> {
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) return null;
  let form: FormData;
  try {
    const copy = new Uint8Array(body);
    form = await new Response(copy, { headers: { 'content-type': contentType } }).formData();
  } catch {
    // What the platform has against it is of no use to a person.
    return null;
  }
  const file = form.get(FIELDS.file);
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const company = form.get(FIELDS.company);
  return {
    name: file instanceof File ? file.name : '',
    bytes,
    contentType: sniff(bytes) === 'json' ? 'application/json' : 'application/xml',
    companyId: typeof company === 'string' ? company.toLowerCase() : '',
    issue: form.get(FIELDS.action) !== 'draft',
  };
}
