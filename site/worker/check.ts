/** The check of one file, like `fattura validate` with today's date. */
import type { CheckedFile, Run } from '../../src/index.ts';
import { open } from '../../src/public/envelope.ts';
import { validateXml } from '../../src/public/validate.ts';
import type { FileReport } from './protocol.ts';

export interface CheckSettings {
  readonly language: 'it' | 'en';
  /** Today in Italy, as YYYY-MM-DD. */
  readonly day: string;
  /** The files that were checked before, for repeated documents; absent to look at one again. */
  readonly run?: Run;
}

const MESSAGES: ReadonlySet<string> = new Set(['RC', 'NS', 'MC', 'NE', 'DT', 'AT', 'MT', 'EC', 'SE']);

/** Also returns the result of verifying signatures; most files have none. */
export async function check(
  bytes: Uint8Array,
  file: string,
  { language, day, run }: CheckSettings,
): Promise<CheckedFile> {
  const opened = open(bytes, file);
  const options = { file, language, asOf: day, asOfIsToday: true };
  const inRun = run === undefined ? options : { ...options, run };
  const { form } = opened.content ?? {};
  if (form === 'json') {
    const { validateAndRead } = await import('./checkJson.ts');
    return validateAndRead(bytes, inRun);
  }
  if (form !== 'xml' && opened.layers.length === 0) return validateXml(bytes, inRun);
  const { verifySignatures } = await import('./signatures.ts');
  const signatures = await verifySignatures(opened);
  const verified = signatures.length === 0 ? inRun : { ...inRun, signatures };
  const checked = validateXml(bytes, verified);
  if (!isMessage(checked.report)) return checked;
  const { validateAndRead } = await import('./checkJson.ts');
  return validateAndRead(bytes, verified);
}

function isMessage({ kind }: FileReport): boolean {
  return kind !== null && MESSAGES.has(kind);
}
