/** The complete course of an invoice: built, signed, submitted, answered by SdI, shown by `inbox`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { type Caller, callerOf } from '../support/sandboxCalls.ts';
import { folderWith, runCli } from './runCli.ts';
import { submitIn } from './submitCases.ts';

const DAY = new Date().toISOString().slice(0, 10);

const brief = (number: string, administration: boolean) =>
  JSON.stringify({
    cedente: {
      partita_iva: '02718281823',
      denominazione: 'Alfa S.r.l.',
      regime_fiscale: 'RF01',
      sede: { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' },
    },
    cessionario: {
      tipo: administration ? 'pa' : 'azienda',
      partita_iva: '12345678903',
      denominazione: 'Beta',
      codice_destinatario: administration ? 'UFABCD' : 'ABC1234',
      sede: { indirizzo: 'Via Po 2', cap: '10124', comune: 'Torino', provincia: 'TO' },
    },
    numero: number,
    data: DAY,
    linee: [{ descrizione: 'Consulenza', prezzo_unitario: '80.00', aliquota_iva: '22' }],
  });

interface Case {
  readonly number: string;
  readonly outcome: string;
  readonly administration?: true;
  /** The last status of the service. */
  readonly status: string;
  readonly messages: readonly string[];
  readonly state: string;
}

/** Twenty days later, after which SdI no longer waits for an administration. */
const CASES: readonly Case[] = [
  { number: 'C/1', outcome: 'delivered', status: 'DELIVERED', messages: ['RC'], state: 'delivered' },
  { number: 'C/2', outcome: 'discarded', status: 'DISCARDED', messages: ['NS'], state: 'discarded' },
  { number: 'C/3', outcome: 'missed', status: 'NOT_DELIVERED', messages: ['MC'], state: 'available' },
  {
    number: 'P/1',
    outcome: 'delivered',
    administration: true,
    status: 'DELIVERED',
    messages: ['RC', 'DT'],
    state: 'terms-expired',
  },
  {
    number: 'P/2',
    outcome: 'missed',
    administration: true,
    status: 'NOT_DELIVERED',
    messages: ['MC', 'AT'],
    state: 'undeliverable',
  },
  {
    number: 'P/3',
    outcome: 'refused',
    administration: true,
    status: 'REFUSED',
    messages: ['RC', 'NE'],
    state: 'refused',
  },
  {
    number: 'P/4',
    outcome: 'discarded',
    administration: true,
    status: 'DISCARDED',
    messages: ['NS'],
    state: 'discarded',
  },
];

describe('from a brief to the state of the invoice', () => {
  let sandbox: Sandbox;
  let call: Caller;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ sdiDelay: 86_400_000 });
    call = callerOf(sandbox);
  }, 60_000);
  afterAll(() => sandbox.close());

  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${sandbox.url}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };

  it('every outcome of SdI is a row of inbox', async () => {
    const cwd = folderWith({
      'key.pem': `${knownKey}\n${knownCertificate}`,
      ...Object.fromEntries(
        CASES.map(({ number, administration = false }) => [
          `briefs/${number.replace('/', '')}.json`,
          brief(number, administration),
        ]),
      ),
    });
    const received = folderWith();
    const ids = new Map<string, string>();
    for (const { number, outcome } of CASES) {
      const name = number.replace('/', '');
      const built = await runCli(['new', `briefs/${name}.json`, '-o', `${name}.xml`], { cwd });
      expect({ ...built, stderr: '' }).toMatchObject({ code: 0 });
      const signed = await runCli(['sign', '--key', 'key.pem', '--allow', 'expired', `${name}.xml`], { cwd });
      expect(signed.code).toBe(0);
      const { url, apiKey: key, companyId } = sandbox;
      const args = ['--issue', '--yes', '--drop-signature', `${name}.xml.p7m`, '--format', 'json'];
      const sent = await submitIn(cwd, { url, key, companyId }, args);
      const [file] = JSON.parse(sent.stdout).files;
      expect(file).toMatchObject({ outcome: 'accepted' });
      ids.set(number, file.document.id);
      await control('POST', `/documents/${file.document.id}/outcome`, { outcome });
    }
    // transmit, deliver, refuse
    for (let step = 0; step < 3; step += 1) await control('POST', '/sdi/advance');
    await control('POST', '/clock', { by_seconds: 20 * 86_400 });

    for (const { number, status, messages } of CASES) {
      const id = ids.get(number) ?? '';
      const { data } = (await call(`/documents/${id}`)).body;
      expect({ number, status: data.status }).toEqual({ number, status });
      const link = (await call(`/documents/${id}/invoice`)).body.data.xml_url;
      writeFileSync(join(received, data.file_name), await (await fetch(link)).text());
      const files = await control('GET', `/documents/${id}/messages`);
      expect(files.map(({ type }: { type: string }) => type)).toEqual(messages);
      for (const file of files) writeFileSync(join(received, file.name), file.xml);
    }

    const inbox = await runCli(['inbox', '.', '--no-index', '--format', 'json', '--company', '02718281823'], {
      cwd: received,
    });
    const { invoices: rows } = JSON.parse(inbox.stdout);
    const states = rows.map((row: Record<string, unknown>) => [row['number'], row['state'], row['remarks']]);
    expect(states.sort()).toEqual(CASES.map(({ number, state }) => [number, state, []]));

    // Each message is valid, and its signature is valid.
    const { stdout } = await runCli(['validate', '.', '--format', 'ndjson'], { cwd: received });
    const reports = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = reports.filter(({ message }) => message != null);
    expect(told.map(({ findings }) => findings)).toEqual(told.map(() => []));
    expect(new Set(told.map(({ message }) => message.signature))).toEqual(new Set(['valid']));
    expect(told).toHaveLength(CASES.flatMap(({ messages }) => messages).length);
  }, 120_000);

  it('a document that does not exist has no messages: 404', async () => {
    const { status } = await fetch(`${sandbox.url}/control/documents/${sandbox.companyId}/messages`);
    expect(status).toBe(404);
  });
});
