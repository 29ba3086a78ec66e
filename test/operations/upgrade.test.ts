/** The upgrade of the formats 1.0 and 1.1: what is kept, moved and lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInvoice, upgradeInvoice, validate, writeInvoice } from '../../src/index.ts';
import { isRetiredInvoice, type RetiredInvoice } from '../../src/model/index.ts';
import { corpusBytes, corpusFiles } from '../support/corpus.ts';
import { describeShared, projectRoot } from '../support/shared.ts';

function retired(input: Uint8Array | string): RetiredInvoice {
  const result = readInvoice(input, { retired: true });
  if (!result.ok || !isRetiredInvoice(result.invoice)) throw new Error('not a valid retired invoice');
  return result.invoice;
}

const text = (kind: string): string =>
  readFileSync(join(projectRoot, `fixtures/retired/${kind}.xml`), 'utf8');

/** The fixture of 1.0 without what the current format does not accept. */
const plain10 = text('SDI10')
  .replace('RF03', 'RF01')
  .replace('<CausalePagamento>F', '<CausalePagamento>A')
  .replace('1000000000500.00', '500.00')
  .replace(/<NormaDiRiferimento>.*<\/NormaDiRiferimento>\s*/, '')
  .replace(/<DatiBollo>[\s\S]*<\/DatiBollo>\s*/, '');

const NORMA = '<NormaDiRiferimento>Art. 10</NormaDiRiferimento></DatiGenerali>';
const BODY = '/fattura_elettronica_body/0';
const DOCUMENT = `${BODY}/dati_generali/dati_generali_documento`;
const SUMMARIES = `${BODY}/dati_beni_servizi/dati_riepilogo`;

interface Case {
  readonly name: string;
  readonly xml: string;
  readonly losses: readonly (readonly [code: string, path: string, params: object])[];
  /** Values of the result by path. */
  readonly has?: Readonly<Record<string, unknown>>;
}

const CASES: readonly Case[] = [
  {
    name: 'format 1.1',
    xml: text('SDI11'),
    losses: [],
    has: {
      '/versione': 'FPA12',
      '/namespace': 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2',
      '/fattura_elettronica_header/dati_trasmissione/formato_trasmissione': 'FPA12',
      [`${DOCUMENT}/numero`]: '2016/118',
    },
  },
  { name: 'format 1.0', xml: plain10, losses: [], has: { '/versione': 'FPA12' } },
  {
    name: 'a revenue stamp',
    xml: plain10.replace(
      '<ImportoTotaleDocumento>',
      '<DatiBollo><NumeroBollo>01130000123456</NumeroBollo><ImportoBollo>2.00</ImportoBollo></DatiBollo>$&',
    ),
    losses: [['stamp_number', `${DOCUMENT}/dati_bollo/numero_bollo`, { number: '01130000123456' }]],
    has: { [`${DOCUMENT}/dati_bollo`]: { bollo_virtuale: 'SI', importo_bollo: '2.00' } },
  },
  {
    name: 'a provision, with a summary that has room',
    xml: plain10.replace('</DatiGenerali>', NORMA),
    losses: [
      [
        'provision_moved',
        `${BODY}/dati_generali/norma_di_riferimento`,
        { provision: 'Art. 10', to: [`${SUMMARIES}/1/riferimento_normativo`] },
      ],
    ],
    has: {
      [`${SUMMARIES}/1/riferimento_normativo`]: 'Art. 10',
      [`${SUMMARIES}/0/riferimento_normativo`]: undefined,
      [`${BODY}/dati_generali/norma_di_riferimento`]: undefined,
    },
  },
  {
    name: 'a provision, and a summary with its own',
    xml: plain10
      .replace('</DatiGenerali>', NORMA)
      .replace('<Imposta>0.00</Imposta>', '$&<RiferimentoNormativo>Art. 8</RiferimentoNormativo>'),
    losses: [
      [
        'provision_moved',
        `${BODY}/dati_generali/norma_di_riferimento`,
        { provision: 'Art. 10', to: [`${DOCUMENT}/causale/1`] },
      ],
    ],
    has: {
      [`${SUMMARIES}/1/riferimento_normativo`]: 'Art. 8',
      [`${DOCUMENT}/causale`]: ['Stampati per la biblioteca comunale', 'Art. 10'],
    },
  },
  {
    name: 'values that the current schema does not accept',
    xml: text('SDI10')
      .replace(/<NormaDiRiferimento>.*<\/NormaDiRiferimento>\s*/, '')
      .replace(/<DatiBollo>[\s\S]*<\/DatiBollo>\s*/, '')
      .replace('2014-03-17', '1969-03-17'),
    losses: [
      [
        'not_accepted',
        '/fattura_elettronica_header/cedente_prestatore/dati_anagrafici/regime_fiscale',
        { problem: 'value.code', value: 'RF03' },
      ],
      ['not_accepted', `${DOCUMENT}/data`, { problem: 'value.range', value: '1969-03-17' }],
      [
        'not_accepted',
        `${DOCUMENT}/dati_ritenuta/0/causale_pagamento`,
        { problem: 'value.code', value: 'F' },
      ],
      [
        'not_accepted',
        `${BODY}/dati_beni_servizi/dettaglio_linee/0/quantita`,
        { problem: 'value.pattern', value: '1000000000500.00' },
      ],
    ],
    has: { [`${DOCUMENT}/dati_ritenuta/0/causale_pagamento`]: 'F' },
  },
];

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('/').slice(1)) found = (found as Record<string, unknown> | undefined)?.[key];
  return found;
}

describe('upgradeInvoice', () => {
  it.each(CASES)('$name', ({ xml, losses, has = {} }) => {
    const old = retired(xml);
    const before = structuredClone(old);
    const upgraded = upgradeInvoice(old);
    expect(upgraded.losses.map(({ code, path, params }) => [code, path, params])).toEqual(losses);
    expect(old).toEqual(before);
    const found = Object.keys(has).map((path) => [path, at(upgraded.invoice, path)]);
    expect(Object.fromEntries(found)).toEqual(has);
    const isValid = !losses.some(([code]) => code === 'not_accepted');
    const { stages, kind } = validate(writeInvoice(upgraded.invoice));
    expect([kind, stages.structure]).toEqual(['FPA12', isValid ? 'pass' : 'fail']);
  });

  it.each([
    ['a current invoice', { versione: 'FPA12' }],
    ['nothing', {}],
  ])('refuses %s', (_, value) => {
    expect(() => upgradeInvoice(value as RetiredInvoice)).toThrow(TypeError);
  });
});

describeShared('the corpus', () => {
  const valid = corpusFiles().filter(({ kind, verdict }) => /^SDI1[01]$/.test(kind) && verdict === true);

  it.each(valid)('$file is valid after the upgrade, and loses nothing', ({ file }) => {
    const { invoice, losses } = upgradeInvoice(retired(corpusBytes(file)));
    expect(losses).toEqual([]);
    expect(validate(writeInvoice(invoice)).stages.structure).toBe('pass');
  });
});
