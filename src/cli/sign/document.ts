/** The document to sign, and the codes with which SdI would reject it. */
import { open } from '../../envelope/index.ts';
import { verifySignatures } from '../../envelope/signatures/index.ts';
import { validateXml } from '../../validate/index.ts';
import { nodeCrypto } from '../process/nodeCrypto.ts';
import type { SignCall } from './definition.ts';
import type { SignSettings } from './settings.ts';

/** Reason why a file is not signed. */
export type Unsuitable = 'json' | 'archive' | 'envelope' | 'no-xml';

/** Returns the reason why a file is not signed; null if it may be signed. */
export function unsuitable(
  bytes: Uint8Array,
  name: string,
  format: SignSettings['format'],
): Unsuitable | null {
  const { kind } = open(bytes, name);
  switch (kind) {
    case 'xml':
      return null;
    case 'p7m':
      return format === 'xades' ? 'envelope' : null;
    case 'json':
    case 'yaml':
      return 'json';
    case 'zip':
    case 'mail':
      return 'archive';
    default:
      return 'no-xml';
  }
}

/** True if the file has a signature that is broken, so that another one would not help. */
export async function isBroken(bytes: Uint8Array): Promise<boolean> {
  const reports = await verifySignatures(open(bytes), { crypto: nodeCrypto() });
  return reports.some(({ status }) => status === 'broken');
}

/** The codes for which SdI would reject the invoice. */
export function rejectedFor(
  bytes: Uint8Array,
  file: string,
  {
    language,
    asOf,
    maxBytes,
  }: Pick<SignCall, 'language'> & { readonly asOf: string; readonly maxBytes: number },
): readonly string[] {
  const { report } = validateXml(bytes, { file, language, asOf, maxBytes, only: 'controls' });
  if (report.verdict !== 'rejected') return [];
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ code }) => code))];
}
