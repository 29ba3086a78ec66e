/** `fattura show [FILE…]`. */

import { isMessageKind, type MessageKind } from '../../model/index.ts';
import { type Content, contentOf, PdfSizeError, renderTerminal } from '../../render/index.ts';
import { visible } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { receptionDay } from '../files/receptionDay.ts';
import { inputsOf, readInput } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import { printBug, printError } from '../output/printError.ts';
import { type FilesOf, WrittenFiles } from '../output/writtenFiles.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { showReport } from '../report/fileReport.ts';
import { eachInput, type JournalOf, withJournal } from '../resume/eachInput.ts';
import { hasBrokenSignature } from '../signatures/brokenSignature.ts';
import { stylist } from '../terminal/colour.ts';
import type { ShowCall } from './definition.ts';
import { noticesOf } from './notices.ts';
import {
  CommonSheet,
  deliverPages,
  embeddedXml,
  isCommon,
  type Origin,
  type Page,
  type PageSource,
  type PageWork,
  pagesOf,
} from './pages.ts';
import { type Readable, readable } from './readable.ts';
import { type ShowSettings, settingsOf } from './settings.ts';

interface Work extends PageWork {
  /** Collects the single page of all files. */
  readonly common: CommonSheet;
  /** The day of the check with `--findings`: the current one, or that of the first run of `--resume`. */
  readonly today: string;
}

/** The result of one input, with what a later run of `--resume` must know of it. */
interface Shown extends FilesOf {
  readonly code: number;
}

export async function run(call: ShowCall): Promise<number> {
  const settings = settingsOf(call);
  const { journal: place, ...lasting } = settings;
  return await withJournal<Shown>(place, ['show', lasting, call.language], (journal) =>
    showAll(call, settings, journal),
  );
}

async function showAll(call: ShowCall, settings: ShowSettings, journal: JournalOf<Shown>): Promise<number> {
  const { io, operands } = call;
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io, {
    containers: filesIn({ notes: false }),
  });
  const written = new WrittenFiles(await realPaths(inputs), journal);
  const work: Work = {
    call,
    settings,
    messages: await messagesIn(call.language),
    written,
    common: new CommonSheet(),
    today: journal?.day ?? today(),
  };
  // Missing packages are reported before the first file is read.
  if (settings.pdf !== null) await (await import('./pdf.ts')).pdfPeers();
  let code: number = ExitCode.ok;
  const all = eachInput(
    inputs,
    { io, journal },
    async (input, own): Promise<Shown> => {
      const shown = await showInput(input, { ...work, call: { ...call, io: own } });
      return { code: shown, ...written.take(input.name) };
    },
    (shown) => written.replay(shown),
  );
  for await (const { code: own } of all) code = worstExitCode(code, own);
  code = worstExitCode(code, await showCommon(work));
  return worstExitCode(code, await explainPaths('show', problems, call));
}

const FORMS = ['html', 'pdf'] as const;

async function showInput(input: Input, work: Work): Promise<number> {
  const { call, settings } = work;
  const bytes = await readInput(input, { call, maxBytes: settings.maxBytes });
  if (bytes === null) return ExitCode.findings;
  const made = await tryMake(bytes, input, work);
  if (typeof made === 'number') return made;
  if (made.pages === null) return await nothingToShow(made.file, input, work);
  const delivered = await deliverPages(made.pages, input.name, work);
  return worstExitCode(delivered, failing(made.file));
}

/** Writes the common page of all files. */
async function showCommon(work: Work): Promise<number> {
  const { settings, common } = work;
  const forms = FORMS.filter((form) => isCommon(settings[form], settings.many));
  const source = forms.length === 0 ? null : common.whole();
  if (source === null) return ExitCode.ok;
  let pages: readonly Page[];
  try {
    pages = await pagesOf(source, forms, work);
  } catch (error) {
    if (!(error instanceof PdfSizeError)) throw error;
    await printError(work.call.io, 'show', work.messages.show.tooLongTogether(error));
    return ExitCode.findings;
  }
  return await deliverPages(pages, source.input.name, work);
}

interface Made {
  readonly file: Readable;
  /** Null if nothing could be read. */
  readonly pages: readonly Page[] | null;
}

/** Returns an exit code if no page could be rendered, which skips this file only. */
async function tryMake(bytes: Uint8Array, input: Input, work: Work): Promise<Made | number> {
  const { settings, messages } = work;
  const { io } = work.call;
  try {
    return await make(bytes, input, work);
  } catch (error) {
    if (error instanceof UsageError) {
      // Options that do not suit one of several files leave the others to be shown.
      if (!settings.many) throw error;
      await printError(
        io,
        'show',
        error.explain(messages, () => undefined),
      );
      return ExitCode.findings;
    }
    if (error instanceof PdfSizeError) {
      await printError(io, 'show', messages.show.tooLongForPdf(input.name, error));
      return ExitCode.findings;
    }
    await printBug(error, input.name, { io, messages });
    return ExitCode.bug;
  }
}

async function make(bytes: Uint8Array, input: Input, work: Work): Promise<Made | number> {
  const { call, settings, messages } = work;
  const received = await receptionDay(input, bytes, settings.maxBytes);
  const file = await readable(bytes, {
    file: input.name,
    language: call.language,
    maxBytes: settings.maxBytes,
    ...(settings.findings ? { asOf: received ?? work.today } : { only: 'structure' as const }),
  });
  const { kind } = file.checked.report;
  if (kind !== null && isMessageKind(kind)) return await makeMessage(bytes, { file, input, kind }, work);
  if (file.invoice === null) return await makeEuropean(file, input, work);
  const words = messages.show;
  const isBroken = await hasBrokenSignature(bytes, input.name);
  const notices = noticesOf(file.checked.report, { all: settings.findings, received, isBroken, words });
  const content = contentOf(file.invoice, { language: call.language, notices });
  return await layOut({ file, input }, content, work);
}

/** Pages of UBL and CII, which are tried if the file is not a FatturaPA. */
async function makeEuropean(file: Readable, input: Input, work: Work): Promise<Made | number> {
  const { call, settings, messages } = work;
  if (file.form !== 'xml') return { file, pages: null };
  const { europeanPage } = await import('./european.ts');
  const { language } = call;
  const { findings, maxBytes } = settings;
  const page = europeanPage(file.document, { file: input.name, language, findings, maxBytes, messages });
  if (page === null) return { file, pages: null };
  if (typeof page === 'string') {
    await printError(call.io, 'show', page);
    return ExitCode.findings;
  }
  // The existing report treats the file as a FatturaPA, so its verdict is replaced.
  const verdict = page.isViolated ? ('rejected' as const) : ('valid' as const);
  const checked = { ...file.checked, report: { ...file.checked.report, verdict } };
  return await layOut({ file: { ...file, checked }, input }, page.content, work);
}

/** The pages of a file, except those that it shares with others. */
async function layOut({ file, input }: Origin, whole: Content, work: Work): Promise<Made> {
  const { settings } = work;
  const content = onlyBody(whole, input, work);
  if (settings.html === null && settings.pdf === null)
    return { file, pages: [{ path: null, content: terminalPage(content, input, work) }] };
  const source: PageSource = { content, xml: embeddedXml({ file, input }), input };
  const [common, own] = [true, false].map((wanted) =>
    FORMS.filter((form) => settings[form] !== null && isCommon(settings[form], settings.many) === wanted),
  );
  if (common !== undefined && common.length > 0) work.common.add(source);
  return { file, pages: await pagesOf(source, own ?? [], work) };
}

/** @throws UsageError for pages in files, which only invoices have. */
async function makeMessage(
  bytes: Uint8Array,
  { file, input, kind }: { readonly file: Readable; readonly input: Input; readonly kind: MessageKind },
  { call, settings }: Work,
): Promise<Made> {
  if (FORMS.some((form) => settings[form] !== null))
    throw new UsageError(({ show }) => show.messageOnTerminal(input.name));
  const { messagePage } = await import('./messagePage.ts');
  const page = await messagePage(bytes, { input, kind }, { call, settings });
  const content = settings.many ? `── ${visible(input.name)}\n\n${page}\n` : page;
  // A message is shown whatever its structure; `validate` checks it.
  const checked = { ...file.checked, report: { ...file.checked.report, verdict: 'valid' as const } };
  return { file: { ...file, checked }, pages: [{ path: null, content }] };
}

function terminalPage(content: Content, { name }: Input, { call, settings }: Work): string {
  const style = stylist(call.colour);
  const page = renderTerminal(content, { width: call.io.stdout.columns, style });
  return settings.many ? `${style('dim', `── ${visible(name)}`)}\n\n${page}\n` : page;
}

/** The exit code of a file: findings if it is incomplete or, with `--findings`, rejected by a control. */
function failing({ checked: { report } }: Readable): number {
  return report.verdict === 'valid' ? ExitCode.ok : ExitCode.findings;
}

/** @throws UsageError if the file contains fewer invoices. */
function onlyBody(content: Content, input: Input, { settings: { body } }: Work): Content {
  if (body === null) return content;
  const { documents } = content;
  const document = documents[body - 1];
  if (document !== undefined) return { ...content, documents: [document] };
  throw new UsageError(({ show }) => show.bodyMissing(input.name, body, documents.length));
}

async function nothingToShow({ checked }: Readable, input: Input, { call, messages }: Work): Promise<number> {
  await showReport(checked, call);
  await printError(call.io, 'show', messages.show.impossible(input.name));
  return ExitCode.findings;
}
