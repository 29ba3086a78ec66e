/** `fattura new` at a terminal: an invoice by questions. */
import { resolve } from 'node:path';
import type { ReadonlyInvoice } from '../../../model/index.ts';
import type { NewCall } from '../../commands/new.ts';
import { ExitCode } from '../../exitCode.ts';
import { realPaths } from '../../files/realPath.ts';
import { say } from '../../load/say.ts';
import type { Messages } from '../../messages/messages.ts';
import { type Delivery, deliver, isSound, nameOf } from '../deliver.ts';
import { isOfAnother, type NewSettings } from '../settings.ts';
import { Asker, NoMoreAnswersError } from './asker.ts';
import { askDocument, askLines, askPayment, askProfession, type Situation } from './document.ts';
import { askIntegration, askNote } from './ofAnother.ts';
import { askOriginal } from './original.ts';
import { askCustomer, askSupplier } from './parties.ts';
import { askSelfInvoice } from './selfInvoice.ts';
import { askSimplified } from './simplified.ts';

export async function interview(call: NewCall, settings: NewSettings, messages: Messages): Promise<number> {
  const { kind, asOf } = settings;
  const asker = new Asker(call, { kind, asOf, words: messages.new.ask });
  try {
    await asker.say(asker.words.intro);
    const original = isOfAnother(kind) ? await askOriginal(asker, { call, settings, messages }) : null;
    if (original === false) return ExitCode.findings;
    await askAll(asker, settings);
    if (!(await complete(asker))) return ExitCode.findings;
    const invoice = asker.make();
    const inputs = await realPaths(original === null ? [] : [original]);
    const delivery: Delivery = { call, settings, messages, inputs };
    if (!(await isSound(invoice, delivery))) return ExitCode.findings;
    await tellTotal(asker, invoice);
    return await place(asker, invoice, delivery);
  } catch (error) {
    if (!(error instanceof NoMoreAnswersError)) throw error;
    await say(call.io, 'new', messages.new.ask.ended);
    return ExitCode.findings;
  }
}

async function askAll(asker: Asker, settings: NewSettings): Promise<void> {
  switch (settings.kind) {
    case 'credit-note':
    case 'debit-note':
      return await askNote(asker, settings);
    case 'integration':
      return await askIntegration(asker, settings);
    case 'self-invoice':
      return await askSelfInvoice(asker, settings);
    case 'simplified':
      return await askSimplified(asker, settings);
    default:
      return await askInvoice(asker, settings);
  }
}

async function askInvoice(asker: Asker, { kind, asOf }: NewSettings): Promise<void> {
  const { regime, isPerson } = await askSupplier(asker);
  const customer = await askCustomer(asker);
  const situation: Situation = { regime, customer, supplierIsPerson: isPerson, day: asOf };
  await askDocument(asker, situation);
  await askLines(asker, situation);
  if (kind === 'parcella') await askProfession(asker, situation);
  await askPayment(asker);
}

/** What only the whole shows, such as two parties that are one, is asked again until it is right. */
async function complete(asker: Asker): Promise<boolean> {
  for (;;) {
    const problems = asker.problems();
    if (problems.length === 0) return true;
    if (!(await asker.askAgain(problems))) return false;
  }
}

async function tellTotal(asker: Asker, invoice: ReadonlyInvoice): Promise<void> {
  if (invoice.versione === 'FSM10') return;
  const [body] = invoice.fattura_elettronica_body;
  const { importo_totale_documento: total, divisa } = body?.dati_generali.dati_generali_documento ?? {};
  const payable = body?.dati_pagamento?.[0]?.dettaglio_pagamento[0]?.importo_pagamento;
  if (total === undefined) return;
  const shown = (amount: string): string => `${amount} ${divisa ?? ''}`.trim();
  await asker.say(asker.words.total(shown(total), payable === undefined ? null : shown(payable)));
}

/** To where `--output` says, else to a file that is asked for; a pipe gets the invoice itself. */
async function place(asker: Asker, invoice: ReadonlyInvoice, delivery: Delivery): Promise<number> {
  const { call, settings } = delivery;
  const { io } = call;
  if (call.options.output !== undefined || !io.stdout.isTTY)
    return deliver(invoice, settings.target, delivery);
  for (;;) {
    const name = await asker.line(asker.words.file, nameOf(invoice, io.cwd));
    if (name === '') return deliver(invoice, { kind: 'stdout' }, delivery);
    const code = await deliver(invoice, { kind: 'file', path: resolve(io.cwd, name) }, delivery);
    if (code !== ExitCode.ok) continue;
    await asker.say(asker.words.written(name));
    return code;
  }
}
