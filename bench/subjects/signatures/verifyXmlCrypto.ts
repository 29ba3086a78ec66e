import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { measure } from '../protocol.ts';

measure((files) => {
  let right = 0;
  for (const bytes of files) {
    const xml = bytes.toString('utf8');
    const certificate = Buffer.from(/<ds:X509Certificate>([^<]*)/.exec(xml)?.[1] ?? '', 'base64');
    const verifier = new SignedXml({ publicCert: new X509Certificate(certificate).toString() });
    verifier.loadSignature(/<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? '');
    if (verifier.checkSignature(xml)) right += 1;
  }
  return right;
});
