import { list, may, must, type NamedObject, nullable, reference, text } from './shape.ts';

export const objects: readonly NamedObject[] = [
  {
    name: 'ErrorBody',
    description: 'What a refused request is answered with',
    use: 'answer',
    fields: { errors: must(list(reference('ErrorEntry')), 'What was wrong') },
  },
  {
    name: 'ErrorEntry',
    description: 'One thing that was wrong',
    use: 'answer',
    fields: {
      code: may(text, 'Short code'),
      title: may(text, 'Short text for people'),
      detail: nullable(text, 'Longer text for people'),
      source: nullable(reference('ErrorSource'), 'Where in the request; validation errors have it'),
    },
  },
  {
    name: 'ErrorSource',
    description: 'A place in a request',
    use: 'answer',
    fields: { pointer: may(text, 'Position, such as /page_size') },
  },
];

/** Codes of errors that the documentation shows, with their status. Others exist. */
export const errorCodes: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  bad_request: 400,
  internal_server_error: 500,
};
