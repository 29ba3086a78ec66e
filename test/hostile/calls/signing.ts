/** Documents and keys given to `fattura sign`. */
import { cms, element, octets } from '../../support/cmsWriter.ts';
import { knownCertificate, knownKey } from '../../support/knownSigner.ts';
import { fill, invoice, LINE } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

type Bytes = string | Uint8Array;

/** The size of all inputs. Under jiti, an import of `LIMIT` keeps its first value. */
const limit = (): number => fill('a').length;
const filling = (text: string): string => text.repeat(Math.ceil(limit() / text.length));

const KEY = `${knownKey}\n${knownCertificate}`;
const SIGN = ['sign', '--key', 'key.pem', '--signing-time', '2026-03-02T10:00:00Z', '-o', 'out/a.p7m'];
const harmless = { 'a.xml': invoice(), 'key.pem': KEY };

const called = (
  options: readonly string[],
  files: Readonly<Record<string, Bytes>>,
  exit: HostileCall['exit'],
) => ({
  args: [...SIGN, ...options, 'a.xml'],
  files: { ...harmless, ...files },
  harmless,
  exit,
});
const xades = (xml: Bytes, exit: HostileCall['exit'] = 0): HostileCall =>
  called(['--format', 'xades'], { 'a.xml': xml }, exit);
const added = (p7m: Uint8Array, exit: HostileCall['exit'] = 0): HostileCall => ({
  ...called(['--add'], { 'a.xml': p7m }, exit),
  harmless: { ...harmless, 'a.xml': cms(invoice()) },
});
const keyed = (key: Bytes): HostileCall => called([], { 'key.pem': key }, 2);

const many = (part: Uint8Array): readonly Uint8Array[] =>
  Array(Math.max(1, Math.floor(limit() / part.length))).fill(part);

/** Less than the size over which no file is a key. */
const ofKey = (text: string): string => text.repeat(Math.ceil(Math.min(limit(), 1 << 20) / text.length) - 1);

export const signing: HostileCalls = {
  'CAdES of 5 MB': () => called([], { 'a.xml': invoice({ lines: fill(LINE) }) }, 0),
  'CAdES of anything': () => called([], { 'a.xml': `<a>${fill('b')}</a>` }, 0),
  'XAdES of 5 MB': () => xades(invoice({ lines: fill(LINE) })),
  'XAdES of attributes': () => xades(`<a>${fill('<b d="1" c="2"/>')}</a>`),
  'XAdES of references': () => xades(`<a>${fill('&amp;&#13;')}</a>`),
  'XAdES of line breaks': () => xades(`<a>${fill('\r\n')}</a>`),
  'XAdES of comments': () => xades(`<a>${fill('<!-- b --><?c d?>')}</a>`),
  'XAdES of namespaces': () => xades(`<a>${fill('<b:c xmlns:b="u:d"/>')}</a>`),
  'XAdES of Ids of signatures': () => xades(`<a>${fill('<b Id="signature"/>')}</a>`),
  'XAdES of elements in each other': () => xades(filling('<a>'), 1),
  'a signature added to 5 MB': () => added(cms(invoice({ lines: fill(LINE) }))),
  'a signature added to many certificates': () =>
    added(cms(invoice(), { certificates: many(element(0x30, [octets(new Uint8Array(900))])) }), 1),
  'a signature added to many signers': () =>
    added(cms(invoice(), { signers: many(element(0x30, [octets(new Uint8Array(900))])) }), 1),
  'a key of 5 MB': () => keyed(filling('a')),
  'a key of elements that open for ever': () => keyed(ofKey('\x30\x80')),
  'a key of octet strings that open for ever': () => keyed(ofKey('\x24\x80')),
  'beginnings of PEM': () => keyed(ofKey('-----BEGIN PRIVATE KEY-----\n')),
  'blocks of PEM': () => keyed(ofKey('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n')),
};
