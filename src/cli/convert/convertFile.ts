/** One invoice from one form into the other. */
import type { CheckedFile, Language } from '../../validate/index.ts';
import { InvoiceWriteError, sniff, writeInvoice } from '../../xml/index.ts';
import { type Content, contentOf } from '../input/content.ts';
import { visibleJson } from '../json/visibleJson.ts';
import type { PlacedFlaw } from '../yaml/content.ts';
import { looksLikeYaml } from '../yaml/looksLikeYaml.ts';
import type { ConvertSettings, Form } from './settings.ts';

export interface Conversion {
  /** Null where nothing can be written. */
  readonly text: string | null;
  readonly form: Form;
  /** The errors in the input; null if it is valid. */
  readonly failed: Pick<CheckedFile, 'report' | 'source'> | null;
  /** Why the input could not be read as YAML; null where it could, or is none. */
  readonly flaw: PlacedFlaw | null;
  /** A signature in the input has no place in the result. */
  readonly signatureLeft: boolean;
}

export async function convertFile(
  bytes: Uint8Array,
  file: string,
  settings: ConvertSettings & { readonly language: Language },
): Promise<Conversion> {
  const isYaml = settings.from === 'yaml' || looksLikeYaml(bytes, file);
  const content: Content & { readonly flaw?: PlacedFlaw | null } = isYaml
    ? await (await import('../yaml/content.ts')).contentOfYaml(bytes, file, settings)
    : await contentOf(bytes, file, settings);
  const { invoice, failed, signed, flaw = null } = content;
  const form = settings.to ?? (isYaml || sniff(bytes, file) === 'json' ? 'xml' : 'json');
  const wanted = failed === null || (settings.force && failed.report.verdict === 'rejected');
  const text = invoice === null || !wanted ? null : await render(invoice, form, settings);
  return { text, form, failed, flaw, signatureLeft: signed && text !== null };
}

async function render(
  invoice: NonNullable<Content['invoice']>,
  form: Form,
  { indent, prefix, stylesheet }: ConvertSettings,
): Promise<string | null> {
  if (form === 'yaml') return (await import('../yaml/writeYaml.ts')).writeYaml(invoice, indent);
  if (form === 'json') return `${visibleJson(JSON.stringify(invoice, null, indent))}\n`;
  try {
    return writeInvoice(invoice, {
      indent,
      ...(prefix === null ? {} : { prefix }),
      ...(stylesheet === null ? {} : { stylesheet }),
    });
  } catch (error) {
    // What no XML can hold: unknown keys, values of another JSON type, characters that XML forbids.
    if (error instanceof InvoiceWriteError) return null;
    throw error;
  }
}
