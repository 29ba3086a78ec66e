/** Checks a file with its metadata: as of their date of receipt, and with their hash of the file. */
import type { CheckedFile } from '../../validate/index.ts';
import { receptionOf } from '../containers/reception.ts';
import type { Input } from '../files/find.ts';
import { messagesIn } from '../messages/index.ts';
import { ownFinding } from '../report/ownReport.ts';
import type { CheckSettings } from './settings.ts';

type CheckedBytes = Pick<CheckedFile, 'report' | 'source'>;

interface Received {
  readonly bytes: Uint8Array;
  readonly input: Input;
  readonly settings: CheckSettings;
}

export async function withMetadata(
  { bytes, input, settings }: Received,
  check: (settings: CheckSettings) => Promise<CheckedBytes>,
): Promise<CheckedBytes> {
  const { day, hashDiffers } = await receptionOf(input, bytes, settings.maxBytes);
  const checked = await check(day === null ? settings : receivedOn(day, settings));
  if (!hashDiffers) return checked;
  const { containers } = await messagesIn(settings.language);
  const finding = ownFinding(
    { code: 'W-METADATA', id: 'metadata.hash', params: {}, message: containers.hash, help: containers.again },
    { stage: 'envelope', line: null, column: null },
    'warning',
  );
  const { report, source } = checked;
  const spans = source === null ? null : { ...source, spans: [null, ...source.spans] };
  return { report: { ...report, findings: [finding, ...report.findings] }, source: spans };
}

/** Settings as of the date of receipt. An explicit day takes precedence, and `--as-sent` means the current day. */
function receivedOn(day: string, settings: CheckSettings): CheckSettings {
  const { rules, signatures } = settings;
  if (rules.asOfIsToday !== true || rules.asSent === true) return settings;
  return {
    ...settings,
    rules: { ...rules, asOf: day, asOfIsToday: false },
    signatures: { ...signatures, asOf: day, asOfIsToday: false },
  };
}
