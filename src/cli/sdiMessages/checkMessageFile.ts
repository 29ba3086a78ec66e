/** Checks a message of SdI: structure, signature, and for a rejection the rejected invoice beside it. */
import { open } from '../../envelope/index.ts';
import type { SignatureFacts } from '../../model/index.ts';
import { type CheckedFile, checkMessage, explainErrors, type Language } from '../../validate/index.ts';
import { type VerifySettings, verifyFile } from '../signatures/verifyFile.ts';
import { compareBeside } from './compareBeside.ts';

export interface MessageFile {
  readonly bytes: Uint8Array;
  /** Name in the report. */
  readonly file: string;
  /** Null for standard input, which has no folder. */
  readonly path: string | null;
}

export interface MessageSettings {
  readonly language: Language;
  readonly maxBytes: number;
  /** Null to leave the signature unverified. */
  readonly signatures: VerifySettings | null;
}

export async function checkMessageFile(
  { bytes, file, path }: MessageFile,
  { language, maxBytes, signatures }: MessageSettings,
): Promise<CheckedFile> {
  const opened = open(bytes, file);
  const verified: readonly SignatureFacts[] | null =
    signatures === null ? null : await verifyFile(opened, signatures);
  const options = { file, language, maxBytes, ...(verified === null ? {} : { signatures: verified }) };
  const checked = checkMessage(bytes, options, opened);
  const { message } = checked.report;
  if (message === undefined || message.errors.length === 0) return checked;
  const errors = await explainErrors(message.errors, language);
  const comparison = path === null ? null : await compareBeside(message, path, { maxBytes, signatures });
  return { ...checked, report: { ...checked.report, message: { ...message, errors, comparison } } };
}
