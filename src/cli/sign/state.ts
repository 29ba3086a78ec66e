/** The file between the two steps of a signature. */
import { basename } from 'node:path';
import type { SigningState } from '../../envelope/signing/index.ts';
import { jsonMembers } from '../files/jsonMembers.ts';
import type { SignSettings } from './settings.ts';

export interface StateFile {
  /** The name of the document. */
  readonly file: string;
  /** Not checked: `finishSigning` checks it. */
  readonly state: SigningState;
}

/** The name of a document if the state has none. */
const UNNAMED = 'invoice.xml';

/** Null if the content is not a state. */
export function readStateFile(bytes: Uint8Array): StateFile | null {
  const found = jsonMembers(new TextDecoder().decode(bytes));
  if (found === null || !('state' in found)) return null;
  const { file, state } = found;
  const name = typeof file === 'string' ? basename(file) : '';
  return { file: /^\.{0,2}$/.test(name) ? UNNAMED : name, state: state as SigningState };
}

/** The format of a state, for the name of the result. */
export function formatOf({ state }: StateFile): SignSettings['format'] {
  return (state as Partial<SigningState> | null)?.format === 'XAdES' ? 'xades' : 'cades';
}
