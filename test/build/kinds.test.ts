/** `buildInvoice` makes the documents that a seller issues; `selfInvoice` and `integration` make those of a buyer. */
import { describe, expect, it } from 'vitest';
import { BuildError, buildInvoice, buildLotto, TipoDocumento } from '../../src/build/index.ts';
import { SELF_INVOICES } from '../../src/domain/documents.ts';
import { validate } from '../../src/validate/index.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { briefOf, customer, HUNDRED, supplier } from './briefs.ts';

const BY_BUYER = [...SELF_INVOICES];
const BY_SELLER = Object.values(TipoDocumento).filter((type) => !BY_BUYER.includes(type));

function problemsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.problems.map(({ path, code, params }) => `${path} ${code} ${params['type']}`);
  }
  return [];
}

describe('buildInvoice, by kind of document', () => {
  it.each(BY_SELLER)('%s is valid', (tipo_documento) => {
    const invoice = buildInvoice(briefOf({ tipo_documento } as never));
    const { verdict, findings } = validate(writeInvoice(invoice), { asOf: '2026-11-21' });
    expect([verdict, findings.filter(({ severity }) => severity === 'error')]).toEqual(['valid', []]);
  });

  it.each([
    ...['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29'].map((type) => [
      type,
      'type.buyer',
    ]),
    ['TD21', 'type.own'],
    ['TD27', 'type.own'],
  ])('%s belongs to another function: %s', (type, code) => {
    const parts = { tipo_documento: type } as never;
    expect(problemsOf(() => buildInvoice(briefOf(parts)))).toContain(`/tipo_documento ${code} ${type}`);
    const { cedente: _, cessionario: __, ...rest } = briefOf(parts);
    const lotto = { cedente: supplier, cessionario: customer, fatture: [{ ...rest, linee: [HUNDRED] }] };
    expect(problemsOf(() => buildLotto(lotto as never))).toContain(
      `/fatture/0/tipo_documento ${code} ${type}`,
    );
  });

  it('every kind is in one of the two tables', () => {
    expect([...BY_SELLER, ...BY_BUYER].sort()).toEqual(Object.values(TipoDocumento).sort());
    expect(BY_BUYER).toHaveLength(11);
  });
});
