/** Checks files one after the other and turns each into text at once, so that no report is kept. */
import {
  type CheckedFile,
  checkFile,
  type FileReport,
  renderFileText,
  renderJsonFile,
  renderNdjsonFile,
} from '../../validate/index.ts';
import { describeError } from '../describeError.ts';
import type { Input } from '../files/find.ts';
import { type ReadBytes, readFileUpTo } from '../files/read.ts';
import { messagesIn } from '../messages/index.ts';
import { stylist } from '../terminal/colour.ts';
import type { Checked } from './checked.ts';
import { notChecked } from './ownReport.ts';
import type { CheckSettings } from './settings.ts';
import { bugTally, tallyOf } from './tally.ts';
import { reportOfUnread } from './unread.ts';

/** @param begin Called with the index of each input before it is opened. */
export async function checkFiles(
  inputs: readonly Input[],
  settings: CheckSettings,
  begin: (index: number) => void = () => {},
): Promise<readonly Checked[]> {
  const checked: Checked[] = [];
  for (const [index, input] of inputs.entries()) {
    begin(index);
    checked.push(await checkInput(input, settings));
  }
  return checked;
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
    return { texts: render(report, source, settings), tally: tallyOf(report, settings.failOn), bugs: [] };
  } catch (error) {
    return await brokenCheck(input, error, settings);
  }
}

/** The result for an input over which the check itself broke: said twice, in the report and as a bug. */
export async function brokenCheck(input: Input, error: unknown, settings: CheckSettings): Promise<Checked> {
  const { what, stack } = describeError(error);
  const messages = await messagesIn(settings.language);
  const report = notChecked(input.name, {
    code: 'U-BUG',
    id: 'internal.bug',
    params: { what },
    message: messages.files.bug,
    help: null,
  });
  return {
    texts: render(report, null, settings),
    tally: bugTally(report),
    bugs: [{ file: input.name, what, stack }],
  };
}

async function checkBytes(
  bytes: Uint8Array,
  file: string,
  settings: CheckSettings,
): Promise<Pick<CheckedFile, 'report' | 'source'>> {
  const checked = checkFile(bytes, {
    file,
    language: settings.language,
    maxBytes: settings.maxBytes,
    ...(settings.onlyStructure ? { only: 'structure' } : {}),
  });
  if (settings.engine === 'auto') return checked;
  const { secondOpinion } = await import('./secondOpinion.ts');
  return await secondOpinion(checked, bytes, settings);
}

function render(
  report: FileReport,
  source: CheckedFile['source'],
  { format, language, quiet, width, colour }: CheckSettings,
): readonly string[] {
  switch (format) {
    case 'json':
      // Without the comma, which only whoever prints them in order can place.
      return [renderJsonFile(report, 0)];
    case 'ndjson':
      return [renderNdjsonFile(report)];
    default: {
      const text = renderFileText(report, source, { language, width, quiet, style: stylist(colour) });
      return text === '' ? [] : [text];
    }
  }
}
