import { must, type NamedObject, object, text, uuid } from './shape.ts';

/** An event that the service sends. */
export interface EventDefinition {
  readonly event: string;
  readonly summary: string;
  /** Name of the object in `data`. */
  readonly of: string;
}

export const events: readonly EventDefinition[] = [
  { event: 'document.updated', summary: 'A document was changed', of: 'Document' },
  { event: 'flow.updated', summary: 'A payment was changed', of: 'Flow' },
];

export const objects: readonly NamedObject[] = [
  {
    name: 'EventEnvelope',
    description: 'An event of the service',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the event'),
      company_id: must(uuid, 'Company of the resource'),
      event: must(text, 'Name of the event'),
      data: must(object({}), 'The resource'),
    },
  },
];
