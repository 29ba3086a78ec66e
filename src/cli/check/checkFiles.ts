/** Checks files one after the other and turns each into text at once, so that no report is kept. */
import type { CheckedFile } from '../../validate/index.ts';
import { sniff } from '../../xml/index.ts';
import { describeError } from '../bug.ts';
import type { Input } from '../files/find.ts';
import { type ReadBytes, readFileUpTo } from '../files/read.ts';
import { messagesIn } from '../messages/index.ts';
import { checkEither } from './checkEither.ts';
import { type Checked, combine, separatorOf } from './checked.ts';
import { notChecked } from './ownReport.ts';
import { renderFile } from './renderFile.ts';
import type { CheckSettings } from './settings.ts';
import { bugTally, tallyOf } from './tally.ts';
import { reportOfUnread } from './unread.ts';

/** @param begin Called with the index of each input before it is opened. */
export async function checkFiles(
  inputs: readonly Input[],
  settings: CheckSettings,
  begin: (index: number) => void = () => {},
): Promise<Checked> {
  const checked: Checked[] = [];
  for (const [index, input] of inputs.entries()) {
    begin(index);
    checked.push(await checkInput(input, settings));
  }
  return combine(checked, separatorOf(settings.format));
}

/** Checks one input. `read` gives the bytes of standard input, which only the main thread has. */
export async function checkInput(
  input: Input,
  settings: CheckSettings,
  read: () => Promise<ReadBytes> = () => readFileUpTo(input.path ?? '', settings.maxBytes),
): Promise<Checked> {
  try {
    const found: ReadBytes =
      input.error === undefined ? await read() : { ok: false, reason: 'system', code: input.error };
    const { report, source } = found.ok
      ? await checkBytes(found.bytes, input.name, settings)
      : { report: await reportOfUnread(found, input.name, settings), source: null };
    const besideEngine =
      found.ok && settings.engine === 'libxml2' && sniff(found.bytes, input.name) === 'json' ? 1 : 0;
    const tally = { ...tallyOf(report, settings), besideEngine };
    return { ...(await renderFile(report, source, settings)), tally, bugs: [] };
  } catch (error) {
    return await brokenCheck(input, error, settings);
  }
}

/** The result for an input over which the check itself broke: said twice, in the report and as a bug. */
export async function brokenCheck(input: Input, error: unknown, settings: CheckSettings): Promise<Checked> {
  const bug = describeError(error);
  const messages = await messagesIn(settings.language);
  const report = notChecked(input.name, {
    code: 'U-BUG',
    id: 'internal.bug',
    params: { what: bug.what },
    message: messages.files.bug,
    help: null,
  });
  return {
    ...(await renderFile(report, null, settings)),
    tally: bugTally(report, settings),
    bugs: [{ ...bug, file: input.name }],
  };
}

async function checkBytes(
  bytes: Uint8Array,
  file: string,
  settings: CheckSettings,
): Promise<Pick<CheckedFile, 'report' | 'source'>> {
  const checked = await checkEither(bytes, {
    file,
    language: settings.language,
    maxBytes: settings.maxBytes,
    ...settings.rules,
  });
  if (settings.engine === 'auto') return checked;
  const { secondOpinion } = await import('./secondOpinion.ts');
  return await secondOpinion(checked, bytes, settings);
}
