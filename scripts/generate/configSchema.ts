/** The JSON Schema of fattura.config.json, from the same table as its reader, for completion in editors. */
import {
  ADDRESS,
  ADVICE_CODE,
  ADVICE_SEVERITIES,
  CONFIG_FILE,
  type Config,
  configKeys,
  type Expected,
  PATTERN,
  SEVERITIES,
} from '../../src/cli/config/keys.ts';
import { ruleCodes, ruleTitle } from '../../src/validate/index.ts';
import { configDescriptions } from './configDescriptions.ts';
import type { Schema } from './jsonType.ts';

/** Draft-07: the latest version that every editor supports. */
export function configSchema(): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:fattura:schema:config',
    $comment: 'Generated from src/cli/config/keys.ts by `npm run generate`; do not edit.',
    title: CONFIG_FILE,
    description: 'Configurazione di fattura validate / configuration of fattura validate',
    type: 'object',
    properties: {
      $schema: { description: 'Questo schema, per gli editor / this schema, for editors' },
      ...Object.fromEntries(
        Object.entries(configDescriptions).map(([key, { it, en }]) => [
          key,
          { description: `${it} / ${en}`, ...valueSchema(configKeys[key as keyof Config]) },
        ]),
      ),
    },
    additionalProperties: false,
  };
}

function valueSchema(expected: Expected): Schema {
  switch (expected.kind) {
    case 'choice':
      return { type: 'string', enum: expected.choices };
    case 'switch':
      return { type: 'boolean' };
    case 'count':
      return { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
    case 'patterns':
      return { type: 'array', items: { type: 'string', pattern: PATTERN.source } };
    case 'address':
      return { type: 'string', pattern: ADDRESS.source };
    case 'severities':
      return {
        type: 'object',
        properties: Object.fromEntries(ruleCodes().map((code) => [code, severitySchema(code)])),
        additionalProperties: false,
      };
  }
}

function severitySchema(code: string): Schema {
  const titles = (['it', 'en'] as const).map((language) => ruleTitle(code, language) ?? code);
  return {
    description: titles.join(' / '),
    enum: ADVICE_CODE.test(code) ? ADVICE_SEVERITIES : SEVERITIES,
  };
}
