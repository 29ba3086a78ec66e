import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type CheckOptions,
  checkSubmission,
  type InvoiceInput,
  type OutgoingInvoice,
} from '../../src/api/index.ts';
import {
  type OrdinaryInvoice,
  readInvoice,
  validate,
  validateAndRead,
  validateInvoice,
} from '../../src/index.ts';
import { cms } from '../support/cmsWriter.ts';
import { signedP7m, signedXml } from '../support/signedFile.ts';
import { fixture, invoiceObject, outcome, XML, xmlWith } from './submissionCases.ts';

const TRANSMISSION = '/fattura_elettronica_header/dati_trasmissione';
const FILLED = [`${TRANSMISSION}/id_trasmittente`, `${TRANSMISSION}/progressivo_invio`];
const check = { asOf: '2026-06-01' } as const;

/** The invoice without the fields that the service fills in. */
function bare(invoice: OrdinaryInvoice): OutgoingInvoice {
  const { fattura_elettronica_header: header, ...rest } = structuredClone(invoice);
  const { id_trasmittente: _, progressivo_invio: __, ...dati_trasmissione } = header.dati_trasmissione;
  return { ...rest, fattura_elettronica_header: { ...header, dati_trasmissione } };
}

const ordinary = ['valid', 'invalid'].flatMap((folder) =>
  readdirSync(new URL(`../../fixtures/${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => {
      const read = readInvoice(fixture(`${folder}/${name}`));
      return read.ok && read.kind !== 'FSM10' ? [{ name, invoice: read.invoice as OrdinaryInvoice }] : [];
    }),
);

describe('fields that the service fills in may be missing', () => {
  it.each(ordinary)('$name', async ({ invoice }) => {
    const registry = { codiceFiscale: (): 'unknown' => 'unknown' };
    for (const options of [check, { ...check, registry }]) {
      const whole = validateInvoice(invoice, options);
      const { report } = await checkSubmission(bare(invoice), { check: options });
      const rest = whole.findings.filter(({ path }) => !FILLED.some((one) => path?.startsWith(one)));
      expect(report.findings).toEqual(rest);
    }
  });

  it('the fixture has some', () => {
    expect(ordinary.length).toBeGreaterThan(20);
  });

  it.each<[string, object]>([
    ['half a transmitter', { id_trasmittente: { id_paese: 'IT' } }],
    ['an empty one', { id_trasmittente: {} }],
    ['a wrong progressive number', { progressivo_invio: '' }],
    ['no recipient', { codice_destinatario: null }],
  ])('existing fields are checked: %s', async (_, change) => {
    const invoice = bare(invoiceObject());
    Object.assign(invoice.fattura_elettronica_header.dati_trasmissione, change);
    const { refusal } = await checkSubmission(invoice, { check });
    expect(refusal?.reason).toBe('invalid');
  });

  it.each([null, []])('%j counts as absent', async (absent) => {
    const invoice = bare(invoiceObject());
    Object.assign(invoice.fattura_elettronica_header.dati_trasmissione, { id_trasmittente: absent });
    expect((await checkSubmission(invoice, { check })).refusal).toBeNull();
  });
});

describe('lines of JSON text', () => {
  const wrong = (): OutgoingInvoice => {
    const invoice = bare(invoiceObject());
    invoice.fattura_elettronica_body[0]!.dati_beni_servizi.dati_riepilogo[0]!.imposta = '52.00';
    return invoice;
  };

  it.each([0, 2])('refer to the text with missing fields (indent %i)', async (indent) => {
    const text = JSON.stringify(wrong(), null, indent);
    const { report, source, refusal } = await checkSubmission(text, { check: { ...check, file: 'a.json' } });
    expect(refusal?.reason).toBe('invalid');
    expect(report).toMatchObject({ file: 'a.json', verdict: 'rejected', kind: 'FPR12' });
    const places = report.findings.map(({ path, line, column }) => [path, line, column]);
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('"52.00"')) + 1;
    const column = (lines[line - 1] ?? '').indexOf('"52.00"') + 1;
    expect(places).toContainEqual([expect.stringContaining('/imposta'), line, column]);
    const spans = source?.spans.map((span) => (span === null ? null : text.slice(span.offset, span.end)));
    expect(spans).toContain('"52.00"');
    expect(spans).toHaveLength(report.findings.length);
    const offsets = source?.spans.map((span) => span?.offset ?? -1) ?? [];
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  });

  it.each<[string, (invoice: Record<string, unknown>) => void, string, string]>([
    ['an unknown field of the root', (invoice) => Object.assign(invoice, { extra: 1 }), '', '"extra"'],
    ['a missing field of the root', (invoice) => delete invoice['versione'], '/versione', '{'],
  ])('point to %s', async (_what, change, path, at) => {
    const invoice = bare(invoiceObject());
    change(invoice as unknown as Record<string, unknown>);
    const text = JSON.stringify(invoice, null, 1);
    const { report } = await checkSubmission(text, { check });
    const line = text.split('\n').findIndex((one) => one.includes(at)) + 1;
    expect(report.findings.map((one) => [one.path, one.line])).toContainEqual([path, line]);
  });

  it('are those of the check if nothing is missing', async () => {
    const text = JSON.stringify(invoiceObject()).replace('"EUR"', '"eur"');
    const { report, source } = await checkSubmission(text, { check });
    expect(report).toEqual(validate(text, check));
    expect(source?.spans).toEqual(validateAndRead(text, check).source?.spans);
  });
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the verdict', () => {
  const simplified = fixture('valid/FSM10-simple.xml');
  it.each<[string, InvoiceInput, CheckOptions, string | null, string | null]>([
    ['a valid file', XML, {}, null, 'FPR12'],
    ['an invalid file', xmlWith(['<Divisa>EUR<', '<Divisa>eur<']), {}, 'invalid', 'FPR12'],
    ['an invalid file, by force', xmlWith(['<Divisa>EUR<', '<Divisa>eur<']), { force: true }, null, 'FPR12'],
    ['a simplified invoice', simplified, {}, 'simplified', 'FSM10'],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4]), {}, 'signed_envelope', 'zip'],
    ['a signed file', cms(XML), {}, 'signed_envelope', 'FPR12'],
    ['a signed file, by force', cms(XML), { force: true }, 'signed_envelope', 'FPR12'],
    ['a signed file without its signature', cms(XML), { dropSignature: true }, null, 'FPR12'],
    [
      'an invalid invoice without its signature',
      cms(xmlWith(['<Divisa>EUR<', '<Divisa>eur<'])),
      { dropSignature: true },
      'invalid',
      'FPR12',
    ],
    ['a detached signature', cms('', { written: null }), { dropSignature: true }, 'unreadable', 'p7m'],
    ['no invoice', 'x', {}, 'unreadable', null],
  ])('%s', async (_, input, options, reason, kind) => {
    const verdict = await checkSubmission(input, { check, ...options });
    expect(verdict.refusal?.reason ?? null).toBe(reason);
    expect(verdict.report.kind).toBe(kind);
  });

  const TEXT = new TextDecoder().decode(XML);
  const changed = (text: string): string => text.replace(/<Comune>./, '<Comune>X');
  it.each<[string, () => Promise<InvoiceInput>, CheckOptions, string | null, readonly string[]]>([
    ['a signature in the XML', () => signedXml(TEXT), {}, null, []],
    ['the same as bytes', async () => bytesOf(await signedXml(TEXT)), {}, null, []],
    ['the XML changed since', async () => changed(await signedXml(TEXT)), {}, 'invalid', ['00102']],
    ['bytes changed since', async () => bytesOf(changed(await signedXml(TEXT))), {}, 'invalid', ['00102']],
    [
      'the XML changed since, by force',
      async () => changed(await signedXml(TEXT)),
      { force: true },
      null,
      ['00102'],
    ],
    ['a p7m', () => signedP7m(XML), { dropSignature: true }, null, []],
    [
      'a p7m changed since',
      async () => Buffer.from(changed(Buffer.from(await signedP7m(XML)).toString('latin1')), 'latin1'),
      { dropSignature: true },
      'invalid',
      ['00102'],
    ],
  ])('verifies %s', async (_, input, options, reason, codes) => {
    const { refusal, report } = await checkSubmission(await input(), { check, ...options });
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    expect([refusal?.reason ?? null, errors.map(({ code }) => code)]).toEqual([reason, codes]);
  });

  it('has the invoice, as far as it could be read', async () => {
    const { invoice } = await checkSubmission(xmlWith(['<Divisa>EUR<', '<Divisa>eur<']), { check });
    expect(invoice).toMatchObject({ versione: 'FPR12' });
    expect((await checkSubmission('{', { check })).invoice).toBeUndefined();
  });

  it('uses the date in Rome as the date of reception', async () => {
    const [tomorrow, longAgo] = [new Date(Date.now() + 3 * 86_400_000), new Date('2020-06-01')];
    const dated = (day: Date): string => xmlWith(['2025-03-17', day.toISOString().slice(0, 10)]);
    expect((await checkSubmission(dated(tomorrow))).refusal?.report.findings[0]?.code).toBe('00403');
    expect((await checkSubmission(dated(longAgo))).report.coverage.ran).toContain('00403');
  });

  it.each<[string, CheckOptions]>([
    ['a language that is none', { check: { language: 'fr' as never } }],
    ['an edition that is none', { check: { spec: '2' as never } }],
  ])('%s', async (_, options) => {
    expect(await outcome(checkSubmission(XML, options))).toBe('configuration');
  });

  it.each<[string, InvoiceInput, { file?: string }, CheckOptions, string]>([
    ['a signed file', cms(XML), { file: 'a.xml.p7m' }, { dropSignature: true }, 'a.xml'],
    ['a signed file without a name', cms(XML), {}, { dropSignature: true }, '-'],
    ['a signed file as it is', cms(XML), { file: 'a.xml.p7m' }, {}, 'a.xml.p7m'],
    ['XML', XML, { file: 'a.xml.p7m' }, { dropSignature: true }, 'a.xml.p7m'],
  ])('names the file of %s', async (_, input, name, options, named) => {
    const { report } = await checkSubmission(input, { check: { ...check, ...name }, ...options });
    expect(report.file).toBe(named);
    expect(report.coverage.ran).toContain('00403');
  });

  it.each<[string, unknown]>([
    ['text', 'x'],
    ['null', null],
  ])('options that are %s are a wrong argument', async (_, options) => {
    await expect(checkSubmission(XML, options as CheckOptions)).rejects.toThrow(/^options\b/);
  });
});
