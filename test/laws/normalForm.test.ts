/** Readers return invoices in normal form, also for the readable part of an invalid file: `diffNormal` relies on it. */
import { expect, it } from 'vitest';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { normalizeInvoice } from '../../src/validate/index.ts';
import { checkInvoice } from '../../src/validate/json/checkJson.ts';
import { isNormal } from '../../src/validate/json/normalizeInvoice.ts';
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
  const json = JSON.stringify(content);
  expect(JSON.stringify(normalizeInvoice(content)), name).toBe(json);
  if (result.ok) expect(isNormal(JSON.parse(json)), name).toBe(true);
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

/** Every object and list in a JSON value. */
function containersIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}

/** Changes of an object or a list, most of which leave the normal form. */
const CHANGES: Readonly<Record<string, (container: Record<string, unknown>, key: string) => void>> = {
  'null for a value': (container, key) => {
    container[key] = null;
  },
  'an empty list for a value': (container, key) => {
    container[key] = [];
  },
  'a list for a value': (container, key) => {
    container[key] = [container[key]];
  },
  'a value at the end': (container, key) => {
    const value = container[key];
    delete container[key];
    container[key] = value;
  },
  'blanks in a text': (container, key) => {
    if (typeof container[key] === 'string') container[key] = ` ${container[key]}\n`;
  },
  'a number for a text': (container, key) => {
    container[key] = Number(container[key]) || 1;
  },
  'a text for a number': (container, key) => {
    container[key] = String(container[key]);
  },
  'a key without meaning': (container) => {
    container['extra'] = 1;
  },
  '__proto__ as a key': (container) => {
    Object.defineProperty(container, '__proto__', { value: 1, enumerable: true, configurable: true });
  },
};

it.each(Object.entries(CHANGES))(
  'in a valid invoice, the normal form is what normalizing leaves unchanged: %s',
  (_, change) => {
    for (const { file, bytes } of fixtureFiles().filter(({ file: name }) => name.includes('complete'))) {
      const result = readInvoice(bytes);
      if (!result.ok) continue;
      const json = JSON.stringify(result.invoice);
      for (const [at, container] of containersIn(JSON.parse(json)).entries()) {
        for (const key of Object.keys(container)) {
          const copy: unknown = JSON.parse(json);
          change(containersIn(copy)[at] as Record<string, unknown>, key);
          const changed = JSON.stringify(copy);
          const isSame = JSON.stringify(normalizeInvoice(JSON.parse(changed))) === changed;
          const found = isNormal(JSON.parse(changed));
          // Of what is invalid, some is its own normal form, but need not be recognized.
          const isExpected = found ? isSame : !isSame || checkInvoice(JSON.parse(changed)).length > 0;
          if (!isExpected) expect(`${file} ${at} ${key}: ${found}`).toBe(changed);
        }
      }
    }
  },
);
