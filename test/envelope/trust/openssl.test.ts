/** Authorities, certificates and revocation lists made by openssl. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Crl,
  checkTrust,
  readCrl,
  readTrustBundle,
  type TrustList,
} from '../../../src/envelope/trust/index.ts';
import { type Certificate, readCertificate } from '../../../src/envelope/x509/index.ts';
import { skipWithoutOpenssl } from '../../support/openssl.ts';
import { temporaryFolder } from '../../support/temporaryFolders.ts';

/** An authority, one below it, and a signer, whose certificate is suspended in the last list. */
const SCRIPT = `set -e
printf '%s\\n' '[ca]' default_ca=d '[d]' dir=. database=index.txt serial=serial crlnumber=crlnumber default_md=sha256 \
  default_crl_days=7 policy=p new_certs_dir=. copy_extensions=copy '[p]' commonName=supplied \
  '[middle]' basicConstraints=critical,CA:TRUE keyUsage=critical,keyCertSign,cRLSign subjectKeyIdentifier=hash \
  authorityKeyIdentifier=keyid '[user]' keyUsage=critical,nonRepudiation authorityKeyIdentifier=keyid \
  qcStatements=ASN1:SEQUENCE:statements '[statements]' one=SEQUENCE:compliance '[compliance]' id=OID:0.4.0.1862.1.1 \
  '[list]' authorityKeyIdentifier=keyid > c.cnf
sed -i 's/^qcStatements/1.3.6.1.5.5.7.1.3/' c.cnf
for name in root middle anna; do $KEY -out $name.key; done
touch index.txt; echo 1000 > serial; echo 01 > crlnumber
openssl req -x509 -new -key root.key -subj /CN=Root -days 30 -out root.pem
openssl req -new -key middle.key -subj /CN=Middle -out middle.csr
openssl ca -batch -config c.cnf -extensions middle -cert root.pem -keyfile root.key -in middle.csr -days 20 -out middle.pem
openssl req -new -key anna.key -subj /CN=Anna -out anna.csr
openssl ca -batch -config c.cnf -extensions user -cert middle.pem -keyfile middle.key -in anna.csr -days 10 -out anna.pem
by="-config c.cnf -crlexts list -cert middle.pem -keyfile middle.key"
openssl ca $by -gencrl -out good.crl
openssl ca $by -revoke anna.pem -crl_reason certificateHold
openssl ca $by -gencrl -out suspended.crl
for name in middle anna; do openssl x509 -in $name.pem -outform DER -out $name.der; done
openssl verify -CAfile root.pem -untrusted middle.pem anna.pem
`;

describe.skipIf(skipWithoutOpenssl)('files of openssl', () => {
  it.each([
    ['RSA', 'openssl genpkey -algorithm RSA'],
    ['P-256', 'openssl ecparam -name prime256v1 -genkey -noout'],
    ['P-521', 'openssl ecparam -name secp521r1 -genkey -noout'],
  ])('%s', async (_, key) => {
    const cwd = temporaryFolder('trust-openssl');
    const script = SCRIPT.replace('$KEY', key);
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(join(cwd, name)));
    const [anna, middle] = ['anna.der', 'middle.der'].map(
      (name) => readCertificate(bytes(name)) as Certificate,
    );
    const lists = [readTrustBundle(bytes('root.pem')) as TrustList];
    const at = new Date().toISOString();
    const verdictWith = async (...crls: readonly string[]) => {
      const read = crls.map((name) => readCrl(bytes(name)) as Crl);
      const verdict = await checkTrust(anna as Certificate, [middle as Certificate], at, {
        lists,
        crls: read,
      });
      const { path, reasons, undecided, warnings } = verdict;
      return [
        path.length,
        reasons.map(({ reason }) => reason),
        undecided.map(({ reason }) => reason),
        warnings,
      ];
    };
    expect(await verdictWith()).toEqual([3, [], ['crl'], ['own-list']]);
    expect(await verdictWith('good.crl')).toEqual([3, [], [], ['own-list']]);
    expect(await verdictWith('suspended.crl')).toEqual([3, ['suspended'], [], ['own-list']]);
  });
});
