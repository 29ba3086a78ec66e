/** `fattura new [BRIEF]`. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError, type BuildProblem } from '../../build/index.ts';
import type { Language, ReadonlyInvoice } from '../../model/index.ts';
import type { FileReport } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
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
import { checkBuilt, type Delivery, deliver } from './deliver.ts';
import { build, type Circumstances, WrongOriginalError } from './kinds.ts';
import { checkPlace } from './places.ts';
import { MAX_SHOWN, type PlacedProblem, placed, showProblems } from './problems.ts';
import { type BriefFindings, nothingFound, unread, writeReport } from './report.ts';
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
  const { call, settings } = work;
  const { io } = call;
  if (settings.report !== null) checkPlace(settings.report, { overwrite: settings.overwrite, cwd: io.cwd });
  const { inputs, problems } = await inputsOf([brief, ...(settings.of === null ? [] : [settings.of])], io);
  if (problems.length > 0) return explainPaths('new', problems, call);
  const expected = settings.of === null ? 1 : 2;
  if (inputs.length !== expected) throw new UsageError((words) => words.new.oneFile);
  const [first, second] = inputs;
  if (first === undefined) return ExitCode.usage;
  const found = nothingFound();
  const made = await makeInvoice({ first, second }, found, work);
  const delivery: Delivery = {
    ...work,
    inputs: await realPaths([...inputs, ...(made?.attached ?? [])]),
    onPath: (shown) => {
      found.output = shown;
    },
  };
  const code = made === null ? ExitCode.findings : await deliverSound(made.invoice, first, found, delivery);
  const refused = await writeReport(found, first.name, delivery);
  if (refused === null) return code;
  await printError(io, 'new', refused);
  return worstExitCode(code, ExitCode.usage);
}

interface Made {
  readonly invoice: ReadonlyInvoice;
  /** The attachments that were read. */
  readonly attached: readonly { readonly path: string }[];
}

/** Builds the invoice; null if that is not possible, which is printed and noted. */
async function makeInvoice(
  { first, second }: { readonly first: Input; readonly second: Input | undefined },
  found: BriefFindings,
  work: Work,
): Promise<Made | null> {
  const { call, settings, messages } = work;
  const { io } = call;
  const { maxBytes } = settings;
  const noteUnread = ({ findings }: FileReport): void => {
    found.problems = findings.map(unread);
  };
  const bytes = await readInput(first, { call, maxBytes, onReport: noteUnread });
  if (bytes === null) return null;
  let original: ReadonlyInvoice | null = null;
  if (second !== undefined) {
    const noteOriginal = (report: FileReport): void => {
      found.original = report;
    };
    const loaded = await loadInvoice(second, { call, command: 'new', maxBytes, onReport: noteOriginal });
    if (loaded === null) return null;
    original = loaded.invoice;
  }
  const reading = readBrief(bytes, first.name);
  if (!reading.ok) {
    const problem = notRead(reading.flaw, first.name, messages);
    found.problems = [problem];
    // The other sentences name the file.
    const isPlaced = reading.flaw !== null && reading.flaw.reason !== 'empty';
    const at = isPlaced ? `${placed(first.name, problem.place)}: ` : '';
    await printError(io, 'new', `${at}${problem.message}`);
    return null;
  }
  const attached = await attachFiles(reading.value, folderOf(first, io));
  const made = tryBuild(attached.value, { kind: settings.kind, original, asOf: settings.asOf });
  if (made === 'simplified') {
    const message = messages.new.simplifiedOriginal(settings.of ?? '');
    found.problems = [{ id: 'original.simplified', path: null, place: null, params: {}, message }];
    await printError(io, 'new', message);
    return null;
  }
  const notMade = made instanceof BuildError ? made.problems : [];
  const count = attached.problems.length + notMade.length;
  if (!(made instanceof BuildError) && count === 0) return { invoice: made, attached: attached.files };
  // Only what is shown gets a sentence and a place: a brief may have a million problems.
  const shown = [
    ...attached.problems.slice(0, MAX_SHOWN).map((one) => notAttached(one, messages)),
    ...notMade.slice(0, MAX_SHOWN).map((one) => notBuilt(one, call.language)),
  ].slice(0, MAX_SHOWN);
  found.problems = shown.map((one) => ({ ...one, place: reading.placeOf(one.path) }));
  found.omitted = count - shown.length;
  await showProblems(found, first.name, call);
  await printError(io, 'new', messages.new.notMade(first.name, count));
  return null;
}

/** The folder of a brief, that of the call for standard input; null for a call in memory. */
function folderOf({ path }: Input, { cwd, memory }: NewCall['io']): string | null {
  if (path !== null) return dirname(path);
  return memory === undefined ? cwd : null;
}

/** Writes the invoice, unless SdI would reject it. */
async function deliverSound(
  invoice: ReadonlyInvoice,
  { name }: Input,
  found: BriefFindings,
  delivery: Delivery,
): Promise<number> {
  const { call, settings, messages } = delivery;
  found.invoice = await checkBuilt(invoice, delivery);
  if (found.invoice.verdict !== 'valid') {
    await printError(call.io, 'new', messages.new.refused(name));
    return ExitCode.findings;
  }
  const isReportOnly = settings.report?.kind === 'stdout' && settings.target.kind === 'stdout';
  return isReportOnly ? ExitCode.ok : await deliver(invoice, settings.target, delivery);
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

/** A problem with a value of the brief, whose position is not known yet. */
type Unplaced = Omit<PlacedProblem, 'place'> & { readonly path: string };

function notBuilt({ path, code, params, message }: BuildProblem, language: Language): Unplaced {
  return { id: code, path, params, message: message[language] };
}

function notAttached({ path, file, reason, detail }: AttachedProblem, messages: Messages): Unplaced {
  const why = reason === 'system' ? messages.reason(detail) : detail;
  const params = detail === '' ? { file } : { file, detail };
  return { id: `file.${reason}`, path, params, message: messages.new.notAttached(file, reason, why) };
}

/** The problem of a file that is not a readable brief. */
function notRead(flaw: BriefFlaw | null, name: string, messages: Messages): PlacedProblem {
  const unplaced = { path: null, place: null, params: {} };
  if (flaw === null) return { ...unplaced, id: 'brief.kind', message: messages.new.noBrief(name) };
  const { form, reason, place, detail } = flaw;
  const id = `brief.${reason}`;
  if (reason === 'empty') return { ...unplaced, id, message: messages.new.empty(name) };
  const isOwn = isOfBrief(reason) || (form === 'json' && isOfJson(reason));
  const message = isOwn ? messages.new.notRead({ reason, detail }) : messages.yaml.flaw({ reason, detail });
  return { id, path: null, place, params: detail === '' ? { form } : { form, detail }, message };
}

function isOfJson(reason: BriefFlaw['reason']): reason is 'syntax' | 'duplicate' | 'depth' {
  return reason === 'syntax' || reason === 'duplicate' || reason === 'depth';
}

/** True for a limit of briefs in either form. */
function isOfBrief(reason: BriefFlaw['reason']): reason is 'values' | 'items' | 'long' {
  return reason === 'values' || reason === 'items' || reason === 'long';
}
