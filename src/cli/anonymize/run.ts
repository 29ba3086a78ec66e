/** `fattura anonymize [PATH…]`. */

import { documentOf, open } from '../../envelope/index.ts';
import type { AnonymizeResult } from '../../operations/index.ts';
import { c00003, visible } from '../../validate/index.ts';
import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { inputsOf, readBytes, readInput } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printBug, printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { shownPath } from '../output/write.ts';
import { type FilesOf, WrittenFiles } from '../output/writtenFiles.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { eachInput, type JournalOf, withJournal } from '../resume/eachInput.ts';
import { warnOfBrokenSignature } from '../signatures/brokenSignature.ts';
import type { AnonymizeCall } from './definition.ts';
import { type Delivery, deliver, freePath, pathOf } from './deliver.ts';
import { type AnonymizeSettings, settingsOf } from './settings.ts';

/** The result of one input, with what a later run of `--resume` must know of it. */
interface Anonymized extends FilesOf {
  readonly code: number;
}

export async function run(call: AnonymizeCall): Promise<number> {
  const settings = settingsOf(call);
  const { journal: asked, anonymizer: _, ...lasting } = settings;
  return await withJournal<Anonymized>(asked?.place ?? null, ['anonymize', lasting, asked?.key], (journal) =>
    anonymizeAll(call, settings, journal),
  );
}

async function anonymizeAll(
  call: AnonymizeCall,
  settings: AnonymizeSettings,
  journal: JournalOf<Anonymized>,
): Promise<number> {
  const { io, operands } = call;
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io, {
    containers: filesIn({ notes: false }),
  });
  const messages = await messagesIn(call.language);
  const delivery = {
    settings,
    cwd: io.cwd,
    messages,
    written: new WrittenFiles(await realPaths(inputs), journal),
    numbers: new Map<string, number>(),
  };
  await meetAll(inputs, { call, settings });
  let code: number = ExitCode.ok;
  const { written } = delivery;
  const asOf = journal?.day ?? today();
  const all = eachInput(
    inputs,
    { io, journal },
    async (input, own): Promise<Anonymized> => {
      const work = { call: { ...call, io: own }, settings, messages, delivery, asOf };
      return { code: await anonymizeInput(input, work), ...written.take(input.name) };
    },
    (done) => written.replay(done),
  );
  for await (const { code: own } of all) code = worstExitCode(code, own);
  return worstExitCode(code, await explainPaths('anonymize', problems, call));
}

/** No replacement may be a real value of another file, so all files are read before the first is written. */
async function meetAll(
  inputs: readonly Input[],
  { call: { io }, settings: { anonymizer, maxBytes } }: Pick<Work, 'call' | 'settings'>,
): Promise<void> {
  if (inputs.length < 2) return;
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    // Standard input can be read only once, and progress counts the second reading.
    const found = input.path === null ? null : await readBytes(input, { stdin: io.stdin }, maxBytes);
    if (found?.ok === true) anonymizer.meet(found.bytes, { file: input.name, maxBytes });
  }
}

interface Work {
  readonly call: AnonymizeCall;
  readonly settings: AnonymizeSettings;
  readonly messages: Messages;
  readonly delivery: Delivery;
  readonly asOf: string;
}

async function anonymizeInput(input: Input, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const { io } = call;
  const bytes = await readInput(input, { call, maxBytes: settings.maxBytes });
  if (bytes === null) return ExitCode.findings;
  const result = await tryAnonymize(bytes, input, work);
  if (result === null) return ExitCode.bug;
  if (result.refused !== undefined) {
    const isOld = result.refused === 'unreadable' && isOldFormat(bytes, input.name);
    const { oldFormat, refused } = messages.anonymize;
    await printError(io, 'anonymize', (isOld ? oldFormat : refused[result.refused])(input.name));
    return ExitCode.findings;
  }
  const path = await freePath(pathOf(input, settings, result.dropped), input, work.delivery);
  if (path === null) {
    await writeSanitized(io.stdout, result);
  } else {
    const refusal = await deliver(result, path, input, work.delivery);
    if (refusal !== null) {
      await printError(io, 'anonymize', refusal);
      return ExitCode.usage;
    }
    const done = messages.anonymize.done(result.replaced);
    await io.stdout.write(`${visible(`${input.name} → ${shownPath(path, io.cwd)}  ${done}`)}\n`);
  }
  if (result.dropped !== undefined) {
    await warnOfBrokenSignature(bytes, input.name, { call, command: 'anonymize' });
    const name = path === null ? undefined : shownPath(path, io.cwd);
    await printError(io, 'anonymize', messages.convert.signatureLeft(input.name, name));
  }
  if (result.ok) return ExitCode.ok;
  const codes = [...new Set(result.drift.map(({ code }) => code))];
  const { drift, grown } = messages.anonymize;
  const isOnlySize = codes.every((code) => code === c00003.code);
  await printError(io, 'anonymize', isOnlySize ? grown(input.name) : drift(input.name, codes));
  return ExitCode.findings;
}

function isOldFormat(bytes: Uint8Array, name: string): boolean {
  const { content } = open(bytes, name);
  const kind = content?.form === 'xml' ? documentOf(content.input) : null;
  return kind === 'SDI10' || kind === 'SDI11';
}

/** Returns null after an unexpected exception, which skips this file only. */
async function tryAnonymize(
  bytes: Uint8Array,
  { name }: Input,
  { call, settings, messages, asOf }: Work,
): Promise<AnonymizeResult | null> {
  const { anonymizer, maxBytes, dropSignature } = settings;
  try {
    return anonymizer.file(bytes, { file: name, asOf, maxBytes, dropSignature });
  } catch (error) {
    await printBug(error, name, { io: call.io, messages });
    return null;
  }
}
