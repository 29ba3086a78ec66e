/**
 * FatturaPA to EN 16931 on the real invoices of the corpus, by the schemas and the official rules. A sample in the gate,
 * all of them with `npm test -- --thorough`.
 */
import { describe, expect, it } from 'vitest';
import {
  type Profile,
  readEuropean,
  type Syntax,
  toEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import { leavesOfFattura } from '../../../src/convert/en16931/report/fatturaLeaves.ts';
import { type SingleBody, singleBodies } from '../../support/europeanCorpus.ts';
import { describeWithOracle, violationsOf } from '../../support/europeanOracle.ts';
import { describeShared } from '../../support/shared.ts';
import { isThorough } from '../../support/thorough.ts';

interface Target {
  readonly profile: Profile;
  readonly syntax: Syntax;
  /** AgID's profile of an invoice between companies is read with its own rules, not those of Peppol. */
  readonly layers?: string;
}

const targets: readonly Target[] = [
  { profile: 'en16931', syntax: 'ubl' },
  { profile: 'peppol', syntax: 'ubl' },
  { profile: 'agid', syntax: 'ubl', layers: 'xsd,cen,agid' },
  { profile: 'en16931', syntax: 'cii' },
];

/** File, term and amount of the differences of which the report warns: these invoices contradict themselves. */
const LARGE_DIFFERENCES = [
  'INOMA-SRL__laravel-fattura-pa__3d026fb0__4.xml BT-99 10.00',
  'INOMA-SRL__laravel-fattura-pa__3d026fb0__4.xml BT-92 10.00',
  'INOMA-SRL__laravel-fattura-pa__3d026fb0__4.xml BT-114 2.20',
  'INOMA-SRL__laravel-fattura-pa__ffde0ae1__4.xml BT-99 10.00',
  'INOMA-SRL__laravel-fattura-pa__ffde0ae1__4.xml BT-92 10.00',
  'INOMA-SRL__laravel-fattura-pa__ffde0ae1__4.xml BT-114 2.20',
  'OCA__l10n-italy__03ee6702__IT06363391001_00001.xml BT-114 2.80',
  'OCA__l10n-italy__494f0977__IT06363391001_00015a.xml BT-114 2.03',
  'OCA__l10n-italy__4c4dff91__IT01234567890_FPR10.xml BT-114 2.00',
  'advinser__php-fattura-elettronica-xml__75f83903__fattura01_pa_from_array_full_write.xml BT-99 5.00',
  'advinser__php-fattura-elettronica-xml__75f83903__fattura01_pa_from_array_full_write.xml BT-114 1.10',
  's2software__fatturapa__036233bc__IT01234567890_00001.xml BT-114 1830.00',
  's2software__fatturapa__95dd1106__ITCODFSC12A34H567U_00001.xml BT-114 1830.00',
];

/** No invoice is refused: that would be an error here. */
const converted = ({ invoice }: SingleBody, { profile, syntax }: Target) =>
  toEuropean(invoice, { profile, syntax });

describeShared('the corpus', () => {
  const files = singleBodies();

  it('has the invoices that were measured', () => {
    expect(files.length).toBe(183);
  });

  describe.each(targets)('$profile in $syntax', (target) => {
    it('reports each leaf of the source exactly once', () => {
      for (const file of files) {
        const result = converted(file, target);
        const sources = result.entries.flatMap(({ source }) => (source === null ? [] : [source]));
        const leaves = leavesOfFattura(file.invoice, 0).map(({ source }) => source);
        expect(sources, file.file).toEqual(leaves);
        expect(new Set(sources).size, file.file).toBe(sources.length);
      }
    });

    it('writes what it read', () => {
      for (const file of files) {
        const result = converted(file, target);
        const read = readEuropean(writeEuropean(result.invoice, target.syntax));
        expect(read.invoice, file.file).toEqual(result.invoice);
      }
    });
  });

  it('warns of the differences that are no roundings', () => {
    const warned = files.flatMap(({ file, invoice }) =>
      toEuropean(invoice)
        .entries.filter(({ code }) => code === 'X-IMBALANCE')
        .map(({ term, to }) => `${file} ${term} ${to}`),
    );
    expect(warned).toEqual(LARGE_DIFFERENCES);
  });

  it('flags for AgID the persons without a fiscal code', () => {
    let flagged = 0;
    for (const { invoice } of files) {
      const { entries } = toEuropean(invoice, { profile: 'agid' });
      const missing = entries.filter(({ code }) => code === 'X-MISSING');
      expect(missing.map(({ term, rule, to }) => [term, rule, to])).toEqual(
        missing.map(() => ['BT-30', 'BR-IT-DC-110A', null]),
      );
      flagged += missing.length;
    }
    expect(flagged).toBe(15);
  });
});

describeWithOracle('the official rules', () => {
  const all = singleBodies();
  // A start of Java and every twentieth invoice in the gate.
  const files = isThorough ? all : all.filter((_, at) => at % 20 === 0);

  it.each(['default', 'agid'] as const)(
    'find no error: %s',
    (kind) => {
      const own = targets.filter(({ layers }) => (layers === undefined) === (kind === 'default'));
      const documents = new Map(
        own.flatMap((target) =>
          files.flatMap((file) => {
            const result = converted(file, target);
            const name = `${target.profile} ${target.syntax} ${file.file}`;
            return [[name, writeEuropean(result.invoice, target.syntax)] as const];
          }),
        ),
      );
      const violations = [...violationsOf(documents, own[0]?.layers)].filter(([, found]) => found.length > 0);
      expect(violations).toEqual([]);
    },
    120_000,
  );
});
