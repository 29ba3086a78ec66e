/** Signs files with a local key. */

import { SIGNED_FILE, XML_FILE } from '../../envelope/index.ts';
import {
  type Signed,
  type Signer,
  type SigningError,
  signCades,
  signXades,
} from '../../envelope/signing/index.ts';
import { UsageError } from '../command/usageError.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { inputsOf, readInput } from '../input/inputs.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { placeOnce, shownPath } from '../output/write.ts';
import { WrittenFiles } from '../output/writtenFiles.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { SignCall } from './definition.ts';
import { isBroken, rejectedFor, unsuitable } from './document.ts';
import { explainFlaws, isOfFile, sentenceOf, warningsOf } from './explain.ts';
import { readKey } from './key.ts';
import { nameFlaw, resultPath } from './place.ts';
import { JsonResults, line, type Result } from './report.ts';
import type { SignSettings } from './settings.ts';
import { atSigningTime } from './time.ts';

interface Work {
  readonly call: SignCall;
  readonly settings: SignSettings;
  readonly messages: Messages;
  readonly signer: Signer;
  readonly written: WrittenFiles;
  /** Warnings about the certificate that were printed; they are the same for every file. */
  readonly warned: Set<string>;
}

/** @throws UsageError; SigningError for the key or the certificate. */
export async function signFiles(settings: SignSettings, call: SignCall, messages: Messages): Promise<number> {
  const { io, operands } = call;
  if (settings.target?.kind === 'stdout' && settings.format === 'cades' && io.stdout.isTTY)
    throw new UsageError(({ sign }) => sign.binary);
  const signer = await readKey(settings, io, messages);
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io, {
    inFolders: settings.add ? SIGNED_FILE : XML_FILE,
  });
  const work: Work = {
    call,
    settings,
    messages,
    signer,
    written: new WrittenFiles(await realPaths(inputs)),
    warned: new Set(),
  };
  const json = settings.json ? new JsonResults() : null;
  let code: number = ExitCode.ok;
  if (json !== null) await io.stdout.write(json.start());
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const { result, code: own } = await signInput(input, work);
    code = worstExitCode(code, own);
    if (json !== null) await io.stdout.write(json.file(result));
    else if (result.result !== null) await io.stdout.write(line(result, messages));
  }
  if (json !== null) await io.stdout.write(json.end());
  return worstExitCode(code, await explainPaths('sign', problems, call));
}

interface Outcome {
  readonly result: Result;
  readonly code: number;
}

const refused = (file: string, { format }: SignSettings, error: string, code: number): Outcome => ({
  result: {
    file,
    result: null,
    format: format === 'cades' ? 'CAdES' : 'XAdES',
    signer: null,
    signingTime: null,
    warnings: [],
    rejected: [],
    error,
  },
  code,
});

async function signInput(input: Input, work: Work): Promise<Outcome> {
  const { call, settings, messages } = work;
  const bytes = await readInput(input, { call, maxBytes: settings.maxBytes });
  if (bytes === null) return refused(input.name, settings, 'unreadable', ExitCode.findings);
  const reason = unsuitable(bytes, input.name, settings.format);
  if (reason !== null) {
    await printError(call.io, 'sign', messages.sign.unsuitable[reason](input.name));
    return refused(input.name, settings, reason, ExitCode.findings);
  }
  try {
    const signed = await signBytes(bytes, work);
    return await deliver(signed, { input, bytes }, work);
  } catch (error) {
    if (isOfFile(error)) return await refuse(error, input, work);
    // Any other refusal concerns the key or the certificate, and ends the call.
    throw error;
  }
}

async function refuse(
  error: SigningError,
  { name }: Input,
  { call, settings, messages }: Work,
): Promise<Outcome> {
  await printError(call.io, 'sign', `${name}: ${sentenceOf(error, messages)}`);
  return refused(name, settings, error.code, ExitCode.findings);
}

async function signBytes(bytes: Uint8Array, { settings, signer }: Work): Promise<Signed> {
  const { format, allow, add } = settings;
  return await atSigningTime(settings.signingTime, (signingTime) => {
    const options = { signingTime, allow, crypto: nodeCrypto() };
    return format === 'cades'
      ? signCades(bytes, signer, { ...options, add })
      : signXades(bytes, signer, options);
  });
}

/** Writes the signed file, with the warnings about the invoice, its name and the certificate. */
async function deliver(
  signed: Signed,
  { input, bytes }: { readonly input: Input; readonly bytes: Uint8Array },
  work: Work,
): Promise<Outcome> {
  const { call, settings, messages, written, warned } = work;
  const { io } = call;
  const { target, format, overwrite, maxBytes } = settings;
  const path = resultPath(input, target, format);
  if (path === null) {
    const text = format === 'xades' ? new TextDecoder().decode(signed.bytes) : null;
    await writeSanitized(io.stdout, { text, bytes: signed.bytes });
  } else {
    const destination = { path, overwrite, cwd: io.cwd, written, from: input.name };
    const refusal = await placeOnce(signed.bytes, destination, messages);
    if (refusal !== null) {
      await printError(io, 'sign', refusal);
      return refused(input.name, settings, 'not-written', ExitCode.usage);
    }
  }
  const warnings = warningsOf(signed);
  const fresh = warnings.filter((warning) => !warned.has(warning));
  for (const warning of fresh) warned.add(warning);
  await explainFlaws(fresh, call, messages);
  const rejected = rejectedFor(bytes, input.name, { language: call.language, asOf: today(), maxBytes });
  if (rejected.length > 0) await printError(io, 'sign', messages.sign.rejected(input.name, rejected));
  const broken = await isBroken(bytes);
  if (broken) await printError(io, 'sign', messages.sign.broken(input.name));
  const flaw = path === null ? null : nameFlaw(path);
  const shown = path === null ? null : shownPath(path, io.cwd);
  if (flaw !== null && shown !== null)
    await printError(io, 'sign', messages.sign.name(shown, messages.name.flaw(flaw)));
  return {
    result: {
      file: input.name,
      result: shown,
      format: format === 'cades' ? 'CAdES' : 'XAdES',
      signer: signed.certificate.subject,
      signingTime: signed.signingTime,
      warnings: [...warnings, ...(broken ? ['broken-signature'] : []), ...(flaw === null ? [] : ['name'])],
      rejected,
      error: null,
    },
    code: ExitCode.ok,
  };
}
