import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { WebhookBody } from '../../src/api/webhooks/request.ts';
import { type SignWebhookOptions, signWebhook } from '../../src/api/webhooks/signWebhook.ts';
import { verifyWebhook } from '../../src/api/webhooks/verifyWebhook.ts';
import type { WebhookOptions } from '../../src/api/webhooks/webhookSettings.ts';
import { BODY, HEADER, mac, NOW, options, outcomeOf, SECRET, signature } from './webhookSamples.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const good = signature(BODY);

function outcome(header: string, given: Partial<WebhookOptions> = {}, body: string | Uint8Array = BODY) {
  return outcomeOf(verifyWebhook(body, { [HEADER]: header }, options(given)));
}

describe('the signature', () => {
  const older = 'una-chiave-di-prima';
  const other = 'f'.repeat(64);

  it.each<[string, string, string | string[], string]>([
    ['good', good, SECRET, 'ok'],
    ['good, in capitals', `t=${NOW},v1=${mac(BODY).toUpperCase()}`, SECRET, 'ok'],
    ['good, blanks after the comma', good.replace(',', ', '), SECRET, 'ok'],
    ['good, v1 before t', good.split(',').reverse().join(','), SECRET, 'ok'],
    ['another secret', signature(BODY, { secret: older }), SECRET, 'signature_mismatch'],
    ['the new of two secrets', good, [SECRET, older], 'ok'],
    ['the old of two secrets', signature(BODY, { secret: older }), [SECRET, older], 'ok'],
    ['none of two secrets', signature(BODY, { secret: 'x' }), [SECRET, older], 'signature_mismatch'],
    ['the second of two v1', `t=${NOW},v1=${other},v1=${mac(BODY)}`, SECRET, 'ok'],
    ['the first of two v1', `t=${NOW},v1=${mac(BODY)},v1=${other}`, SECRET, 'ok'],
    ['none of two v1', `t=${NOW},v1=${other},v1=${other}`, SECRET, 'signature_mismatch'],
    ['ten v1', `t=${NOW}${`,v1=${other}`.repeat(9)},v1=${mac(BODY)}`, SECRET, 'ok'],
    ['a broken v1 after a good one', `${good},v1=00`, SECRET, 'ok'],
    ['a broken v1 before a good one', `t=${NOW},v1=,v1=${mac(BODY)}`, SECRET, 'ok'],
    ['a broken v1 beside a wrong one', `t=${NOW},v1=00,v1=${other}`, SECRET, 'signature_mismatch'],
    [
      'a good one, a byte longer, beside a wrong one',
      `t=${NOW},v1=${mac(BODY)}00,v1=${other}`,
      SECRET,
      'signature_mismatch',
    ],
    ['other versions beside v1', `t=${NOW},v0=abc,v1=${mac(BODY)},v2=,next=1=2`, SECRET, 'ok'],
    ['right, as another version', `t=${NOW},v1=${other},v0=${mac(BODY)}`, SECRET, 'signature_mismatch'],
    ['of another t', `t=${NOW + 1},v1=${mac(BODY)}`, SECRET, 'signature_mismatch'],
    ['t with a leading zero, not so signed', `t=0${NOW},v1=${mac(BODY)}`, SECRET, 'signature_mismatch'],
    ['t with a leading zero, so signed', signature(BODY, { at: `0${NOW}` }), SECRET, 'ok'],
    ['of the body without t', `t=${NOW},v1=${mac(BODY, { at: '' })}`, SECRET, 'signature_mismatch'],
    ['a secret that is no ASCII', signature(BODY, { secret: 'è€' }), 'è€', 'ok'],
  ])('%s', async (_, header, secret, expected) => {
    expect(await outcome(header, { secret })).toBe(expected);
  });

  it('costs one HMAC per secret, also after a match, for any number of signatures', async () => {
    const sign = vi.spyOn(crypto.subtle, 'sign');
    const verify = vi.spyOn(crypto.subtle, 'verify');
    try {
      expect(await outcome(`${good}${`,v1=${other}`.repeat(9)}`, { secret: [SECRET, older, 'x'] })).toBe(
        'ok',
      );
      expect(sign.mock.calls.length + verify.mock.calls.length).toBe(3);
    } finally {
      sign.mockRestore();
      verify.mockRestore();
    }
  });

  it('every bit of it matters', async () => {
    const right = Buffer.from(mac(BODY), 'hex');
    const outcomes = new Set<string>();
    for (let bit = 0; bit < 256; bit++) {
      const wrong = Buffer.from(right);
      wrong[bit >> 3]! ^= 1 << (bit & 7);
      outcomes.add(await outcome(`t=${NOW},v1=${wrong.toString('hex')}`));
    }
    expect([...outcomes]).toEqual(['signature_mismatch']);
  });

  it('every byte of the body matters', async () => {
    const outcomes = new Set<string>();
    for (let at = 0; at < BODY.length; at++) {
      const changed = bytes(BODY);
      changed[at]! ^= 1;
      outcomes.add(await outcome(good, {}, changed));
    }
    expect([...outcomes]).toEqual(['signature_mismatch']);
  });

  it.each([
    ['a byte more', `${BODY} `],
    ['a byte less', BODY.slice(0, -1)],
    ['nothing', ''],
    ['the same, written anew', JSON.stringify(JSON.parse(BODY), null, 1)],
    ['a dot before it', `.${BODY}`],
  ])('body: %s', async (_, body) => {
    expect(await outcome(good, {}, body)).toBe('signature_mismatch');
  });

  it('agrees with Node for any body and secret', async () => {
    const body = fc.uint8Array({ maxLength: 300 });
    const secret = fc.string({ minLength: 1, maxLength: 200 }).filter((one) => one.trim() !== '');
    await fc.assert(
      fc.asyncProperty(body, secret, async (rawBody, one) => {
        const header = signature(rawBody, { secret: one });
        // Random bytes are rarely an event, but only verified bodies are parsed.
        expect(['body_unreadable', 'event_malformed', 'unknown']).toContain(
          await outcome(header, { secret: one }, rawBody),
        );
        expect(await outcome(header, { secret: `${one}.` }, rawBody)).toBe('signature_mismatch');
      }),
      { numRuns: 200 },
    );
  });
});

describe('the signature header, malformed', () => {
  const v1 = `v1=${mac(BODY)}`;
  it.each([
    ['empty', ''],
    ['blank', '  '],
    ['no list', 'abc'],
    ['only the digest', mac(BODY)],
    ['no t', v1],
    ['no v1', `t=${NOW}`],
    ['an empty entry', `t=${NOW},,${v1}`],
    ['a comma at the end', `${good},`],
    ['an entry without a name', `=1,${good}`],
    ['two t', `t=${NOW},t=${NOW},${v1}`],
    ['two headers joined by the server', `${good}, ${good}`],
    ['t empty', `t=,${v1}`],
    ['t no number', `t=now,${v1}`],
    ['t negative', `t=-${NOW},${v1}`],
    ['t with a fraction', `t=${NOW}.5,${v1}`],
    ['t with an exponent', `t=1e9,${v1}`],
    ['t in hexadecimal', `t=0x${NOW.toString(16)},${v1}`],
    ['t in other digits', `t=١٧٩٠٠٠٠٠٠٠,${v1}`],
    ['t too long', `t=${'1'.repeat(16)},${v1}`],
    ['v1 empty', `t=${NOW},v1=`],
    ['v1 of odd length', `t=${NOW},${v1.slice(0, -1)}`],
    ['v1 a byte short', `t=${NOW},${v1.slice(0, -2)}`],
    ['v1 a byte long', `t=${NOW},${v1}00`],
    ['v1 not hexadecimal', `t=${NOW},${v1.slice(0, -1)}g`],
    ['v1 in quotes', `t=${NOW},v1="${mac(BODY)}"`],
    ['v1 in base64', `t=${NOW},v1=${Buffer.from(mac(BODY), 'hex').toString('base64')}`],
    ['only broken v1', `t=${NOW},v1=00,v1=zz`],
    ['eleven v1', `${good}${`,${v1}`.repeat(10)}`],
    ['huge', `${good}${',x=y'.repeat(2_000)}`],
    ['a huge v1', `t=${NOW},v1=${'0'.repeat(1_000_000)}`],
  ])('%s', async (_, header) => {
    expect(await outcome(header)).toBe('header_malformed');
  });
});

describe('the size of the body', () => {
  const size = bytes(BODY).length;
  const wide = '€'.repeat(400);

  it.each<[string, Parameters<typeof verifyWebhook>[0], number | undefined, string]>([
    ['as large as allowed, text', BODY, size, 'ok'],
    ['a byte larger, text', BODY, size - 1, 'body_too_large'],
    ['a byte larger, bytes', bytes(BODY), size - 1, 'body_too_large'],
    ['a byte larger, a buffer', bytes(BODY).buffer, size - 1, 'body_too_large'],
    ['three bytes a character', wide, 1199, 'body_too_large'],
    ['as much as is allowed by default', ' '.repeat(1_000_000), undefined, 'signature_mismatch'],
    ['more than is allowed by default', ' '.repeat(1_000_001), undefined, 'body_too_large'],
    ['no limit', ' '.repeat(1_000_001), Number.POSITIVE_INFINITY, 'signature_mismatch'],
  ])('%s', async (_, body, maxBodyBytes, expected) => {
    const hash = vi.spyOn(crypto.subtle, 'sign');
    try {
      const verified = verifyWebhook(body, { [HEADER]: good }, options({ maxBodyBytes }));
      expect(await outcomeOf(verified)).toBe(expected);
      expect(hash).toHaveBeenCalledTimes(expected === 'body_too_large' ? 0 : 1);
    } finally {
      hash.mockRestore();
    }
  });

  it.each([0, -1, Number.NaN, '5', null])('a limit of %s is refused', async (maxBodyBytes) => {
    expect(await outcome(good, { maxBodyBytes: maxBodyBytes as number })).toBe('ConfigurationError');
  });
});

describe('signWebhook', () => {
  const scheme = 'timestamped-hmac-sha256';
  const now = () => NOW * 1000 + 999;

  it.each<[string, WebhookBody, string | readonly string[]]>([
    ['text', BODY, SECRET],
    ['bytes', bytes(BODY), SECRET],
    ['a buffer', bytes(BODY).buffer, SECRET],
    ['several secrets', BODY, ['old', SECRET]],
    ['a secret that is no ASCII', '{"a":"è"}', 'è€'],
    ['a body of two megabytes', 'x'.repeat(2_000_000), SECRET],
  ])('%s: as signed by Node', async (_, body, secret) => {
    const headers = await signWebhook(body, { secret, header: HEADER, scheme, now });
    const raw = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
    const macs = [secret].flat().map((one) => `,v1=${mac(raw, { secret: one })}`);
    expect(headers).toEqual({ 'content-type': 'application/json', [HEADER]: `t=${NOW}${macs.join('')}` });
  });

  it('is accepted by verifyWebhook', async () => {
    const headers = await signWebhook(BODY, { secret: SECRET, header: HEADER, scheme });
    const verified = verifyWebhook(BODY, headers, options({ now: undefined }));
    expect(await outcomeOf(verified)).toBe('ok');
  });

  it.each([
    ['no secret', { secret: '' }, 'secret_missing'],
    ['no header', { header: '' }, 'ConfigurationError'],
    ['another scheme', { scheme: { verify: () => true } }, 'ConfigurationError'],
    ['no options', undefined, 'ConfigurationError'],
  ])('%s', async (_, changes, expected) => {
    const given = changes === undefined ? undefined : { secret: SECRET, header: HEADER, scheme, ...changes };
    const signed = signWebhook(BODY, given as SignWebhookOptions).then(() => ({ event: 'signed' }));
    expect(await outcomeOf(signed)).toBe(expected);
  });
});

describe('the time of signing', () => {
  it.each<[number, number | undefined, string]>([
    [0, undefined, 'ok'],
    [299, undefined, 'ok'],
    [300, undefined, 'ok'],
    [301, undefined, 'outside_tolerance'],
    [-299, undefined, 'ok'],
    [-300, undefined, 'ok'],
    [-301, undefined, 'outside_tolerance'],
    [NOW, undefined, 'outside_tolerance'],
    [0, 0, 'ok'],
    [1, 0, 'outside_tolerance'],
    [-1, 0, 'outside_tolerance'],
    [3_600, 3_600, 'ok'],
    [3_601, 3_600, 'outside_tolerance'],
  ])('%i s old, tolerance %s', async (age, tolerance, expected) => {
    expect(await outcome(signature(BODY, { at: `${NOW - age}` }), { tolerance })).toBe(expected);
  });

  it.each([
    ['300.999 s', 300_999, 'ok'],
    ['301 s', 301_000, 'outside_tolerance'],
    ['-300 s', -300_000, 'ok'],
    ['-300.001 s', -300_001, 'outside_tolerance'],
  ])('counts whole seconds: %s', async (_, age, expected) => {
    expect(await outcome(good, { now: () => NOW * 1_000 + age })).toBe(expected);
  });

  it('must not be in milliseconds', async () => {
    expect(await outcome(signature(BODY, { at: `${NOW}000` }))).toBe('outside_tolerance');
  });

  it('is checked only if the signature is valid', async () => {
    expect(await outcome(signature(BODY, { at: '1', secret: 'other' }))).toBe('signature_mismatch');
  });

  it('is compared with the clock by default', async () => {
    const at = `${Math.floor(Date.now() / 1_000)}`;
    expect(await outcome(signature(BODY, { at }), { now: undefined })).toBe('ok');
    expect(await outcome(signature(BODY, { at: '1000000000' }), { now: undefined })).toBe(
      'outside_tolerance',
    );
  });
});
