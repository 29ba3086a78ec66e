/** `fattura new` at a terminal: creates an invoice from a dialogue. */

import { dirname, resolve } from 'node:path';
import { UsageError } from '../../command/usageError.ts';
import { realPath, realPaths } from '../../files/realPath.ts';
import type { Messages } from '../../messages/messages.ts';
import { printError } from '../../output/printError.ts';
import { shownPath } from '../../output/write.ts';
import { ExitCode } from '../../process/exitCode.ts';
import { InterruptedError } from '../../process/io.ts';
import type { NewCall } from '../definition.ts';
import { abandoned, DraftFile, discard } from '../memory/drafts.ts';
import { Suppliers } from '../memory/suppliers.ts';
import { checkNamed, checkPlace } from '../places.ts';
import { isOfAnother, type NewSettings } from '../settings.ts';
import { Asker, NoMoreAnswersError } from './asker.ts';
import { askInvoice } from './document.ts';
import { finish } from './finish.ts';
import { Numbering } from './numbering.ts';
import { askIntegration, askNote } from './ofAnother.ts';
import { askOriginal } from './original.ts';
import { askSelfInvoice } from './selfInvoice.ts';
import { askSimplified } from './simplified.ts';
import type { Context, Original, Work } from './work.ts';

/** @throws UsageError before the first question if the output cannot be written. */
export async function interview(call: NewCall, settings: NewSettings, messages: Messages): Promise<number> {
  const { kind, asOf, target, overwrite, maxBytes } = settings;
  const { io, language } = call;
  checkPlace(target, { overwrite, cwd: io.cwd });
  checkNamed(settings.saveBrief ?? undefined, call);
  const work: Work = { call, settings, messages };
  const suppliers = new Suppliers(io.env);
  let original: Original | null = null;
  const draft = new DraftFile(kind, io.env, () => original && resolve(io.cwd, original.name));
  const words = messages.new.ask;
  const asker = new Asker(call, { kind, asOf, words, onAnswers: (answers) => draft.keep(answers) });
  try {
    await asker.say(words.intro);
    const before = await resume(asker, draft, work);
    if (isOfAnother(kind)) {
      original = await askOriginal(asker, work, settings.of ?? before);
      if (original === null) return ExitCode.findings;
    }
    const folder =
      target.kind === 'stdout' ? io.cwd : target.kind === 'folder' ? target.path : dirname(target.path);
    const numbering = new Numbering({ folder, maxBytes, suppliers, asOf, language });
    const context: Context = { kind, asOf, language, suppliers, numbering };
    const inputs = await realPaths(original === null ? [] : [original.input]);
    if (target.kind === 'file' && inputs.has(await realPath(target.path)))
      throw new UsageError(({ convert }) => convert.overInput(shownPath(target.path, io.cwd)));
    return await finish(asker, {
      ...work,
      inputs,
      suppliers,
      original,
      askAll: () => askAll(asker, context),
      onWritten: () => draft.remove(),
    });
  } catch (error) {
    const isEnd = error instanceof NoMoreAnswersError;
    if (isEnd) await printError(io, 'new', words.ended);
    if ((isEnd || error instanceof InterruptedError) && draft.isKept) await asker.title(words.kept);
    if (isEnd) return ExitCode.findings;
    throw error;
  }
}

async function askAll(asker: Asker, context: Context): Promise<void> {
  switch (context.kind) {
    case 'credit-note':
    case 'debit-note':
      return await askNote(asker, context);
    case 'integration':
      return await askIntegration(asker, context);
    case 'self-invoice':
      return await askSelfInvoice(asker, context);
    case 'simplified':
      return await askSimplified(asker, context);
    default:
      return await askInvoice(asker, context);
  }
}

/** Offers to resume an abandoned draft. @returns the path of its original invoice; null if there is none. */
async function resume(asker: Asker, own: DraftFile, { call, settings }: Work): Promise<string | null> {
  const draft = abandoned(settings.kind, call.io.env);
  if (draft === null) return null;
  const { answers, of } = draft;
  if (settings.of !== null && of !== resolve(call.io.cwd, settings.of)) return null;
  const who = ['denominazione', 'nome', 'cognome'].map((name) => answers.get(`/cessionario/${name}`) ?? '');
  const asked = asker.words.resume(who.join(' ').trim(), answers.size);
  const isWanted = await asker.yesOrNo(asked);
  if (isWanted) {
    for (const [key, answer] of answers) asker.answers.settle(key, answer);
    own.keep(answers);
  }
  discard(draft);
  return isWanted ? of : null;
}
