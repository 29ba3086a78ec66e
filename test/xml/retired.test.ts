/** The formats 1.0 and 1.1 in the readers, the writer and the JSON form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type FileReport,
  normalizeInvoice,
  readInvoice,
  validate,
  validateInvoice,
} from '../../src/index.ts';
import { asReadable } from '../../src/model/retired/retiredInvoice.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { projectRoot } from '../support/shared.ts';

const fixture = (name: string): Uint8Array => readFileSync(join(projectRoot, 'fixtures/retired', name));
const text = (name: string): string => new TextDecoder().decode(fixture(name));

function retired(input: Uint8Array | string) {
  const result = readInvoice(input, { retired: true });
  if (!result.ok || (result.kind !== 'SDI10' && result.kind !== 'SDI11'))
    throw new Error('not a retired invoice');
  return result;
}

const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
const SUMMARY = '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0';
const LINE = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';
const SENDING = '/fattura_elettronica_header/dati_trasmissione';

describe('readInvoice', () => {
  it.each(['SDI10', 'SDI11'] as const)('%s is read on request only', (kind) => {
    const bytes = fixture(`${kind}.xml`);
    expect(readInvoice(bytes)).toMatchObject({
      ok: false,
      kind,
      problems: [{ id: 'source.kind', params: { kind } }],
    });
    expect(readInvoice(bytes, { retired: true })).toMatchObject({ ok: true, kind, notes: [] });
  });

  it('what later versions repeat is a list', () => {
    const { invoice } = retired(fixture('SDI10.xml'));
    const [body] = invoice.fattura_elettronica_body;
    const { dati_generali_documento: document, norma_di_riferimento } = body?.dati_generali ?? {};
    expect([norma_di_riferimento, document?.causale, document?.dati_bollo]).toEqual([
      'Art. 10 DPR 633/1972',
      ['Stampati per la biblioteca comunale'],
      { numero_bollo: '01130000123456', importo_bollo: '2.00' },
    ]);
    expect(document?.dati_ritenuta?.map(({ causale_pagamento }) => causale_pagamento)).toEqual(['F']);
    expect([
      invoice.versione,
      invoice.fattura_elettronica_header.dati_trasmissione.formato_trasmissione,
    ]).toEqual(['1.0', 'SDI10']);
  });

  it('the encoding name latin1', () => {
    const { invoice, source } = retired(fixture('SDI11-latin1.xml'));
    const { anagrafica } = invoice.fattura_elettronica_header.cessionario_committente.dati_anagrafici;
    expect([source.declaredEncoding, source.encoding, anagrafica.denominazione]).toEqual([
      'latin1',
      'iso-8859-1',
      'Comune di Città Nova',
    ]);
  });
});

/** A change of a fixture, and the problem that it causes; null if the format allows it. */
const CHANGES: readonly (readonly [string, string, string, string, string | null])[] = [
  [
    'SDI11.xml',
    'a code of later versions',
    'RT02',
    'RT03 value.code',
    `${DOCUMENT}/dati_ritenuta/0/tipo_ritenuta`,
  ],
  [
    'SDI11.xml',
    'a recipient of 7 characters',
    'UFX3KT',
    'UFX3KTA value.pattern',
    `${SENDING}/codice_destinatario`,
  ],
  ['SDI11.xml', 'another format', 'SDI11', 'FPR12 value.code', `${SENDING}/formato_trasmissione`],
  [
    'SDI11.xml',
    'a reason of 1.0',
    '<CausalePagamento>A',
    '<CausalePagamento>F value.code',
    `${DOCUMENT}/dati_ritenuta/0/causale_pagamento`,
  ],
  ['SDI11.xml', 'eight decimals', '500.00<', '500.12345678<', null],
  ['SDI10.xml', 'eight decimals', '1000000000500.00<', '500.12345678< value.pattern', `${LINE}/quantita`],
  [
    'SDI10.xml',
    'split payment',
    '<EsigibilitaIVA>I',
    '<EsigibilitaIVA>S value.code',
    `${SUMMARY}/esigibilita_iva`,
  ],
  ['SDI10.xml', 'a date before 1970', '2014-03-17', '1969-03-17', null],
  ['SDI11.xml', 'a date before 1970', '2016-03-17', '1969-03-17 value.range', `${DOCUMENT}/data`],
  [
    'SDI10.xml',
    'two reasons',
    '<Causale>',
    '<Causale>x</Causale><Causale> element.repeated',
    `${DOCUMENT}/causale/0`,
  ],
  [
    'SDI10.xml',
    'stamp duty of 1.1',
    'NumeroBollo',
    'BolloVirtuale element.unknown',
    `${DOCUMENT}/dati_bollo`,
  ],
  [
    'SDI11.xml',
    'the attribute of 1.2.1',
    'versione="1.1"',
    'versione="1.1" SistemaEmittente="x" attribute.unknown',
    '',
  ],
  ['SDI11.xml', 'the version of 1.0', 'versione="1.1"', 'versione="1.0" value.code', '/versione'],
];

describe('the structure is that of its time', () => {
  it.each(CHANGES)('%s: %s', (file, _, from, to, path) => {
    const [, changed = '', id] = /^(.*?)(?: ([a-z]+\.[a-z_]+))?$/s.exec(to) ?? [];
    const result = readInvoice(text(file).replaceAll(from, changed), { retired: true });
    const found = result.ok ? [] : result.problems.map((problem) => [problem.id, problem.path]);
    expect(found[0] ?? null).toEqual(path === null ? null : [id, path]);
  });
});

describe('XML and JSON', () => {
  it.each(['SDI10.xml', 'SDI11.xml'])('%s: written as it was read', (file) => {
    const { invoice } = retired(fixture(file));
    expect(writeInvoice(asReadable(invoice))).toBe(text(file));
    expect(normalizeInvoice(JSON.parse(JSON.stringify(invoice)))).toEqual(invoice);
  });

  const summary = ({ kind, verdict, stages, findings }: FileReport) => ({
    kind,
    verdict,
    stages: [stages.structure, stages.controls, stages.quality],
    ids: findings.map(({ id }) => id),
  });

  it.each(['SDI10', 'SDI11'])('%s: one report for both forms', (kind) => {
    const { invoice } = retired(fixture(`${kind}.xml`));
    const expected = {
      kind,
      verdict: 'valid',
      stages: ['pass', 'skipped', 'pass'],
      ids: ['Q-OLD-FORMAT.retired'],
    };
    expect(summary(validate(fixture(`${kind}.xml`)))).toEqual(expected);
    expect(summary(validate(JSON.stringify(invoice)))).toEqual(expected);
    expect(summary(validateInvoice(invoice))).toEqual(expected);
  });

  it.each([
    ['two of a list that allows one', 'causale', ['a', 'b'], 'element.repeated', `${DOCUMENT}/causale/1`],
    ['a later element', 'pec', 'x', 'element.unknown', DOCUMENT],
    ['a later attribute', null, null, 'element.unknown', ''],
  ])('JSON: %s', (_, key, value, id, path) => {
    const { invoice } = retired(fixture('SDI10.xml'));
    const changed = structuredClone(invoice) as unknown as Record<string, unknown>;
    if (key === null) changed['sistema_emittente'] = 'x';
    else {
      const [body] = changed['fattura_elettronica_body'] as {
        dati_generali: { dati_generali_documento: Record<string, unknown> };
      }[];
      if (body !== undefined) body.dati_generali.dati_generali_documento[key] = value;
    }
    const report = validate(JSON.stringify(changed));
    expect(report.verdict).toBe('rejected');
    expect(report.findings.filter(({ code }) => code === '00200').map((one) => [one.id, one.path])).toEqual([
      [id, path],
    ]);
  });
});

describe('coverage', () => {
  it('no control of the content applies', () => {
    const { coverage } = validate(fixture('SDI11.xml'), { asOf: '2026-06-01' });
    const content = coverage.skipped.filter(({ code }) => /^00[34]/.test(code));
    expect(content.length).toBeGreaterThan(50);
    expect([...new Set(content.map(({ reason }) => reason))]).toEqual(['format']);
    expect(
      [...coverage.ran, ...coverage.partial.map(({ code }) => code)].filter((code) => /^00[34]/.test(code)),
    ).toEqual([]);
    expect(coverage.ran).toContain('Q-OLD-FORMAT');
  });

  it.each([
    ['XML', fixture('SDI11.xml')],
    ['JSON', JSON.stringify(retired(fixture('SDI11.xml')).invoice)],
  ])('%s is unreadable for callers that take current invoices only', (_, input) => {
    const { verdict, findings, kind } = validate(input, { retired: false });
    expect([verdict, kind, findings.map(({ id }) => id)]).toEqual(['unreadable', 'SDI11', ['source.kind']]);
  });
});
