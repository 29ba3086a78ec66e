import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'tsdown';
import { describe, expect, it } from 'vitest';
import { describeWithChromium, launch } from '../support/chromium.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { projectRoot } from '../support/shared.ts';
import { importedModules, OF_NODE, usedNames } from './sources.ts';

const bundles = new Map<string, Promise<string>>();

/** A single browser script with everything of a built entry in it, as a page would load it. */
function bundle(entry: string): Promise<string> {
  const made = bundles.get(entry) ?? bundled(entry);
  bundles.set(entry, made);
  return made;
}

async function bundled(entry: string): Promise<string> {
  const [result] = await build({
    config: false,
    cwd: projectRoot,
    entry: { entry: join('dist', `${entry}.js`) },
    format: 'iife',
    globalName: 'fattura',
    platform: 'browser',
    dts: false,
    write: false,
    // Other tests read `dist`.
    clean: false,
    checks: { pluginTimings: false },
    logLevel: 'silent',
    deps: { alwaysBundle: [/./], onlyBundle: false },
  });
  const chunk = result?.chunks.find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  // The script also includes dynamic imports.
  const elsewhere = [...chunk.imports, ...chunk.dynamicImports].filter((name) => name !== chunk.fileName);
  expect(elsewhere).toEqual([]);
  return chunk.code;
}

const entries = [
  'index',
  'model',
  'xml',
  'validate',
  'envelope',
  'messages',
  'build',
  'render',
  'en16931',
  'api',
];

describe.each(entries)('the entry %s runs without Node', (entry) => {
  it('uses no module, no require and no code generated from text', async () => {
    const code = await bundle(entry);
    expect(importedModules(code)).toEqual([]);
    expect(usedNames(code, OF_NODE)).toEqual([]);
  });
});

/**
 * The bundle's exports as `fattura`, in a realm with these globals. `codeGeneration: false` makes eval and
 * new Function throw, like a strict content security policy.
 */
async function realmWith(entry: string, globals: Readonly<Record<string, unknown>>): Promise<vm.Context> {
  const code = await bundle(entry);
  const realm = vm.createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(code.replace(/^(?:var|let|const) fattura\b/m, 'globalThis.fattura'), realm);
  return realm;
}

/** The globals of edge workers, except `fetch`. */
const WORKER = {
  AbortController,
  AbortSignal,
  Blob,
  Headers,
  ReadableStream,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  crypto,
  performance,
  queueMicrotask,
  setTimeout,
};

describe('in a realm with only the globals of workers', () => {
  it('calls the service, follows its pages and reports its errors', async () => {
    const answers = [
      Response.json({ data: [{ id: 'a' }], page: { cursor: 'next' } }),
      new Response(null, { status: 503 }),
      Response.json({ data: [{ id: 'b' }], page: { cursor: null } }),
      Response.json({ errors: [{ code: 'forbidden' }] }, { status: 403 }),
    ];
    const sent: string[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      sent.push(`${init.method} ${url} ${new Headers(init.headers).get('authorization')}`);
      return answers.shift();
    };
    const realm = await realmWith('api', { ...WORKER, fetch });
    const script = `(async () => {
      const client = new fattura.FatturaClient(
        { baseUrl: 'https://service.example', apiKey: 'k', companyId: 'c' },
        { now: () => 0, random: () => 0, timer: (_, fire) => { queueMicrotask(fire); return () => {}; } });
      const ids = [];
      for await (const { id } of client.documents.list()) ids.push(id);
      const error = await client.documents.delete('b').catch((thrown) => thrown);
      return JSON.stringify([ids, error instanceof fattura.PermissionError, error.codes]);
    })()`;
    expect(JSON.parse(await (vm.runInContext(script, realm) as Promise<string>))).toEqual([
      ['a', 'b'],
      true,
      ['forbidden'],
    ]);
    const documents = 'https://service.example/api/v1/companies/c/documents';
    expect(sent).toEqual([
      `GET ${documents}?page_size=100 Bearer k`,
      `GET ${documents}?page_size=100&cursor=next Bearer k`,
      `GET ${documents}?page_size=100&cursor=next Bearer k`,
      `DELETE ${documents}/b Bearer k`,
    ]);
  });
});

describe('in a realm with only the globals of browsers', () => {
  it('reads, writes and validates', async () => {
    const bytes = new Uint8Array(readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml')));
    const realm = await realmWith('index', { TextDecoder, TextEncoder, bytes, atob, btoa });
    const script = `
      const read = fattura.readInvoice(bytes);
      const written = fattura.writeInvoice(read.invoice);
      JSON.stringify([read.ok, fattura.readInvoice(written).ok, fattura.validate(bytes).verdict,
        fattura.validate(JSON.stringify(read.invoice)).verdict, fattura.validate('<a/>').verdict])`;
    expect(JSON.parse(vm.runInContext(script, realm) as string)).toEqual([
      true,
      true,
      'valid',
      'valid',
      'rejected',
    ]);
  });
});

const XML = new Uint8Array(readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml')));
const KEY = `${knownKey}\n${knownCertificate}`;

/** Signs with the key of the tests, verifies, changes one octet, and verifies again. */
const SIGNING = `(async () => {
  const signer = await fattura.readSigner(new TextEncoder().encode(key));
  const signed = [
    await fattura.signCades(bytes, signer, { signingTime: '2026-06-01T09:00:00Z' }),
    await fattura.signXades(bytes, signer, { signingTime: '2026-06-01T09:00:00Z' }),
  ];
  const found = [];
  for (const { bytes: file } of signed) {
    for (const changed of [false, true]) {
      const copy = file.slice();
      if (changed) copy[copy.length / 3 | 0] ^= 1;
      const opened = fattura.open(copy, 'a.xml');
      const reports = await fattura.verifySignatures(opened);
      found.push(reports.map(({ format, status, certificate }) =>
        format + ' ' + status + ' ' + (certificate && certificate.subject)).join());
    }
  }
  return JSON.stringify(found);
})()`;
const SIGNED = [
  'CAdES valid Prova Firma',
  'CAdES broken Prova Firma',
  'XAdES valid Prova Firma',
  'XAdES broken Prova Firma',
];

describe('signed files without Node', () => {
  it('are opened, verified and signed in a realm with only the globals of browsers', async () => {
    const globals = { TextDecoder, TextEncoder, atob, btoa, crypto, bytes: XML, key: KEY };
    const realm = await realmWith('envelope', globals);
    expect(JSON.parse(await (vm.runInContext(SIGNING, realm) as Promise<string>))).toEqual(SIGNED);
  });
});

describeWithChromium('signed files in Chromium', () => {
  it('are opened, verified and signed', async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      // WebCrypto needs a secure context.
      await page.route('https://page.example/', (route) => route.fulfill({ body: '<!doctype html>' }));
      await page.goto('https://page.example/');
      await page.addScriptTag({ content: await bundle('envelope') });
      await page.addScriptTag({
        content: `var bytes = new Uint8Array(${JSON.stringify([...XML])}); var key = ${JSON.stringify(KEY)};`,
      });
      expect(JSON.parse(await page.evaluate(SIGNING))).toEqual(SIGNED);
    } finally {
      await browser.close();
    }
  });
});

describe('a bundle that needs Node is detected', () => {
  it('usedNames finds require and eval, importedModules finds node:fs', () => {
    const code = 'import "node:fs"; const a = require("x"); eval("1"); new Function("");';
    expect(importedModules(code)).toContain('node:fs');
    expect(usedNames(code, OF_NODE)).toEqual(['require', 'eval', 'Function']);
  });
});
