/** The document to sign, and what SdI would say to it. */
import { open } from '../../envelope/index.ts';
import { validateXml } from '../../validate/index.ts';
import type { SignCall } from './definition.ts';

/** Reason why a file is not signed. */
export type Unsuitable = 'json' | 'archive' | 'no-xml';

/** Null for XML and signed files. */
export function unsuitable(bytes: Uint8Array, name: string): Unsuitable | null {
  const { kind } = open(bytes, name);
  switch (kind) {
    case 'xml':
    case 'p7m':
      return null;
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
