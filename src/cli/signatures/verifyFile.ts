/** Verifies the signatures of a file and looks up their certificates in the lists of the user. */
import type { Opened } from '../../envelope/index.ts';
import { verifySignatures } from '../../envelope/signatures/index.ts';
import type { SignatureFacts } from '../../model/index.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { TrustData } from '../trust/readTrust.ts';
import type { TrustFiles } from './trustFiles.ts';

/** The options of a command that concern signatures; plain data that is copied to worker threads. */
export interface VerifySettings {
  /** The files of `--trust-list`, `--trust-list-signer` and `--crl`; null without any. */
  readonly trust: TrustFiles | null;
  readonly cwd: string;
  readonly asOf: string;
  /** True if `asOf` is only the current day, and the file may have been received before. */
  readonly asOfIsToday: boolean;
}

/** Keeps the keys of signers, who often sign many files. */
const crypto = nodeCrypto();

/** The lists, read once per thread. */
let known: { readonly files: TrustFiles; readonly data: Promise<TrustData> } | undefined;

/** Reads the lists. @throws UsageError if a file cannot be read or is not trusted. */
export async function trustData(files: TrustFiles, cwd: string): Promise<TrustData> {
  if (known?.files !== files) {
    const { readTrust } = await import('../trust/readTrust.ts');
    known = { files, data: readTrust(files, cwd) };
  }
  return await known.data;
}

export async function verifyFile(
  opened: Opened,
  settings: VerifySettings | null,
): Promise<readonly SignatureFacts[]> {
  if (settings === null || settings.trust === null) return await verifySignatures(opened, { crypto });
  const { trust: files, cwd, asOf, asOfIsToday } = settings;
  const { trustIn } = await import('../../envelope/trust/index.ts');
  const trust = trustIn(await trustData(files, cwd));
  // Not the end of the day: a revocation list may be valid for some hours only.
  const clock = asOfIsToday ? new Date().toISOString() : asOf;
  return await verifySignatures(opened, { crypto, clock, clockIsNow: asOfIsToday, trust });
}
