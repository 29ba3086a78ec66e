/** The service's error responses by status. */
import { GENERAL } from '../../src/api/contract/index.ts';

/** Statuses that operations list. */
export const refusals: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', 'A parameter is missing or invalid'],
  401: ['Unauthorized', 'No valid key'],
  403: ['Forbidden', 'The key lacks the permission'],
  404: ['NotFound', 'No such resource'],
  422: ['Unprocessable', 'The request violates a rule'],
  429: ['TooManyRequests', 'Too many requests; wait and retry'],
  500: ['ServerError', 'The server failed'],
};

/** Further statuses that any operation may return. */
export const otherRefusals: readonly [name: string, meaning: string] = [
  'Other',
  `Statuses of the general table that no operation lists: ${GENERAL.join(', ')}`,
];

/** The name of the response with this status. */
export function refusalName(status: number): string {
  return (refusals[status] ?? otherRefusals)[0];
}
