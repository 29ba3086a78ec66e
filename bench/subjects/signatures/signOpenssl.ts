/** A process for each file, as programs that call openssl do. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownCertificate, knownKey } from '../../../test/support/knownSigner.ts';
import { job, measure } from '../protocol.ts';

const signer = join(tmpdir(), `fattura-bench-${process.pid}.pem`);
writeFileSync(signer, `${knownKey}\n${knownCertificate}`);
const SIGN = ['cms', '-sign', '-cades', '-binary', '-nodetach', '-signer', signer, '-outform', 'DER'];

measure(() => {
  let signed = 0;
  for (const path of job.files)
    if (spawnSync('openssl', [...SIGN, '-in', path, '-out', devNull]).status === 0) signed += 1;
  return signed;
});
