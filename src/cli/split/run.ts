/** `fattura split [FILE]`. */

import { join } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import { type Invoice, parseFileName } from '../../model/index.ts';
import {
  countedProgressives,
  derivedProgressives,
  LONGEST_IN_NAME,
  splitNormal,
} from '../../operations/index.ts';
import { visible } from '../../validate/index.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { realPaths } from '../files/realPath.ts';
import { isThere } from '../files/write.ts';
import { inputsOf } from '../input/inputs.ts';
import { type Form, type Loaded, loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { place, shownPath, textOf } from '../output/write.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { SplitCall } from './definition.ts';
import { type SplitSettings, settingsOf } from './settings.ts';

export async function run(call: SplitCall): Promise<number> {
  const { io, operands } = call;
  const settings = settingsOf(call);
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io);
  const [input] = inputs;
  if (input === undefined) return explainPaths('split', problems, call);
  const loaded = await loadInvoice(input, { call, command: 'split', maxBytes: settings.maxBytes });
  if (loaded === null) return ExitCode.findings;
  const messages = await messagesIn(call.language);
  if (loaded.signed && !settings.dropSignature) {
    await printError(io, 'split', messages.split.signed(input.name));
    return ExitCode.findings;
  }
  const parts = partsOf(loaded, settings);
  if (parts === null) {
    await printError(io, 'split', messages.split.exhausted(settings.progressive));
    return ExitCode.usage;
  }
  const refusals = await write(parts, loaded, { call, settings, messages });
  for (const refusal of refusals) await printError(io, 'split', refusal);
  if (loaded.signed && refusals.length === 0)
    await printError(io, 'split', messages.convert.signatureLeft(input.name));
  return refusals.length === 0 ? ExitCode.ok : ExitCode.usage;
}

interface Part {
  readonly path: string;
  readonly invoice: Invoice;
}

/** The single invoices with their paths; null if there are not enough progressives. */
function partsOf(
  { invoice, input, form }: Loaded,
  { folder, progressive }: SplitSettings,
): readonly Part[] | null {
  const count = invoice.fattura_elettronica_body.length;
  try {
    const names = splitNames(input.below, { count, form, progressive });
    const progressives = progressive === null ? 'derive' : { from: progressive };
    return splitNormal(invoice, { progressives }).map((single, index) => ({
      path: join(folder, names[index] ?? ''),
      invoice: single,
    }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Work {
  readonly call: SplitCall;
  readonly settings: SplitSettings;
  readonly messages: Messages;
}

/**
 * Number of lines that are printed together: a lotto may have thousands of invoices, and printing each separately takes
 * as long as writing its file.
 */
const LINES_AT_ONCE = 100;

/** Writes all files, or none if one of them exists already. @returns the refusals, as sentences. */
async function write(
  parts: readonly Part[],
  { input, form }: Loaded,
  { call: { io }, settings: { overwrite }, messages }: Work,
): Promise<readonly string[]> {
  const present = overwrite ? [] : parts.filter(({ path }) => isThere(path));
  const inputs = await realPaths([input]);
  if (present.length > 0) {
    return present.map(({ path }) =>
      inputs.has(path)
        ? messages.convert.overInput(shownPath(path, io.cwd))
        : messages.convert.exists(shownPath(path, io.cwd)),
    );
  }
  let lines: string[] = [];
  const print = async (): Promise<void> => {
    if (lines.length > 0) await io.stdout.write(lines.join(''));
    lines = [];
  };
  for (const { path, invoice } of parts) {
    const refusal = await place(textOf(invoice, form), { path, overwrite, cwd: io.cwd, inputs }, messages);
    if (refusal !== null) {
      await print();
      return [refusal];
    }
    const [body] = invoice.fattura_elettronica_body;
    const document = body?.dati_generali.dati_generali_documento;
    const description = document === undefined ? '' : messages.split.document(document.numero, document.data);
    lines.push(`${visible(`${shownPath(path, io.cwd)}  ${description}`)}\n`);
    if (lines.length === LINES_AT_ONCE) await print();
  }
  await print();
  return [];
}

export interface Naming {
  readonly count: number;
  readonly form: Form;
  /** The first ProgressivoInvio; null to derive all from the lotto's. */
  readonly progressive: string | null;
}

/**
 * If the lotto has an SdI file name, so do the single files: their progressive counts on from the requested one, if
 * that fits into a name, or is the lotto's with a counter appended. Any other name gets a counter appended.
 * A single invoice keeps its name.
 *
 * @param file The name of the lotto, without folders.
 * @throws RangeError if there are not enough progressives.
 */
export function splitNames(file: string, { count, form, progressive }: Naming): readonly string[] {
  const stem = stemOf(file);
  if (count === 1) return [`${stem}.${form}`];
  const parsed = parseFileName(`${stem}.xml`);
  if (parsed.kind !== 'invoice') {
    return derivedProgressives('', count, Number.POSITIVE_INFINITY).map((each) => `${stem}-${each}.${form}`);
  }
  const progressives =
    progressive !== null && progressive.length <= LONGEST_IN_NAME
      ? countedProgressives(progressive, count, LONGEST_IN_NAME)
      : derivedProgressives(parsed.progressive, count, LONGEST_IN_NAME);
  return progressives.map((each) => `${parsed.country}${parsed.id}_${each}.${form}`);
}
