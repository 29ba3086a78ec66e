/** `fattura convert [PATH…]`. */
import { relative } from 'node:path';
import type { FileReport } from '../../validate/index.ts';
import { renderFileText, visible } from '../../validate/index.ts';
import { bugText, describeError } from '../bug.ts';
import { reportOfUnread } from '../check/unread.ts';
import type { ConvertCall } from '../commands/convert.ts';
import { ExitCode, gravest } from '../exitCode.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { readFileUpTo, readStreamUpTo } from '../files/read.ts';
import { stopIfInterrupted } from '../io.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { stylist } from '../terminal/colour.ts';
import { UsageError } from '../usageError.ts';
import { type Conversion, convertFile } from './convertFile.ts';
import { deliver, type Places, placesOf, type Refusal } from './deliver.ts';
import { type ConvertSettings, settingsOf } from './settings.ts';

export async function run(call: ConvertCall): Promise<number> {
  const { io, operands } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const settings = settingsOf(call);
  const problems: PathProblem[] = [];
  const onProblem = (problem: PathProblem): void => void problems.push(problem);
  const inputs: Input[] = [];
  for await (const input of findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    onProblem,
  })) {
    inputs.push(input);
  }

  const work: Work = {
    call,
    settings,
    messages: await messagesIn(call.language),
    places: await placesOf(inputs),
  };
  let code: number = ExitCode.ok;
  let written = 0;
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const own = await convertInput(input, work);
    if (own === ExitCode.ok) written += 1;
    code = gravest(code, own);
  }
  if (settings.target.kind === 'folder' && inputs.length > 0)
    await say(call, work.messages.convert.done(written));
  return gravest(code, await explainPaths('convert', problems, call));
}

interface Work {
  readonly call: ConvertCall;
  readonly settings: ConvertSettings;
  readonly messages: Messages;
  readonly places: Places;
}

async function convertInput(input: Input, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const bytes = await read(input, work);
  if (bytes === null) return ExitCode.findings;
  const conversion = await tryConvert(bytes, input, work);
  if (conversion === null) return ExitCode.bug;
  await explain(conversion, input, work);
  if (conversion.text === null) return ExitCode.findings;

  const refusal = await deliver({ ...conversion, text: conversion.text }, input, {
    stdout: call.io.stdout,
    settings,
    places: work.places,
  });
  if (refusal !== null) {
    await say(call, explainRefusal(refusal, work));
    return ExitCode.usage;
  }
  if (conversion.signatureLeft) await say(call, messages.convert.signatureLeft(input.name));
  return ExitCode.ok;
}

/** Null where the conversion itself broke, which stops this file and no other. */
async function tryConvert(bytes: Uint8Array, { name }: Input, work: Work): Promise<Conversion | null> {
  const { call, settings, messages } = work;
  try {
    return await convertFile(bytes, name, { ...settings, language: call.language });
  } catch (error) {
    await call.io.stderr.write(bugText({ ...describeError(error), file: name }, call.io.env, messages));
    return null;
  }
}

function explainRefusal(refusal: Refusal, { call, messages }: Work): string {
  const { convert } = messages;
  const below = relative(call.io.cwd, refusal.path);
  const path = below.startsWith('..') ? refusal.path : below;
  switch (refusal.kind) {
    case 'failed':
      return convert.failed(path, messages.reason(refusal.code));
    case 'twice':
      return convert.twice(path, refusal.first);
    default:
      return convert[refusal.kind](path);
  }
}

async function read(input: Input, { call, settings }: Work): Promise<Uint8Array | null> {
  const { maxBytes } = settings;
  const found =
    input.error !== undefined
      ? ({ ok: false, reason: 'system', code: input.error } as const)
      : input.path === null
        ? await readStreamUpTo(call.io.stdin.chunks(), maxBytes)
        : await readFileUpTo(input.path, maxBytes);
  if (found.ok) return found.bytes;
  const report = await reportOfUnread(found, input.name, { language: call.language, maxBytes });
  await showReport(report, null, call);
  return null;
}

/** Shows what is wrong with the input, and what that means for the result. */
async function explain(
  { failed, text }: Conversion,
  input: Input,
  { call, settings, messages }: Work,
): Promise<void> {
  if (failed === null && text === null) await say(call, messages.convert.impossible(input.name));
  if (failed === null) return;
  await showReport(failed.report, failed.source, call);
  const { convert } = messages;
  if (text !== null) await say(call, convert.forced(input.name));
  else if (settings.force) await say(call, convert.impossible(input.name));
  else if (failed.report.verdict === 'rejected') await say(call, convert.invalid(input.name));
}

async function showReport(
  report: FileReport,
  source: Parameters<typeof renderFileText>[1],
  call: ConvertCall,
): Promise<void> {
  const { io, language } = call;
  const options = { language, width: io.stderr.columns, style: stylist(call.errorColour()) };
  await io.stderr.write(renderFileText(report, source, options));
}

async function say({ io }: ConvertCall, sentence: string): Promise<void> {
  await io.stderr.write(`fattura convert: ${visible(sentence)}\n`);
}
