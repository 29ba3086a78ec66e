import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/shared.ts';

/** The project's invoices used by the command's tests. */
export const fixture = {
  /** A small valid FPR12, as XML and as JSON. */
  valid: read('valid/FPR12-simple.xml'),
  validJson: read('valid/FPR12-simple.json'),
  simplified: read('valid/FSM10-simple.xml'),
  signed: read('structure/FPR12-signature.xml'),
  /** One error against the schema: a comma instead of the point, in 2.2.1.11. */
  rejected: read('invalid/00200/amount-with-comma.xml'),
  malformed: read('malformed/truncated.xml'),
  oldFormat: read('retired/SDI11.xml'),
  metadata: read('messages/IT01234567897_000PA_MT_001.xml'),
  message: read('messages/IT01234567897_00001_RC_001.xml'),
} as const;

function read(name: string): string {
  return readFileSync(join(projectRoot, 'fixtures', name), 'utf8');
}
