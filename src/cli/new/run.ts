/** `fattura new [BRIEF]`. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError } from '../../build/index.ts';
import type { ReadonlyInvoice } from '../../model/index.ts';
import { UsageError } from '../command/usageError.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { schemasFolder } from '../files/folders.ts';
import { realPaths } from '../files/realPath.ts';
import { inputsOf, readInput } from '../input/inputs.ts';
import { loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { type AttachedProblem, attachFiles } from './brief/attached.ts';
import { type BriefFlaw, readBrief } from './brief/readBrief.ts';
import type { Kind, NewCall } from './definition.ts';
import { deliver, isSound } from './deliver.ts';
import { build, type Circumstances, WrongOriginalError } from './kinds.ts';
import { showProblems } from './problems.ts';
import { type NewSettings, settingsOf } from './settings.ts';

export async function run(call: NewCall): Promise<number> {
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  if (settings.print === 'schema') return await printSchema(call, settings.kind, messages);
  if (settings.print === 'example') {
    const { exampleOf } = await import('./examples/index.ts');
    await call.io.stdout.write(exampleOf(settings.kind, { language: call.language, day: settings.asOf }));
    return ExitCode.ok;
  }
  if (settings.brief === null) {
    const { interview } = await import('./questions/interview.ts');
    return interview(call, settings, messages);
  }
  return fromBrief(settings.brief, { call, settings, messages });
}

/** Prints the JSON Schema of a brief from the package; editors use it. */
async function printSchema({ io }: NewCall, kind: Kind, messages: Messages): Promise<number> {
  const folder = schemasFolder();
  const file = join(folder ?? 'schemas', `brief-${kind}.schema.json`);
  const text = folder === null ? null : await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    await printError(io, 'new', messages.new.noSchema(file));
    return ExitCode.usage;
  }
  await io.stdout.write(text);
  return ExitCode.ok;
}

interface Work {
  readonly call: NewCall;
  readonly settings: NewSettings;
  readonly messages: Messages;
}

async function fromBrief(brief: string, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const { io } = call;
  const { inputs, problems } = await inputsOf([brief, ...(settings.of === null ? [] : [settings.of])], io);
  if (problems.length > 0) return explainPaths('new', problems, call);
  const expected = settings.of === null ? 1 : 2;
  if (inputs.length !== expected) throw new UsageError((words) => words.new.oneFile);
  const [first, second] = inputs;
  if (first === undefined) return ExitCode.usage;
  const read = await readInput(first, { call, maxBytes: settings.maxBytes });
  if (read === null) return ExitCode.findings;
  let original: ReadonlyInvoice | null = null;
  if (second !== undefined) {
    const loaded = await loadInvoice(second, { call, command: 'new', maxBytes: settings.maxBytes });
    if (loaded === null) return ExitCode.findings;
    original = loaded.invoice;
  }
  const reading = readBrief(read, first.name);
  if (!reading.ok) {
    await printError(io, 'new', notRead(reading.flaw, first.name, messages));
    return ExitCode.findings;
  }
  const folder = first.path === null ? io.cwd : dirname(first.path);
  const attached = await attachFiles(reading.value, folder);
  const made = tryBuild(attached.value, { kind: settings.kind, original, asOf: settings.asOf });
  if (made === 'simplified') {
    await printError(io, 'new', messages.new.simplifiedOriginal(settings.of ?? ''));
    return ExitCode.findings;
  }
  const flaws = [
    ...attached.problems.map((one) => ({ path: one.path, sentence: notAttached(one, messages) })),
    ...(made instanceof BuildError
      ? made.problems.map(({ path, message }) => ({ path, sentence: message[call.language] }))
      : []),
  ];
  if (made instanceof BuildError || flaws.length > 0) {
    await showProblems(flaws, { name: first.name, placeOf: reading.placeOf }, call);
    await printError(io, 'new', messages.new.notMade(first.name, flaws.length));
    return ExitCode.findings;
  }
  const delivery = { call, settings, messages, inputs: await realPaths([...inputs, ...attached.files]) };
  if (!(await isSound(made, delivery))) {
    await printError(io, 'new', messages.new.refused(first.name));
    return ExitCode.findings;
  }
  return worstExitCode(ExitCode.ok, await deliver(made, settings.target, delivery));
}

/** Builds the document; `simplified` if the kind does not support the format of the original invoice. */
function tryBuild(
  brief: unknown,
  { kind, ...circumstances }: Circumstances & { readonly kind: Kind },
): ReadonlyInvoice | BuildError | 'simplified' {
  try {
    return build(kind, brief, circumstances);
  } catch (error) {
    if (error instanceof WrongOriginalError) return 'simplified';
    if (error instanceof BuildError) return error;
    throw error;
  }
}

function notAttached({ file, reason, detail }: AttachedProblem, messages: Messages): string {
  const why = reason === 'system' ? messages.reason(detail) : detail;
  return messages.new.notAttached(file, reason, why);
}

/** The message for a file that is not a readable brief. */
function notRead(flaw: BriefFlaw | null, name: string, messages: Messages): string {
  if (flaw === null) return messages.new.noBrief(name);
  const { form, reason, place, detail } = flaw;
  if (reason === 'empty') return messages.new.empty(name);
  const at = place === null ? name : `${name}:${place.line}:${place.column}`;
  if (isOfBrief(reason) || (form === 'json' && isOfJson(reason)))
    return messages.new.notRead(at, { reason, detail });
  return messages.yaml.flaw(at, { reason, detail });
}

function isOfJson(reason: BriefFlaw['reason']): reason is 'syntax' | 'duplicate' | 'depth' {
  return reason === 'syntax' || reason === 'duplicate' || reason === 'depth';
}

/** True for a limit of briefs in either form. */
function isOfBrief(reason: BriefFlaw['reason']): reason is 'values' | 'items' | 'long' {
  return reason === 'values' || reason === 'items' || reason === 'long';
}
