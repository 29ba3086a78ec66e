/** Makes the pages that were asked for, and brings them to their places. */

import { basename } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import { type Content, type EmbeddedXml, type Notice, renderHtml } from '../../render/index.ts';
import { InvoiceWriteError, writeInvoice } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { pathIn, type Target } from '../files/target.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import type { ShowCall } from './definition.ts';
import { pdfOf } from './pdf.ts';
import type { Readable } from './readable.ts';
import type { ShowSettings } from './settings.ts';

/** What making and writing pages needs. */
export interface PageWork {
  readonly call: ShowCall;
  readonly settings: ShowSettings;
  readonly messages: Messages;
  /** The files that are read, and those that were written, by their real paths. */
  readonly inputs: ReadonlySet<string>;
  readonly results: Map<string, string>;
}

/** The source of a page. */
export interface Origin {
  readonly bytes: Uint8Array;
  readonly file: Readable;
  readonly input: Input;
}

/** The content of a page, and its source files. */
export interface Sheet {
  readonly content: Content;
  readonly xml: readonly EmbeddedXml[];
  /** The name of a separate page in a folder, without extension; messages also use it for the file. */
  readonly input: Input;
}

/** The created pages and their destinations; null for standard output. */
export interface Page {
  readonly path: string | null;
  readonly content: string | Uint8Array;
}

/** Both pages, made before either is written: missing packages leave no half of the work behind. */
export async function pagesOf(
  { content, xml, input }: Sheet,
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
        : await pdfOf(content, { env: call.io.env, xml });
    pages.push({ path: pathIn(target, pageName(input, form)), content: made });
  }
  return pages;
}

function pageName({ below }: Input, form: 'html' | 'pdf'): string {
  return `${stemOf(nameBelow(below))}.${form}`;
}

/** The file itself; of JSON the XML that it stands for, where it stands for one. */
export function embeddedXml({ bytes, file, input }: Origin): readonly EmbeddedXml[] {
  const name = input.path === null ? 'fattura.xml' : basename(input.path);
  if (file.form === 'xml') return [{ name, bytes }];
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

/** Whether all that is shown is to be one page: several files and no folder. */
export function isCommon(target: Target | null, many: boolean): boolean {
  return many && target !== null && target.kind !== 'folder';
}

/** @param from The file that it was made of, as it was named. */
export async function deliverPages(pages: readonly Page[], from: string, work: PageWork): Promise<number> {
  let code: number = ExitCode.ok;
  for (const page of pages) code = worstExitCode(code, await deliver(page, from, work));
  return code;
}

async function deliver(
  { path, content }: Page,
  from: string,
  {
    call: { io },
    settings: { overwrite },
    messages: { show, convert, reason, paths },
    inputs,
    results,
  }: PageWork,
): Promise<number> {
  if (path === null) {
    await io.stdout.write(content);
    return ExitCode.ok;
  }
  const destination = { path, overwrite, cwd: io.cwd, inputs, results, from };
  const { exists, overInput, failed } = show;
  const words = { convert: { ...convert, exists, overInput, failed }, reason, paths };
  const refusal = await placeOnce(content, destination, words);
  if (refusal === null) return ExitCode.ok;
  await printError(io, 'show', refusal);
  return ExitCode.usage;
}

export class CommonSheet {
  readonly #sheets: Sheet[] = [];
  readonly #names = new Map<string, number>();

  add(sheet: Sheet): void {
    this.#sheets.push({ ...sheet, xml: sheet.xml.map((one) => this.#unique(one)) });
  }

  /** Null where nothing was added. */
  whole(): Sheet | null {
    const [first] = this.#sheets;
    if (first === undefined) return null;
    const content: Content = {
      ...first.content,
      notices: this.#sheets.flatMap(({ content: { notices }, input }) =>
        notices.map((notice): Notice => ({ ...notice, text: `${input.name}: ${notice.text}` })),
      ),
      documents: this.#sheets.flatMap(({ content: { documents } }) => documents),
    };
    return { content, xml: this.#sheets.flatMap(({ xml }) => xml), input: first.input };
  }

  /** Files of different folders can have one name, and in a PDF each has its own. */
  #unique({ name, bytes }: EmbeddedXml): EmbeddedXml {
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    if (count === 1) return { name, bytes };
    return this.#unique({ name: name.replace(/(\.[^.]*)?$/, (ending) => `-${count}${ending}`), bytes });
  }
}
