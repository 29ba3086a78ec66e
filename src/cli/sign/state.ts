/** The file between the two steps of a signature. */
import { basename } from 'node:path';
import type { SigningState } from '../../envelope/signing/index.ts';
import type { SignSettings } from './settings.ts';

export interface StateFile {
  /** The name of the document. */
  readonly file: string;
  /** Not checked: `finishSigning` checks it. */
  readonly state: SigningState;
}

/** The name of a document whose state names none. */
const UNNAMED = 'invoice.xml';

/** Null if the content is no state. */
export function readStateFile(bytes: Uint8Array): StateFile | null {
  let found: unknown;
  try {
    found = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null || !('state' in found)) return null;
  const name = 'file' in found && typeof found.file === 'string' ? basename(found.file) : '';
  return { file: /^\.{0,2}$/.test(name) ? UNNAMED : name, state: found.state as SigningState };
}

/** The format of a state, for the name of the result. */
export function formatOf({ state }: StateFile): SignSettings['format'] {
  return (state as Partial<SigningState> | null)?.format === 'XAdES' ? 'xades' : 'cades';
}
