import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/proxy/server.ts';
import { projectRoot } from '../support/shared.ts';
import { hasNamespaces } from '../support/spawnCommand.ts';
import { folderWith, stateOf } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';
import { ShownIds } from './shownIds.ts';
import { asShown, events, invoice } from './submitCases.ts';

bundleFirst();

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const environment = () => ({
  FATTURA_BASE_URL: service.url,
  FATTURA_API_KEY: service.key,
  FATTURA_COMPANY_ID: service.companyId,
});

it('a real Ctrl-C waits for pending requests, and the process ends with 130', async () => {
  const names = Array.from({ length: 12 }, (_, index) => String(index));
  const cwd = folderWith(Object.fromEntries(names.map((name) => [`${name}.xml`, invoice(name)])));
  const env = environment();
  const four = new Promise<void>((resolve) => {
    service.misbehave({
      on: ({ operation }) => {
        if (service.requestsOf('documents.createInvoice').length === 4) resolve();
        return operation === 'documents.createInvoice';
      },
      do: { kind: 'late-answer', delay: 1_500 },
    });
  });
  const first = await shell('fattura submit --format json .', { cwd, env, interruptAfter: four });
  expect({ code: first.code, signal: first.signal }).toEqual({ code: 130, signal: null });
  const { summary } = JSON.parse(first.stdout) as { summary: Record<string, number> };
  expect(summary).toEqual({ files: 12, accepted: 4, unsent: 8 });
  expect(events(cwd).filter((event) => event === 'sending')).toHaveLength(4);

  service.behave();
  const second = await shell('fattura submit --rate 1000 .', { cwd, env });
  expect(second.code).toBe(0);
  for (const name of names) expect(await service.state.documents(name)).toHaveLength(1);
}, 60_000);

it('two containers with one journal issue each invoice once', async (context) => {
  if (!hasNamespaces) context.skip('this system gives no PID namespaces (unshare)');
  const names = ['1', '2', '3', '4', '5', '6'];
  const files = Object.fromEntries(names.map((name) => [`${name}.xml`, invoice(name)]));
  const state = stateOf(folderWith());
  const env = { ...environment(), XDG_STATE_HOME: state };
  // Each is process number 1 in its namespace.
  const container = 'export -f fattura; unshare --pid --fork --mount-proc bash -c';
  const call = () =>
    shell(`${container} 'fattura submit --issue --yes --format json .'`, { cwd: folderWith(files), env });
  service.misbehave({ on: 'documents.createInvoice', do: { kind: 'late-answer', delay: 1_500 } });
  const ended = await Promise.all([call(), call()]);
  // The second is kept out, or starts after the first has ended.
  for (const { code } of ended) expect([0, 2]).toContain(code);
  expect(ended.map(({ code }) => code)).toContain(0);
  for (const name of names) expect(await service.state.documents(name)).toHaveLength(1);
  expect(service.requestsOf('documents.createInvoice')).toHaveLength(names.length);
}, 60_000);

/** With FATTURA_UPDATE_DOCS=1 the outputs in the page are rewritten instead of compared. */
const update = process.env['FATTURA_UPDATE_DOCS'] === '1';

describe('the sessions of docs/submitting.md', () => {
  const file = join(projectRoot, 'docs/submitting.md');
  const page = readFileSync(file, 'utf8');
  const blocks = [...page.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

  it('give the output shown', async () => {
    expect(blocks.length).toBeGreaterThan(1);
    const cwd = folderWith({ 'invoices/one.xml': invoice('1'), 'invoices/two.xml': invoice('2') });
    const state = stateOf(folderWith());
    const ids = new ShownIds();
    let answered = page;
    let previous = 0;
    for (const text of blocks) {
      let actual = '';
      for (const line of text.split('\n').filter((one) => one.startsWith('$ '))) {
        const ended = await shell(`(exit ${previous}); ${line.slice(2)}`, {
          cwd,
          env: { ...environment(), XDG_STATE_HOME: state },
        });
        const output = asShown(ended.output, service, state).replaceAll(cwd, '~/invoices');
        actual += `${line}\n${ids.shown(output)}`;
        previous = ended.code ?? 1;
      }
      answered = answered.replace(`\`\`\`console\n${text}`, () => `\`\`\`console\n${actual}`);
    }
    if (update) writeFileSync(file, answered);
    else expect(answered).toBe(page);
  }, 60_000);
});
