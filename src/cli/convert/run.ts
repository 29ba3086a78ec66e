/** `fattura convert [PATH…]`. */

import { YAML_FILE } from '../../envelope/index.ts';
import { UsageError } from '../command/usageError.ts';
import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { checkEither } from '../input/checkEither.ts';
import { inputsOf, readInput } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printBug, printError } from '../output/printError.ts';
import { WrittenFiles } from '../output/writtenFiles.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { showReport } from '../report/fileReport.ts';
import { warnOfBrokenSignature } from '../signatures/brokenSignature.ts';
import { type Conversion, convertFile, type Delivery, deliver, describeFlaw } from './convertFile.ts';
import type { ConvertCall } from './definition.ts';
import { type ConvertSettings, settingsOf } from './settings.ts';

export async function run(call: ConvertCall): Promise<number> {
  const { io, operands } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const settings = settingsOf(call);
  const { inputs, problems } = await inputsOf(
    operands.length === 0 ? ['-'] : operands,
    io,
    settings.from === 'yaml' ? { inFolders: YAML_FILE } : { containers: filesIn({ notes: false }) },
  );
  const messages = await messagesIn(call.language);
  // Missing packages are reported before the first file is read.
  if (settings.european?.facturX === true) await (await import('../show/pdf.ts')).pdfPeers();
  const delivery = { io, settings, messages, written: new WrittenFiles(await realPaths(inputs)) };
  const work: Work = { call, settings, messages, delivery, reports: [] };
  let code: number = ExitCode.ok;
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    code = worstExitCode(code, await convertInput(input, work));
  }
  if (settings.target.kind === 'folder' && inputs.length > 0)
    await printError(io, 'convert', messages.convert.done(delivery.written.count));
  code = worstExitCode(code, await report(work));
  return worstExitCode(code, await explainPaths('convert', problems, call));
}

interface Work {
  readonly call: ConvertCall;
  readonly settings: ConvertSettings;
  readonly messages: Messages;
  readonly delivery: Delivery;
  /** The conversions to and from EN 16931. */
  readonly reports: unknown[];
}

/** Writes the loss report of conversions to and from EN 16931. */
async function report(work: Work): Promise<number> {
  const { european } = work.settings;
  if (european === null || european.report === null) return ExitCode.ok;
  const { writeReport } = await import('./european.ts');
  const refusal = await writeReport({ ...work, european });
  if (refusal === null) return ExitCode.ok;
  await printError(work.call.io, 'convert', refusal);
  return ExitCode.usage;
}

async function convertInput(input: Input, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const bytes = await readInput(input, { call, maxBytes: settings.maxBytes });
  if (bytes === null) return ExitCode.findings;
  await warnOfBrokenSignature(bytes, input.name, { call, command: 'convert' });
  if (settings.european !== null) return await convertEuropean(bytes, input, work);
  const conversion = await tryConvert(bytes, input, work);
  if (conversion === null) return ExitCode.bug;
  await explain(conversion, bytes, input, work);
  if (conversion.text === null) return ExitCode.findings;

  const refusal = await deliver({ ...conversion, text: conversion.text }, input, work.delivery);
  if (refusal !== null) {
    await printError(call.io, 'convert', refusal);
    return ExitCode.usage;
  }
  if (conversion.signatureLeft)
    await printError(call.io, 'convert', messages.convert.signatureLeft(input.name));
  return settings.upgrade
    ? await explainUpgrade({ ...conversion, text: conversion.text }, input, work)
    : ExitCode.ok;
}

/** The conversions to and from EN 16931 are loaded on their first use. */
async function convertEuropean(bytes: Uint8Array, input: Input, work: Work): Promise<number> {
  const { european } = work.settings;
  if (european === null) return ExitCode.bug;
  try {
    const { convertEuropeanInput } = await import('./european.ts');
    return await convertEuropeanInput(bytes, input, { ...work, european });
  } catch (error) {
    await printBug(error, input.name, { io: work.call.io, messages: work.messages });
    return ExitCode.bug;
  }
}

/** Returns null after an unexpected exception, which skips this file only. */
async function tryConvert(bytes: Uint8Array, { name }: Input, work: Work): Promise<Conversion | null> {
  const { call, settings, messages } = work;
  try {
    return await convertFile(bytes, name, { ...settings, language: call.language });
  } catch (error) {
    await printBug(error, name, { io: call.io, messages });
    return null;
  }
}

/** Lists the changes of an upgrade, and reports the findings on its result. */
async function explainUpgrade(
  { losses, text, form }: Conversion & { readonly text: string },
  input: Input,
  { call, messages }: Work,
): Promise<number> {
  const { convert } = messages;
  if (losses === null) {
    await printError(call.io, 'convert', convert.notOld(input.name));
    return ExitCode.ok;
  }
  await printError(call.io, 'convert', convert.upgraded(input.name, losses.length));
  for (const loss of losses) await printError(call.io, 'convert', convert.loss(loss));
  // The YAML has no report of its own: its content is that of the JSON.
  if (form === 'yaml') return ExitCode.ok;
  const options = { file: convert.upgradeResult(input.name), language: call.language };
  const checked = await checkEither(new TextEncoder().encode(text), options);
  if (checked.report.findings.length === 0) return ExitCode.ok;
  await showReport(checked, call);
  return checked.report.verdict === 'valid' ? ExitCode.ok : ExitCode.findings;
}

/** Reports errors in the input and their effect on the result. */
async function explain(
  { failed, flaw, text }: Conversion,
  bytes: Uint8Array,
  input: Input,
  { call, settings, messages }: Work,
): Promise<void> {
  if (flaw !== null) {
    await printError(call.io, 'convert', describeFlaw(input.name, flaw, messages));
    return;
  }
  if (failed === null && text === null)
    await printError(call.io, 'convert', messages.convert.impossible(input.name));
  if (failed === null) return;
  const { convert } = messages;
  if (failed.report.findings.some(({ id }) => id === 'root.unknown')) {
    const { xmlOf } = await import('./european.ts');
    if (xmlOf(bytes, input.name) !== null) {
      await printError(call.io, 'convert', convert.european.noTarget(input.name));
      return;
    }
  }
  await showReport(failed, call);
  if (text !== null) await printError(call.io, 'convert', convert.forced(input.name));
  else if (settings.force || settings.upgrade)
    await printError(call.io, 'convert', convert.impossible(input.name));
  else if (failed.report.verdict === 'rejected')
    await printError(call.io, 'convert', convert.invalid(input.name));
}
