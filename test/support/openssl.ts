/** The command openssl, which creates certificates and gives a second opinion. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporaryFolders.ts';

export const skipWithoutOpenssl: boolean = spawnSync('openssl', ['version']).status !== 0;
if (skipWithoutOpenssl) console.warn('openssl is not installed: its part of these tests is skipped');

/** Runs openssl in a new folder, and returns a file that it wrote. */
function openssl(args: readonly string[], output: string): Uint8Array {
  const folder = temporaryFolder('openssl');
  const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`);
  return new Uint8Array(readFileSync(join(folder, output)));
}

/** A self-signed certificate in DER. */
export const opensslCertificate = (options: readonly string[]): Uint8Array =>
  openssl(
    [
      'req',
      '-x509',
      '-nodes',
      '-keyout',
      'k.pem',
      '-subj',
      '/CN=Anna Bianchi',
      '-outform',
      'DER',
      '-out',
      'c.der',
      ...options,
    ],
    'c.der',
  );
