import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkSubmission, type InvoiceInput } from '../../src/api/index.ts';
import { fillIn } from '../../src/api/submission/fillIn.ts';
import { fixture, invoiceObject, outcome, XML } from './submissionCases.ts';

const check = { asOf: '2026-06-01' } as const;
const BODY = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
const RECIPIENT = '/fattura_elettronica_header/dati_trasmissione/codice_destinatario';

type Invoice = Record<string, unknown> & ReturnType<typeof invoiceObject>;

/** The invoice without the progressive number, which the service fills in. */
function bare(change: (general: Record<string, unknown>) => void = () => {}): Invoice {
  const invoice = invoiceObject() as Invoice;
  Object.assign(invoice.fattura_elettronica_header.dati_trasmissione, { progressivo_invio: null });
  const [body] = invoice.fattura_elettronica_body;
  change(body!.dati_generali.dati_generali_documento as unknown as Record<string, unknown>);
  return invoice;
}

const unnumbered = bare((general) => {
  delete general['numero'];
});
/** The body first, with an error in it and one in the header after it. */
function reversed(inBody: object, codice_destinatario: string): string {
  const { fattura_elettronica_body, ...rest } = bare((general) => Object.assign(general, inBody));
  Object.assign(rest.fattura_elettronica_header.dati_trasmissione, { codice_destinatario });
  return JSON.stringify({ fattura_elettronica_body, ...rest });
}
const retired = fixture('retired/SDI10.xml');
const text = JSON.stringify(bare());

/** The findings as id, path and, if it is known, the text at their place. */
async function found(input: InvoiceInput | object, options: CheckOptions): Promise<readonly unknown[]> {
  const { report, source } = await checkSubmission(input as InvoiceInput, { check, ...options });
  return report.findings.map(({ id, path }, index) => {
    const span = source?.spans[index] ?? null;
    return [id, path, span === null || typeof input !== 'string' ? null : input.slice(span.offset, span.end)];
  });
}

describe('findings of each form', () => {
  it.each<[string, InvoiceInput | object, CheckOptions, readonly unknown[]]>([
    ['an object without a number', unnumbered, {}, [['element.missing', `${BODY}/numero`, null]]],
    [
      'an object without a number, and no answer who numbers it',
      unnumbered,
      { automatic_number: undefined },
      [['element.missing', `${BODY}/numero`, null]],
    ],
    ['an object that the service numbers', unnumbered, { automatic_number: true }, []],
    ['text that the service numbers', JSON.stringify(unnumbered), { automatic_number: true }, []],
    [
      'text with a number that is wrong, although the service numbers it',
      JSON.stringify(bare((general) => Object.assign(general, { numero: 'senza' }))),
      { automatic_number: true },
      [['00425.letters', `${BODY}/numero`, '"senza"']],
    ],
    [
      'text without a number',
      JSON.stringify(unnumbered),
      {},
      [['element.missing', `${BODY}/numero`, '"dati_generali_documento"']],
    ],
    [
      'a key twice',
      text.replace('{', '{"versione":"FPR12",'),
      {},
      [['json.duplicate', '/versione', '"versione"']],
    ],
    ['text that is too large', text, { check: { ...check, maxBytes: 10 } }, [['source.size', null, null]]],
    [
      'text in another order',
      reversed({ divisa: 'eur' }, 'x'),
      {},
      [
        ['value.pattern', `${BODY}/divisa`, '"eur"'],
        ['value.pattern', RECIPIENT, '"x"'],
      ],
    ],
    [
      'text in another order, with errors of controls',
      reversed({ data: '2026-06-02' }, '123456'),
      {},
      [
        ['00403.future', `${BODY}/data`, '"2026-06-02"'],
        [
          'Q-DUE-DATE.before',
          '/fattura_elettronica_body/0/dati_pagamento/0/dettaglio_pagamento/0/data_scadenza_pagamento',
          '"2025-04-30"',
        ],
        ['00427.private', RECIPIENT, '"123456"'],
      ],
    ],
    [
      'text without a document',
      JSON.stringify({ ...bare(), fattura_elettronica_body: undefined }),
      {},
      [['element.missing', '/fattura_elettronica_body/0', '{']],
    ],
    ['an unknown member of the whole', text.replace('{', '{"x":1,'), {}, [['element.unknown', '', '1']]],
    [
      'a file of the old format, although the option allows it',
      retired,
      { check: { ...check, retired: true } },
      [['source.kind', null, null]],
    ],
  ])('%s', async (_, input, options, expected) => {
    expect(await found(input, options)).toEqual(expected);
  });
});

it.each<[string, InvoiceInput | object, CheckOptions, object]>([
  ['no name', bare(), {}, { file: '-' }],
  ['a name', text, { check: { ...check, file: 'a.json' } }, { file: 'a.json' }],
])('the report of an input with %s', async (_, input, options, expected) => {
  expect((await checkSubmission(input as InvoiceInput, { check, ...options })).report).toMatchObject(
    expected,
  );
});

it('text without findings has no source', async () => {
  expect((await checkSubmission(text, { check })).source).toBeNull();
});

it.each<[string, Invoice, boolean]>([
  ['valid', bare((general) => Object.assign(general, { causale: null })), false],
  ['invalid', bare((general) => Object.assign(general, { causale: null, divisa: 'eur' })), true],
])('the invoice is in normal form only if it is valid: %s', async (_, input, isKept) => {
  for (const form of [input, JSON.stringify(input)]) {
    const { invoice } = await checkSubmission(form, { check });
    const general = (invoice as Invoice).fattura_elettronica_body[0]!.dati_generali.dati_generali_documento;
    expect('causale' in general).toBe(isKept);
  }
});

it('an invalid option is named', async () => {
  const call = checkSubmission(XML, { check: { spec: '2' as never } });
  await expect(call).rejects.toMatchObject({
    code: 'configuration',
    message: expect.stringMatching(/^check: ./),
  });
});

it('an error of the check itself is not one of its options', async () => {
  const registry = {
    codiceFiscale: (): never => {
      throw new TypeError('of the caller');
    },
  };
  await expect(outcome(checkSubmission(XML, { check: { ...check, registry } }))).rejects.toThrow(TypeError);
});

describe('the fields that the service fills in', () => {
  const sentBy = (dati_trasmissione: unknown) => ({ fattura_elettronica_header: { dati_trasmissione } });
  const numbered = (...documents: unknown[]) => ({
    fattura_elettronica_body: documents.map((dati_generali_documento) => ({
      dati_generali: { dati_generali_documento },
    })),
  });
  const added = { id_trasmittente: { id_paese: 'SM', id_codice: '00000' }, progressivo_invio: '00000' };

  it.each<[string, given: unknown, isNumbered: boolean, filled: unknown]>([
    ['absent', sentBy({}), true, sentBy(added)],
    ['null or empty', sentBy({ id_trasmittente: null, progressivo_invio: [] }), true, sentBy(added)],
    ['one of them', sentBy({ id_trasmittente: 7 }), true, sentBy({ ...added, id_trasmittente: 7 })],
    ['beside others', sentBy({ a: 1 }), true, sentBy({ a: 1, ...added })],
    ['a number', numbered({}, {}), false, numbered({ numero: '00000' }, {})],
    ['a number that is null', numbered({ numero: null }), false, numbered({ numero: '00000' })],
  ])('%s', (_, given, isNumbered, filled) => {
    expect(fillIn(given, { numbered: isNumbered })).toEqual(filled);
  });

  it.each<[string, given: unknown, isNumbered: boolean]>([
    ['given', sentBy({ ...added, id_trasmittente: {} }), false],
    ['given as a list', sentBy({ ...added, progressivo_invio: ['1'] }), false],
    ['given as the empty text', sentBy({ ...added, progressivo_invio: '' }), false],
    ['a given number', numbered({ numero: '1' }), false],
    ['a number that the caller gives', numbered({}), true],
    ['blocks that are lists', sentBy([]), false],
    ['blocks that are null', sentBy(null), false],
    ['blocks that are text', sentBy('x'), false],
    ['no blocks', {}, false],
    ['a document that is null', numbered(null), false],
    ['no documents', numbered(), false],
    ['null', null, false],
    ['text', 'x', false],
  ])('are not added where they are %s', (_, given, isNumbered) => {
    expect(fillIn(given, { numbered: isNumbered })).toBe(given);
  });
});
