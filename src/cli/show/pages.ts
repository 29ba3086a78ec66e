/** Makes the pages that were asked for, and brings them to their places. */
import { basename } from 'node:path';
import { type Content, type EmbeddedXml, renderHtml } from '../../render/index.ts';
import { InvoiceWriteError, writeInvoice } from '../../xml/index.ts';
import { ExitCode, gravest } from '../exitCode.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import type { FileTarget } from '../files/target.ts';
import { say } from '../load/say.ts';
import { place } from '../load/write.ts';
import { pdfOf } from './pdf.ts';
import type { Readable } from './readable.ts';
import type { Work } from './run.ts';

/** What a page was made from. */
export interface Origin {
  readonly bytes: Uint8Array;
  readonly file: Readable;
  readonly input: Input;
}

/** What was made, and where it goes. */
export interface Page {
  readonly target: FileTarget;
  readonly content: string | Uint8Array;
}

/** Both pages, made before either is written: missing packages leave no half of the work behind. */
export async function pagesOf(
  content: Content,
  origin: Origin,
  { call, settings }: Work,
): Promise<readonly Page[]> {
  const { html, pdf } = settings;
  const xml = embeddedXml(origin);
  return [
    ...(html === null ? [] : [{ target: html, content: renderHtml(content) }]),
    ...(pdf === null
      ? []
      : [
          {
            target: pdf,
            content: await pdfOf(content, { env: call.io.env, ...(xml === null ? {} : { xml }) }),
          },
        ]),
  ];
}

/** The file itself; of JSON the XML that it stands for, where it stands for one. */
function embeddedXml({ bytes, file, input }: Origin): EmbeddedXml | null {
  const name = input.path === null ? 'fattura.xml' : basename(input.path);
  if (file.form === 'xml') return { name, bytes };
  const { invoice } = file.checked;
  if (invoice === null) return null;
  try {
    return {
      name: `${name.replace(/\.json$/i, '')}.xml`,
      bytes: new TextEncoder().encode(writeInvoice(invoice)),
    };
  } catch (error) {
    if (error instanceof InvoiceWriteError) return null;
    throw error;
  }
}

export async function deliverPages(pages: readonly Page[], { input }: Origin, work: Work): Promise<number> {
  let code: number = ExitCode.ok;
  for (const page of pages) code = gravest(code, await deliver(page, input, work));
  return code;
}

async function deliver(
  { target, content }: Page,
  input: Input,
  { call: { io }, settings: { overwrite }, messages: { show, reason } }: Work,
): Promise<number> {
  if (target.kind === 'stdout') {
    await io.stdout.write(content);
    return ExitCode.ok;
  }
  const destination = { path: target.path, overwrite, cwd: io.cwd, inputs: await realPaths([input]) };
  const refusal = await place(content, destination, { convert: show, reason });
  if (refusal === null) return ExitCode.ok;
  await say(io, 'show', refusal);
  return ExitCode.usage;
}
