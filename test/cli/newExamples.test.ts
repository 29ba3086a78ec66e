/** The briefs printed by `fattura new --example` make invoices without changes. */
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { KINDS, type Kind } from '../../src/cli/new/definition.ts';
import { exampleOf } from '../../src/cli/new/examples/index.ts';
import { validate } from '../../src/validate/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const day = ['--as-of', DAY];

/** An invoice received in reverse charge, for the integration. */
const RECEIVED = exampleOf('invoice', { language: 'en', day: '2026-11-01' }).replace(
  'aliquota_iva: 22',
  'natura: N6.9\n    riferimento_normativo: art. 17 DPR 633/1972',
);

const ORIGINALS: Readonly<Partial<Record<Kind, string>>> = {
  'credit-note': exampleOf('invoice', { language: 'en', day: '2026-11-01' }),
  'debit-note': exampleOf('invoice', { language: 'en', day: '2026-11-01' }),
  integration: RECEIVED,
};

/** Kind, type of document, total; computed by hand in the comments. */
const EXPECTED: readonly (readonly [Kind, string, string])[] = [
  // 3 × 80.00 + 22% = 292.80; 25.50 − 10% = 22.95 + 4% (0.92) = 23.87; 12.00 without VAT.
  ['invoice', 'TD01', '328.67'],
  // 1000.00 + 4% = 1040.00, + 22% = 1268.80.
  ['parcella', 'TD06', '1268.80'],
  ['credit-note', 'TD04', '328.67'],
  // 10.00 + 22%.
  ['debit-note', 'TD05', '12.20'],
  ['simplified', 'TD07', '36.60'],
  // 500.00 + 22%.
  ['self-invoice', 'TD17', '610.00'],
  // The 240.00 without VAT, + 22%.
  ['integration', 'TD16', '292.80'],
  // The first of two: 240.00 + 22%.
  ['lotto', 'TD01', '292.80'],
];

/** Type and total of the first invoice of a file. */
function summary(xml: string): readonly [string, string] {
  const invoice = parseInvoice(xml);
  if (invoice.versione === 'FSM10') {
    const [body] = invoice.fattura_elettronica_body;
    return [
      body!.dati_generali.dati_generali_documento.tipo_documento,
      body!.dati_beni_servizi.map(({ importo }) => importo).join(' '),
    ];
  }
  const { tipo_documento, importo_totale_documento } =
    invoice.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento;
  return [tipo_documento, importo_totale_documento ?? ''];
}

describe('fattura new --example', () => {
  it('has an example for every kind', () => {
    expect(EXPECTED.map(([kind]) => kind)).toEqual(KINDS);
  });

  it.each(EXPECTED)('makes an invoice from the example of %s without changes', async (kind, type, total) => {
    for (const lang of ['it', 'en'] as const) {
      const { code, stdout: brief } = await runCli(['new', '--example', kind, '--lang', lang, ...day]);
      expect(code).toBe(0);
      const original = ORIGINALS[kind];
      const cwd = folderWith({ 'brief.yaml': brief, 'original.yaml': original ?? '' });
      if (original !== undefined) {
        const made = await runCli(['new', 'original.yaml', '-o', 'original.xml', ...day], { cwd });
        expect(made).toEqual({ code: 0, stdout: '', stderr: '' });
      }
      const of = original === undefined ? [] : ['--of', 'original.xml'];
      const run = await runCli(['new', '--kind', kind, ...of, 'brief.yaml', ...day], { cwd });
      expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
      expect(summary(run.stdout)).toEqual([type, total]);
      expect(validate(run.stdout, { asOf: DAY }).findings).toEqual([]);
    }
  });

  it('is dated today, or on the given day, and names its kind', async () => {
    const { stdout } = await runCli(['new', '--example', '--kind', 'parcella', ...day]);
    expect(stdout).toBe(exampleOf('parcella', { language: 'en', day: DAY }));
    expect(stdout).toContain(`data: ${DAY}`);
    expect((await runCli(['new', '--example', 'parcella', ...day])).stdout).toBe(stdout);
  });

  it('has comments in one language, all of which are used', () => {
    for (const kind of KINDS) {
      const italian = exampleOf(kind, { language: 'it', day: DAY });
      const english = exampleOf(kind, { language: 'en', day: DAY });
      const bare = (text: string): string => text.replace(/ *#.*$/gm, '');
      expect(bare(italian)).toBe(bare(english));
      expect(italian).not.toBe(english);
      expect(italian).not.toMatch(/#\||\{(?:day|year)\}/);
    }
  });

  it.each([
    [['--example', 'parcela'], en.usage.noChoice('--example', 'parcela', KINDS)],
    [['--example', 'lotto', '--kind', 'invoice'], en.usage.conflict('--kind invoice', 'lotto')],
    [['--example', '-o', 'x.yaml'], en.usage.conflict('--example', '--output')],
  ])('rejects wrong usage: %j', async (args, sentence) => {
    const { code, stderr } = await runCli(['new', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

describe('fattura new --schema', () => {
  it.each(KINDS)('prints the schema of %s', async (kind) => {
    const { code, stdout } = await runCli(['new', '--schema', kind]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('$id', `urn:fattura:schema:brief-${kind}`);
  });

  it.each([
    [['--schema', 'parcela'], en.usage.noChoice('--schema', 'parcela', KINDS)],
    [['--schema', '--example'], en.usage.conflict('--example', '--schema')],
    [['--schema', '-o', 'x.json'], en.usage.conflict('--schema', '--output')],
  ])('rejects wrong usage: %j', async (args, sentence) => {
    const { code, stderr } = await runCli(['new', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
