import { list, may, must, type NamedObject, nullable, reference, text } from './shape.ts';

export const objects: readonly NamedObject[] = [
  {
    name: 'ErrorBody',
    description: 'The body of an error response',
    use: 'answer',
    fields: { errors: must(list(reference('ErrorEntry')), 'Errors') },
  },
  {
    name: 'ErrorEntry',
    description: 'An error',
    use: 'answer',
    fields: {
      code: may(text, 'Short code'),
      title: may(text, 'Short text for display'),
      detail: nullable(text, 'Longer text for display'),
      source: nullable(reference('ErrorSource'), 'Position in the request; present in validation errors'),
    },
  },
  {
    name: 'ErrorSource',
    description: 'A position in a request',
    use: 'answer',
    fields: { pointer: may(text, 'Position, such as /page_size') },
  },
];

/** Documented error codes, with their status. Others exist. */
export const errorCodes: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  bad_request: 400,
  internal_server_error: 500,
};
