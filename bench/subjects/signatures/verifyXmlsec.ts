/** A process for each file, as programs that call xmlsec1 do. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { job, measure } from '../protocol.ts';

const ID = 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties';

/** All files have the same signer. */
const [first = ''] = job.files;
const certificate = join(tmpdir(), `fattura-bench-${process.pid}.der`);
const [, base64 = ''] = /<ds:X509Certificate>([^<]*)/.exec(readFileSync(first, 'utf8')) ?? [];
writeFileSync(certificate, Buffer.from(base64, 'base64'));

measure(() => {
  let right = 0;
  for (const path of job.files) {
    const args = ['--verify', '--id-attr:Id', ID, '--pubkey-cert-der', certificate, path];
    if (spawnSync('xmlsec1', args).status === 0) right += 1;
  }
  return right;
});
