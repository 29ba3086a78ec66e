import type { Endpoint } from './endpoint.ts';
import {
  type Field,
  integer,
  may,
  must,
  type NamedObject,
  nullable,
  reference,
  text,
  uuid,
} from './shape.ts';

const year = 'Year of the series';

const affixes: Readonly<Record<string, Field>> = {
  prefix: nullable(text, 'Text before the progressive number; this or suffix is required'),
  suffix: nullable(text, 'Text after the progressive number; this or prefix is required'),
  minimum_digits: nullable(integer, 'Number of digits to which the progressive number is padded'),
};

export const objects: readonly NamedObject[] = [
  {
    name: 'DocumentSectional',
    description: 'A numbering series of documents',
    use: 'answer',
    fields: { id: must(uuid, 'Id of the sectional'), year: may(integer, year), ...affixes },
  },
  {
    name: 'DocumentSectionalReference',
    description: 'A numbering series inside a document',
    use: 'answer',
    fields: { id: must(uuid, 'Id of the sectional'), ...affixes },
  },
  {
    name: 'DocumentSectionalCreate',
    description: 'A new numbering series',
    use: 'request',
    fields: { year: must(integer, year), ...affixes },
    rules: [
      { rule: 'one_of', fields: ['prefix', 'suffix'], source: 'DocumentSectionalCreate, prefix and suffix' },
    ],
  },
  {
    name: 'DocumentSectionalUpdate',
    description: 'Changes to a numbering series',
    use: 'request',
    fields: { year: may(integer, year), ...affixes },
  },
];

const PATH = '/api/v1/companies/{company_id}/document-sectionals';
const ITEM = `${PATH}/{document_sectional_id}` as const;

export const endpoints = [
  {
    resource: 'documentSectionals',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists numbering series',
    list: {
      filter: { id: uuid, prefix: text, suffix: text, year: integer },
      sort: ['created_at'],
      paginated: true,
    },
    answer: { status: 200, wrapped: 'list', of: 'DocumentSectional' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'documentSectionals',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Creates a numbering series',
    body: {
      contentTypes: ['application/json'],
      shape: reference('DocumentSectionalCreate'),
      description: 'The numbering series',
    },
    answer: { status: 201, wrapped: 'one', of: 'DocumentSectional' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'documentSectionals',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a numbering series',
    answer: { status: 200, wrapped: 'one', of: 'DocumentSectional' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'documentSectionals',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Updates a numbering series',
    body: {
      contentTypes: ['application/json'],
      shape: reference('DocumentSectionalUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'DocumentSectional' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
] as const satisfies readonly Endpoint[];
