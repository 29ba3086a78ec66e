/** Trust inputs: the Italian trusted list, if it is next to the project, and a revocation list of ours. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCrl } from '../test/support/trustWriter.ts';
import type { InputSet } from './inputs.ts';

const ENTRIES = 50_000;

/** Serial numbers of 16 bytes, as certification authorities use them. */
function serial(index: number): readonly number[] {
  return [1, ...Array.from({ length: 15 }, (_, place) => (index * (place + 7) * 2_654_435_761) % 256)];
}

/** The official list no. 194, with the list of trusted lists that names its signers; null without them. */
export function officialLists(root: string): { readonly list: InputSet; readonly signers: string } | null {
  const folder = join(root, '../shared/official/trust');
  const list = join(folder, 'IT-TSL-194-2023-09-26.xml');
  const signers = join(folder, 'EU-LOTL-332.xml');
  if (!existsSync(list) || !existsSync(signers)) return null;
  return { list: setOf('trustList', 'the Italian list no. 194, 451 services', list), signers };
}

export function revocationList(root: string): InputSet {
  const folder = join(root, '.bench/trust');
  const file = join(folder, 'revoked.crl');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const revoked = Array.from({ length: ENTRIES }, (_, index) => ({ serial: serial(index), reason: 1 }));
    writeFileSync(file, writeCrl({ revoked }));
  }
  return setOf('crl', `revocation list of ${ENTRIES.toLocaleString('en')} certificates`, file);
}

function setOf(name: string, title: string, file: string): InputSet {
  return { name, title, files: [file], bytes: statSync(file).size, valid: 1 };
}
