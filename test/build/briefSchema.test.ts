/** The JSON Schema of briefs: it accepts what the builders accept, also in YAML as editors read it, and no more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { parse } from 'yaml';
import { BuildError } from '../../src/build/index.ts';
import { isPaymentTerm } from '../../src/build/terms/dueDate.ts';
import { readBrief } from '../../src/cli/new/brief/readBrief.ts';
import { KINDS, type Kind } from '../../src/cli/new/definition.ts';
import { exampleOf } from '../../src/cli/new/examples/index.ts';
import { build } from '../../src/cli/new/kinds.ts';
import { projectRoot } from '../support/shared.ts';

const DAY = '2026-11-21';

/** Warnings of ajv. */
const said: string[] = [];
const hear = (message: string): number => said.push(message);
const ajv = new Ajv({ strict: true, allErrors: true, logger: { log: hear, warn: hear, error: hear } });
const schemas = new Map(
  KINDS.map((kind) => {
    const text = readFileSync(join(projectRoot, `schemas/brief-${kind}.schema.json`), 'utf8');
    return [kind, ajv.compile(JSON.parse(text) as object)];
  }),
);

/** Places where the schema finds an error. */
function wrong(kind: Kind, brief: unknown): readonly string[] {
  const check = schemas.get(kind);
  if (check === undefined || check(brief) === true) return [];
  return [...new Set((check.errors ?? []).map(({ instancePath }) => instancePath))];
}

const example = (kind: Kind): string => exampleOf(kind, { language: 'it', day: DAY });

type Tree = Record<string, unknown>;

describe('the schema of a brief', () => {
  it.each(KINDS)('accepts the example of %s, read as YAML by an editor', (kind) => {
    expect(wrong(kind, parse(example(kind)))).toEqual([]);
  });

  it.each<[string, string]>([
    [
      'a person',
      'cedente: { partita_iva: 02718281823, nome: Mario, cognome: Rossi, regime_fiscale: RF19, sede: { indirizzo: Via Po 1, cap: 10124, comune: Torino, provincia: "TO" } }',
    ],
    [
      'a customer abroad',
      'cessionario: { tipo: estero, paese: DE, denominazione: Gamma, sede: { indirizzo: x, comune: y } }',
    ],
    [
      'an administration',
      'cessionario: { tipo: pa, denominazione: Comune, codice_fiscale: 00514490010, codice_destinatario: UFABC1, sede: { indirizzo: Via Po 1, cap: 10124, comune: Torino, provincia: "TO" } }',
    ],
    [
      'instalments',
      'pagamento: { modalita: MP05, scadenze: [{ termini: 30, quota: 40 }, { data: 2026-12-31 }] }',
    ],
    ['several means', 'pagamento: [{ modalita: MP01, importo: 10.00 }, { modalita: MP05 }]'],
    ['days', 'pagamento: { modalita: MP05, scadenze: 45 }'],
    ['stamp duty', 'bollo: { addebito: true }'],
    ['stamp duty or not', 'bollo: false'],
    ['reasons', 'causale: [uno, due]'],
    ['a file', 'allegati: [{ file: ricevuta.pdf }]'],
    ['content', 'allegati: [{ nome_attachment: a.txt, attachment: QQ== }]'],
    ['deliveries', 'ddt: [{ numero: 7, data: 2026-11-20, linee: [1, 2] }]'],
    ['orders', 'riferimenti: { ordine: [{ id_documento: 7, codice_cig: Z1A2B3C4D5 }] }'],
    [
      'a line with VAT in its price',
      'linee: [{ descrizione: x, prezzo_ivato: 12.20, aliquota_iva: 22, sconti: [{ percentuale: 10 }] }]',
    ],
  ])('accepts %s', (_, yaml) => {
    const brief = { ...(parse(example('invoice')) as Tree), ...(parse(yaml) as Tree) };
    expect(wrong('invoice', brief)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a misspelt field', 'caussale: x', ''],
    ['a code that is none', 'tipo_documento: TD99', '/tipo_documento'],
    ['what the buyer makes out', 'tipo_documento: TD17', '/tipo_documento'],
    ['a comma', 'arrotondamento: "0,05"', '/arrotondamento'],
    ['a day with slashes', 'data: 21/11/2026', '/data'],
    [
      'two prices',
      'linee: [{ descrizione: x, prezzo_ivato: 1, prezzo_unitario: 1, aliquota_iva: 22 }]',
      '/linee/0',
    ],
    ['no price', 'linee: [{ descrizione: x, aliquota_iva: 22 }]', '/linee/0'],
    [
      'rate and natura',
      'linee: [{ descrizione: x, prezzo_unitario: 1, aliquota_iva: 22, natura: N4 }]',
      '/linee/0',
    ],
    ['a generic natura', 'linee: [{ descrizione: x, prezzo_unitario: 1, natura: N2 }]', '/linee/0/natura'],
    [
      'an office without its code',
      'cessionario: { tipo: pa, denominazione: x, codice_fiscale: 00514490010, sede: { indirizzo: x, cap: 10124, comune: x, provincia: "TO" } }',
      '/cessionario',
    ],
    ['no term', 'pagamento: { modalita: MP05, scadenze: 30 gg }', '/pagamento'],
    ['an attachment of nothing', 'allegati: [{ descrizione_attachment: x }]', '/allegati/0'],
    ['lines that are no list', 'linee: x', '/linee'],
  ])('rejects %s, like the builder', (_, yaml, place) => {
    const brief = { ...(parse(example('invoice')) as Tree), ...(parse(yaml) as Tree) };
    expect(wrong('invoice', brief).some((path) => path.startsWith(place))).toBe(true);
    const read = readBrief(new TextEncoder().encode(JSON.stringify(brief)), 'brief.json');
    expect(() => build('invoice', read.ok ? read.value : null, { original: null, asOf: DAY })).toThrow(
      BuildError,
    );
  });

  it.each(KINDS)('rejects %s if a required member is missing or an unknown one is present', (kind) => {
    const brief = parse(example(kind)) as Tree;
    const schema = JSON.parse(
      readFileSync(join(projectRoot, `schemas/brief-${kind}.schema.json`), 'utf8'),
    ) as { required?: readonly string[] };
    expect(schema.required?.length).toBeGreaterThan(0);
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = brief;
      expect(wrong(kind, rest), name).not.toEqual([]);
    }
    expect(wrong(kind, { ...brief, altro: 1 })).not.toEqual([]);
  });

  it('accepts the same payment terms as the builder', () => {
    for (const term of [
      '30',
      'EOM',
      '30EOM',
      '30EOM+10',
      '30EOMPLUS15',
      '',
      '1000',
      '30 gg',
      'EOM+',
      '+10',
    ]) {
      const brief = parse(example('invoice')) as Tree;
      const isValid =
        wrong('invoice', { ...brief, pagamento: { modalita: 'MP05', scadenze: term } }).length === 0;
      expect([term, isValid]).toEqual([term, isPaymentTerm(term)]);
    }
  });

  it('may be referenced by a brief in JSON', () => {
    const brief = { $schema: './brief-invoice.schema.json', ...(parse(example('invoice')) as Tree) };
    expect(wrong('invoice', brief)).toEqual([]);
    const read = readBrief(new TextEncoder().encode(JSON.stringify(brief)), 'brief.json');
    expect(read.ok && read.value).not.toHaveProperty('$schema');
  });
});

describe('an editor', () => {
  const service = getLanguageService({});
  const uri = (kind: Kind): string => `file:///${kind}.json`;
  service.configure({
    schemas: KINDS.map((kind) => ({
      uri: `schema://${kind}`,
      fileMatch: [uri(kind)],
      schema: JSON.parse(
        readFileSync(join(projectRoot, `schemas/brief-${kind}.schema.json`), 'utf8'),
      ) as object,
    })),
  });
  const open = (kind: Kind, text: string) => {
    const document = TextDocument.create(uri(kind), 'json', 1, text);
    return { document, json: service.parseJSONDocument(document) };
  };

  it.each(KINDS)('reports nothing for the example of %s', async (kind) => {
    const { document, json } = open(kind, JSON.stringify(parse(example(kind)), null, 2));
    expect(await service.doValidation(document, json)).toEqual([]);
  });

  it.each([
    ['{ "cedente": { "regime_fiscale": | } }', ['"RF01"', '"RF19"']],
    ['{ "linee": [{ | }] }', ['descrizione', 'prezzo_unitario', 'aliquota_iva', 'natura']],
    ['{ "cessionario": { "tipo": | } }', ['"azienda"', '"persona"', '"pa"', '"estero"']],
    ['{ "pagamento": { "modalita": | } }', ['"MP05"', '"MP12"']],
  ])('completes %s', async (text, wanted) => {
    const { document, json } = open('invoice', text.replace('|', ' '));
    const list = await service.doComplete(document, document.positionAt(text.indexOf('|')), json);
    const labels = new Set(list?.items.map(({ label }) => label));
    expect(wanted.filter((label) => !labels.has(label))).toEqual([]);
  });

  it('gets no warnings from a strict validator', () => {
    expect(said).toEqual([]);
  });
});
