/** The signers of envelopes, as the envelopes state them. */
import { describe, expect, it } from 'vitest';
import { open, type Signer, signersOf } from '../../src/envelope/index.ts';
import {
  commonName,
  extension,
  generalizedTime,
  name,
  utcTime,
  utf8,
  writeCertificate,
} from '../support/certificateWriter.ts';
import {
  CERTIFICATE,
  type CmsParts,
  cms,
  cmsData,
  element,
  octets,
  oid,
  SIGNER,
  sequence,
  set,
} from '../support/cmsWriter.ts';
import { signerInfo } from '../support/signerInfo.ts';

const UNKNOWN: Signer = {
  name: null,
  issuer: null,
  serial: null,
  notBefore: null,
  notAfter: null,
  time: null,
};
const ROSSI: Signer = {
  name: 'Mario Rossi',
  issuer: 'Prova CA',
  serial: '5e01',
  notBefore: '2025-01-01T00:00:00Z',
  notAfter: '2028-01-01T00:00:00Z',
  time: '2026-06-01T09:00:00Z',
};
const BY_NUMBER: Signer = { ...UNKNOWN, issuer: 'Prova CA', serial: '5e01', time: ROSSI.time };

function signers(bytes: Uint8Array): readonly Signer[] | null {
  const layer = open(bytes, 'a.p7m').layers[0];
  if (layer?.kind !== 'p7m' || layer.cms === null) throw new Error('no envelope');
  return signersOf(layer.cms);
}

const of = (parts: CmsParts): readonly Signer[] | null =>
  signers(cms('<a/>', { certificates: [writeCertificate()], signers: [signerInfo()], ...parts }));

const bianchi = { subject: commonName('Anna Bianchi'), serial: [0x77] };
const KEY = element(0x80, [[1, 2, 3]]);
const KEY_EXTENSION = extension('2.5.29.14', octets([1, 2, 3]));
const BY_KEY = writeCertificate({ extensions: [KEY_EXTENSION] });
const OTHER = sequence(oid('1.2.3'), set(utcTime('990101000000Z')));

describe('signers', () => {
  it.each<[string, CmsParts, readonly Signer[] | null]>([
    ['one', {}, [ROSSI]],
    ['BER', { outer: 'indefinite' }, [ROSSI]],
    [
      'the issuer in another type of string',
      {
        certificates: [
          writeCertificate({ issuer: name(['2.5.4.3', element(0x13, [Buffer.from('PROVA  CA')])]) }),
        ],
      },
      [{ ...ROSSI, issuer: 'PROVA  CA' }],
    ],
    ['wrong lengths', { outer: { lie: 5 } }, [ROSSI]],
    ['none', { signers: [] }, []],
    ['no certificate', { certificates: [] }, [BY_NUMBER]],
    ['other certificates before', { certificates: [writeCertificate(bianchi), writeCertificate()] }, [ROSSI]],
    [
      'the same number of another issuer',
      { certificates: [writeCertificate({ issuer: commonName('B') })] },
      [BY_NUMBER],
    ],
    ['a damaged certificate before', { certificates: [CERTIFICATE, writeCertificate()] }, [ROSSI]],
    ['another type of certificate', { certificates: [element(0xa1, [[5, 0]]), writeCertificate()] }, [ROSSI]],
    [
      'two',
      {
        certificates: [writeCertificate(bianchi), writeCertificate()],
        signers: [signerInfo(), signerInfo({ serial: [0x77], time: null })],
      },
      [ROSSI, { ...ROSSI, name: 'Anna Bianchi', serial: '77', time: null }],
    ],
    ['one twice', { signers: [signerInfo(), signerInfo()] }, [ROSSI, ROSSI]],
    ['version 1', { certificates: [writeCertificate({ version: null, extensions: null })] }, [ROSSI]],
    [
      'an organization as issuer',
      {
        certificates: [],
        signers: [signerInfo({ issuer: name(['2.5.4.10', utf8('Forno srl')]) })],
      },
      [{ ...BY_NUMBER, issuer: 'Forno srl' }],
    ],
    [
      'no time in the certificate',
      { certificates: [writeCertificate({ notBefore: utcTime('x'), notAfter: utcTime('259999000000Z') })] },
      [{ ...ROSSI, notBefore: null, notAfter: null }],
    ],
    ['a key identifier', { certificates: [BY_KEY], signers: [signerInfo({ sid: KEY })] }, [ROSSI]],
    [
      'a key identifier behind other extensions',
      {
        certificates: [
          writeCertificate({ extensions: [extension('2.5.29.19', sequence(), true), KEY_EXTENSION] }),
        ],
        signers: [signerInfo({ sid: KEY })],
      },
      [ROSSI],
    ],
    [
      'the identifier of another key',
      { certificates: [BY_KEY], signers: [signerInfo({ sid: element(0x80, [[9]]) })] },
      [{ ...UNKNOWN, time: ROSSI.time }],
    ],
    [
      'a key identifier without the extension',
      { signers: [signerInfo({ sid: KEY })] },
      [{ ...UNKNOWN, time: ROSSI.time }],
    ],
    [
      'a damaged extension',
      {
        certificates: [writeCertificate({ extensions: [sequence(oid('2.5.29.14'))] })],
        signers: [signerInfo({ sid: KEY })],
      },
      [{ ...UNKNOWN, time: ROSSI.time }],
    ],
    ['a shortened SignerInfo', { signers: [sequence()] }, [UNKNOWN]],
    ['an invented SignerInfo', { signers: [SIGNER] }, [{ ...UNKNOWN, serial: '07' }]],
    ['another element', { signers: [element(0x31, [])] }, []],
    ['70', { signers: Array(70).fill(signerInfo()) }, Array(64).fill(ROSSI)],
  ])('%s', (_, parts, expected) => expect(of(parts)).toEqual(expected));

  it.each<[string, Uint8Array, readonly Signer[] | null]>([
    ['CMS Data', cmsData('<a/>'), []],
    ['cut behind the content', cms('<a/>').subarray(0, 70), null],
    ['cut in the signature', cms('<a/>', { signers: [signerInfo()] }).subarray(0, -100), null],
  ])('%s', (_, bytes, expected) => expect(signers(bytes)).toEqual(expected));
});

describe('the signing time', () => {
  it.each<[string, Parameters<typeof signerInfo>[0], string | null]>([
    ['UTCTime', {}, '2026-06-01T09:00:00Z'],
    ['GeneralizedTime', { time: [generalizedTime('20260601090000Z')] }, '2026-06-01T09:00:00Z'],
    ['without seconds', { time: [utcTime('2606010900Z')] }, '2026-06-01T09:00:00Z'],
    ['with an offset', { time: [utcTime('260601110000+0200')] }, '2026-06-01T11:00:00+02:00'],
    ['behind other attributes', { attributes: [OTHER] }, '2026-06-01T09:00:00Z'],
    ['invalid', { time: [utcTime('260631090000Z')] }, null],
    ['of another type', { time: [utf8('260601090000Z')] }, null],
    ['without a value', { time: [] }, null],
    ['missing', { time: null }, null],
    ['missing, with other attributes', { time: null, attributes: [OTHER] }, null],
    ['without signed attributes', { attributes: null }, null],
  ])('%s', (_, parts, expected) => {
    expect(of({ signers: [signerInfo(parts)] })?.map(({ time }) => time)).toEqual([expected]);
  });
});
