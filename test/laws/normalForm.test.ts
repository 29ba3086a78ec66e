/** Readers return invoices in normal form, also for the readable part of an invalid file: `diffNormal` relies on it. */
import { expect, it } from 'vitest';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { normalizeInvoice } from '../../src/validate/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { fixtureFiles } from '../support/corpus.ts';
import { loadBases, mutants } from '../support/mutants.ts';
import { runs } from '../support/thorough.ts';

/** `versione` is of the other format: readers go by the root element, `normalizeInvoice` by `versione`. */
function contradicts({ versione, namespace }: Partial<Record<'versione' | 'namespace', unknown>>): boolean {
  if (versione === 'FSM10') return namespace === ordinary.namespace;
  return ordinary.versione.codes?.accepts(String(versione)) === true && namespace === simplified.namespace;
}

function expectNormal(bytes: Uint8Array, name: string): void {
  const result = readInvoice(bytes);
  const content = result.ok ? result.invoice : result.partial;
  if (content === null || contradicts(content)) return;
  expect(JSON.stringify(normalizeInvoice(content)), name).toBe(JSON.stringify(content));
}

it.each(fixtureFiles())('fixture $file', ({ file, bytes }) => expectNormal(bytes, file));

/** An invalid file whose only line reference has this text. */
const REFERENCE = /(<RiferimentoNumeroLinea>)[0-9]+(<\/RiferimentoNumeroLinea>)/;
const complete = fixtureFiles().find(({ file }) => file.endsWith('FPR12-complete.xml'))?.bytes;

it.each([
  ['too large', '10000', 10000],
  ['with a sign', '-7', -7],
  ['with more digits than a number keeps', '1234567890123456', '1234567890123456'],
  ['not a number', '1x', '1x'],
])('an integer that is %s', (_name, text, expected) => {
  const changed = new TextDecoder().decode(complete).replace(REFERENCE, `$1${text}$2`);
  const result = readInvoice(changed);
  expect(result.ok).toBe(false);
  expect(JSON.stringify(result)).toContain(`"riferimento_numero_linea":[${JSON.stringify(expected)}`);
  expectNormal(new TextEncoder().encode(changed), text);
});

it('an integer in which the text ends', () => {
  const text = new TextDecoder().decode(complete);
  const cut = text.slice(0, text.indexOf('</RiferimentoNumeroLinea>'));
  expectNormal(new TextEncoder().encode(cut), 'cut');
});

it('mutants', { timeout: 120_000 }, () => {
  for (const { name, bytes } of mutants(loadBases(), 505, 0, runs(3000))) expectNormal(bytes, name);
});
