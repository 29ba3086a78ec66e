/** The messages of SdI in the fixtures, one of each kind. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InputSet } from './inputs.ts';

export function messageInputs(root: string): InputSet {
  const folder = join(root, 'fixtures/messages');
  const files = readdirSync(folder).map((file) => join(folder, file));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { name: 'messages', title: 'messages of SdI, of each kind', files, bytes, valid: files.length };
}
