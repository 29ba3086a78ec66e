/** What is generated: every output is registered here, so that the writer and the stale test see the same. */
import { ordinary, simplified } from '../../src/model/formats.ts';
import { configSchema } from './configSchema.ts';
import { controlPages } from './controlPages.ts';
import { fastReader } from './fastReader.ts';
import { fieldsPage } from './fieldsPage.ts';
import { invalidFixtures } from './invalidFixtures.ts';
import { codeTypes, formatTypes, invoiceTypes, sharedTypes } from './invoiceTypes.ts';
import { invoiceXsd, SCHEMA_FILES } from './invoiceXsd.ts';
import { invoiceSchema } from './jsonSchema.ts';
import { jsonValidator } from './jsonValidator.ts';
import { signatureXsd } from './signatureXsd.ts';

export interface Output {
  /** Path from the project's root. */
  readonly file: string;
  readonly content: string;
}

/** Computes all outputs; the same grammar gives the same bytes. */
export function outputs(): readonly Output[] {
  return [
    { file: 'src/model/generated/invoice.ts', content: invoiceTypes() },
    { file: 'src/model/generated/codes.ts', content: codeTypes() },
    { file: 'src/model/generated/shared.ts', content: sharedTypes() },
    { file: 'src/model/generated/ordinary.ts', content: formatTypes(ordinary) },
    { file: 'src/model/generated/simplified.ts', content: formatTypes(simplified) },
    { file: `schemas/${SCHEMA_FILES.ordinary}`, content: invoiceXsd(ordinary) },
    { file: `schemas/${SCHEMA_FILES.simplified}`, content: invoiceXsd(simplified) },
    { file: `schemas/${SCHEMA_FILES.signature}`, content: signatureXsd() },
    { file: 'schemas/fattura.schema.json', content: `${JSON.stringify(invoiceSchema(), null, 2)}\n` },
    { file: 'schemas/fattura.config.schema.json', content: `${JSON.stringify(configSchema(), null, 2)}\n` },
    { file: 'src/validate/generated/invoiceValidator.ts', content: jsonValidator() },
    { file: 'src/xml/generated/fastReader.ts', content: fastReader() },
    { file: 'docs/fields.md', content: fieldsPage() },
    ...controlPages(),
    ...invalidFixtures(),
  ];
}
