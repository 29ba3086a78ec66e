/** Trusted lists and bundles given to `fattura trust show`, and revocation lists. */
import { selfSigned } from '../../support/certificates.ts';
import { writeList } from '../../support/trustWriter.ts';
import { fill } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

const certificate = selfSigned.replace(/-----[^-]+-----|\n/g, '');
const IDENTITY = `<DigitalId><X509Certificate>${certificate}</X509Certificate></DigitalId>`;
const SERVICE =
  '<TSPService><ServiceInformation><ServiceTypeIdentifier>http://uri.etsi.org/TrstSvc/Svctype/CA/QC</ServiceTypeIdentifier></ServiceInformation></TSPService>';
const HISTORY =
  '<ServiceHistoryInstance><ServiceStatus>a/granted</ServiceStatus><StatusStartingTime>2020-01-01T00:00:00Z</StatusStartingTime></ServiceHistoryInstance>';

/** The size of all inputs. Under jiti, an import of `LIMIT` keeps its first value. */
const limit = (): number => fill('a').length;

const filling = (part: string): string => part.repeat(Math.ceil(limit() / part.length));

/** A list in which something huge follows the start of an element. */
function inside(element: string, content: string, exit: HostileCall['exit'] = 0): HostileCall {
  const list = writeList({ services: [{}] });
  return {
    args: ['trust', 'show', 'a.xml', '--issuer', 'a', '--format', 'json'],
    files: { 'a.xml': list.replace(element, () => `${element}${content}`) },
    harmless: { 'a.xml': list },
    exit,
  };
}

/** The same with a signer, so that the signature is verified. */
function signed(element: string, content: string): HostileCall {
  const call = inside(element, content, 2);
  const signature =
    '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo/></ds:Signature></TrustServiceStatusList>';
  const end = '</TrustServiceStatusList>';
  return {
    ...call,
    args: [...call.args, '--signer', 'b.pem'],
    files: { 'a.xml': `${call.files['a.xml']}`.replace(end, signature), 'b.pem': selfSigned },
    harmless: { ...call.harmless, 'b.pem': selfSigned },
  };
}

function bundle(text: string, exit: HostileCall['exit']): HostileCall {
  return { ...inside('', '', exit), files: { 'a.xml': text }, harmless: { 'a.xml': selfSigned } };
}

export const trust: HostileCalls = {
  services: () => inside('<TSPServices>', filling(SERVICE)),
  'services of other types': () => inside('<TSPServices>', filling('<TSPService/>')),
  providers: () =>
    inside(
      '<TrustServiceProviderList>',
      filling('<TrustServiceProvider><TSPServices/></TrustServiceProvider>'),
    ),
  'the certificates of a service': () => inside('<ServiceDigitalIdentity>', filling(IDENTITY)),
  'damaged certificates': () =>
    inside(
      '<ServiceDigitalIdentity>',
      filling('<DigitalId><X509Certificate>MIIB</X509Certificate></DigitalId>'),
    ),
  'a long certificate': () =>
    inside(
      '<ServiceDigitalIdentity>',
      `<DigitalId><X509Certificate>${filling('MIIB')}</X509Certificate></DigitalId>`,
    ),
  history: () => inside('<ServiceHistory>', filling(HISTORY)),
  pointers: () => inside('<PointersToOtherTSL>', filling('<OtherTSLPointer/>')),
  names: () => inside('<TSPName>', filling('<Name xml:lang="it">a</Name>')),
  'a long name': () => inside('<Name xml:lang="en">', filling('a')),
  'nested elements': () => inside('<TSPServices>', filling('<a>'), 2),
  attributes: () =>
    inside('<TSPServices>', `<a${Array.from({ length: limit() / 12 }, (_, i) => ` a${i}="b"`).join('')}/>`),
  'signed services': () => signed('<TSPServices>', filling(SERVICE)),
  Ids: () => signed('<TSPServices>', filling('<a Id="b"/>')),
  'a bundle': () => bundle(filling(`${selfSigned}\n`), [0, 2]),
  'beginnings of certificates': () => bundle(filling('-----BEGIN CERTIFICATE-----\n'), 2),
  'blanks in a certificate': () =>
    bundle(
      selfSigned.replace('MIIB', () => `MIIB${filling(' ')}`),
      0,
    ),
};
