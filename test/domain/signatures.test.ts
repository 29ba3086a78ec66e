/** The codes of verified signatures, and which codes the facts leave open. */
import { describe, expect, it } from 'vitest';
import { noTimeFlaw, signatureFlaws, undecidedCodes } from '../../src/domain/signatures.ts';
import type { CertificateFacts, SignatureFacts } from '../../src/model/signatureFacts.ts';
import { broken, certified, signature } from '../support/signatureFacts.ts';

/** Valid from 2025-01-01 to 2027-12-31, signed on 2026-06-01. */
const CLOCK = { asOf: '2026-06-02', asOfIsToday: false, asSent: false };

describe('the reason of a broken signature is', () => {
  it.each([
    ['no_signer', ['no-signer']],
    ['truncated', ['truncated']],
    ['reformatted', ['reformatted']],
    ['altered', ['document']],
    ['altered', ['part']],
    ['certificate', ['certificate']],
    ['certificate', ['signing-certificate']],
    ['value', ['value']],
    ['form', ['algorithm']],
    ['form', []],
    // The first that applies.
    ['truncated', ['value', 'truncated']],
    ['altered', ['value', 'document']],
  ])('%s for %j', (name, reasons) => {
    expect(signatureFlaws(broken(...reasons), CLOCK)).toEqual([
      { code: '00102', name, params: { format: 'CAdES', signer: 'Maria Rossi', reason: reasons.join(', ') } },
    ]);
  });

  it.each(['valid', 'unknown'] as const)('none if it is %s', (status) => {
    expect(signatureFlaws(signature({ status, reasons: ['value'] }), CLOCK)).toEqual([]);
  });
});

describe('codes of the certificate and the time', () => {
  it.each<[string, Partial<CertificateFacts>, Partial<SignatureFacts>, object, readonly string[]]>([
    ['nothing', {}, {}, {}, []],
    ['without a certificate', {}, { certificate: null }, { asOf: '2030-01-01' }, []],
    ['received on the last day', {}, {}, { asOf: '2027-12-31' }, []],
    ['received a day later', {}, {}, { asOf: '2028-01-01' }, ['00100 expired']],
    ['a day later, today', {}, {}, { asOf: '2028-01-01', asOfIsToday: true }, ['00100 expired_since']],
    [
      'a day later, today, as sent',
      {},
      {},
      { asOf: '2028-01-01', asOfIsToday: true, asSent: true },
      ['00100 expired'],
    ],
    [
      'signed on the last day, checked today',
      {},
      { signingTime: '2027-12-31T10:00:00Z' },
      { asOf: '2028-01-05', asOfIsToday: true },
      ['00100 expired_since'],
    ],
    [
      'signed after it, checked today',
      {},
      { signingTime: '2028-01-01T10:00:00Z' },
      { asOf: '2028-01-05', asOfIsToday: true },
      ['00100 expired'],
    ],
    [
      'without a signing time, checked today',
      {},
      { signingTime: null },
      { asOf: '2028-01-05', asOfIsToday: true },
      ['00100 expired'],
    ],
    ['received before the first day', {}, { signingTime: null }, { asOf: '2024-12-31' }, ['00107 not_yet']],
    ['received on the first day', {}, { signingTime: null }, { asOf: '2025-01-01' }, []],
    ['without validity', { notBefore: null, notAfter: null }, {}, {}, []],
    ['without a day', {}, {}, { asOf: null }, []],
    ['a certifier', { isCa: true, keyUsage: new Set() }, {}, {}, ['00107 ca']],
    ['another use', { keyUsage: new Set(['digitalSignature']) }, {}, {}, ['00107 usage']],
    ['any use', { keyUsage: null }, {}, {}, []],
    ['unknown extensions', { unknownCritical: ['1.2', '1.3'] }, {}, {}, ['00107 extension']],
    ['signed the day after', {}, { signingTime: '2026-06-03T10:00:00Z' }, {}, ['00105 future']],
    ['signed on that day', {}, { signingTime: '2026-06-02T21:00:00Z' }, {}, []],
    ['signed at an unknown time', {}, { signingTime: 'x' }, {}, []],
  ])('%s', (_, certificate, changes, clock, codes) => {
    const facts = { ...certified(certificate), ...changes };
    const flaws = signatureFlaws(facts, { ...CLOCK, ...clock });
    expect(flaws.map(({ code, name }) => `${code} ${name}`)).toEqual(codes);
  });

  it('and those of trusted lists, with the signer', () => {
    const trust = {
      flaws: [{ code: '00101', name: 'revoked', params: { since: 'x' } }],
      undecided: [],
    } as const;
    expect(signatureFlaws({ ...certified({ subject: null }), trust }, CLOCK)).toEqual([
      { code: '00101', name: 'revoked', params: { format: 'CAdES', signer: '1001', since: 'x' } },
    ]);
    expect(signatureFlaws({ ...broken(), certificate: null }, CLOCK)[0]?.params).toEqual({
      format: 'CAdES',
      signer: '?',
      reason: '',
    });
  });
});

it.each([
  ['valid', null, 1],
  ['unknown', null, 1],
  ['broken', null, 0],
  ['valid', '2026-06-01T09:00:00Z', 0],
] as const)('00103 of a signature that is %s, signed at %s: %i', (status, signingTime, count) => {
  const missing = { code: '00103', name: 'missing', params: {} };
  expect(noTimeFlaw(signature({ status, signingTime }))).toEqual(count === 0 ? [] : [missing]);
});

it('00103 does not apply to signatures that were not examined', () => {
  const rest = { status: 'unknown', undecided: ['limit'], certificate: null, signingTime: null } as const;
  expect(noTimeFlaw(signature(rest))).toEqual([]);
});

describe('codes left open', () => {
  const decided = { flaws: [], undecided: [] };
  it.each<[string, Partial<SignatureFacts>, string | null, readonly string[]]>([
    ['without lists', {}, '2026-06-02', ['00101 revocation null', '00104 trust null', '00107 trust null']],
    ['with lists that decide', { trust: decided }, '2026-06-02', []],
    [
      'with lists that do not',
      {
        trust: {
          flaws: [],
          undecided: [
            { code: '00101', reason: 'no-crl' },
            { code: '00104', reason: 'stale' },
          ],
        },
      },
      '2026-06-02',
      ['00101 revocation no-crl', '00104 trust stale'],
    ],
    ['without a day', { trust: decided }, null, ['00100 date null', '00105 date null', '00107 date null']],
    [
      'without the certificate',
      { trust: decided, certificate: null },
      '2026-06-02',
      ['00100 signer null', '00101 signer null', '00104 signer null', '00107 signer null'],
    ],
    [
      'with an unknown key',
      { trust: decided, status: 'unknown', undecided: ['key'] },
      '2026-06-02',
      ['00102 key null'],
    ],
    [
      'with an unknown signer',
      { trust: decided, status: 'unknown', undecided: ['signer'] },
      '2026-06-02',
      ['00102 signer null'],
    ],
  ])('%s', (_, changes, asOf, open) => {
    const codes = undecidedCodes(signature(changes), { ...CLOCK, asOf });
    expect(codes.map(({ code, needs, reason }) => `${code} ${needs} ${reason}`)).toEqual(open);
  });
});
