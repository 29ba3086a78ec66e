/** Where webhooks may go: to this machine, unless more is allowed. */
import type { Settings } from '../options.ts';

export type WebhookTargetFlaw =
  | 'malformed'
  /** Neither http nor https. */
  | 'scheme'
  /** A user name or a password in it. */
  | 'credentials'
  | 'not_loopback'
  /** Another machine, and not https. */
  | 'not_https'
  /** Its company is not in the database. */
  | 'no_company';

/** A target that is refused. The message holds no credentials. */
export class WebhookTargetError extends Error {
  readonly flaw: WebhookTargetFlaw;

  constructor(flaw: WebhookTargetFlaw, message: string) {
    super(message);
    this.name = 'WebhookTargetError';
    this.flaw = flaw;
  }
}

/** What settings say of where webhooks may go. */
export type WebhookReach = Pick<Settings, 'allowRemoteWebhooks' | 'webhookHosts'>;

/** @throws WebhookTargetError */
export function checkAddress(text: string, { allowRemoteWebhooks, webhookHosts }: WebhookReach): URL {
  const url = parse(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new WebhookTargetError(
      'scheme',
      `a webhook target is an http or https address, not ${url.protocol}`,
    );
  if (url.username !== '' || url.password !== '')
    throw new WebhookTargetError('credentials', `no user or password in a webhook target: ${url.host}`);
  if (isLoopback(url) || webhookHosts.some((name) => name.toLowerCase() === url.hostname)) return url;
  if (!allowRemoteWebhooks)
    throw new WebhookTargetError(
      'not_loopback',
      `${url.host} may be another machine: webhooks go to localhost, 127.0.0.0/8 or [::1], unless its name or all remote ones are allowed`,
    );
  if (url.protocol !== 'https:')
    throw new WebhookTargetError(
      'not_https',
      `${url.host}: another machine is sent webhooks over https only`,
    );
  return url;
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new WebhookTargetError(
      'malformed',
      'a webhook target is an address such as http://127.0.0.1:8080/hook',
    );
  }
}

/**
 * By what is written, never by what a name server says. The parser has brought every way of writing an IPv4
 * address to four numbers.
 */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
