/** `fattura sign --prepare`: the digest for a signature that is created elsewhere. */
import { type Prepared, prepareCades, prepareXades } from '../../envelope/signing/index.ts';
import { visible } from '../../validate/index.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { inputsOf, readInput } from '../input/inputs.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { place, shownPath } from '../output/write.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { SignCall } from './definition.ts';
import { isBroken, rejectedFor, unsuitable } from './document.ts';
import { explainFlaws, isOfFile, type SignWarning, sentenceOf, warningsOf } from './explain.ts';
import { readSmall } from './key.ts';
import type { PrepareSettings } from './settings.ts';
import type { StateFile } from './state.ts';
import { atSigningTime } from './time.ts';

/** @throws UsageError; SigningError for the certificate. */
export async function prepare(
  settings: PrepareSettings,
  call: SignCall,
  messages: Messages,
): Promise<number> {
  const { io, operands } = call;
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io);
  let code: number = ExitCode.ok;
  for (const input of inputs)
    code = worstExitCode(code, await prepareInput(input, { settings, call, messages }));
  return worstExitCode(code, await explainPaths('sign', problems, call));
}

interface Work {
  readonly settings: PrepareSettings;
  readonly call: SignCall;
  readonly messages: Messages;
}

async function prepareInput(input: Input, work: Work): Promise<number> {
  const { settings, call, messages } = work;
  const { io, language } = call;
  const { maxBytes } = settings;
  const bytes = await readInput(input, { call, maxBytes });
  if (bytes === null) return ExitCode.findings;
  const reason = unsuitable(bytes, input.name, settings.format);
  if (reason !== null) {
    await printError(io, 'sign', messages.sign.unsuitable[reason](input.name));
    return ExitCode.findings;
  }
  try {
    const prepared = await prepareBytes(bytes, settings);
    const refusal = await writeState(prepared, input, work);
    if (refusal !== null) {
      await printError(io, 'sign', refusal);
      return ExitCode.usage;
    }
    const { warnings, state } = prepared;
    const all = warningsOf({ warnings, signingTime: state.signingTime });
    await explainFlaws(all, call, messages);
    const rejected = rejectedFor(bytes, input.name, { language, asOf: today(), maxBytes });
    if (rejected.length > 0) await printError(io, 'sign', messages.sign.rejected(input.name, rejected));
    if (await isBroken(bytes)) await printError(io, 'sign', messages.sign.broken(input.name));
    await io.stdout.write(
      settings.json ? asJson({ ...prepared, warnings: all }, input, work) : asText(prepared, input, work),
    );
    return ExitCode.ok;
  } catch (error) {
    if (!isOfFile(error)) throw error;
    await printError(io, 'sign', `${input.name}: ${sentenceOf(error, messages)}`);
    return ExitCode.findings;
  }
}

async function prepareBytes(bytes: Uint8Array, settings: PrepareSettings): Promise<Prepared> {
  const { format, allow, add, certificate } = settings;
  // The first certificate of a file in PEM is the signer's.
  const signer = { certificate: await readSmall(certificate) };
  return await atSigningTime(settings.signingTime, (signingTime) => {
    const options = { signingTime, allow, crypto: nodeCrypto() };
    return format === 'cades'
      ? prepareCades(bytes, signer, { ...options, add })
      : prepareXades(bytes, signer, options);
  });
}

/** @returns the reason why the file was not written, as a sentence; null if it was. */
async function writeState(
  { state }: Prepared,
  input: Input,
  { settings, call: { io }, messages }: Work,
): Promise<string | null> {
  const {
    overwrite,
    state: { path },
  } = settings;
  const file: StateFile = { file: input.path === null ? 'invoice.xml' : input.name, state };
  const inputs = await realPaths([input]);
  return await place(`${JSON.stringify(file)}\n`, { path, overwrite, cwd: io.cwd, inputs }, messages);
}

function asText({ digest, hash }: Prepared, { name }: Input, { settings, call, messages }: Work): string {
  const shown = shownPath(settings.state.path, call.io.cwd);
  return [
    visible(`${name} → ${shown}`),
    `  ${hash}  ${Buffer.from(digest).toString('hex')}`,
    `  base64   ${Buffer.from(digest).toString('base64')}`,
    visible(messages.sign.prepared(shown)),
    '',
  ].join('\n');
}

function asJson(
  {
    digest,
    data,
    hash,
    type,
    warnings,
  }: Omit<Prepared, 'warnings'> & { readonly warnings: readonly SignWarning[] },
  { name }: Input,
  { settings, call }: Work,
): string {
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const state = shownPath(settings.state.path, call.io.cwd);
  const facts = { file: name, state, hash, type, digest: base64(digest), data: base64(data), warnings };
  return `${visibleJson(JSON.stringify(facts, null, 2))}\n`;
}
