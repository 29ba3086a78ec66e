/** Reads every signed file in an archive, and verifies its signature. */
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { nodeInflate } from '../../../src/cli/process/nodeInflate.ts';
import { open } from '../../../src/envelope/index.ts';
import { verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { measureArchive } from './reading.ts';

const crypto = nodeCrypto();

measureArchive({ inflate: nodeInflate }, async ({ bytes }) => {
  if (bytes === null) return false;
  const reports = await verifySignatures(open(bytes), { crypto });
  return reports.length > 0 && reports.every(({ status }) => status === 'valid');
});
