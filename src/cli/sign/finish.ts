/** `fattura sign --finish`: completes a signature that was created elsewhere. */
import { dirname, join } from 'node:path';
import { finishSigning } from '../../envelope/signing/index.ts';
import { UsageError } from '../command/usageError.ts';
import { readFileUpTo } from '../files/read.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { place, shownPath } from '../output/write.ts';
import { ExitCode } from '../process/exitCode.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { SignCall } from './definition.ts';
import { explainFlaws, warningsOf } from './explain.ts';
import { readSmall } from './key.ts';
import { nameFlaw, resultPath } from './place.ts';
import { JsonResults, line, type Result } from './report.ts';
import type { FinishSettings } from './settings.ts';
import { formatOf, readStateFile, type StateFile } from './state.ts';

/** @throws UsageError, SigningError */
export async function finish(settings: FinishSettings, call: SignCall, messages: Messages): Promise<number> {
  const { io } = call;
  const kept = await readState(settings);
  const format = formatOf(kept);
  const value = signatureIn(await readSmall(settings.signature));
  const signed = await finishSigning(kept.state, value, { crypto: nodeCrypto() });
  const { target, overwrite, state } = settings;
  const path = resultPath({ path: join(dirname(state.path), kept.file), below: kept.file }, target, format);
  if (path === null) {
    if (format === 'cades' && io.stdout.isTTY) throw new UsageError(({ sign }) => sign.binary);
    const text = format === 'xades' ? new TextDecoder().decode(signed.bytes) : null;
    await writeSanitized(io.stdout, { text, bytes: signed.bytes });
    return ExitCode.ok;
  }
  const refusal = await place(signed.bytes, { path, overwrite, cwd: io.cwd, inputs: new Set() }, messages);
  if (refusal !== null) {
    await printError(io, 'sign', refusal);
    return ExitCode.usage;
  }
  const warnings = warningsOf(signed);
  await explainFlaws(warnings, call, messages);
  const shown = shownPath(path, io.cwd);
  const flaw = nameFlaw(path);
  if (flaw !== null) await printError(io, 'sign', messages.sign.name(shown, messages.name.flaw(flaw)));
  const result: Result = {
    file: kept.file,
    result: shown,
    format: format === 'cades' ? 'CAdES' : 'XAdES',
    signer: signed.certificate.subject,
    signingTime: signed.signingTime,
    warnings: [...warnings, ...(flaw === null ? [] : ['name'])],
    rejected: [],
    error: null,
  };
  await io.stdout.write(settings.json ? jsonOf(result) : line(result, messages));
  return ExitCode.ok;
}

function jsonOf(result: Result): string {
  const json = new JsonResults();
  return json.start() + json.file(result) + json.end();
}

/** Size of a state relative to its document, which is in base64. */
const STATE_PER_BYTE = 2;

async function readState({ state: { name, path }, maxBytes }: FinishSettings): Promise<StateFile> {
  const found = await readFileUpTo(path, maxBytes * STATE_PER_BYTE);
  if (!found.ok) {
    throw new UsageError(({ sign, reason }) =>
      found.reason === 'size' ? sign.tooLarge(name) : sign.unreadable(name, reason(found.code)),
    );
  }
  const kept = readStateFile(found.bytes);
  if (kept === null) throw new UsageError(({ sign }) => sign.errors.signing_state(null));
  return kept;
}

/** A signature in base64, as services return it; a binary signature never consists of these characters only. */
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

function signatureIn(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes);
  return BASE64.test(text) ? new Uint8Array(Buffer.from(text, 'base64')) : bytes;
}
