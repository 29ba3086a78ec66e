/** What the service answers when it refuses, by status. */
import { GENERAL } from '../../src/api/contract/index.ts';

/** Statuses that operations name. */
export const refusals: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', 'A parameter is missing or wrong'],
  401: ['Unauthorized', 'No valid key'],
  403: ['Forbidden', 'The key lacks the permission'],
  404: ['NotFound', 'No such resource'],
  422: ['Unprocessable', 'Understood, and against a rule'],
  429: ['TooManyRequests', 'Too many requests; wait and repeat'],
  500: ['ServerError', 'The server failed'],
};

/** What any operation may answer beside. */
export const otherRefusals: readonly [name: string, meaning: string] = [
  'Other',
  `Statuses of the general table that no operation names: ${GENERAL.join(', ')}`,
];

/** The name of the answer with this status. */
export function refusalName(status: number): string {
  return (refusals[status] ?? otherRefusals)[0];
}
