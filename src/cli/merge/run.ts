/** `fattura merge [PATH…]`. */

import type { Invoice } from '../../model/index.ts';
import { InvoiceMergeError, mergeNormal } from '../../operations/index.ts';
import { renderDiff } from '../differences/text.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { type Input, isFault } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { checkEither } from '../input/checkEither.ts';
import { inputsOf } from '../input/inputs.ts';
import { type Loaded, loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { place, shownPath, textOf } from '../output/write.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { showReport } from '../report/fileReport.ts';
import { stylist } from '../terminal/colour.ts';
import type { MergeCall } from './definition.ts';
import { type MergeSettings, settingsOf } from './settings.ts';

interface Work {
  readonly call: MergeCall;
  readonly settings: MergeSettings;
  readonly messages: Messages;
}

export async function run(call: MergeCall): Promise<number> {
  const work: Work = { call, settings: settingsOf(call), messages: await messagesIn(call.language) };
  const { inputs, problems } = await inputsOf(call.operands, call.io);
  const loaded = problems.some(isFault) ? null : await loadAll(inputs, work);
  const code = loaded === null ? ExitCode.findings : await merge(loaded, work);
  return worstExitCode(code, await explainPaths('merge', problems, call));
}

/** Loads all inputs; null if one cannot be merged, because an incomplete lotto would be wrong. */
async function loadAll(inputs: readonly Input[], work: Work): Promise<readonly Loaded[] | null> {
  const { call, settings, messages } = work;
  const loaded: Loaded[] = [];
  for (const input of inputs) {
    stopIfInterrupted(call.io.interrupted);
    const one = await loadInvoice(input, { call, command: 'merge', maxBytes: settings.maxBytes });
    if (one?.signed && !settings.dropSignature)
      await printError(call.io, 'merge', messages.split.signed(input.name));
    else if (one !== null) loaded.push(one);
  }
  if (loaded.length === inputs.length) return loaded;
  await printError(call.io, 'merge', messages.merge.nothing);
  return null;
}

async function merge(loaded: readonly Loaded[], work: Work): Promise<number> {
  const { progressive } = work.settings;
  const [first] = loaded;
  if (first === undefined) return ExitCode.ok;
  let lotto: Invoice;
  try {
    lotto = mergeNormal(
      loaded.map(({ invoice }) => invoice),
      progressive === null ? {} : { progressive },
    );
  } catch (error) {
    if (!(error instanceof InvoiceMergeError)) throw error;
    await explainConflicts(error, loaded, work);
    return ExitCode.findings;
  }
  return deliver(textOf(lotto, first.form), loaded, work);
}

async function explainConflicts(
  { conflicts }: InvoiceMergeError,
  loaded: readonly Loaded[],
  { call, messages }: Work,
): Promise<void> {
  const { io, language } = call;
  const colour = call.errorColour();
  const look = { messages, language, style: stylist(colour), colour, width: io.stderr.columns };
  const [a] = loaded;
  for (const [index, b] of loaded.entries()) {
    const differences = conflicts.filter((one) => one.index === index);
    if (a === undefined || differences.length === 0) continue;
    await io.stderr.write(renderDiff({ a, b, differences }, look));
  }
  await printError(io, 'merge', messages.merge.conflicts);
}

/** Writes the lotto and validates it. */
async function deliver(
  text: string,
  loaded: readonly Loaded[],
  { call, settings: { path, overwrite, maxBytes }, messages }: Work,
): Promise<number> {
  const { io, language } = call;
  if (path === null) await writeSanitized(io.stdout, { text, bytes: text });
  else {
    const inputs = await realPaths(loaded.map(({ input }) => input));
    const refusal = await place(text, { path, overwrite, cwd: io.cwd, inputs }, messages);
    if (refusal !== null) {
      await printError(io, 'merge', refusal);
      return ExitCode.usage;
    }
  }
  const file = path === null ? '-' : shownPath(path, io.cwd);
  for (const { input, signed } of loaded) {
    if (signed) await printError(io, 'merge', messages.convert.signatureLeft(input.name));
  }
  const checked = await checkEither(new TextEncoder().encode(text), {
    file,
    language,
    asOf: today(),
    maxBytes: Math.max(maxBytes, text.length * 4),
    only: 'controls',
  });
  if (checked.report.verdict === 'valid') return ExitCode.ok;
  await showReport(checked, call);
  await printError(io, 'merge', messages.merge.rejected(file));
  return ExitCode.findings;
}
