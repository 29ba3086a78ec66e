/** Validates a built invoice and writes it. */

import { join } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import type { ReadonlyInvoice } from '../../model/index.ts';
import { FileNameError, invoiceFileName, nameOwner } from '../../operations/index.ts';
import { type CheckedFile, type FileReport, validateXml, visible } from '../../validate/index.ts';
import { FolderNames } from '../files/folderNames.ts';
import type { Target } from '../files/target.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { place, shownPath, textOf } from '../output/write.ts';
import { ExitCode } from '../process/exitCode.ts';
import { showReport } from '../report/fileReport.ts';
import type { NewCall } from './definition.ts';
import type { NewSettings } from './settings.ts';

export interface Delivery {
  readonly call: NewCall;
  readonly settings: NewSettings;
  readonly messages: Messages;
  /** Real paths of the inputs, which are never replaced. */
  readonly inputs: ReadonlySet<string>;
  /** Receives the path of the written file, relative to the current folder if inside it. */
  readonly onPath?: (shown: string) => void;
}

/** Validates the invoice as XML, like any file: one that SdI would reject is never written. */
export function validated(invoice: ReadonlyInvoice, { call, settings }: Delivery): CheckedFile {
  const { io, language } = call;
  const bytes = new TextEncoder().encode(textOf(invoice, 'xml'));
  return validateXml(bytes, {
    file: nameOf(invoice, io.cwd) ?? 'invoice.xml',
    language,
    asOf: settings.asOf,
    maxBytes: Number.MAX_SAFE_INTEGER,
  });
}

/** Validates the invoice and shows all findings, including advice. */
export async function checkBuilt(invoice: ReadonlyInvoice, delivery: Delivery): Promise<FileReport> {
  const checked = validated(invoice, delivery);
  if (checked.report.findings.length > 0) await showReport(checked, delivery.call);
  return checked.report;
}

/** The next free file name for this invoice in a folder; undefined if there is none. */
export function nameOf(invoice: ReadonlyInvoice, folder: string): string | undefined {
  const owner = nameOwner(invoice);
  const progressive = owner === null ? undefined : new FolderNames(null).progressive(folder, owner);
  if (owner === null || progressive === undefined) return undefined;
  try {
    return invoiceFileName(owner, progressive);
  } catch (error) {
    if (error instanceof FileNameError) return undefined;
    throw error;
  }
}

/** Writes the invoice to the target. @returns the exit code. */
export async function deliver(invoice: ReadonlyInvoice, target: Target, delivery: Delivery): Promise<number> {
  const { call, settings, messages, inputs, onPath } = delivery;
  const { io } = call;
  const text = textOf(invoice, settings.form);
  if (target.kind === 'stdout') {
    await writeSanitized(io.stdout, { text, bytes: text });
    return ExitCode.ok;
  }
  const name = target.kind === 'file' ? '' : nameOf(invoice, target.path);
  if (name === undefined) {
    await printError(io, 'new', messages.new.noName(shownPath(target.path, io.cwd)));
    return ExitCode.findings;
  }
  const path = target.kind === 'file' ? target.path : join(target.path, withForm(name, settings.form));
  const refused = await place(text, { path, overwrite: settings.overwrite, cwd: io.cwd, inputs }, messages);
  if (refused !== null) {
    await printError(io, 'new', refused);
    return ExitCode.usage;
  }
  const shown = shownPath(path, io.cwd);
  onPath?.(shown);
  // The user has not seen a generated name yet. A report on standard output has it.
  if (target.kind === 'folder' && settings.report?.kind !== 'stdout')
    await io.stdout.write(`${visible(shown)}\n`);
  return ExitCode.ok;
}

function withForm(name: string, form: NewSettings['form']): string {
  return form === 'xml' ? name : `${stemOf(name)}.json`;
}
