/** `fattura outcome METADATA`. */
import { dirname, join } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import { MessageWriteError, OUTCOME_DAYS, outcomeMessage, writeMessage } from '../../messages/index.ts';
import { daysBetween } from '../../model/index.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { place, shownPath } from '../output/write.ts';
import { today } from '../process/clock.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { KeySettings } from '../sign/settings.ts';
import type { OutcomeCall } from './definition.ts';
import { type EarlierOutcomes, earlierOutcomes } from './earlier.ts';
import { type Answered, invoicesOf, type Metadata, type Refusal, readMetadata } from './metadata.ts';
import { type OutcomeSettings, settingsOf } from './settings.ts';

/** A warning about an outcome that SdI may discard (EN01), or that the administration should not send. */
type Warning = 'reason' | 'late' | 'unknown-reception' | 'repeated' | 'whole-file';

export async function run(call: OutcomeCall): Promise<number> {
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  const refuse = async (sentence: string): Promise<number> => {
    await printError(call.io, 'outcome', sentence);
    return ExitCode.findings;
  };
  const metadata = await readMetadata(settings);
  if ('why' in metadata) return await refuse(refusalSentence(metadata, settings, messages));
  const invoices = await invoicesOf(metadata, settings, call.language);
  const about = invoiceAnswered(invoices, settings);
  if (about === 'unknown')
    return await refuse(messages.outcome.unknownNumber(settings.number ?? '', numbers(invoices)));
  if (about === 'several') return await refuse(messages.outcome.several(numbers(invoices)));
  if (about === 'no-invoice') return await refuse(messages.outcome.noInvoice(metadata.fileName));
  return await write({ call, settings, messages, metadata, about }, refuse);
}

const numbers = (invoices: readonly Answered[] | null): string =>
  (invoices ?? []).map(({ number }) => number).join(', ');

function refusalSentence(refusal: Refusal, { file: { name } }: OutcomeSettings, messages: Messages): string {
  const { outcome, reason } = messages;
  switch (refusal.why) {
    case 'unread':
      return outcome.unread(name, reason(refusal.code));
    case 'kind':
      return outcome.notMetadata(name, refusal.kind);
    case 'b2b':
      return outcome.b2b(name);
    case 'incomplete':
      return outcome.incomplete(name);
  }
}

/** The invoice that the outcome is about; null for the whole file. */
function invoiceAnswered(
  invoices: readonly Answered[] | null,
  { number, all, invoice }: OutcomeSettings,
): Answered | null | 'unknown' | 'several' | 'no-invoice' {
  if (all) return null;
  // Without the invoice, the year that belongs to a number is unknown.
  if (invoices === null) return number === null && invoice === null ? null : 'no-invoice';
  if (number !== null) return invoices.find((one) => one.number === number) ?? 'unknown';
  const [first] = invoices;
  return invoices.length === 1 && first !== undefined ? first : 'several';
}

interface Work {
  readonly call: OutcomeCall;
  readonly settings: OutcomeSettings;
  readonly messages: Messages;
  readonly metadata: Metadata;
  readonly about: Answered | null;
}

async function write(work: Work, refuse: (sentence: string) => Promise<number>): Promise<number> {
  const { call, settings, messages, metadata, about } = work;
  const folder = settings.folder ?? dirname(settings.file.path);
  const stem = stemOf(metadata.fileName);
  const earlier = await earlierOutcomes(folder, stem, about);
  const progressive = settings.progressive ?? earlier.free;
  if (progressive === undefined) return await refuse(messages.outcome.exhausted(stem));
  const path = join(folder, `${stem}_EC_${progressive}.xml`);
  const text = textOf(work);
  if ('problem' in text) return await refuse(messages.outcome.invalid(text.problem));
  const signed = settings.key === null ? { xml: text.xml } : await signedText(text.xml, settings.key, work);
  if ('problem' in signed) return await refuse(signed.problem);
  const refusal = await place(
    signed.xml,
    { path, overwrite: false, cwd: call.io.cwd, inputs: new Set() },
    { ...messages, convert: { ...messages.convert, exists: messages.outcome.exists } },
  );
  if (refusal !== null) {
    await printError(call.io, 'outcome', refusal);
    return ExitCode.usage;
  }
  await report(path, warningsOf(work, earlier), work);
  return ExitCode.ok;
}

/** Adds a signature to the XML, as SdI signs its own messages. A problem concerns the key or the certificate. */
async function signedText(
  xml: string,
  key: KeySettings,
  { call, messages }: Work,
): Promise<{ readonly xml: Uint8Array } | { readonly problem: string }> {
  const { signMessage } = await import('./signMessage.ts');
  return await signMessage(xml, key, { io: call.io, messages });
}

function textOf({
  settings,
  metadata,
  about,
}: Work): { readonly xml: string } | { readonly problem: string } {
  const { outcome, reason, description, messageId } = settings;
  try {
    const message = outcomeMessage({
      sdiId: metadata.sdiId,
      outcome,
      ...(about === null ? {} : { invoice: about }),
      ...(reason === null ? {} : { reason }),
      ...(description === null ? {} : { description }),
      ...(messageId === null ? {} : { messageId }),
    });
    return { xml: writeMessage({ kind: 'EC', flow: 'pa', message }) };
  } catch (error) {
    if (error instanceof RangeError) return { problem: error.message };
    if (error instanceof MessageWriteError) return { problem: error.problems.join(', ') };
    throw error;
  }
}

function warningsOf({ settings, about }: Work, { same }: EarlierOutcomes): readonly Warning[] {
  const { outcome, reason, received, all } = settings;
  const late = received !== null && daysBetween(received, today()) > OUTCOME_DAYS;
  return [
    ...(outcome === 'EC02' && reason === null ? (['reason'] as const) : []),
    ...(late ? (['late'] as const) : []),
    ...(received === null ? (['unknown-reception'] as const) : []),
    ...(same.length > 0 ? (['repeated'] as const) : []),
    ...(about === null && !all ? (['whole-file'] as const) : []),
  ];
}

async function report(path: string, warnings: readonly Warning[], work: Work): Promise<void> {
  const { call, settings, messages, metadata, about } = work;
  const file = shownPath(path, call.io.cwd);
  if (settings.json) {
    const { outcome, reason } = settings;
    const result = { file, outcome, reason, invoice: about, sdiId: metadata.sdiId, warnings };
    await call.io.stdout.write(`${visibleJson(JSON.stringify(result, null, 2))}\n`);
    return;
  }
  await call.io.stdout.write(`${messages.outcome.written(file, settings.outcome, about?.number ?? null)}\n`);
  for (const warning of warnings)
    await printError(call.io, 'outcome', messages.outcome.warnings[warning](OUTCOME_DAYS));
}
