/** `verifyWebhook` on a platform with web globals only, such as edge workers. */
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'tsdown';
import { beforeAll, describe, expect, it } from 'vitest';
import { importedModules, OF_NODE, usedNames } from '../meta/sources.ts';
import { projectRoot } from '../support/shared.ts';
import { BODY, HEADER, NOW, SECRET, signature } from './webhookSamples.ts';

let code: string;

beforeAll(async () => {
  const [result] = await build({
    config: false,
    cwd: projectRoot,
    entry: { entry: join(projectRoot, 'src/api/webhooks/verifyWebhook.ts') },
    format: 'iife',
    globalName: 'webhooks',
    platform: 'browser',
    dts: false,
    write: false,
    clean: false,
    checks: { pluginTimings: false },
    logLevel: 'silent',
    deps: { alwaysBundle: [/./], onlyBundle: false },
  });
  const chunk = result?.chunks.find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  ({ code } = chunk);
}, 60_000);

/** Runs `script` on the bundle in a separate realm that forbids code from strings. */
function run(script: string, globals: Record<string, unknown>): Promise<unknown> {
  const names = { TextDecoder, TextEncoder, body: BODY, secret: SECRET, header: HEADER, seconds: NOW };
  const realm = vm.createContext(
    { ...names, ...globals },
    { codeGeneration: { strings: false, wasm: false } },
  );
  vm.runInContext(code.replace(/^(?:var|let|const) webhooks\b/m, 'globalThis.webhooks'), realm);
  return vm.runInContext(script, realm) as Promise<unknown>;
}

const verify = `(async () => {
  const options = { secret, header, scheme: 'timestamped-hmac-sha256', now: () => seconds * 1000 };
  try {
    const event = await webhooks.verifyWebhook(rawBody(), headers(), options);
    return event.event;
  } catch (error) {
    return error.reason ?? error.code;
  }
})()`;

describe('on a platform with web globals only', () => {
  const crypto = globalThis.crypto;
  const headers = () => ({ [HEADER]: signature(BODY) });
  const { buffer } = new TextEncoder().encode(BODY);
  const own = 'globalThis.rawBody = () => new TextEncoder().encode(body);';
  const ownBuffer = 'globalThis.rawBody = () => new Uint8Array(new TextEncoder().encode(body)).buffer;';

  it.each<[string, string, Record<string, unknown>, string]>([
    ['text', verify, { crypto, headers, rawBody: () => BODY }, 'document.updated'],
    ['bytes of this realm', `${own}${verify}`, { crypto, headers }, 'document.updated'],
    ['an ArrayBuffer of this realm', `${ownBuffer}${verify}`, { crypto, headers }, 'document.updated'],
    ['an ArrayBuffer of another', verify, { crypto, headers, rawBody: () => buffer }, 'document.updated'],
    [
      'Headers',
      verify,
      { crypto, headers: () => new Headers(headers()), rawBody: () => BODY },
      'document.updated',
    ],
    ['another body', verify, { crypto, headers, rawBody: () => `${BODY} ` }, 'signature_mismatch'],
    ['a parsed body', verify, { crypto, headers, rawBody: () => ({}) }, 'body_unreadable'],
    ['no WebCrypto', verify, { headers, rawBody: () => BODY }, 'configuration'],
    [
      'WebCrypto of a page that is not secure',
      verify,
      { crypto: {}, headers, rawBody: () => BODY },
      'configuration',
    ],
  ])('%s', async (_, script, globals, expected) => {
    expect(await run(script, globals)).toBe(expected);
  });

  it('refers to nothing of Node', () => {
    expect(importedModules(code)).toEqual([]);
    expect(usedNames(code, OF_NODE)).toEqual([]);
  });
});
