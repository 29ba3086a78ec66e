import { must, type NamedObject, object, text, uuid } from './shape.ts';

/** A notification that the service sends. */
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
    description: 'A notification of the service',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the event'),
      company_id: must(uuid, 'Company that it is about'),
      event: must(text, 'What happened'),
      data: must(object({}), 'The resource'),
    },
  },
];
