/**
 * Amounts depend on each other. The controls here are the tests' own, on whole cents: what is tried is the order of
 * repairs and when they are given up, not the arithmetic of SdI.
 */
import { describe, expect, it } from 'vitest';
import { fixWith } from '../../src/operations/fix/fixInvoice.ts';
import { type CheckedFile, checkFile, type Finding, type Fix } from '../../src/validate/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const BODY = '/fattura_elettronica_body/0/dati_beni_servizi';

const cents = (text: string): number => Number(text.replace('.', ''));
const text = (value: number): string => (value / 100).toFixed(2);

interface Goods {
  readonly dettaglio_linee: readonly {
    readonly prezzo_unitario: string;
    readonly prezzo_totale: string;
    readonly aliquota_iva: string;
  }[];
  readonly dati_riepilogo: readonly {
    readonly aliquota_iva: string;
    readonly imponibile_importo: string;
    readonly imposta: string;
  }[];
}

function finding(code: string, path: string, fix?: Fix): Finding {
  return {
    code,
    id: `0${code.slice(1)}.x`,
    severity: 'error',
    stage: 'controls',
    path,
    xpath: null,
    field: null,
    line: null,
    column: null,
    message: code,
    params: {},
    help: null,
    ...(fix === undefined ? {} : { fix }),
  };
}

const replace = (path: string, from: string, value: number): Fix => ({
  op: 'replace',
  path,
  from,
  to: text(value),
});

type Control = (goods: Goods) => readonly Finding[];

const sumOf = (goods: Goods, rate: string): number =>
  goods.dettaglio_linee
    .filter((line) => line.aliquota_iva === rate)
    .reduce((sum, line) => sum + cents(line.prezzo_totale), 0);

const taxOf = (taxable: string, rate: string): number => Math.round((cents(taxable) * cents(rate)) / 10_000);

const controls: Readonly<Record<string, Control>> = {
  '00419': (goods) => {
    const rates = new Set(goods.dettaglio_linee.map((line) => line.aliquota_iva));
    for (const { aliquota_iva } of goods.dati_riepilogo) rates.delete(aliquota_iva);
    return [...rates].map((aliquota_iva) => {
      const imponibile_importo = text(sumOf(goods, aliquota_iva));
      const imposta = text(taxOf(imponibile_importo, aliquota_iva));
      const to = JSON.stringify({ imposta, imponibile_importo, aliquota_iva });
      return finding('00419', `${BODY}/dati_riepilogo`, { op: 'add', path: `${BODY}/dati_riepilogo/-`, to });
    });
  },
  '00421': ({ dati_riepilogo: summaries }) =>
    summaries.flatMap(({ aliquota_iva, imponibile_importo, imposta }, index) => {
      const path = `${BODY}/dati_riepilogo/${index}/imposta`;
      const expected = taxOf(imponibile_importo, aliquota_iva);
      return expected === cents(imposta) ? [] : [finding('00421', path, replace(path, imposta, expected))];
    }),
  '00422': (goods) =>
    goods.dati_riepilogo.flatMap(({ aliquota_iva, imponibile_importo }, index) => {
      const path = `${BODY}/dati_riepilogo/${index}/imponibile_importo`;
      const expected = sumOf(goods, aliquota_iva);
      return expected === cents(imponibile_importo)
        ? []
        : [finding('00422', path, replace(path, imponibile_importo, expected))];
    }),
  '00423': ({ dettaglio_linee: lines }) =>
    lines.flatMap(({ prezzo_unitario, prezzo_totale }, index) => {
      const path = `${BODY}/dettaglio_linee/${index}/prezzo_totale`;
      return prezzo_unitario === prezzo_totale
        ? []
        : [finding('00423', path, replace(path, prezzo_totale, cents(prezzo_unitario)))];
    }),
};

/** The check of the structure, then these controls, from the last code to the first: the order must not matter. */
function checker(own: Readonly<Record<string, Control>>) {
  return (input: Uint8Array | string): CheckedFile => {
    const checked = checkFile(input, { only: 'structure' });
    if (checked.report.verdict !== 'valid') return checked;
    const invoice = parseInvoice(input);
    const goods = (invoice.fattura_elettronica_body[0] as { dati_beni_servizi: Goods }).dati_beni_servizi;
    const findings = Object.keys(own)
      .sort()
      .reverse()
      .flatMap((code) => own[code]?.(goods) ?? []);
    const verdict = findings.length === 0 ? 'valid' : 'rejected';
    return { ...checked, report: { ...checked.report, verdict, findings }, source: null };
  };
}

const fix = (input: string, own: Readonly<Record<string, Control>> = controls, amounts = true) =>
  fixWith(checker(own), input, { amounts });

const amountsWith = (total: string, taxable: string, tax: string): string =>
  sampleWith('<PrezzoTotale>10.00<', `<PrezzoTotale>${total}<`)
    .replace('<ImponibileImporto>10.00<', `<ImponibileImporto>${taxable}<`)
    .replace('<Imposta>0.40<', `<Imposta>${tax}<`);

describe('amounts', () => {
  it('are left alone unless they are asked for', () => {
    const input = amountsWith('12.00', '10.00', '0.40');
    expect(fix(input, controls, false)).toMatchObject({
      text: input,
      changes: [],
      notApplied: [],
      ok: false,
    });
  });

  it.each([
    ['a total, without touching the sum that was right', ['12.00', '10.00', '0.40'], ['00423']],
    ['a total and the sums of it', ['12.00', '12.00', '0.48'], ['00423', '00422', '00421']],
    ['a sum and its tax', ['10.00', '9.00', '0.36'], ['00422', '00421']],
    ['a tax', ['10.00', '10.00', '0.41'], ['00421']],
  ] as const)('%s', (_what, [total, taxable, tax], codes) => {
    const result = fix(amountsWith(total, taxable, tax));
    expect(result).toMatchObject({ ok: true, text: SAMPLE, notApplied: [], remaining: [] });
    expect(result.changes.map(({ code }) => code)).toEqual(codes);
    expect(fix(result.text ?? '').changes).toEqual([]);
  });

  it('come after the structure, and are said to be where they were in the source as given', () => {
    const input = amountsWith('12', '10.00', '0.41').replace(
      '<Indirizzo>Via delle Fonti 3</Indirizzo>',
      '<Indirizzo>Via delle Fonti 3 – “B”</Indirizzo>\n        <NumeroCivico/>',
    );
    const expected = SAMPLE.replace('Fonti 3', 'Fonti 3 - "B"');
    const result = fix(input);
    expect(result).toMatchObject({ ok: true, text: expected });
    const place = (passage: string, value: string): object => {
      const offset = input.indexOf(`${passage}${value}`) + passage.length;
      return { offset, end: offset + value.length, line: input.slice(0, offset).split('\n').length };
    };
    expect(result.changes).toMatchObject([
      { code: '00200', op: 'replace' },
      { code: '00200', op: 'remove', line: 26, column: 9 },
      { code: '00200', from: '12', to: '12.00', ...place('<PrezzoTotale>', '12') },
      { code: '00423', from: '12.00', to: '10.00', ...place('<PrezzoTotale>', '12') },
      { code: '00421', from: '0.41', to: '0.40', ...place('<Imposta>', '0.41') },
    ]);
  });
});

describe('a block that is missing', () => {
  const line = (total: string, rate: string, break_: string): string =>
    [
      '<DettaglioLinee>',
      '  <NumeroLinea>2</NumeroLinea>',
      '  <Descrizione>Burro</Descrizione>',
      `  <PrezzoUnitario>${total}</PrezzoUnitario>`,
      `  <PrezzoTotale>${total}</PrezzoTotale>`,
      `  <AliquotaIVA>${rate}</AliquotaIVA>`,
      '</DettaglioLinee>',
    ].join(break_);
  const summary = (rate: string, taxable: string, tax: string, break_: string): string =>
    [
      '<DatiRiepilogo>',
      `  <AliquotaIVA>${rate}</AliquotaIVA>`,
      `  <ImponibileImporto>${taxable}</ImponibileImporto>`,
      `  <Imposta>${tax}</Imposta>`,
      '</DatiRiepilogo>',
    ].join(break_);
  const INDENT = '\n      ';
  const AFTER_LINE = `</DettaglioLinee>${INDENT}`;
  const AFTER_SUMMARY = '</DatiRiepilogo>';

  const LAYOUTS: readonly (readonly [string, (xml: string) => string])[] = [
    ['two blanks', (xml) => xml],
    ['tabs and CR LF', (xml) => xml.replaceAll('  ', '\t').replaceAll('\n', '\r\n')],
    ['one line', (xml) => xml.replace(/>\s+</g, '><')],
  ];

  it.each(LAYOUTS)('is put in its place: %s', (_what, laid) => {
    const lines = sampleWith(AFTER_LINE, `${AFTER_LINE}${line('5.00', '10.00', INDENT)}${INDENT}`);
    const result = fix(laid(lines));
    const expected = lines.replace(
      AFTER_SUMMARY,
      `${AFTER_SUMMARY}${INDENT}${summary('10.00', '5.00', '0.50', INDENT)}`,
    );
    expect(result.text).toBe(laid(expected));
    expect(result).toMatchObject({ ok: true, changes: [{ op: 'add', code: '00419', from: null }] });
  });

  it('several at one place', () => {
    const lines = sampleWith(
      AFTER_LINE,
      `${AFTER_LINE}${line('5.00', '10.00', INDENT)}${INDENT}${line('7.00', '22.00', INDENT)}${INDENT}`,
    );
    const result = fix(lines);
    expect(result.text).toBe(
      lines.replace(
        AFTER_SUMMARY,
        [
          AFTER_SUMMARY,
          summary('10.00', '5.00', '0.50', INDENT),
          summary('22.00', '7.00', '1.54', INDENT),
        ].join(INDENT),
      ),
    );
    expect(result.changes).toHaveLength(2);
  });

  it('and what is then changed in it are at one place of the source', () => {
    const rough: Control = (goods) =>
      (controls['00419']?.(goods) ?? []).map((one) => {
        const { fix: { to = '', ...added } = { op: 'add', path: '' } as Fix } = one;
        return { ...one, fix: { ...added, to: to.replace('"0.50"', '"0.49"') } };
      });
    const lines = sampleWith(AFTER_LINE, `${AFTER_LINE}${line('5.00', '10.00', INDENT)}${INDENT}`);
    const { changes, ok } = fix(lines, { ...controls, '00419': rough });
    const at = lines.indexOf(AFTER_SUMMARY) + AFTER_SUMMARY.length;
    expect(ok).toBe(true);
    expect(changes).toMatchObject([
      { code: '00419', offset: at, end: at },
      { code: '00421', from: '0.49', to: '0.50', offset: at, end: at },
    ]);
  });

  it('comes before what stands behind it, and after what stands before', () => {
    const add =
      (path: string, to: string): Control =>
      (goods) =>
        goods.dettaglio_linee.length === 1 ? [finding('00499', path, { op: 'add', path, to })] : [];
    const done = (path: string, to: string, marker: string) =>
      fixWith(
        (input) => checker(String(input).includes(marker) ? {} : { '00499': add(path, to) })(input),
        SAMPLE,
        { amounts: true },
      ).text;
    expect(done(`${BODY}/dettaglio_linee/0/quantita`, '2.00', '<Quantita>')).toBe(
      sampleWith(
        '<Descrizione>Pane</Descrizione>',
        '<Descrizione>Pane</Descrizione>\n        <Quantita>2.00</Quantita>',
      ),
    );
    const party = '/fattura_elettronica_header/cessionario_committente/dati_anagrafici';
    const id = JSON.stringify({ id_paese: 'IT', id_codice: '1' });
    expect(done(`${party}/id_fiscale_iva`, id, '<IdCodice>1<')).toBe(
      sampleWith(
        '<CodiceFiscale>RSS',
        '<IdFiscaleIVA>\n          <IdPaese>IT</IdPaese>\n          <IdCodice>1</IdCodice>\n        </IdFiscaleIVA>\n        <CodiceFiscale>RSS',
      ),
    );
    const document = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
    expect(done(`${document}/causale/-`, 'a & b', '<Causale>')).toBe(
      sampleWith('<Numero>7</Numero>', '<Numero>7</Numero>\n        <Causale>a &amp; b</Causale>'),
    );
  });
});

describe('what does not help is not kept', () => {
  it('a fix whose finding stays', () => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const stubborn: Control = () => [finding('00421', path, replace(path, '0.40', 41))];
    const result = fix(SAMPLE, { '00421': stubborn });
    expect(result).toMatchObject({ text: SAMPLE, changes: [], ok: false });
    expect(result.notApplied).toMatchObject([{ code: '00421', reason: 'worse', fix: { to: '0.41' } }]);
  });

  it('a fix that brings an error', () => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const strict: Control = ({ dati_riepilogo: [summary] }) =>
      summary?.imposta === '0.40'
        ? [finding('00421', path, replace(path, '0.40', 41))]
        : [finding('00499', path)];
    const result = fix(SAMPLE, { '00421': strict });
    expect(result).toMatchObject({ text: SAMPLE, changes: [], notApplied: [{ reason: 'worse' }] });
  });

  it('one of several', () => {
    const path = (index: number): string => `${BODY}/dettaglio_linee/${index}/prezzo_totale`;
    const line =
      '<DettaglioLinee><NumeroLinea>N</NumeroLinea><Descrizione>x</Descrizione><PrezzoUnitario>1.00</PrezzoUnitario><PrezzoTotale>2.00</PrezzoTotale><AliquotaIVA>4.00</AliquotaIVA></DettaglioLinee>';
    const input = sampleWith(
      '</DettaglioLinee>',
      `</DettaglioLinee>${[2, 3, 4].map((number) => line.replace('>N<', `>${number}<`)).join('')}`,
    );
    // The third line's is never content.
    const own: Control = ({ dettaglio_linee: lines }) =>
      lines.flatMap(({ prezzo_totale: total }, index) =>
        index === 2 || total === '2.00'
          ? [finding('00423', path(index), replace(path(index), total, 100))]
          : [],
      );
    const result = fix(input, { '00423': own });
    expect(result.changes.map((change) => change.path)).toEqual([path(1), path(3)]);
    expect(result.notApplied).toMatchObject([{ fix: { path: path(2) }, reason: 'worse' }]);
  });

  it.each([
    ['a fix of the structure whose finding stays', (id: string) => id],
    ['a fix of the structure that brings another', () => 'value.range'],
  ] as const)('%s', (_what, after) => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const check = (input: Uint8Array | string): CheckedFile => {
      const wrong = finding('00200', path, replace(path, '0.40', 41));
      const id = String(input).includes('0.41') ? after('value.pattern') : 'value.pattern';
      const findings = [{ ...wrong, id: id as Finding['id'], stage: 'structure' as const }];
      const checked = checkFile(input, { only: 'structure' });
      return { ...checked, report: { ...checked.report, verdict: 'rejected', findings }, source: null };
    };
    expect(fixWith(check, SAMPLE, {})).toMatchObject({
      text: SAMPLE,
      changes: [],
      notApplied: [{ code: '00200', reason: 'worse' }],
    });
  });

  it('a chain that ends in another error', () => {
    const total = `${BODY}/dettaglio_linee/0/prezzo_totale`;
    const taxable = `${BODY}/dati_riepilogo/0/imponibile_importo`;
    const chain: Control = ({ dettaglio_linee: [line], dati_riepilogo: [summary] }) => {
      if (line?.prezzo_totale === '10.00') return [finding('00423', total, replace(total, '10.00', 1_100))];
      return summary?.imponibile_importo === '10.00'
        ? [finding('00422', taxable, replace(taxable, '10.00', 1_100))]
        : [finding('00421', `${BODY}/dati_riepilogo/0/imposta`)];
    };
    const result = fix(SAMPLE, { '00423': chain });
    expect(result).toMatchObject({ text: SAMPLE, changes: [] });
    expect(result.notApplied.map(({ code, reason }) => [code, reason])).toEqual(
      expect.arrayContaining([['00423', 'worse']]),
    );
  });

  it('two that undo each other', () => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const seesaw: Control = ({ dati_riepilogo: [summary] }) =>
      summary?.imposta === '0.40'
        ? [finding('00421', path, replace(path, '0.40', 41))]
        : [finding('00422', path, replace(path, '0.41', 40))];
    expect(fix(SAMPLE, { '00421': seesaw })).toMatchObject({ text: SAMPLE, changes: [], ok: false });
  });

  it('what names something that is not there', () => {
    const path = `${BODY}/dati_riepilogo/7/imposta`;
    const add = `${BODY}/nothing`;
    const lost: Control = () => [
      finding('00421', path, replace(path, '0.40', 41)),
      finding(
        '00422',
        `${BODY}/dati_riepilogo/0/imposta`,
        replace(`${BODY}/dati_riepilogo/0/imposta`, '9.99', 41),
      ),
      finding('00499', add, { op: 'add', path: add, to: 'x' }),
    ];
    const result = fix(SAMPLE, { '00421': lost });
    expect(result.changes).toEqual([]);
    expect(result.notApplied.map(({ reason }) => reason)).toEqual(['place', 'place', 'place']);
  });
});
