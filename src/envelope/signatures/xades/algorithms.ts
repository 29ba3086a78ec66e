/** The closed list of methods (XMLDSig §6, RFC 9231); all others are rejected. */
import type { Hash, SignatureAlgorithm } from '../crypto.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const MORE_2007 = 'http://www.w3.org/2007/05/xmldsig-more#';
const ENC = 'http://www.w3.org/2001/04/xmlenc#';

const HASHES: ReadonlyMap<string, Hash> = new Map([
  [`${DSIG}sha1`, 'SHA-1'],
  [`${ENC}sha256`, 'SHA-256'],
  [`${MORE}sha384`, 'SHA-384'],
  [`${ENC}sha512`, 'SHA-512'],
]);

/** Salts have as many octets as the digest (RFC 9231 §2.3.10). */
const METHODS: ReadonlyMap<string, SignatureAlgorithm> = new Map([
  [`${DSIG}rsa-sha1`, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-1' }],
  [`${MORE}rsa-sha256`, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }],
  [`${MORE}rsa-sha384`, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-384' }],
  [`${MORE}rsa-sha512`, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' }],
  [`${MORE_2007}sha256-rsa-MGF1`, { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32 }],
  [`${MORE_2007}sha384-rsa-MGF1`, { name: 'RSA-PSS', hash: 'SHA-384', saltLength: 48 }],
  [`${MORE_2007}sha512-rsa-MGF1`, { name: 'RSA-PSS', hash: 'SHA-512', saltLength: 64 }],
  [`${MORE}ecdsa-sha256`, { name: 'ECDSA', hash: 'SHA-256' }],
  [`${MORE}ecdsa-sha384`, { name: 'ECDSA', hash: 'SHA-384' }],
  [`${MORE}ecdsa-sha512`, { name: 'ECDSA', hash: 'SHA-512' }],
]);

export const hashOf = (uri: string): Hash | undefined => HASHES.get(uri);
export const methodOf = (uri: string): SignatureAlgorithm | undefined => METHODS.get(uri);
