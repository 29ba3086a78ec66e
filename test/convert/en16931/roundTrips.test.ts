/**
 * FatturaPA to EN 16931 and back: nothing is lost or changed but what the report of the way there says. Official
 * examples to FatturaPA: valid, or refused by a named datum.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  ConversionError,
  convertInvoice,
  fromEuropean,
  type Profile,
  readEuropean,
  type Syntax,
  toEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import { leavesOfFattura } from '../../../src/convert/en16931/report/fatturaLeaves.ts';
import { validateInvoice } from '../../../src/validate/index.ts';
import { singleBodies } from '../../support/europeanCorpus.ts';
import { describeShared, shared } from '../../support/shared.ts';

/** Positions of single elements, which a shorter list of the result does not have. */
const plain = (source: string): string => source.replace(/\[1\]/g, '');

const same = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => text.trim().replace(/\s+/g, ' '));
  return left === right || (left !== '' && Number(left) === Number(right));
};

const directions: readonly (readonly [Profile, Syntax])[] = [
  ['agid', 'ubl'],
  ['en16931', 'cii'],
];

describeShared('the corpus and back', () => {
  const files = singleBodies().filter(({ accepted }) => accepted);

  it.each(directions)('%s in %s', (profile, syntax) => {
    const lost: string[] = [];
    let compared = 0;
    for (const { file, invoice } of files) {
      let there: ReturnType<typeof toEuropean>;
      try {
        there = toEuropean(invoice, { profile, syntax });
      } catch (error) {
        if (error instanceof ConversionError) continue;
        throw error;
      }
      const { regime_fiscale } = invoice.fattura_elettronica_header.cedente_prestatore.dati_anagrafici;
      const set: Record<string, string> =
        profile === 'agid' ? {} : { '1.2.1.8': regime_fiscale, '2.1.8.2': '2020-02-02' };
      const back = fromEuropean(readEuropean(writeEuropean(there.invoice, syntax)).invoice, {
        set,
        check: validateInvoice,
      });
      const found = new Map(
        leavesOfFattura(back.invoice, 0).map(({ source, value }) => [plain(source), value]),
      );
      const kept = there.entries.filter(({ status }) => status === 'kept');
      for (const { source, value, number } of kept) {
        compared += 1;
        const own = found.get(plain(source ?? ''));
        if (own === undefined || !same(own, value ?? '')) lost.push(`${file} ${number} ${value} ${own}`);
      }
    }
    expect(lost).toEqual([]);
    expect(compared).toBeGreaterThan(5_000);
  });
});

const folder = join(shared.official, 'en16931/examples');

/** Data that the examples of other countries lack: a buyer in Italy, a number with a digit, the Natura of category E and O. */
const SUPPLIED = { '1.4.1.1': 'IT01234567897', '2.1.1.4': '1', '2.2.1.14': 'N2.2' };

/** Examples whose amounts SdI rejects, by the codes of its controls. */
const REJECTED: Readonly<Record<string, readonly string[]>> = {
  'cen-cii/huf_example_cii.xml': ['00421'],
};

describeShared('the official examples to FatturaPA', () => {
  const files = shared.present
    ? readdirSync(folder).flatMap((set) => readdirSync(join(folder, set)).map((file) => `${set}/${file}`))
    : [];

  it.each(files)('%s', (name) => {
    const document = readEuropean(readFileSync(join(folder, name)));
    let codes: readonly (string | null)[] = [];
    try {
      const { entries } = convertInvoice(document, {
        to: 'fatturapa',
        set: SUPPLIED,
        check: validateInvoice,
      });
      const sources = entries.flatMap(({ source }) => (source === null ? [] : [source]));
      expect(sources).toEqual(document.leaves.map(({ path }) => path));
      expect(new Set(sources).size).toBe(sources.length);
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      codes = error.refusals.map(({ term }) => term);
    }
    expect(codes).toEqual(REJECTED[name] ?? []);
  });

  it.each(files)('%s without data is refused by a named field', (name) => {
    const document = readEuropean(readFileSync(join(folder, name)));
    let fields: readonly (string | null)[] = [];
    try {
      convertInvoice(document, { to: 'fatturapa', check: validateInvoice });
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      fields = error.refusals.map(({ field }) => field);
    }
    expect(fields.length).toBeGreaterThan(0);
    expect(fields).not.toContain(null);
  });
});
