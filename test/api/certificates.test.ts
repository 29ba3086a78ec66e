import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FatturaClient } from '../../src/api/client/client.ts';
import { ConnectionError } from '../../src/api/client/errors.ts';
import { expired, selfSigned, serverKey } from '../support/certificates.ts';
import { failed, scriptedFetch } from '../support/scriptedFetch.ts';

const rest = { apiKey: 'k-123456789', companyId: 'c', maxRetries: 0 };

async function failureOf(client: FatturaClient): Promise<ConnectionError> {
  const error = await client.companies.list().catch((thrown: unknown) => thrown);
  if (error instanceof ConnectionError) return error;
  throw new Error('no connection error', { cause: error });
}

const codes: readonly (readonly [
  code: string,
  certificate: ConnectionError['certificate'],
  sent: boolean,
])[] = [
  ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted', false],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted', false],
  ['UNABLE_TO_GET_ISSUER_CERT', 'untrusted', false],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'untrusted', false],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted', false],
  ['CERT_SIGNATURE_FAILURE', 'untrusted', false],
  ['CERT_HAS_EXPIRED', 'expired', false],
  ['CERT_NOT_YET_VALID', 'expired', false],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'name', false],
  ['ECONNREFUSED', null, false],
  ['ERR_PROXY_TUNNEL', null, false],
  ['ECONNRESET', null, true],
];

describe('a rejected certificate', () => {
  it.each(codes)('%s: %s', async (code, certificate, sent) => {
    const { fetch } = scriptedFetch({ throws: failed(code) });
    const error = await failureOf(new FatturaClient({ baseUrl: 'https://service.example', fetch, ...rest }));
    expect(error).toMatchObject({ code: 'connection', certificate, sent });
    expect(error.message.includes('NODE_EXTRA_CA_CERTS')).toBe(certificate !== null);
    expect(error.toJSON()).toMatchObject({ certificate });
  });
});

describe('a real server', () => {
  const servers: Server[] = [];
  const addresses = new Map<string, string>();

  beforeAll(async () => {
    for (const [name, cert] of Object.entries({ selfSigned, expired })) {
      const server = createServer({ key: serverKey, cert }, (_, response) => response.end('{"data":[]}'));
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      addresses.set(name, `https://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
  });
  afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

  it.each([
    ['selfSigned', 'untrusted'],
    ['expired', 'expired'],
  ])('%s: %s', async (name, certificate) => {
    const error = await failureOf(new FatturaClient({ baseUrl: addresses.get(name), ...rest }));
    expect(error).toMatchObject({ certificate, sent: false });
    expect(error.message).toContain('NODE_EXTRA_CA_CERTS');
  });
});
