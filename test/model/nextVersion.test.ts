/**
 * A version of the format that does not exist: a field and two codes that start on a date, defined only in src/model/.
 * Everything derived from the model includes them, and files are checked against the schema of their date.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ts from 'typescript';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Edits } from '../support/ruleInvoice.ts';

const { DAY, EVE } = vi.hoisted(() => ({ DAY: '2027-04-01', EVE: '2027-03-31' }));

vi.mock('../../src/model/formats.ts', async (original) => {
  const formats = await original<typeof import('../../src/model/formats.ts')>();
  const ordinary = {
    ...formats.ordinary,
    schemaVersion: '1.2.4',
    schemas: [...formats.ordinary.schemas, { version: '1.2.4', since: DAY }],
  };
  return { ...formats, ordinary, formats: [ordinary, formats.simplified] };
});

vi.mock('../../src/model/specifications.ts', async (original) => {
  const specifications = await original<typeof import('../../src/model/specifications.ts')>();
  return {
    ...specifications,
    EDITIONS: {
      ...specifications.EDITIONS,
      '1.9.1': { ...specifications.EDITIONS['1.9.1'], last: EVE },
      '1.10': { from: DAY, last: '9999-12-31' },
    },
  };
});

vi.mock('../../src/model/ordinary/datiGeneraliDocumento.ts', async (original) => {
  const blocks = await original<typeof import('../../src/model/ordinary/datiGeneraliDocumento.ts')>();
  const { element, optional } = await import('../../src/model/grammar.ts');
  const { String20 } = await import('../../src/model/simpleTypes.ts');
  const { DatiGeneraliDocumento } = blocks;
  const added = element(
    'CodiceProgetto',
    String20,
    optional,
    'Codice del progetto.',
    'Code of the project.',
    {
      since: DAY,
    },
  );
  return {
    ...blocks,
    DatiGeneraliDocumento: { ...DatiGeneraliDocumento, content: [...DatiGeneraliDocumento.content, added] },
  };
});

vi.mock('../../src/model/labels/document.ts', async (original) => {
  const { documentLabels } = await original<typeof import('../../src/model/labels/document.ts')>();
  return { documentLabels: { ...documentLabels, CodiceProgetto: { it: 'Progetto', en: 'Project' } } };
});

vi.mock('../../src/model/codes/tipoDocumento.ts', async (original) => {
  const { TipoDocumentoCodes: list } =
    await original<typeof import('../../src/model/codes/tipoDocumento.ts')>();
  const { code, codeList } = await import('../../src/model/codes/codeList.ts');
  const added: typeof list.codes = [
    code('TD40', 'Inventato', 'Invented', { since: DAY, traits: { madeBy: 'supplier', parties: 'any' } }),
  ];
  return { TipoDocumentoCodes: codeList(list.name, list.title, [...list.codes, ...added]) };
});

vi.mock('../../src/model/codes/modalitaPagamento.ts', async (original) => {
  const { ModalitaPagamentoCodes: list } =
    await original<typeof import('../../src/model/codes/modalitaPagamento.ts')>();
  const { code, codeList } = await import('../../src/model/codes/codeList.ts');
  const added = code('MP40', 'Inventata', 'Invented', { since: DAY });
  return { ModalitaPagamentoCodes: codeList(list.name, list.title, [...list.codes, added]) };
});

/** The reader as it would be generated with the version. */
vi.mock('../../src/xml/generated/fastReader.ts', async () => {
  const { formats } = await import('../../src/model/formats.ts');
  const { fastReader } = await import('../../scripts/generate/fastReader.ts');
  const { outputText } = ts.transpileModule(fastReader(formats), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const modules: Readonly<Record<string, unknown>> = {
    '../../model/simpleTypes.ts': await import('../../src/model/simpleTypes.ts'),
    '../read/fastScan.ts': await import('../../src/xml/read/fastScan.ts'),
  };
  const exported = {};
  vm.compileFunction(outputText, ['require', 'exports'])((name: string) => modules[name], exported);
  return exported;
});

const { anonymizeInvoice, readInvoice, validate, validateInvoice, writeInvoice } = await import(
  '../../src/index.ts'
);
const { contentOf } = await import('../../src/render/index.ts');
const { jsonSchemaFormats, SPECS } = await import('../../src/validate/index.ts');
const { ordinary } = await import('../../src/model/formats.ts');
const { versionsOf } = await import('../../src/model/editions.ts');
const { readFast } = await import('../../src/xml/read/fastInvoice.ts');
const { fastReader } = await import('../../scripts/generate/fastReader.ts');
const { fieldsPage } = await import('../../scripts/generate/fieldsPage.ts');
const { codeTypes, formatTypes } = await import('../../scripts/generate/invoiceTypes.ts');
const { invoiceXsd, schemaFile } = await import('../../scripts/generate/invoiceXsd.ts');
const { invoiceSchema } = await import('../../scripts/generate/jsonSchema.ts');
const { jsonValidator } = await import('../../scripts/generate/jsonValidator.ts');
const { signatureXsd } = await import('../../scripts/generate/signatureXsd.ts');
const { oracleWith } = await import('../support/oracle.ts');
const { editedInvoice } = await import('../support/ruleInvoice.ts');

const PAYMENT = {
  condizioni_pagamento: 'TP02',
  dettaglio_pagamento: [{ modalita_pagamento: 'MP40', importo_pagamento: '122.00' }],
};

/** The additions of the version, one by one, and the place of 00200 if they are rejected. */
const BROUGHT: readonly (readonly [string, Edits, string])[] = [
  ['a field', { 'documento.codice_progetto': 'P7' }, '/dati_generali/dati_generali_documento'],
  [
    'a code of a document',
    { 'documento.tipo_documento': 'TD40' },
    '/dati_generali/dati_generali_documento/tipo_documento',
  ],
  [
    'a code of a payment',
    { 'pagamento.0': PAYMENT },
    '/dati_pagamento/0/dettaglio_pagamento/0/modalita_pagamento',
  ],
];

/** The date of the document, the options, and true if the new version applies. */
const DAYS: readonly (readonly [string, { asOf?: string; spec?: string }, boolean])[] = [
  [EVE, {}, false],
  [DAY, {}, true],
  ['2030-01-01', {}, true],
  [DAY, { asOf: EVE }, false],
  [EVE, { asOf: DAY }, true],
  [EVE, { spec: '1.10' }, true],
  [DAY, { spec: '1.9.1' }, false],
  [DAY, { spec: '1.9.1', asOf: DAY }, false],
  [DAY, { spec: 'auto', asOf: DAY }, true],
];

const CASES = BROUGHT.flatMap(([what, edits, place]) =>
  DAYS.map(([data, options, isNew]) => ({ what, edits, place, data, options, isNew })),
);

const invoiceOf = (edits: Edits, data: string) =>
  editedInvoice('FPR12', { ...edits, 'documento.data': data });

function refusals({ findings }: { readonly findings: readonly { code: string; path: string | null }[] }) {
  return findings.filter(({ code }) => code === '00200').map(({ path }) => path);
}

describe('a file is checked against the schema of its date', () => {
  it.each(CASES)('$what, document of $data, $options: $isNew', ({ edits, place, data, options, isNew }) => {
    const invoice = invoiceOf(edits, data);
    const expected = isNew ? [] : [`/fattura_elettronica_body/0${place}`];
    const asked = options as Parameters<typeof validate>[1];
    expect(refusals(validate(writeInvoice(invoice), asked))).toEqual(expected);
    expect(refusals(validate(JSON.stringify(invoice), asked))).toEqual(expected);
    expect(refusals(validateInvoice(invoice, asked))).toEqual(expected);
  });

  it.each(DAYS)('accepts a document of %s without additions, %j', (data, options) => {
    const invoice = invoiceOf({}, data);
    const asked = options as Parameters<typeof validate>[1];
    expect(refusals(validate(writeInvoice(invoice), asked))).toEqual([]);
    expect(refusals(validate(JSON.stringify(invoice), asked))).toEqual([]);
  });

  it('a code is not offered to a document before its date', () => {
    const report = validate(writeInvoice(invoiceOf({ 'documento.tipo_documento': 'td40' }, EVE)));
    expect(report.findings.filter(({ code }) => code === '00200').map(({ fix }) => fix)).toEqual([undefined]);
    const later = validate(writeInvoice(invoiceOf({ 'documento.tipo_documento': 'td40' }, DAY)));
    expect(later.findings.find(({ code }) => code === '00200')?.fix?.to).toBe('TD40');
  });

  it('the editions of the specification match the model', () => {
    expect(SPECS).toEqual(['auto', '1.9', '1.9.1', '1.10']);
    const xml = writeInvoice(invoiceOf({}, DAY));
    expect([validate(xml).spec, validate(xml, { asOf: EVE }).spec]).toEqual(['1.10', '1.9.1']);
  });
});

const LIMITS = { maxDepth: 256, maxElements: 300_000 };

describe('the readers and the writer', () => {
  const everything = invoiceOf(Object.assign({}, ...BROUGHT.map(([, edits]) => edits)), DAY);

  it('a written invoice can be read', () => {
    const xml = writeInvoice(everything);
    expect(xml).toMatch(/<CodiceProgetto>P7<\/CodiceProgetto>\s*<\/DatiGeneraliDocumento>/);
    expect(readInvoice(xml)).toMatchObject({ ok: true, invoice: everything });
    expect(readInvoice(xml, { day: EVE }).ok).toBe(false);
    expect(readInvoice(xml, { day: DAY }).ok).toBe(true);
  });

  it('the generated reader leaves additions to the date-aware reader, and reads the rest', () => {
    const bytes = (edits: Edits): Uint8Array => writeInvoice(invoiceOf(edits, DAY), { as: 'bytes' });
    expect(BROUGHT.map(([, edits]) => readFast(bytes(edits), LIMITS))).toEqual(BROUGHT.map(() => undefined));
    const explained = readInvoice(bytes({}), { engine: 'explaining' });
    expect(readFast(bytes({}), LIMITS)?.invoice).toEqual(explained.ok && explained.invoice);
  });

  it.each([
    ['src/xml/generated/fastReader.ts', () => fastReader()],
    ['src/validate/generated/invoiceValidator.ts', () => jsonValidator()],
  ])('%s is unchanged: it has the elements of every version', (file, generate) => {
    expect(generate() === readFileSync(file, 'utf8')).toBe(true);
  });

  it('a rendered invoice has the field with its label, and the code with its own', () => {
    const text = JSON.stringify(contentOf(everything, { language: 'en' }));
    expect(text).toMatch(/Project[^}]*P7/);
    expect(text).toContain('Invented');
  });

  it('an anonymized invoice keeps codes and loses text', () => {
    const text = JSON.stringify(anonymizeInvoice(everything, { seed: 'x' }));
    expect(text).toMatch(/TD40.*codice_progetto.*MP40/);
    expect(text).not.toContain('"P7"');
  });
});

describe('the schemas', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-schemas-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'xmldsig.xsd'), signatureXsd());
  const [old, latest] = versionsOf(ordinary).map((version) => {
    const file = join(folder, schemaFile(version));
    writeFileSync(file, invoiceXsd(version));
    return oracleWith({ FatturaElettronica: file });
  });

  it.each(BROUGHT)('%s: the XSD of each version has its own verdict', (_, edits) => {
    const bytes = writeInvoice(invoiceOf(edits, DAY), { as: 'bytes' });
    expect([old?.(bytes).valid, latest?.(bytes).valid]).toEqual([false, true]);
  });

  it('an earlier invoice is valid in both', () => {
    const bytes = writeInvoice(invoiceOf({}, EVE), { as: 'bytes' });
    expect([old?.(bytes).valid, latest?.(bytes).valid]).toEqual([true, true]);
  });

  it('the JSON Schema accepts values of any version', () => {
    const ajv = new Ajv2020({ formats: jsonSchemaFormats, strict: false });
    const isValid = ajv.compile(invoiceSchema());
    expect([{}, ...BROUGHT.map(([, edits]) => edits)].map((edits) => isValid(invoiceOf(edits, DAY)))).toEqual(
      [true, true, true, true],
    );
    expect(isValid(invoiceOf({ 'documento.tipo_documento': 'TD41' }, DAY))).toBe(false);
    expect(JSON.stringify(invoiceSchema())).toMatch(
      /"codice_progetto":\{"title":"2\.1\.1\.13 CodiceProgetto"[^}]*2027-04-01/,
    );
  });
});

describe('types and pages', () => {
  it.each([
    [
      'the interface',
      () => formatTypes(ordinary),
      /from 2027-04-01.*\n\s*\*\/\n\s*codice_progetto\?: string;/,
    ],
    ['the union of document types', codeTypes, /`TD40` .*from 2027-04-01[\s\S]*\| 'TD40'/],
    ['the union of ways to pay', codeTypes, /\| 'MP40'/],
    ['the field on its page', fieldsPage, /\| 2\.1\.1\.13 \| `CodiceProgetto` \|.*from 2027-04-01/],
    ['the code on its page', fieldsPage, /\| `TD40` \| Inventato \| Invented \| from 2027-04-01 \|/],
  ])('%s', (_, generate, expected) => {
    expect(generate()).toMatch(expected);
  });
});
