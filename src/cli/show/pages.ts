/** Renders and writes the requested pages. */

import { basename } from 'node:path';
import { innerName, stemOf } from '../../envelope/index.ts';
import { type Content, type EmbeddedXml, type Notice, renderHtml } from '../../render/index.ts';
import { InvoiceWriteError, writeInvoice } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { pathIn, type Target } from '../files/target.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import type { WrittenFiles } from '../output/writtenFiles.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import type { ShowCall } from './definition.ts';
import type { Readable } from './readable.ts';
import type { ShowSettings } from './settings.ts';

/** The context of rendering and writing pages. */
export interface PageWork {
  readonly call: ShowCall;
  readonly settings: ShowSettings;
  readonly messages: Messages;
  readonly written: WrittenFiles;
}

/** The source of a page. */
export interface Origin {
  readonly file: Readable;
  readonly input: Input;
}

/** The content of a page, and its source files. */
export interface PageSource {
  readonly content: Content;
  readonly xml: readonly EmbeddedXml[];
  /** The name of a separate page in a folder, without extension; messages also use it for the file. */
  readonly input: Input;
}

/** A rendered page and its path; null for standard output. */
export interface Page {
  readonly path: string | null;
  readonly content: string | Uint8Array;
}

/** Renders both pages before either is written, so that an error leaves none behind. */
export async function pagesOf(
  { content, xml, input }: PageSource,
  wanted: readonly ('html' | 'pdf')[],
  { call, settings }: PageWork,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const form of wanted) {
    const target = settings[form];
    if (target === null) continue;
    const made =
      form === 'html'
        ? new TextEncoder().encode(renderHtml(content))
        : await (await import('./pdf.ts')).pdfOf(content, { env: call.io.env, xml });
    pages.push({ path: pathIn(target, pageName(input, form)), content: made });
  }
  return pages;
}

function pageName({ below }: Input, form: 'html' | 'pdf'): string {
  return `${stemOf(nameBelow(below))}.${form}`;
}

/** The XML to embed: that of the file, also from a signed envelope, or the XML equivalent of a valid JSON invoice. */
export function embeddedXml({ file, input }: Origin): readonly EmbeddedXml[] {
  const name = input.path === null ? 'fattura.xml' : innerName(basename(input.below));
  if (file.form === 'xml') return [{ name, bytes: file.document }];
  const { invoice } = file.checked;
  if (invoice === null) return [];
  try {
    const text = writeInvoice(invoice);
    return [{ name: `${stemOf(name)}.xml`, bytes: new TextEncoder().encode(text) }];
  } catch (error) {
    if (error instanceof InvoiceWriteError) return [];
    throw error;
  }
}

/** True if all files go to one page: several files and no folder. */
export function isCommon(target: Target | null, many: boolean): boolean {
  return many && target !== null && target.kind !== 'folder';
}

/** @param from The input of the pages, as given. */
export async function deliverPages(pages: readonly Page[], from: string, work: PageWork): Promise<number> {
  let code: number = ExitCode.ok;
  for (const page of pages) code = worstExitCode(code, await deliver(page, from, work));
  return code;
}

async function deliver(
  { path, content }: Page,
  from: string,
  { call: { io }, settings: { overwrite }, messages: { show, convert, reason, paths }, written }: PageWork,
): Promise<number> {
  if (path === null) {
    await io.stdout.write(content);
    return ExitCode.ok;
  }
  const destination = { path, overwrite, cwd: io.cwd, written, from };
  const { exists, overInput, failed } = show;
  const words = { convert: { ...convert, exists, overInput, failed }, reason, paths };
  const refusal = await placeOnce(content, destination, words);
  if (refusal === null) return ExitCode.ok;
  await printError(io, 'show', refusal);
  return ExitCode.usage;
}

export class CommonSheet {
  readonly #sources: PageSource[] = [];
  readonly #names = new Map<string, number>();

  add(source: PageSource): void {
    this.#sources.push({ ...source, xml: source.xml.map((one) => this.#unique(one)) });
  }

  /** The combined page; null if nothing was added. */
  whole(): PageSource | null {
    const [first] = this.#sources;
    if (first === undefined) return null;
    const content: Content = {
      ...first.content,
      notices: this.#sources.flatMap(({ content: { notices }, input }) =>
        notices.map((notice): Notice => ({ ...notice, text: `${input.name}: ${notice.text}` })),
      ),
      documents: this.#sources.flatMap(({ content: { documents } }) => documents),
    };
    return { content, xml: this.#sources.flatMap(({ xml }) => xml), input: first.input };
  }

  /** Numbers equal names of files from different folders: names embedded in a PDF must be unique. */
  #unique({ name, bytes }: EmbeddedXml): EmbeddedXml {
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    if (count === 1) return { name, bytes };
    return this.#unique({ name: name.replace(/(\.[^.]*)?$/, (ending) => `-${count}${ending}`), bytes });
  }
}
