/** The published JSON Schemas in strict validators and editors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { simplified } from '../../src/model/index.ts';
import { jsonSchemaFormats } from '../../src/validate/index.ts';
import { projectRoot } from '../support/shared.ts';

const text = readFileSync(join(projectRoot, 'schemas/fattura.schema.json'), 'utf8');
const schema = JSON.parse(text) as { readonly $id?: string };

describe('fattura.schema.json', () => {
  it('is compiled by ajv in strict mode, with the formats exported by the package', () => {
    const said: string[] = [];
    const hear = (message: string) => said.push(message);
    const logger = { log: hear, warn: hear, error: hear };
    const ajv = new Ajv2020({ strict: true, formats: jsonSchemaFormats, logger });
    expect(ajv.compile(schema)({ versione: simplified.versione })).toBe(false);
    expect(said).toEqual([]);
  });

  it('has a name by which other schemas can refer to it', () => {
    const ajv = new Ajv2020({ strict: true, formats: jsonSchemaFormats });
    ajv.addSchema(schema);
    expect(() => ajv.compile({ $ref: `${schema.$id}#/$defs/OrdinaryInvoice` })).not.toThrow();
  });

  const hovers: readonly [at: string, key: string, number: string, says: RegExp][] = [
    ['required text', 'numero', '2.1.1.4', /progressivo|number/i],
    ['required code', 'tipo_documento', '2.1.1.1', /documento|document/i],
    ['optional amount', 'importo_totale_documento', '2.1.1.9', /totale|total/i],
    ['required block', 'dati_generali_documento', '2.1.1', /general/i],
    ['optional list', 'causale', '2.1.1.11', /causale|reason/i],
  ];

  it.each(hovers)('an editor shows the number and meaning of a %s (%s)', async (_, key, number, says) => {
    const invoice = {
      versione: 'FPR12',
      fattura_elettronica_header: {},
      fattura_elettronica_body: [
        {
          dati_generali: {
            dati_generali_documento: {
              tipo_documento: 'TD01',
              divisa: 'EUR',
              data: '2026-01-01',
              numero: '1',
              importo_totale_documento: '1.00',
              causale: ['a'],
            },
          },
        },
      ],
    };
    const service = getLanguageService({});
    service.configure({ schemas: [{ uri: 'schema://fattura', fileMatch: ['*.json'], schema }] });
    const content = JSON.stringify(invoice, null, 2);
    const document = TextDocument.create('file:///invoice.json', 'json', 1, content);
    const position = document.positionAt(content.indexOf(`"${key}"`) + 2);
    const hover = await service.doHover(document, position, service.parseJSONDocument(document));
    const shown = JSON.stringify(hover?.contents);
    expect(shown).toContain(number.replaceAll('.', '\\\\.'));
    expect(shown).toMatch(says);
  });
});
