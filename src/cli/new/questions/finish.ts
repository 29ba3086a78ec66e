/** After the last question: a preview, corrections, and the invoice on its way out. */
import { resolve } from 'node:path';
import type { ReadonlyInvoice } from '../../../model/index.ts';
import { contentOf, renderTerminal } from '../../../render/index.ts';
import { factsOf } from '../../files/target.ts';
import { ExitCode } from '../../process/exitCode.ts';
import { stylist } from '../../terminal/colour.ts';
import { type Delivery, deliver, judged, nameOf } from '../deliver.ts';
import type { Asker } from './asker.ts';
import { remember, saveBrief } from './remember.ts';
import type { FinishWork, Work } from './work.ts';

const CORRECT = /^c(?:orreggi|orrect)?$/i;
const BACK = '<';
const SCREEN = '-';

/** @returns the exit code; only when the invoice is where it was wanted. */
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

/** The invoice; null where an answer has to be corrected first, which is then open again. */
async function made(asker: Asker, delivery: Delivery): Promise<ReadonlyInvoice | null> {
  const { words } = asker;
  const problems = asker.problems();
  if (problems.length === 0) {
    const invoice = asker.make();
    const { report } = judged(invoice, delivery);
    // Lines and columns of a file that nobody has seen say nothing.
    if (report.findings.length > 0) await asker.title(words.advice);
    for (const { message, help } of report.findings) await asker.say(`  ${message} ${help}`.trimEnd());
    if (report.verdict === 'valid') return invoice;
    await asker.say(words.rejected);
    await correct(asker, '');
    return null;
  }
  await asker.title(words.wrong);
  for (const problem of problems) await asker.say(`  ${asker.told(problem)}`);
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

/** Opens the answer that the person names by its number. */
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
 * To where `--output` says, else to a file that is asked for; a pipe gets the invoice itself.
 * @returns null where the person goes back.
 */
async function place(asker: Asker, invoice: ReadonlyInvoice, delivery: Delivery): Promise<number | null> {
  const { call, settings } = delivery;
  const { io } = call;
  if (call.options.output !== undefined || !io.stdout.isTTY) {
    const code = await deliver(invoice, settings.target, delivery);
    // What came in the way since the first question: the invoice goes elsewhere.
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
