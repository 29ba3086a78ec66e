/** The named inputs of the measurements, written once to .bench/inputs. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInvoice } from '../src/xml/index.ts';
import { briefs } from './brief.ts';
import { invoice, random, type Shape } from './invoice.ts';

export interface InputSet {
  readonly name: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** Number of files that the schema accepts; every subject must agree. */
  readonly valid: number;
}

/** Incremented with the generator, so that outdated inputs are not measured. */
const VERSION = '8';
const SEED = 20_250_317;

/**
 * The prefixes in the corpus, and for one file in a hundred the default namespace, which the corpus does not contain.
 */
const PREFIXES = ['p', 'ns1', 'q1', 'ns2'];

function shapes(count: number, seed: number): readonly { shape: Shape; chance: () => number }[] {
  const chance = random(seed);
  return Array.from({ length: count }, (_, index) => ({
    shape: {
      number: index + 1,
      lines: 1 + Math.floor(chance() * 50),
      accents: chance() < 0.4,
      prefix: chance() < 0.01 ? '' : (PREFIXES[Math.floor(chance() ** 2 * PREFIXES.length)] ?? 'p'),
      indent: chance() < 0.85,
      newline: chance() < 0.8 ? '\n' : '\r\n',
      words: 6,
    },
    chance,
  }));
}

/** One mistake per file, in turn: values, order, absence, unknown names, damage. */
const MISTAKES: readonly ((xml: string) => string)[] = [
  (xml) => xml.replace(/<Imposta>(\d+)\.\d\d/, '<Imposta>$1'),
  (xml) => xml.replace(/<Data>(\d{4})-(\d\d)-(\d\d)/, '<Data>$3/$2/$1'),
  (xml) => xml.replace(/<Divisa>EUR<\/Divisa>\s*/, ''),
  (xml) => xml.replace('<UnitaMisura>', '<UnitàMisura>').replace('</UnitaMisura>', '</UnitàMisura>'),
  (xml) => xml.replace('<TipoDocumento>TD01', '<TipoDocumento>td01'),
  (xml) => xml.replace(/(<Quantita>[^<]*<\/Quantita>\s*)(<UnitaMisura>[^<]*<\/UnitaMisura>\s*)/, '$2$1'),
  (xml) => xml.replace('<CAP>44121', '<CAP>4412'),
  (xml) => xml.replace(' versione="FPR12"', ''),
  (xml) => xml.replace('Causale>', 'Causale>\u20ac '),
  (xml) => xml.replace('</Numero>', '</Numero><Numero>2</Numero>'),
];

/** Slips that the schema accepts and the controls or the advice report, as real invoices have them. */
const SLIPS: readonly ((xml: string) => string)[] = [
  (xml) => xml.replace('<DataScadenzaPagamento>2026', '<DataScadenzaPagamento>2024'),
  (xml) => xml.replace('<IBAN>IT95', '<IBAN>IT94'),
  (xml) => xml.replace(/<ImportoPagamento>(\d+)/, '<ImportoPagamento>1$1'),
  (xml) => xml.replace('<CAP>44121', '<CAP>48121'),
  (xml) => xml.replace(/<ImportoTotaleDocumento>(\d+)/, '<ImportoTotaleDocumento>1$1'),
  (xml) => xml.replace(/<PrezzoTotale>(\d+)/, '<PrezzoTotale>1$1'),
];

/** One to five slips in every third invoice, which give one to six findings; each invoice begins with another slip. */
function withSlips(xml: string, number: number): string {
  if (number % 3 !== 0) return xml;
  return Array.from({ length: 1 + (number % 5) }).reduce<string>((text, _, index) => {
    const slip = SLIPS[(number / 3 + index) % SLIPS.length] ?? ((same: string) => same);
    const changed = slip(text);
    if (changed === text) throw new Error(`slip ${(number / 3 + index) % SLIPS.length} changed nothing`);
    return changed;
  }, xml);
}

function write(folder: string, name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

/** The JSON form of an invoice, as `fattura convert` writes it. */
function jsonOf(xml: string): string {
  const read = readInvoice(xml);
  if (!read.ok) throw new Error('the generator has made an invoice that is not valid');
  return JSON.stringify(read.invoice, null, 2);
}

function make(folder: string): void {
  for (const name of ['invoices', 'json', 'slips', 'invalid', 'large', 'attachment', 'briefs'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const { shape, chance } of shapes(1000, SEED)) {
    const name = `${String(shape.number).padStart(4, '0')}.xml`;
    const xml = invoice(shape, chance);
    write(join(folder, 'invoices'), name, xml);
    write(join(folder, 'json'), name.replace('.xml', '.json'), jsonOf(xml));
    write(join(folder, 'slips'), name, withSlips(xml, shape.number));
  }
  for (const { shape, chance } of shapes(500, SEED + 1)) {
    const mistake = MISTAKES[shape.number % MISTAKES.length] ?? ((xml: string) => xml);
    const xml = invoice(shape, chance);
    const wrong = mistake(xml);
    if (wrong === xml) throw new Error(`mistake ${shape.number % MISTAKES.length} changed nothing`);
    write(join(folder, 'invalid'), `${String(shape.number).padStart(4, '0')}.xml`, wrong);
  }
  const plain = { number: 1, accents: true, prefix: 'p', indent: true, newline: '\n', words: 25 } as const;
  write(join(folder, 'large'), 'large.xml', invoice({ ...plain, lines: 9800 }, random(SEED + 2)));
  write(
    join(folder, 'attachment'),
    'attachment.xml',
    invoice({ ...plain, lines: 10, attachment: 2_250_000 }, random(SEED + 3)),
  );
  briefs(1000, SEED + 4).forEach((brief, index) => {
    write(join(folder, 'briefs'), `${String(index + 1).padStart(4, '0')}.json`, JSON.stringify(brief));
  });
  write(folder, 'version', VERSION);
}

function set(name: string, title: string, files: readonly string[], valid: number): InputSet {
  return { name, title, files, valid, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

function listed(folder: string): readonly string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

/** Current invoices of the corpus, if available: files for which nothing was tuned. Without entity bombs, which libxml2 expands. */
function corpus(folder: string): readonly InputSet[] {
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) return [];
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as readonly {
    file: string;
    kind: string;
    xsd_valid_combined123?: boolean | null;
    malicious: boolean;
  }[];
  // Ordinary invoices only: native-xsd uses one schema per run.
  const ordinary = entries.filter(
    ({ kind, malicious }) => (kind === 'FPR12' || kind === 'FPA12') && !malicious,
  );
  const found = (verdict: boolean): readonly string[] =>
    ordinary
      .filter((entry) => entry.xsd_valid_combined123 === verdict)
      .map(({ file }) => join(folder, 'files', file));
  const valid = found(true);
  return [
    set('corpus', 'valid files of the corpus', valid, valid.length),
    set('corpusInvalid', 'invalid files of the corpus', found(false), 0),
  ];
}

export function inputs(root: string): readonly InputSet[] {
  const folder = join(root, '.bench/inputs');
  const marker = join(folder, 'version');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== VERSION) {
    mkdirSync(folder, { recursive: true });
    make(folder);
  }
  return [
    set('invoices', '1,000 invoices', listed(join(folder, 'invoices')), 1000),
    set('json', '1,000 invoices in JSON', listed(join(folder, 'json')), 1000),
    set('slips', '1,000 invoices, a third with one to six findings', listed(join(folder, 'slips')), 1000),
    set('large', '5 MB, 9,800 lines', listed(join(folder, 'large')), 1),
    set('attachment', '3 MB attachment', listed(join(folder, 'attachment')), 1),
    set('invalid', '500 invalid', listed(join(folder, 'invalid')), 0),
    { ...set('briefs', '1,000 briefs of ten lines', listed(join(folder, 'briefs')), 1000), bytes: 0 },
    ...corpus(join(root, '../shared/corpus')),
  ];
}
