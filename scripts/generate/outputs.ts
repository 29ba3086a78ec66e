/** The registry of everything generated, shared by the writer and the stale test. */

import { KINDS } from '../../src/cli/new/definition.ts';
import { versionsOf } from '../../src/model/editions.ts';
import { formats, ordinary, simplified } from '../../src/model/formats.ts';
import { retiredFormat } from '../../src/model/retired/retiredFormat.ts';
import { retiredFormats } from '../../src/model/roots.ts';
import { apiCodes, apiObjects, apiTypes } from './apiObjects.ts';
import { openapi } from './apiOpenapi.ts';
import { apiPage } from './apiPage.ts';
import { apiQueries } from './apiQueries.ts';
import { apiRequests } from './apiRequests.ts';
import { apiResources } from './apiResources.ts';
import { briefSchema } from './briefSchema.ts';
import { clientVersion } from './clientVersion.ts';
import { codeNames } from './codeNames.ts';
import { configSchema } from './configSchema.ts';
import { controlPages } from './controlPages.ts';
import { europeanFields } from './europeanFields.ts';
import { europeanPlaces } from './europeanPlaces.ts';
import { europeanRules } from './europeanRules.ts';
import { europeanTerms } from './europeanTerms.ts';
import { fastReader } from './fastReader.ts';
import { fieldsPage } from './fieldsPage.ts';
import { invalidFixtures } from './invalidFixtures.ts';
import { codeTypes, formatTypes, invoiceTypes, sharedTypes } from './invoiceTypes.ts';
import { invoiceXsd, SCHEMA_FILES, schemaFile } from './invoiceXsd.ts';
import { invoiceSchema } from './jsonSchema.ts';
import { jsonValidator } from './jsonValidator.ts';
import { messageTypes } from './messageTypes.ts';
import { MESSAGE_FLOWS, messageSchemaFile, messageXsd } from './messageXsd.ts';
import { outline } from './outline.ts';
import type { Output } from './output.ts';
import { referencePages } from './reference/pages.ts';
import { signatureXsd } from './signatureXsd.ts';
import { traitTypes } from './traitTypes.ts';

/** Computes all outputs; the same grammar gives the same bytes. */
export function outputs(): readonly Output[] {
  return [
    { file: 'src/model/generated/invoice.ts', content: invoiceTypes() },
    { file: 'src/model/generated/outline.ts', content: outline() },
    { file: 'src/model/generated/codes.ts', content: codeTypes() },
    { file: 'src/build/generated/codeNames.ts', content: codeNames() },
    { file: 'src/build/generated/traitTypes.ts', content: traitTypes() },
    { file: 'src/model/generated/shared.ts', content: sharedTypes() },
    { file: 'src/model/generated/ordinary.ts', content: formatTypes(ordinary) },
    { file: 'src/model/generated/simplified.ts', content: formatTypes(simplified) },
    ...[...formats.flatMap(versionsOf), ...retiredFormats.map(({ kind }) => retiredFormat(kind))].map(
      (version) => ({ file: `schemas/${schemaFile(version)}`, content: invoiceXsd(version) }),
    ),
    { file: 'src/messages/generated/messages.ts', content: messageTypes() },
    ...MESSAGE_FLOWS.map((flow) => ({
      file: `schemas/${messageSchemaFile(flow)}`,
      content: messageXsd(flow),
    })),
    { file: `schemas/${SCHEMA_FILES.signature}`, content: signatureXsd() },
    { file: 'schemas/fattura.schema.json', content: `${JSON.stringify(invoiceSchema(), null, 2)}\n` },
    { file: 'schemas/fattura.config.schema.json', content: `${JSON.stringify(configSchema(), null, 2)}\n` },
    ...KINDS.map((kind) => ({
      file: `schemas/brief-${kind}.schema.json`,
      content: `${JSON.stringify(briefSchema(kind), null, 2)}\n`,
    })),
    { file: 'src/validate/generated/invoiceValidator.ts', content: jsonValidator() },
    { file: 'src/xml/generated/fastReader.ts', content: fastReader() },
    { file: 'src/convert/en16931/fields/generated/places.ts', content: europeanPlaces() },
    { file: 'docs/european-fields.md', content: europeanFields() },
    { file: 'docs/european-rules.md', content: europeanRules() },
    { file: 'docs/european-terms.md', content: europeanTerms() },
    { file: 'docs/fields.md', content: fieldsPage() },
    { file: 'docs/api.md', content: apiPage() },
    { file: 'docs/openapi.json', content: `${JSON.stringify(openapi(), null, 2)}\n` },
    { file: 'src/api/generated/codes.ts', content: apiCodes() },
    { file: 'src/api/generated/objects.ts', content: apiObjects() },
    { file: 'src/api/generated/queries.ts', content: apiQueries() },
    { file: 'src/api/generated/types.ts', content: apiTypes() },
    { file: 'src/api/generated/requests.ts', content: apiRequests() },
    { file: 'src/api/generated/resources.ts', content: apiResources() },
    { file: 'src/api/generated/version.ts', content: clientVersion() },
    ...referencePages(),
    ...controlPages(),
    ...invalidFixtures(),
  ];
}
