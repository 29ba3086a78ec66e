/** `fattura trust fetch` and `fattura trust show`. */
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode } from '../process/exitCode.ts';
import { bolding } from '../terminal/colour.ts';
import { readableWidth } from '../terminal/layout.ts';
import { tableLook } from '../terminal/table.ts';
import type { TrustCall } from './definition.ts';
import { DownloadError } from './download.ts';
import { type Fetched, fetchLists, type Refusal, RefusedListError } from './fetch.ts';
import { settingsOf, type TrustSettings } from './settings.ts';
import { type ListSummary, showLists, summaryOf } from './show.ts';
import { listText } from './text.ts';

export async function run(call: TrustCall): Promise<number> {
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  const now = new Date().toISOString();
  if (settings.task === 'fetch') return await fetchTask(call, settings, { messages, now });
  const lists = await showLists(settings, { cwd: call.io.cwd, now });
  await printLists(call, lists, settings, messages);
  return ExitCode.ok;
}

interface Context {
  readonly messages: Messages;
  readonly now: string;
}

async function fetchTask(
  call: TrustCall,
  settings: TrustSettings,
  { messages, now }: Context,
): Promise<number> {
  const { io } = call;
  let fetched: Fetched;
  try {
    fetched = await fetchLists({ settings, io, now });
  } catch (error) {
    if (error instanceof DownloadError) {
      await printError(io, 'trust', messages.trust.download[error.reason](error.url, error.detail));
      return ExitCode.remote;
    }
    if (!(error instanceof RefusedListError)) throw error;
    await printError(io, 'trust', refusalText(error.refusal, messages));
    return ExitCode.findings;
  }
  const { lists, country, fingerprint, isFirstUse } = fetched;
  if (isFirstUse) await io.stderr.write(`${visible(messages.trust.firstUse(fingerprint))}\n`);
  const summaries = [lists, country].map(({ list, path }) => summaryOf(path, list, { now }));
  await printLists(call, summaries, settings, messages);
  if (!settings.json) {
    const line = `fattura validate --trust-list ${shellWord(country.path)} --trust-list-signer ${shellWord(lists.path)}`;
    await io.stdout.write(`\n${visible(messages.trust.use(line))}\n`);
  }
  return ExitCode.ok;
}

/** Quotes a path with blanks, such as the state folder on macOS. */
function shellWord(path: string): string {
  return /^[\w./:\\~-]+$/.test(path) ? path : `"${path}"`;
}

function refusalText(refusal: Refusal, { trust }: Messages): string {
  switch (refusal.reason) {
    case 'unknown-signer':
      return trust.unknownSigner(refusal.url, refusal.isPinned);
    case 'older':
      return trust.older(refusal.url, refusal.found, refusal.known);
    case 'number':
      return trust.noNumber(refusal.url);
    case 'other':
      return trust.otherList(refusal.url, refusal.found, refusal.expected);
    case 'country':
      return trust.unknownCountry(refusal.country, refusal.known);
    case 'address':
      return trust.download.address(refusal.url, refusal.url);
    default:
      return trust.refused[refusal.reason](refusal.url);
  }
}

async function printLists(
  { io: { stdout }, colour }: TrustCall,
  lists: readonly ListSummary[],
  { json }: TrustSettings,
  messages: Messages,
): Promise<void> {
  if (json) {
    await stdout.write(`${visibleJson(JSON.stringify({ lists }, null, 2))}\n`);
    return;
  }
  const look = {
    ...tableLook(stdout, colour),
    bold: bolding(colour),
    lines: readableWidth(stdout.columns),
  };
  await stdout.write(lists.map((list) => listText(list, messages, look)).join('\n'));
}
