/** Reads a revocation list, and looks up a certificate that is not on it, which takes longest. */

import { findEntry } from '../../../src/envelope/trust/crlEntries.ts';
import { readCrl } from '../../../src/envelope/trust/index.ts';
import { measure } from '../protocol.ts';

measure(
  (files) =>
    files.filter((bytes) => {
      const crl = readCrl(bytes);
      return crl !== null && crl.count > 0 && findEntry(crl.entries, '7fffffff') === null;
    }).length,
);
