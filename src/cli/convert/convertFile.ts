/** Converts one invoice from one form into another. */

import { join } from 'node:path';
import { type Opened, open, readsAsYaml, stemOf } from '../../envelope/index.ts';
import { isRetiredInvoice, type RetiredInvoice } from '../../model/index.ts';
import type { UpgradedInvoice, UpgradeLoss } from '../../operations/index.ts';
import type { CheckedFile, Language } from '../../validate/index.ts';
import { InvoiceWriteError, writeInvoice } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { type Content, type ContentOptions, contentOf } from '../input/loadInvoice.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson, writeSanitized } from '../output/sanitize.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import type { WrittenFiles } from '../output/writtenFiles.ts';
import type { Io } from '../process/io.ts';
import type { PlacedFlaw } from '../yaml/flaw.ts';
import type { ConvertSettings, Form } from './settings.ts';

export interface Conversion {
  /** Null if the invoice cannot be written. */
  readonly text: string | null;
  readonly form: Form;
  /** The errors in the input; null if it is valid. */
  readonly failed: Pick<CheckedFile, 'report' | 'source'> | null;
  /** The error in YAML input; null if there is none or the input is not YAML. */
  readonly flaw: PlacedFlaw | null;
  /** True if a signature of the input was dropped. */
  readonly signatureLeft: boolean;
  /** The changes of `--upgrade`; null if the invoice was in a current format, or was not to be upgraded. */
  readonly losses: readonly UpgradeLoss[] | null;
}

export async function convertFile(
  bytes: Uint8Array,
  file: string,
  settings: ConvertSettings & { readonly language: Language },
): Promise<Conversion> {
  const opened = open(bytes, file);
  const content = await sourceOf(bytes, opened, { ...settings, file });
  const { failed, signed, flaw, isYaml } = content;
  const upgraded =
    settings.upgrade && failed === null && isRetiredInvoice(content.invoice)
      ? await upgrade(content.invoice)
      : null;
  const invoice = upgraded?.invoice ?? content.invoice;
  const own = isYaml ? 'yaml' : opened.kind === 'json' ? 'json' : 'xml';
  const form = settings.to ?? (settings.upgrade ? own : own === 'xml' ? 'json' : 'xml');
  // An upgrade needs a valid structure.
  const forced = settings.force && !settings.upgrade;
  const wanted = failed === null || (forced && failed.report.verdict === 'rejected');
  const text = invoice === null || !wanted ? null : await render(invoice, form, settings);
  const losses = upgraded?.losses ?? null;
  return { text, form, failed, flaw, signatureLeft: signed && text !== null, losses };
}

/** The content of a file in XML, JSON or YAML. */
export interface Source extends Content {
  /** The error in YAML input; null if there is none or the input is not YAML. */
  readonly flaw: PlacedFlaw | null;
  readonly isYaml: boolean;
}

export async function sourceOf(
  bytes: Uint8Array,
  opened: Opened,
  { from, ...settings }: Omit<ContentOptions, 'retired'> & Pick<ConvertSettings, 'from'>,
): Promise<Source> {
  const options = { ...settings, retired: true };
  if (from !== 'yaml' && !readsAsYaml(opened))
    return { ...(await contentOf(bytes, options, opened)), flaw: null, isYaml: false };
  const { contentOfYaml } = await import('../yaml/content.ts');
  return { ...(await contentOfYaml(bytes, options)), isYaml: true };
}

/** The error in YAML input as a sentence with its place. */
export function describeFlaw(name: string, flaw: PlacedFlaw, { yaml }: Messages): string {
  return `${flaw.line === null ? name : `${name}:${flaw.line}:${flaw.column}`}: ${yaml.flaw(flaw)}`;
}

/** Loaded only for an invoice in a retired format. */
async function upgrade(invoice: RetiredInvoice): Promise<UpgradedInvoice> {
  const { upgradeInvoice } = await import('./upgrade.ts');
  return upgradeInvoice(invoice);
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
    // Not expressible in XML: unknown keys, values of the wrong JSON type, characters that XML forbids.
    if (error instanceof InvoiceWriteError) return null;
    throw error;
  }
}

export interface Delivery {
  readonly io: Io;
  readonly settings: ConvertSettings;
  readonly messages: Messages;
  readonly written: WrittenFiles;
}

/** @returns the reason why the result was not written, as a sentence; null if it was. */
export async function deliver(
  { text, form }: { readonly text: string; readonly form: Form },
  input: Input,
  { io, settings, messages, written }: Delivery,
): Promise<string | null> {
  const { target, overwrite } = settings;
  if (target.kind === 'stdout') {
    await writeSanitized(io.stdout, { text, bytes: text });
    return null;
  }
  const path = target.kind === 'file' ? target.path : join(target.path, nameOf(input, form));
  const destination = { path, overwrite, cwd: io.cwd, written, from: input.name };
  return await placeOnce(text, destination, messages);
}

/** The input's path below the folder, with the extension of its new form. */
function nameOf({ below }: Input, form: Form): string {
  return `${stemOf(nameBelow(below))}.${form}`;
}
