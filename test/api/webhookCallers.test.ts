/** Arguments of callers: options, headers, bodies, custom schemes; including those that the types forbid. */
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FatturaError } from '../../src/api/client/errors.ts';
import type { WebhookDelivery } from '../../src/api/webhooks/scheme.ts';
import { verifyWebhook } from '../../src/api/webhooks/verifyWebhook.ts';
import { WebhookError } from '../../src/api/webhooks/webhookError.ts';
import type { WebhookOptions } from '../../src/api/webhooks/webhookSettings.ts';
import {
  BODY,
  documentUpdated,
  HEADER,
  mac,
  NOW,
  options,
  outcomeOf,
  SECRET,
  signature,
} from './webhookSamples.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const good = signature(BODY);
const signed = { [HEADER]: good };

const outcome = (body: unknown, headers: unknown, given: unknown = options()) =>
  outcomeOf(verifyWebhook(body as string, headers as Headers, given as WebhookOptions));

describe('headers', () => {
  it.each<[string, unknown, string]>([
    ['none', {}, 'header_missing'],
    ['another', { 'X-Other': good }, 'header_missing'],
    ['undefined', { [HEADER]: undefined }, 'header_missing'],
    ['null', { [HEADER]: null }, 'header_missing'],
    ['an empty array', { [HEADER]: [] }, 'header_missing'],
    ['inherited', Object.create(signed), 'header_missing'],
    ['empty', { [HEADER]: '' }, 'header_malformed'],
    ['a number', { [HEADER]: 5 }, 'header_malformed'],
    ['an object', { [HEADER]: {} }, 'header_malformed'],
    ['as it is written', signed, 'ok'],
    ['in small letters', { [HEADER.toLowerCase()]: good }, 'ok'],
    ['in capitals', { [HEADER.toUpperCase()]: good }, 'ok'],
    ['once in an array', { [HEADER]: [good] }, 'ok'],
    ['twice in an array', { [HEADER]: [good, good] }, 'header_malformed'],
    ['in two cases', { ...signed, [HEADER.toLowerCase()]: good }, 'header_malformed'],
    ['of no prototype', Object.assign(Object.create(null), signed), 'ok'],
    ['beside a header called get', { get: 'x', ...signed }, 'ok'],
    ['Headers', new Headers(signed), 'ok'],
    ['Headers without it', new Headers(), 'header_missing'],
    [
      'Headers with it twice',
      new Headers([...Object.entries(signed), ...Object.entries(signed)]),
      'header_malformed',
    ],
    ['no headers', undefined, 'ConfigurationError'],
    ['text', good, 'ConfigurationError'],
  ])('%s', async (_, headers, expected) => {
    expect(await outcome(BODY, headers)).toBe(expected);
  });
});

describe('options', () => {
  it.each<[string, object | null, string]>([
    ['none', null, 'secret_missing'],
    ['no secret', { secret: undefined }, 'secret_missing'],
    ['secret null', { secret: null }, 'secret_missing'],
    ['secret empty', { secret: '' }, 'secret_missing'],
    ['secret blank', { secret: ' \n' }, 'secret_missing'],
    ['secret no text', { secret: 5 }, 'secret_missing'],
    ['secret bytes', { secret: bytes(SECRET) }, 'secret_missing'],
    ['no secrets', { secret: [] }, 'secret_missing'],
    ['one of the secrets empty', { secret: [SECRET, ''] }, 'secret_missing'],
    ['one of the secrets unset', { secret: [SECRET, undefined] }, 'secret_missing'],
    ['no header', { header: undefined }, 'ConfigurationError'],
    ['header empty', { header: '' }, 'ConfigurationError'],
    ['header with a blank', { header: 'X Signature' }, 'ConfigurationError'],
    ['header with a colon', { header: 'X-Signature:' }, 'ConfigurationError'],
    ['header in an array', { header: [HEADER] }, 'ConfigurationError'],
    ['no scheme', { scheme: undefined }, 'ConfigurationError'],
    ['unknown scheme', { scheme: 'hmac' }, 'ConfigurationError'],
    ['scheme null', { scheme: null }, 'ConfigurationError'],
    ['scheme without verify', { scheme: {} }, 'ConfigurationError'],
    ['tolerance negative', { tolerance: -1 }, 'ConfigurationError'],
    ['tolerance NaN', { tolerance: Number.NaN }, 'ConfigurationError'],
    ['tolerance infinite', { tolerance: Number.POSITIVE_INFINITY }, 'ConfigurationError'],
    ['tolerance as text', { tolerance: '300' }, 'ConfigurationError'],
    ['clock that is none', { now: NOW }, 'ConfigurationError'],
    ['clock that gives NaN', { now: () => Number.NaN }, 'ConfigurationError'],
    ['clock that gives a Date', { now: () => new Date() }, 'ConfigurationError'],
  ])('%s', async (_, changes, expected) => {
    const given = changes && { ...options(), ...changes };
    expect(await outcome(BODY, signed, given)).toBe(expected);
    const error: unknown = await verifyWebhook(BODY, signed, given as unknown as WebhookOptions).catch(
      (one) => one,
    );
    expect(error).toBeInstanceOf(FatturaError);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(SECRET);
  });
});

describe('the body', () => {
  const padded = new Uint8Array([1, 2, ...bytes(BODY), 3]);
  it.each<[string, unknown, string]>([
    ['text', BODY, 'ok'],
    ['Uint8Array', bytes(BODY), 'ok'],
    ['a part of a larger buffer', padded.subarray(2, -1), 'ok'],
    ['Buffer', Buffer.from(BODY), 'ok'],
    ['ArrayBuffer', bytes(BODY).buffer, 'ok'],
    ['DataView', new DataView(padded.buffer, 2, BODY.length), 'ok'],
    ['parsed', documentUpdated, 'body_unreadable'],
    ['parsed, an array', [documentUpdated], 'body_unreadable'],
    ['{} of a parser that passed it over', {}, 'body_unreadable'],
    ['missing', undefined, 'body_unreadable'],
    ['null', null, 'body_unreadable'],
    ['a number', 5, 'body_unreadable'],
  ])('%s', async (_, body, expected) => {
    expect(await outcome(body, signed)).toBe(expected);
  });

  it('is not changed, and may change during the verification', async () => {
    const body = bytes(BODY);
    const pending = verifyWebhook(body, signed, options());
    expect(body).toEqual(bytes(BODY));
    body.fill(0);
    expect((await pending).raw).toEqual(documentUpdated);
  });
});

describe('a custom scheme', () => {
  const refuse = (error: Error) => () => Promise.reject(error);
  it.each<[string, () => unknown, string]>([
    ['says true', () => true, 'ok'],
    ['says true later', async () => true, 'ok'],
    ['says false', () => false, 'signature_mismatch'],
    ['says a reason', () => 'outside_tolerance', 'outside_tolerance'],
    ['says a reason later', async () => 'header_malformed', 'header_malformed'],
    ['says a reason that is none', () => 'fine', 'signature_mismatch'],
    ['says a name of Object.prototype', () => 'constructor', 'signature_mismatch'],
    ['says what passes for true', () => 1, 'signature_mismatch'],
    ['says nothing', () => undefined, 'signature_mismatch'],
    ['throws an error of ours', refuse(new WebhookError('header_malformed')), 'header_malformed'],
    ['throws another', refuse(new TypeError('bug')), 'TypeError'],
  ])('%s', async (_, verify, expected) => {
    const given = { ...options(), scheme: { verify } };
    expect(await outcome(BODY, { [HEADER]: 'x' }, given)).toBe(expected);
  });

  it('receives the delivery and the options', async () => {
    const told: WebhookDelivery[] = [];
    const verify = (delivery: WebhookDelivery) => told.push(delivery) === 1;
    const given = options({ secret: ['a', 'b'], tolerance: 7, scheme: { verify } });
    await verifyWebhook(BODY, { [HEADER]: 'x' }, given);
    expect(told).toEqual([
      { rawBody: bytes(BODY), header: 'x', secrets: ['a', 'b'], tolerance: 7, now: NOW * 1_000 },
    ]);
  });
});

describe('an error contains neither the secret, nor the correct signature, nor the body', () => {
  it.each([
    ['signature_mismatch', signature(BODY, { secret: 'other' }), BODY],
    ['outside_tolerance', signature(BODY, { at: '1' }), BODY],
    ['header_malformed', `t=1,v1=${SECRET}`, BODY],
    ['body_unreadable', signature('segreto'), 'segreto'],
    ['event_malformed', signature('["segreto"]'), '["segreto"]'],
  ])('%s', async (reason, header, body) => {
    const error: unknown = await verifyWebhook(body, { [HEADER]: header }, options()).catch((one) => one);
    expect(error).toBeInstanceOf(WebhookError);
    expect(error).toMatchObject({ name: 'WebhookError', code: 'webhook', reason });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: 'WebhookError',
      code: 'webhook',
      reason,
    });
    const shown = `${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}`;
    for (const hidden of [SECRET, mac(body), 'segreto', documentUpdated.data.number])
      expect(shown).not.toContain(hidden);
  });
});
