/** The allowed webhook addresses: this machine only, unless options allow more. */
import type { Settings } from '../options.ts';

export type WebhookTargetFlaw =
  | 'malformed'
  /** Neither http nor https. */
  | 'scheme'
  /** Contains a user name or a password. */
  | 'credentials'
  | 'not_loopback'
  /** Another machine without https. */
  | 'not_https'
  /** The company does not exist in the database. */
  | 'no_company';

/** A refused target. The message contains no credentials. */
export class WebhookTargetError extends Error {
  readonly flaw: WebhookTargetFlaw;

  constructor(flaw: WebhookTargetFlaw, message: string) {
    super(message);
    this.name = 'WebhookTargetError';
    this.flaw = flaw;
  }
}

/** The settings that allow webhook addresses. */
export type WebhookReach = Pick<Settings, 'allowRemoteWebhooks' | 'webhookHosts'>;

/** @throws WebhookTargetError */
export function checkAddress(text: string, { allowRemoteWebhooks, webhookHosts }: WebhookReach): URL {
  const url = parse(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new WebhookTargetError(
      'scheme',
      `a webhook target must be an http or https address, not ${url.protocol}`,
    );
  if (url.username !== '' || url.password !== '')
    throw new WebhookTargetError(
      'credentials',
      `a webhook target must not contain a user or password: ${url.host}`,
    );
  if (isLoopback(url) || webhookHosts.some((name) => name.toLowerCase() === url.hostname)) return url;
  if (!allowRemoteWebhooks)
    throw new WebhookTargetError(
      'not_loopback',
      `${url.host} may be another machine: webhooks go to localhost, 127.0.0.0/8 or [::1], unless its name or all remote targets are allowed`,
    );
  if (url.protocol !== 'https:')
    throw new WebhookTargetError('not_https', `${url.host}: webhooks to another machine require https`);
  return url;
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new WebhookTargetError(
      'malformed',
      'a webhook target must be an address such as http://127.0.0.1:8080/hook',
    );
  }
}

/** Decides by the written address, never by DNS. The parser has normalized every notation of an IPv4 address. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
