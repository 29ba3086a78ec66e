/** What a browser may do with a page of ours, and what it may load, run and send from it. */
import { createHash } from 'node:crypto';
import { renderHtml } from '../../render/index.ts';

/**
 * The page of an invoice stands in a frame and carries its style in itself; a frame without an address of its own has
 * the policy of the page around it too, so that the style has to be allowed there, by its hash.
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

/** Of the invoice as a page of its own, which has nothing but text and its style. */
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
