/** Every offered fix works: its finding disappears, and no new one appears. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Finding } from '../../src/validate/finding.ts';
import { validate } from '../../src/validate/index.ts';
import { checkInvoice } from '../../src/validate/json/checkJson.ts';
import { arbitraryInvoice } from '../support/arbitraryInvoice.ts';
import { runs } from '../support/thorough.ts';
import { placesIn, withValues } from './jsonSamples.ts';

type Json = Record<string | number, unknown>;

/** Mistakes of people and programs in a value; where one does not apply, the value is unchanged. */
const MISTAKES: Readonly<Record<string, (value: string) => unknown>> = {
  'blanks around': (value) => ` ${value}\n`,
  'no-break blanks around': (value) => `\u00a0${value}\u200b`,
  'blanks inside': (value) => value.replace(/(.{4})(?=.)/gu, '$1 '),
  'small letters': (value) => value.toLowerCase(),
  capitals: (value) => value.toUpperCase(),
  empty: () => '',
  'only a blank': () => ' ',
  'a comma for the point': (value) => value.replace('.', ','),
  'thousands in groups': (value) => value.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, '.'),
  'thousands and a comma': (value) => value.replace('.', ',').replace(/\B(?=(?:\d{3})+(?:,|$))/g, '.'),
  'currency before': (value) => `€ ${value}`,
  'currency behind': (value) => `${value} EUR`,
  'percent behind': (value) => `${value}%`,
  'a plus before': (value) => `+${value}`,
  'a minus before': (value) => `-${value}`,
  'a minus behind': (value) => `${value}-`,
  'a long minus': (value) => `−${value}`,
  'no decimals': (value) => value.replace(/\.\d+$/, ''),
  'one decimal': (value) => value.replace(/(\.\d)\d+$/, '$1'),
  'too many zeros': (value) => value.replace(/(\.\d+)$/, '$1000000000'),
  'too many decimals': (value) => value.replace(/(\.\d+)$/, '$1123456789'),
  'an exponent': (value) => `${value}E2`,
  'zeros before': (value) => `000${value}`,
  'lost zeros': (value) => value.replace(/^([A-Z]*)0+/, '$1'),
  'letters for figures': (value) => value.replaceAll('0', 'O').replaceAll('1', 'l'),
  'Italian date': (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1'),
  'American date': (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$2/$3/$1'),
  'short year': (value) => value.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)/, '$3.$2.$1'),
  'date of figures': (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$1$2$3'),
  'date in words': (value) => value.replace(/^(\d{4})-\d\d-(\d\d)/, '$2 gennaio $1'),
  'a day that is not': (value) => value.replace(/^(\d{4})-\d\d-\d\d/, '$1-02-31'),
  'a time behind': (value) => `${value} 10:30`,
  'no seconds': (value) => value.replace(/(T\d\d:\d\d):\d\d/, '$1'),
  'hyphens and strokes': (value) => value.replace(/(.{2})(?=.)/gu, '$1-'),
  'no separators': (value) => value.replace(/[.\-:]/g, ''),
  'a label before': (value) => `IBAN: ${value}`,
  'the country before': (value) => `IT${value}`,
  'the dialling code before': (value) => `+39 ${value}`,
  'an e-mail link': (value) => `mailto:${value}`,
  'an e-mail with its name': (value) => `Ada <${value}>`,
  'two e-mails': (value) => `${value}; ${value}`,
  'typographic signs': (value) => `l’${value} – “10 €”…`,
  'letters of other alphabets': (value) => `${value} Łódź Привет 🏠`,
  'a comma behind': (value) => `${value},`,
  'too long': (value) => value.repeat(300),
  'the first character only': (value) => value.slice(0, 1),
  'a word for the code': () => 'sì',
  'a country for its code': () => 'Olanda',
  'a province for its code': () => 'Roma',
  'a sign for the currency': () => '€',
  no: () => 'no',
  'base64 without its end': (value) => value.replace(/=+$/, ''),
  'base64 for URLs': (value) => value.replaceAll('+', '-').replaceAll('/', '_'),
  'base64 of a link': (value) => `data:application/pdf;base64,${value}`,
  'a number': (value) => Number(value) || 10.5,
  'a truth': () => true,
  'an array': (value) => [value],
  'an object': (value) => ({ value }),
  'a control character': (value) => `${value}\u0007`,
};

function parentOf(root: Json, path: readonly (string | number)[]): Json {
  return path.slice(0, -1).reduce((at, key) => at[key] as Json, root);
}

/** The invoice after a fix, as applied by an editor. */
function applied(invoice: Json, { op, path, to }: NonNullable<Finding['fix']>): Json {
  const changed = structuredClone(invoice);
  const keys = path.split('/').slice(1);
  const parent = parentOf(changed, keys);
  const key = keys.at(-1) ?? '';
  if (op === 'replace') parent[key] = to;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return changed;
}

const findingsOf = (invoice: Json): readonly Finding[] =>
  validate(JSON.stringify(invoice), { only: 'structure' }).findings;

const keyOf = ({ id, path }: Finding): string => `${id} ${path}`;

const KINDS = Object.keys(MISTAKES);

/** With fewer, not every kind of fix is offered. */
const RUNS = Math.max(1_000, runs(5_000));

/** The invoice with one leaf damaged, by the first mistake from this one on that makes it invalid. */
function damage(valid: Json, at: number, from: number): { invoice: Json; mistake: string } {
  const leaves = placesIn(valid).filter((path) =>
    ['string', 'number'].includes(typeof parentOf(valid, path)[path.at(-1)!]),
  );
  const leaf = leaves[at % leaves.length]!;
  for (const [index] of KINDS.entries()) {
    const mistake = KINDS[(from + index) % KINDS.length]!;
    const invoice = structuredClone(valid);
    const parent = parentOf(invoice, leaf);
    const key = leaf.at(-1)!;
    parent[key] = MISTAKES[mistake]!(String(parent[key]));
    if (checkInvoice(invoice).length > 0) return { invoice, mistake };
  }
  throw new Error(`nothing damages ${leaf.join('/')}`);
}

it('a fix never keeps a character that XML forbids', () => {
  const causale = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/causale';
  const fixesOf = (text: string) =>
    findingsOf(withValues({ [causale]: [text] })).map(({ id, fix }) => [id, fix?.to]);
  expect(fixesOf('l’uva')).toEqual([['value.characters', "l'uva"]]);
  expect(fixesOf('l’uva\u0007')).toEqual([['value.characters', undefined]]);
});

it('an offered fix removes its finding and adds no new one', () => {
  const offered = new Set<string>();
  let fixes = 0;
  fc.assert(
    fc.property(arbitraryInvoice, fc.nat(), fc.nat(KINDS.length - 1), (valid, at, from) => {
      const { invoice, mistake } = damage(valid as unknown as Json, at, from);
      const findings = findingsOf(invoice);
      const before = new Set(findings.map(keyOf));
      for (const finding of findings) {
        if (finding.fix === undefined) continue;
        fixes += 1;
        offered.add(mistake);
        const after = findingsOf(applied(invoice, finding.fix)).map(keyOf);
        const stays = after.includes(keyOf(finding));
        const brought = after.filter((key) => !before.has(key));
        expect({ mistake, fix: finding.fix, stays, brought }).toMatchObject({ stays: false, brought: [] });
      }
    }),
    { numRuns: RUNS, seed: 8 },
  );
  // Without fixes, the law would prove nothing.
  expect(fixes).toBeGreaterThan(RUNS / 4);
  expect(offered.size).toBeGreaterThan(30);
}, 60_000);
