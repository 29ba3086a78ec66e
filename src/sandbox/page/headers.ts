/** The permissions of a page in the browser: what it may load, run and send. */
import { createHash } from 'node:crypto';
import { renderHtml } from '../../render/index.ts';

/**
 * The page of an invoice is shown in a frame and has an inline style. A frame without an address inherits the policy
 * of its parent, so that policy must allow the style by its hash.
 */
const INVOICE_STYLE = hashOf(
  /<style>([\s\S]*?)<\/style>/.exec(
    renderHtml({ language: 'it', format: '', notices: [], documents: [] }),
  )?.[1] ?? '',
);

const POLICY = [
  "default-src 'none'",
  `style-src 'self' '${INVOICE_STYLE}'`,
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy of the invoice as a page of its own, which has only text and its style. */
export const INVOICE_POLICY = [
  "default-src 'none'",
  `style-src '${INVOICE_STYLE}'`,
  'sandbox',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // `no-referrer` would make the origin of our own forms `null`.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
