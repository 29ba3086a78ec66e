/** After the last question: preview, corrections, and output of the invoice. */
import { resolve } from 'node:path';
import type { ReadonlyInvoice } from '../../../model/index.ts';
import { contentOf, renderTerminal } from '../../../render/index.ts';
import { factsOf } from '../../files/target.ts';
import { ExitCode } from '../../process/exitCode.ts';
import { stylist } from '../../terminal/colour.ts';
import { type Delivery, deliver, nameOf, validated } from '../deliver.ts';
import type { Asker } from './asker.ts';
import { remember, saveBrief } from './remember.ts';
import type { FinishWork, Work } from './work.ts';

const CORRECT = /^c(?:orreggi|orrect)?$/i;
const BACK = '<';
const SCREEN = '-';

/** Repeats questions and preview until the invoice is written. @returns the exit code. */
export async function finish(asker: Asker, work: FinishWork): Promise<number> {
  const { words } = asker;
  const delivery: Delivery = work;
  for (;;) {
    await asker.run(work.askAll);
    const invoice = await made(asker, delivery);
    if (invoice === null) continue;
    await preview(asker, invoice, work);
    const typed = await asker.line(words.confirm);
    if (typed === BACK) asker.answers.back();
    else if (CORRECT.test(typed) || isNumber(typed, asker)) await correct(asker, typed);
    else {
      const code = await place(asker, invoice, delivery);
      if (code === null) continue;
      work.onWritten();
      remember(asker, invoice, work);
      await saveBrief(asker, work);
      return code;
    }
  }
}

/** Builds and validates the invoice; null if an answer must be corrected first, which is then reopened. */
async function made(asker: Asker, delivery: Delivery): Promise<ReadonlyInvoice | null> {
  const { words } = asker;
  const problems = asker.problems();
  if (problems.length === 0) {
    const invoice = asker.make();
    const { report } = validated(invoice, delivery);
    // Without lines and columns: the user has not seen the file.
    if (report.findings.length > 0) await asker.title(words.advice);
    for (const { message, help } of report.findings) await asker.say(`  ${message} ${help}`.trimEnd());
    if (report.verdict === 'valid') return invoice;
    await asker.say(words.rejected);
    await correct(asker, '');
    return null;
  }
  await asker.title(words.wrong);
  for (const problem of problems) await asker.say(`  ${asker.sentenceOf(problem)}`);
  const about = asker.answers.given.filter(({ key, answer }) =>
    problems.some(({ path }) => key === path || (answer !== '' && path !== '' && key.startsWith(`${path}/`))),
  );
  for (const { key } of about) asker.answers.reopen(key);
  if (about.length === 0) await correct(asker, '');
  return null;
}

async function preview(asker: Asker, invoice: ReadonlyInvoice, { call }: Work): Promise<void> {
  const { io, language } = call;
  const text = renderTerminal(contentOf(invoice, { language }), {
    width: io.stderr.columns,
    style: stylist(call.errorColour()),
  });
  await asker.title(asker.words.preview);
  await io.stderr.write(`${text}\n`);
}

function isNumber(typed: string, asker: Asker): boolean {
  return /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= asker.answers.given.length;
}

/** Reopens the answer that the user selects by number. */
async function correct(asker: Asker, typed: string): Promise<void> {
  const { words, answers } = asker;
  let choice = isNumber(typed, asker) ? typed : '';
  if (choice === '') {
    await asker.title(words.correct);
    let head = '';
    const width = String(answers.given.length).length;
    for (const [index, given] of answers.given.entries()) {
      if (given.head !== head) await asker.say(`${' '.repeat(width + 2)}${given.head}`);
      head = given.head;
      const question = given.text.replace(/ \([^()]*\)$/, '');
      await asker.say(`${String(index + 1).padStart(width + 1)} ${question}: ${given.answer || SCREEN}`);
    }
    await asker.say(words.howToCorrect);
    choice = await asker.line(words.which);
  }
  while (choice !== '' && !isNumber(choice, asker)) {
    await asker.say(`  ${words.noAnswer}`);
    choice = await asker.line(words.which);
  }
  const given = choice === '' ? undefined : answers.given[Number(choice) - 1];
  if (given !== undefined) answers.reopen(given.key);
}

/**
 * Writes the invoice to `--output`, or to standard output if that is a pipe; otherwise asks for a file.
 * @returns the exit code; null if the user goes back.
 */
async function place(asker: Asker, invoice: ReadonlyInvoice, delivery: Delivery): Promise<number | null> {
  const { call, settings } = delivery;
  const { io } = call;
  if (call.options.output !== undefined || !io.stdout.isTTY) {
    const code = await deliver(invoice, settings.target, delivery);
    // The output was writable before the first question but no longer is: ask for another file.
    if (code === ExitCode.ok || settings.target.kind === 'stdout') return code;
  }
  for (;;) {
    const name = await asker.line(asker.words.file, nameOf(invoice, io.cwd));
    if (name === BACK) return null;
    if (name === SCREEN) return deliver(invoice, { kind: 'stdout' }, delivery);
    if (name === '') continue;
    const path = resolve(io.cwd, name);
    if (!settings.overwrite && factsOf(path) !== undefined) {
      await asker.say(`  ${asker.words.exists}`);
      continue;
    }
    const code = await deliver(invoice, { kind: 'file', path }, delivery);
    if (code !== ExitCode.ok) continue;
    await asker.say(asker.words.written(name));
    return code;
  }
}
