import { describe, expect, it } from 'vitest';
import { type InvoiceKind, validate, writeInvoice } from '../../src/index.ts';
import { registry } from '../support/identifierCases.ts';
import { recipients } from '../support/recipientCases.ts';
import { baseInvoice } from '../support/ruleInvoice.ts';

/** Codes decided by a registry, and partly by a file: the check digits. */
const ALL = ['00300', '00301', '00303', '00305', '00306', '00311', '00312', '00320', '00324'];
const PARTIAL: Readonly<Record<InvoiceKind, readonly string[]>> = {
  FPA12: [...ALL, '00302', '00304'].sort(),
  FPR12: [...ALL, '00302', '00304'].sort(),
  FSM10: ALL,
};

/** Codes about which a file alone shows nothing. */
const ONLY_ASKED = ['00311', '00312'];

describe.each(['FPA12', 'FPR12', 'FSM10'] as const)('the coverage of an %s', (kind) => {
  const xml = writeInvoice(baseInvoice(kind));

  it.each([
    ['without a register', {}],
    ['with one of taxpayers', { registry }],
    ['with one of recipients', { registry: recipients }],
  ])('%s: checks that need a registry are never reported as complete', (_name, options) => {
    const { coverage } = validate(xml, options);
    const byRegister = coverage.partial.filter(({ reason }) => reason === 'registry').map(({ code }) => code);
    const unasked = 'registry' in options ? [] : ONLY_ASKED;
    expect(byRegister).toEqual(PARTIAL[kind].filter((code) => !unasked.includes(code)));
    for (const code of unasked) expect(coverage.skipped).toContainEqual({ code, reason: 'registry' });
    expect(coverage.ran.filter((code) => PARTIAL[kind].includes(code))).toEqual([]);
  });

  it('skips codes of other formats', () => {
    const { skipped } = validate(xml).coverage;
    const other = skipped.filter(({ reason }) => reason === 'format').map(({ code }) => code);
    for (const code of ['00302', '00304']) expect(other.includes(code)).toBe(kind === 'FSM10');
    for (const code of ['00313', '00330']) expect(other.includes(code)).toBe(kind === 'FPA12');
    for (const code of ['00472', '00473', '00475']) expect(other.includes(code)).toBe(kind === 'FSM10');
  });
});

describe('a registry', () => {
  it('is queried once about each Italian identifier, and about no other', () => {
    const asked: string[] = [];
    const ask = (code: string) => {
      asked.push(code);
      return undefined;
    };
    const invoice = baseInvoice('FPR12');
    validate(writeInvoice(invoice), { registry: { partitaIva: ask, codiceFiscale: ask } });
    // The transmitter's fiscal code, the numbers of supplier and buyer.
    expect(asked).toEqual(['12345678903', '12345678903', '01234567897']);
  });
});
