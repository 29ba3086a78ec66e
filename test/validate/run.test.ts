/** Files checked together in one run, and documents already in an earlier file (00404). */
import { describe, expect, it } from 'vitest';
import { createRun, type Invoice, validate, validateInvoice, writeInvoice } from '../../src/index.ts';
import { fingerprint } from '../../src/validate/engine/fingerprint.ts';
import { type Edits, editedInvoice } from '../support/ruleInvoice.ts';

const bytes = (invoice: Invoice): Uint8Array => new TextEncoder().encode(writeInvoice(invoice));
const invoice = (edits: Edits = {}): Invoice => editedInvoice('FPR12', edits);
const numbered = (numero: string, edits: Edits = {}): Invoice =>
  invoice({ 'documento.numero': numero, ...edits });

/** The findings of 00404 for files checked in order: file, finding, the earlier file and document. */
function told(files: Readonly<Record<string, Invoice>>): readonly string[] {
  const run = createRun();
  return Object.entries(files).flatMap(([file, one]) =>
    validate(bytes(one), { file, run })
      .findings.filter(({ code }) => code === '00404')
      .map(({ id, path, params }) => {
        const { file: earlier, document = '' } = params as { file: string; document?: number };
        return [file, id, path?.split('/')[2] ?? '-', earlier, document].join(' ').trimEnd();
      }),
  );
}

describe('files checked together', () => {
  it.each<[string, Readonly<Record<string, Invoice>>, readonly string[]]>([
    ['two numbers', { a: numbered('1'), b: numbered('2') }, []],
    [
      'one number',
      { a: numbered('1'), b: numbered('1', { 'documento.data': '2026-05-02' }) },
      ['b 00404.again 0 a 1'],
    ],
    [
      'three times: the first is named',
      {
        a: numbered('1'),
        b: numbered('1', { 'documento.divisa': 'USD' }),
        c: numbered('1', { 'linee.0.descrizione': 'Tavolo' }),
      },
      ['b 00404.again 0 a 1', 'c 00404.again 0 a 1'],
    ],
    ['one file twice', { a: numbered('1'), b: numbered('1') }, ['b 00404.same_file - a']],
    [
      'one number of two years',
      { a: numbered('1'), b: numbered('1', { 'documento.data': '2025-06-01' }) },
      [],
    ],
    [
      'a lotto, its second document',
      { a: numbered('1', { 'body1.documento.numero': '2' }), b: numbered('2') },
      ['b 00404.again 0 a 2'],
    ],
    ['twice in one lotto is 00409', { a: numbered('1', { 'body1.documento.numero': '1' }) }, []],
    [
      'Art73: one number, three days, and one of them again',
      {
        a: numbered('1', { 'documento.art_73': 'SI' }),
        b: numbered('1', { 'documento.art_73': 'SI', 'documento.data': '2026-06-02' }),
        c: numbered('1', { 'documento.art_73': 'SI', 'documento.data': '2026-06-03' }),
        d: numbered('1', {
          'documento.art_73': 'SI',
          'documento.data': '2026-06-02',
          'linee.0.descrizione': 'Tavolo',
        }),
      },
      ['d 00404.again 0 b 1'],
    ],
    [
      'a rejected file counts, too: it is corrected and sent with its number',
      { a: numbered('1', { 'riepilogo.0.imposta': '1.00' }), b: numbered('1') },
      ['b 00404.again 0 a 1'],
    ],
  ])('%s', (_name, files, expected) => {
    expect(told(files)).toEqual(expected);
  });

  it('does not change the verdict, and reports how far 00404 was checked', () => {
    const run = createRun();
    const [first, second] = [numbered('1'), numbered('1', { 'linee.0.descrizione': 'Tavolo' })].map((one) =>
      validate(bytes(one), { run }),
    );
    expect(second).toMatchObject({ verdict: 'valid', stages: { controls: 'pass' } });
    for (const report of [first, second]) {
      expect(report?.coverage.partial).toContainEqual({ code: '00404', reason: 'history' });
    }
    expect(validate(bytes(numbered('1'))).coverage.skipped).toContainEqual({
      code: '00404',
      reason: 'history',
    });
  });

  it('belongs to the caller: two runs are independent', () => {
    const same = bytes(numbered('1'));
    validate(same, { run: createRun() });
    const { findings } = validate(same, { run: createRun() });
    expect(findings.map(({ code }) => code)).not.toContain('00404');
  });

  it('accepts invoices in every form, and skips files with a wrong structure', () => {
    const run = createRun();
    validateInvoice(numbered('1'), { run, file: 'a' });
    const json = JSON.stringify(numbered('1'));
    const found = [
      validate(json, { run, file: 'b.json' }),
      validate(bytes(numbered('1')), { run, file: 'c.xml' }),
      validate(json, { run, file: 'd.json' }),
      validate(writeInvoice(numbered('1')).replace('<Numero>1</Numero>', ''), { run, file: 'e.xml' }),
    ].map(({ findings }) => findings.find(({ code }) => code === '00404')?.params['file']);
    expect(found).toEqual(['a', 'a', 'a', undefined]);
  });
});

describe('the fingerprint', () => {
  const base = bytes(invoice());

  it('depends on the bytes only, not on their place in memory', () => {
    const shifted = new Uint8Array(base.length + 3);
    shifted.set(base, 3);
    expect(fingerprint(shifted.subarray(3))).toBe(fingerprint(base));
    expect(Number.isSafeInteger(fingerprint(base))).toBe(true);
  });

  it('differs for every changed byte, and for another length', () => {
    const all = new Set([
      fingerprint(base),
      fingerprint(base.subarray(1)),
      fingerprint(base.subarray(0, -1)),
    ]);
    for (let i = 0; i < base.length; i += 1) {
      const changed = base.slice();
      changed[i] = (changed[i] ?? 0) ^ 1;
      all.add(fingerprint(changed));
    }
    expect(all.size).toBe(base.length + 3);
  });

  it('works for texts, too', () => {
    const text = writeInvoice(invoice());
    expect(fingerprint(text)).toBe(fingerprint(`${text}`));
    expect(fingerprint(`${text} `)).not.toBe(fingerprint(text));
  });
});
