/** Checks an SdI message: structure, signature, and for a rejection the rejected invoice next to it. */
import { open } from '../../envelope/index.ts';
import type { SignatureFacts } from '../../model/index.ts';
import { type CheckedFile, checkMessage, explainErrors, type Language } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { type VerifySettings, verifyFile } from '../signatures/verifyFile.ts';
import { compareBeside } from './compareBeside.ts';

export interface MessageFile {
  readonly bytes: Uint8Array;
  readonly input: Input;
}

export interface MessageSettings {
  readonly language: Language;
  readonly maxBytes: number;
  /** Null to leave the signature unverified. */
  readonly signatures: VerifySettings | null;
}

export async function checkMessageFile(
  { bytes, input }: MessageFile,
  { language, maxBytes, signatures }: MessageSettings,
): Promise<CheckedFile> {
  const { name: file } = input;
  const opened = open(bytes, file);
  const verified: readonly SignatureFacts[] | null =
    signatures === null ? null : await verifyFile(opened, signatures);
  const options = { file, language, maxBytes, ...(verified === null ? {} : { signatures: verified }) };
  const checked = checkMessage(bytes, options, opened);
  const { message } = checked.report;
  if (message === undefined || message.errors.length === 0) return checked;
  const errors = await explainErrors(message.errors, language);
  const comparison = await compareBeside(message, input, { maxBytes, signatures });
  return { ...checked, report: { ...checked.report, message: { ...message, errors, comparison } } };
}
