import { expect, it } from 'vitest';
import { ApiError } from '../../src/api/client/errors.ts';
import {
  AbortedError,
  ConfigurationError,
  ConnectionError,
  ResponseError,
  TimeoutError,
} from '../../src/api/index.ts';
import { isPassing, type Outcome, outcomeOf } from '../../src/api/submission/outcome.ts';
import { statusError } from './submissionCases.ts';

it.each<[string, ApiError, Outcome]>([
  ['a redirect', statusError(399), 'open'],
  ['the first refusal', statusError(400), 'absent'],
  ['a missing permission', statusError(403), 'absent'],
  ['a late request', statusError(408), 'open'],
  ['a conflict', statusError(409), 'absent'],
  ['the last refusal', statusError(422), 'absent'],
  ['a locked resource', statusError(423), 'open'],
  ['too many requests', statusError(429), 'absent'],
  ['a failure', statusError(500), 'open'],
  ['a lost connection', new ConnectionError('lost', { sent: true }), 'open'],
  ['no connection', new ConnectionError('refused', { sent: false }), 'absent'],
  ['no answer in time', new TimeoutError(1), 'open'],
  ['an answer without the document', new ResponseError('no JSON', { status: 200 }), 'answered'],
  ['a signal before the request', new AbortedError({ attempts: 0 }), 'absent'],
  ['a signal during the request', new AbortedError({ attempts: 1 }), 'aborted'],
  ['a wrong option', new ConfigurationError('no key'), 'absent'],
  ['another error', new ApiError('webhook', 'unknown'), 'open'],
])('a request that fails with %s: %#', (_, error, expected) => {
  expect(outcomeOf(error)).toBe(expected);
});

it.each([
  [400, false],
  [404, false],
  [408, true],
  [422, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('status %i may be gone by the next attempt: %s', (status, expected) => {
  expect(isPassing(statusError(status))).toBe(expected);
});
