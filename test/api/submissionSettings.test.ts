import { describe, expect, it } from 'vitest';
import { ConfigurationError, type SubmitOptions } from '../../src/api/index.ts';
import { isDelay, readSubmissionSettings } from '../../src/api/submission/submissionSettings.ts';

const LONGEST = 2 ** 31 - 1;

describe('settings of a submission', () => {
  it('the defaults', async () => {
    const { notify, ...settings } = readSubmissionSettings({});
    expect(settings).toEqual({
      params: {},
      request: {},
      earlier: 'none',
      resend: false,
      maxAttempts: 3,
      lookUps: [1_000, 3_000, 6_000],
      except: undefined,
    });
    expect(await notify({ phase: 'sending', attempt: 1 })).toBeUndefined();
  });

  it('options of the request and of the document', () => {
    const params = {
      issue: true,
      sectional_id: 's',
      automatic_number: false,
      reconciliation_identifier: 'r',
    };
    const { signal } = new AbortController();
    const request = { signal, timeout: 5, maxRetries: 2, headers: { a: 'b' }, companyId: 'c' };
    const settings = readSubmissionSettings({ ...params, ...request, force: true }, 'd');
    expect(settings.params).toEqual(params);
    expect(settings.request).toEqual(request);
    expect(settings.except).toBe('d');
  });

  it.each<[SubmitOptions, string, boolean]>([
    [{ lookUpFirst: true }, 'unconfirmed', false],
    [{ resendUnconfirmed: true }, 'unconfirmed', true],
    [{ skipIfPresent: true }, 'possible', false],
    [{ skipIfPresent: true, lookUpFirst: true }, 'unconfirmed', false],
    [{ lookUpFirst: false, skipIfPresent: false, resendUnconfirmed: false }, 'none', false],
    [{ resendUnconfirmed: true, automatic_number: true }, 'unconfirmed', true],
    [{ lookUpFirst: false, automatic_number: true }, 'none', false],
  ])('%j: %s', (options, earlier, resend) => {
    expect(readSubmissionSettings(options)).toMatchObject({ earlier, resend });
  });

  it.each<SubmitOptions>([
    { maxAttempts: 0 },
    { maxAttempts: 1.5 },
    { maxAttempts: '2' as never },
    { lookUps: [] },
    { lookUps: 1 as never },
    { lookUps: [1, -1] },
    { onAttempt: 1 as never },
    { lookUpFirst: true, automatic_number: true },
    { skipIfPresent: true, automatic_number: true },
  ])('%j is an error', (options) => {
    expect(() => readSubmissionSettings(options)).toThrow(ConfigurationError);
  });

  it('events go to the caller, who is waited for', async () => {
    const seen: unknown[] = [];
    const onAttempt = async (event: unknown): Promise<void> => {
      await Promise.resolve();
      seen.push(event);
    };
    await readSubmissionSettings({ onAttempt, maxAttempts: 1 }).notify({ phase: 'sending', attempt: 1 });
    expect(seen).toEqual([{ phase: 'sending', attempt: 1 }]);
  });
});

it.each([
  [0, true],
  [1.5, true],
  [LONGEST, true],
  [LONGEST + 1, false],
  [-1, false],
  [Number.NaN, false],
  ['1', false],
  [undefined, false],
])('%j milliseconds: %s', (value, expected) => {
  expect(isDelay(value)).toBe(expected);
});
