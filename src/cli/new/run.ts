/** `fattura new [BRIEF]`. */
import { BuildError } from '../../build/index.ts';
import type { Invoice } from '../../model/index.ts';
import type { NewCall } from '../commands/new.ts';
import { ExitCode, gravest } from '../exitCode.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { realPaths } from '../files/realPath.ts';
import { inputsOf } from '../load/inputsOf.ts';
import { loadInvoice } from '../load/loadInvoice.ts';
import { readInput } from '../load/readInput.ts';
import { say } from '../load/say.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { UsageError } from '../usageError.ts';
import { readBrief } from './brief/readBrief.ts';
import { deliver, isSound } from './deliver.ts';
import { build, WrongOriginalError } from './kinds.ts';
import { showProblems } from './problems.ts';
import { type NewSettings, settingsOf } from './settings.ts';

export async function run(call: NewCall): Promise<number> {
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  if (settings.example) {
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

interface Work {
  readonly call: NewCall;
  readonly settings: NewSettings;
  readonly messages: Messages;
}

async function fromBrief(brief: string, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const { io } = call;
  const { inputs, problems } = await inputsOf(
    [brief, ...(settings.of === null ? [] : [settings.of])],
    io.cwd,
  );
  if (problems.length > 0) return explainPaths('new', problems, call);
  const expected = settings.of === null ? 1 : 2;
  if (inputs.length !== expected) throw new UsageError((words) => words.new.oneFile);
  const [first, second] = inputs;
  if (first === undefined) return ExitCode.usage;
  const read = await readInput(first, { call, maxBytes: settings.maxBytes });
  if (read === null) return ExitCode.findings;
  let original: Invoice | null = null;
  if (second !== undefined) {
    const loaded = await loadInvoice(second, { call, maxBytes: settings.maxBytes });
    if (loaded === null) return ExitCode.findings;
    original = loaded.invoice;
  }
  const reading = readBrief(read, first.name);
  if (!reading.ok) {
    await say(io, 'new', notRead(reading.flaw, first.name, messages));
    return ExitCode.findings;
  }
  let invoice: Invoice;
  try {
    invoice = build(settings.kind, reading.value, { original, asOf: settings.asOf });
  } catch (error) {
    if (error instanceof WrongOriginalError) {
      await say(io, 'new', messages.new.simplifiedOriginal(settings.of ?? ''));
      return ExitCode.findings;
    }
    if (!(error instanceof BuildError)) throw error;
    await showProblems(error.problems, { name: first.name, placeOf: reading.placeOf }, call);
    await say(io, 'new', messages.new.notMade(first.name, error.problems.length));
    return ExitCode.findings;
  }
  const delivery = { call, settings, messages, inputs: await realPaths(inputs) };
  if (!(await isSound(invoice, delivery))) {
    await say(io, 'new', messages.new.refused(first.name));
    return ExitCode.findings;
  }
  return gravest(ExitCode.ok, await deliver(invoice, settings.target, delivery));
}

type Unread = Extract<ReturnType<typeof readBrief>, { ok: false }>['flaw'];

/** Why there is no brief to work on. */
function notRead(flaw: Unread, name: string, messages: Messages): string {
  if (flaw === null) return messages.new.noBrief(name);
  if (flaw.reason === 'empty') return messages.new.empty(name);
  const place = flaw.line === null ? name : `${name}:${flaw.line}:${flaw.column}`;
  return messages.yaml.flaw(place, flaw);
}
