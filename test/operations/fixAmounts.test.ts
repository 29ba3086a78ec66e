/** Amounts are changed only to values confirmed by the rest of the document; useless changes are discarded. */
import { describe, expect, it } from 'vitest';
import { fixWith } from '../../src/operations/fix/fixInvoice.ts';
import { fixInvoice } from '../../src/operations/index.ts';
import {
  type CheckedFile,
  type Examined,
  examineFile,
  type Finding,
  type Fix,
  validateAndRead,
} from '../../src/validate/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const BODY = '/fattura_elettronica_body/0/dati_beni_servizi';
const LINE = `${BODY}/dettaglio_linee/0`;
const SUMMARY = `${BODY}/dati_riepilogo/0`;

/** The amounts of a document with one line; empty if not stated. */
interface Figures {
  readonly quantity?: string;
  readonly price?: string;
  readonly line?: string;
  readonly rate?: string;
  readonly summaryRate?: string;
  readonly taxable?: string;
  readonly tax?: string;
  readonly total?: string;
  readonly paid?: string;
}

/** 100.00 at 22%; all amounts agree. */
const RIGHT = {
  quantity: '',
  price: '100.00',
  line: '100.00',
  rate: '22.00',
  taxable: '100.00',
  tax: '22.00',
  total: '122.00',
  paid: '122.00',
};

function documentOf(changed: Figures): string {
  const { quantity, price, line, rate, taxable, tax, total, paid } = { ...RIGHT, ...changed };
  const { summaryRate = rate } = changed;
  const tag = (name: string, value: string): string => (value === '' ? '' : `<${name}>${value}</${name}>`);
  return sampleWith('<Numero>7</Numero>', `<Numero>7</Numero>${tag('ImportoTotaleDocumento', total)}`)
    .replace('<PrezzoUnitario>10.00<', `${tag('Quantita', quantity)}<PrezzoUnitario>${price}<`)
    .replace('<PrezzoTotale>10.00<', `<PrezzoTotale>${line}<`)
    .replace('<AliquotaIVA>4.00<', `<AliquotaIVA>${rate}<`)
    .replace('<AliquotaIVA>4.00<', `<AliquotaIVA>${summaryRate}<`)
    .replace('<ImponibileImporto>10.00<', `<ImponibileImporto>${taxable}<`)
    .replace('<Imposta>0.40<', `<Imposta>${tax}<`)
    .replace(
      '</FatturaElettronicaBody>',
      paid === ''
        ? '</FatturaElettronicaBody>'
        : `<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP01</ModalitaPagamento><ImportoPagamento>${paid}</ImportoPagamento></DettaglioPagamento></DatiPagamento></FatturaElettronicaBody>`,
    );
}

const amounts = (input: string) => fixInvoice(input, { amounts: true });

describe('amounts', () => {
  it('are changed only on request', () => {
    const input = documentOf({ tax: '22.50' });
    expect(fixInvoice(input)).toMatchObject({ text: input, changes: [], notApplied: [], ok: false });
  });

  /** The wrong amounts, and the amounts after the repair. */
  const CONFIRMED: readonly (readonly [string, Figures, Figures])[] = [
    ['a line total, by price and summary', { line: '120.00' }, {}],
    [
      'a line total a cent off',
      { quantity: '3.00', price: '33.33', line: '100.00', taxable: '99.99' },
      { quantity: '3.00', price: '33.33', line: '99.99', taxable: '99.99' },
    ],
    ['a taxable amount, by the line and the tax', { taxable: '90.00' }, {}],
    ['a taxable amount SdI would let pass, and not the tax', { taxable: '100.50' }, {}],
    ['a tax', { tax: '22.50' }, {}],
    ['a tax of another rate, by the total', { tax: '10.00' }, {}],
    ['a tax where nothing else is stated', { tax: '22.50', total: '', paid: '' }, { total: '', paid: '' }],
    ['a taxable amount and its tax, by total and payment', { taxable: '90.00', tax: '19.80' }, {}],
    ['a tax and the total that has it', { tax: '22.50', total: '122.50' }, {}],
    ['a total, by the payment', { total: '112.00' }, {}],
  ];

  it.each(CONFIRMED)('%s: corrected', (_what, wrong, right) => {
    const result = amounts(documentOf(wrong));
    expect(result).toMatchObject({ text: documentOf(right), ok: true, notApplied: [] });
    expect(amounts(result.text ?? '').changes).toEqual([]);
  });

  /** The wrong amounts, the code that is found, and the amounts that may be wrong as far as the document shows. */
  const OPEN: readonly (readonly [string, Figures, string, readonly (readonly string[])[]])[] = [
    ['a price that all else speaks against', { price: '10.00' }, '00423', [[`${LINE}/prezzo_unitario`]]],
    [
      'a quantity that all else speaks against',
      { quantity: '10.00' },
      '00423',
      [[`${LINE}/prezzo_unitario`]],
    ],
    ['a rate as a fraction', { rate: '0.22' }, '00421', [[`${SUMMARY}/aliquota_iva`]]],
    ['a rate that does not exist', { rate: '2.20' }, '00421', [[`${SUMMARY}/aliquota_iva`]]],
    [
      'a summary of another rate',
      { summaryRate: '10.00' },
      '00421',
      [[`${LINE}/aliquota_iva`, `${SUMMARY}/aliquota_iva`]],
    ],
    [
      'a tax of another rate, and the total with it',
      { tax: '10.00', total: '110.00', paid: '' },
      '00421',
      [
        [
          `${SUMMARY}/imposta`,
          `${BODY.replace(/\/[^/]+$/, '')}/dati_generali/dati_generali_documento/importo_totale_documento`,
        ],
        [`${SUMMARY}/imposta`, `${BODY}/dettaglio_linee`],
        [`${SUMMARY}/aliquota_iva`],
      ],
    ],
    [
      'a sum and its tax, where nothing else is stated',
      { taxable: '90.00', tax: '19.80', total: '', paid: '' },
      '00422',
      [[`${BODY}/dettaglio_linee`]],
    ],
  ];

  it.each(OPEN)('%s: left, with the reason', (_what, wrong, code, readings) => {
    const input = documentOf(wrong);
    const { text, changes, notApplied } = amounts(input);
    expect({ text, changes }).toEqual({ text: input, changes: [] });
    expect(notApplied).toContainEqual(expect.objectContaining({ code, reason: 'open', readings }));
  });

  it('are repaired after the structure, with their places in the original source', () => {
    const input = documentOf({ line: '120', tax: '22,50' }).replace(
      '<Indirizzo>Via delle Fonti 3</Indirizzo>',
      '<Indirizzo>Via delle Fonti 3 – “B”</Indirizzo>\n        <NumeroCivico/>',
    );
    const result = amounts(input);
    expect(result).toMatchObject({ ok: true, text: documentOf({}).replace('Fonti 3', 'Fonti 3 - "B"') });
    const place = (passage: string, value: string): object => {
      const offset = input.indexOf(`${passage}${value}`) + passage.length;
      return { offset, end: offset + value.length, line: input.slice(0, offset).split('\n').length };
    };
    expect(result.changes).toMatchObject([
      { code: '00200', op: 'replace' },
      { code: '00200', op: 'remove', line: 26, column: 9 },
      { code: '00200', from: '120', to: '120.00', ...place('<PrezzoTotale>', '120') },
      { code: '00423', from: '120.00', to: '100.00', ...place('<PrezzoTotale>', '120') },
      { code: '00200', from: '22,50', to: '22.50', ...place('<Imposta>', '22,50') },
      { code: '00421', from: '22.50', to: '22.00', ...place('<Imposta>', '22,50') },
    ]);
  });

  it('of two documents in one file are checked separately', () => {
    const both = (first: Figures, second: Figures): string => {
      const body = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/;
      const other = body.exec(documentOf(second))?.[0].replace('<Numero>7<', '<Numero>8<') ?? '';
      return documentOf(first).replace(body, (own) => own + other);
    };
    const result = amounts(both({ tax: '22.50' }, { price: '10.00' }));
    expect(result.text).toBe(both({}, { price: '10.00' }));
    expect(result.notApplied).toMatchObject([{ code: '00423', reason: 'open' }]);
  });
});

describe('a lotto with more findings than a report keeps', () => {
  const DOCUMENTS = 2_600;
  const [head = '', body = '', foot = ''] = documentOf({ tax: '92.00' }).split(
    /(<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>)/s,
  );
  const numbered = (n: number): string => body.replace('<Numero>7<', `<Numero>${n}<`);
  const lotto = head + Array.from({ length: DOCUMENTS }, (_, n) => numbered(n)).join('') + foot;

  it('is repaired like a small one', { timeout: 60_000 }, () => {
    expect(examineFile(lotto, {}).omitted).toBeGreaterThan(0);
    const { changes, notApplied } = fixInvoice(lotto, { amounts: true });
    expect([changes.length, notApplied.length]).toEqual([DOCUMENTS, 0]);
  });

  it('has one report, however often it is checked', { timeout: 60_000 }, () => {
    const { remaining, after } = fixInvoice(lotto, {});
    const { findings, verdict } = validateAndRead(lotto).report;
    expect({ remaining, after }).toEqual({ remaining: findings, after: verdict });
  });
});

describe('too many decimals are rounded if nothing else changes', () => {
  it.each([
    ['a tax', { tax: '22.0000001' }, {}],
    ['a total and a payment', { total: '121.9999', paid: '121.9999' }, {}],
    ['a line total', { line: '100.000000001' }, { line: '100.00000000' }],
  ])('%s', (_what, wrong, right) => {
    const input = documentOf(wrong);
    expect(fixInvoice(input).changes).toEqual([]);
    expect(amounts(input)).toMatchObject({ text: documentOf(right), ok: true });
  });

  it('are left if another amount would no longer agree', () => {
    const input = documentOf({
      quantity: '2000000.00',
      price: '0.333333333',
      line: '666666.67',
      taxable: '666666.67',
      tax: '146666.67',
      total: '813333.34',
      paid: '813333.34',
    });
    const result = amounts(input);
    expect(result.changes).toEqual([]);
    expect(result.notApplied).toMatchObject([{ code: '00200', reason: 'open', fix: { kind: 'amount' } }]);
  });
});

describe('declarations', () => {
  const DECLARED = sampleWith(
    '<AliquotaIVA>4.00</AliquotaIVA>',
    '<AliquotaIVA>0.00</AliquotaIVA><Natura>N4</Natura>',
  )
    .replace('<AliquotaIVA>4.00</AliquotaIVA>', '<AliquotaIVA>0.00</AliquotaIVA><Natura>N4</Natura>')
    .replace('<Imposta>0.40<', '<Imposta>0.00<')
    .replaceAll('>10.00<', '>100.00<');

  it('are changed only for their own code', () => {
    expect(fixInvoice(DECLARED, { amounts: true })).toMatchObject({ text: DECLARED, changes: [] });
    const { changes, text } = fixInvoice(DECLARED, { codes: ['Q-BOLLO'] });
    expect(changes).toMatchObject([{ code: 'Q-BOLLO', op: 'add' }]);
    expect(text).toContain('<BolloVirtuale>SI</BolloVirtuale>');
    expect(fixInvoice(text ?? '', { codes: ['Q-BOLLO'] }).changes).toEqual([]);
  });

  it('for an unknown code are an error', () => {
    for (const code of ['00423', 'Q-NOTHING'])
      expect(() => fixInvoice(SAMPLE, { codes: [code] })).toThrow(RangeError);
  });

  it('do not include spelling repairs, which need no option', () => {
    const prefixed = sampleWith(
      '<CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>',
      '<IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>IT02718281823</IdCodice></IdFiscaleIVA>',
    );
    expect(fixInvoice(prefixed)).toMatchObject({
      text: prefixed.replace('IT02718281823', '02718281823'),
      ok: true,
    });
  });
});

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

const replace = (path: string, from: string, to: string): Fix => ({
  kind: 'safe',
  op: 'replace',
  path,
  from,
  to,
});

interface Goods {
  readonly dettaglio_linee: readonly { readonly prezzo_totale: string }[];
  readonly dati_riepilogo: readonly { readonly imposta: string }[];
}

type Control = (goods: Goods) => readonly Finding[];

/** Checks the structure, then these controls from the last code to the first: the order must not matter. */
function checker(own: Readonly<Record<string, Control>>) {
  return (input: Uint8Array | string): Examined => {
    const checked = validateAndRead(input, { only: 'structure' });
    if (checked.report.verdict !== 'valid') return examinedAs(checked);
    const invoice = parseInvoice(input);
    const goods = (invoice.fattura_elettronica_body[0] as { dati_beni_servizi: Goods }).dati_beni_servizi;
    const findings = Object.keys(own)
      .sort()
      .reverse()
      .flatMap((code) => own[code]?.(goods) ?? []);
    const verdict = findings.length === 0 ? 'valid' : 'rejected';
    return examinedAs({ ...checked, report: { ...checked.report, verdict, findings } });
  };
}

/** An examination with this report. */
function examinedAs(checked: CheckedFile): Examined {
  const { kind, verdict, findings, omitted } = checked.report;
  return {
    kind,
    verdict,
    omitted,
    invoice: checked.invoice,
    retired: checked.retired,
    xml: null,
    isCut: false,
    outlines: () => findings,
    unkept: () => [],
    inText: (some) => some.map((finding) => ({ finding, span: null })),
    report: () => checked,
  };
}

const fix = (input: string, own: Readonly<Record<string, Control>>) =>
  fixWith(checker(own), input, {}).result;

describe('a missing block', () => {
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

  it.each(LAYOUTS)('is inserted in its place: %s', (_what, laid) => {
    const lines = sampleWith(AFTER_LINE, `${AFTER_LINE}${line('5.00', '10.00', INDENT)}${INDENT}`);
    const result = amounts(laid(lines));
    const expected = lines.replace(
      AFTER_SUMMARY,
      `${AFTER_SUMMARY}${INDENT}${summary('10.00', '5.00', '0.50', INDENT)}`,
    );
    expect(result.text).toBe(laid(expected));
    expect(result).toMatchObject({ ok: true, changes: [{ op: 'add', code: '00443', from: null }] });
  });

  it('may be one of several at the same place', () => {
    const lines = sampleWith(
      AFTER_LINE,
      `${AFTER_LINE}${line('5.00', '10.00', INDENT)}${INDENT}${line('7.00', '22.00', INDENT)}${INDENT}`,
    );
    const result = amounts(lines);
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

  it('goes between its neighbours in schema order', () => {
    const add =
      (path: string, to: string): Control =>
      (goods) =>
        goods.dettaglio_linee.length === 1
          ? [finding('00499', path, { kind: 'safe', op: 'add', path, to })]
          : [];
    const done = (path: string, to: string, marker: string) =>
      fixWith(
        (input) => checker(String(input).includes(marker) ? {} : { '00499': add(path, to) })(input),
        SAMPLE,
        {},
      ).result.text;
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

describe('useless fixes are discarded', () => {
  it('a fix whose finding stays', () => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const stubborn: Control = () => [finding('00421', path, replace(path, '0.40', '0.41'))];
    const result = fix(SAMPLE, { '00421': stubborn });
    expect(result).toMatchObject({ text: SAMPLE, changes: [], ok: false });
    expect(result.notApplied).toMatchObject([{ code: '00421', reason: 'worse', fix: { to: '0.41' } }]);
  });

  it('a fix that brings an error', () => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const strict: Control = ({ dati_riepilogo: [summary] }) =>
      summary?.imposta === '0.40'
        ? [finding('00421', path, replace(path, '0.40', '0.41'))]
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
    // The third line's finding always remains.
    const own: Control = ({ dettaglio_linee: lines }) =>
      lines.flatMap(({ prezzo_totale: total }, index) =>
        index === 2 || total === '2.00'
          ? [finding('00423', path(index), replace(path(index), total, '1.00'))]
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
    const check = (input: Uint8Array | string): Examined => {
      const wrong = finding('00200', path, replace(path, '0.40', '0.41'));
      const id = String(input).includes('0.41') ? after('value.pattern') : 'value.pattern';
      const findings = [{ ...wrong, id: id as Finding['id'], stage: 'structure' as const }];
      const checked = validateAndRead(input, { only: 'structure' });
      return examinedAs({ ...checked, report: { ...checked.report, verdict: 'rejected', findings } });
    };
    expect(fixWith(check, SAMPLE, {}).result).toMatchObject({
      text: SAMPLE,
      changes: [],
      notApplied: [{ code: '00200', reason: 'worse' }],
    });
  });

  it('two fixes that undo each other', () => {
    const path = `${BODY}/dati_riepilogo/0/imposta`;
    const seesaw: Control = ({ dati_riepilogo: [summary] }) =>
      summary?.imposta === '0.40'
        ? [finding('00421', path, replace(path, '0.40', '0.41'))]
        : [finding('00422', path, replace(path, '0.41', '0.40'))];
    expect(fix(SAMPLE, { '00421': seesaw })).toMatchObject({ text: SAMPLE, changes: [], ok: false });
  });

  it('a fix with a path that does not exist', () => {
    const path = `${BODY}/dati_riepilogo/7/imposta`;
    const add = `${BODY}/nothing`;
    const lost: Control = () => [
      finding('00421', path, replace(path, '0.40', '0.41')),
      finding(
        '00422',
        `${BODY}/dati_riepilogo/0/imposta`,
        replace(`${BODY}/dati_riepilogo/0/imposta`, '9.99', '0.41'),
      ),
      finding('00499', add, { kind: 'safe', op: 'add', path: add, to: 'x' }),
    ];
    const result = fix(SAMPLE, { '00421': lost });
    expect(result.changes).toEqual([]);
    expect(result.notApplied.map(({ reason }) => reason)).toEqual(['place', 'place', 'place']);
  });
});

describe('the amount of work', () => {
  /** The texts that were read. */
  function readFor(input: string): readonly (Uint8Array | string)[] {
    const read: (Uint8Array | string)[] = [];
    const noting: typeof examineFile = (one, options) => {
      read.push(one);
      return examineFile(one, options);
    };
    fixWith(noting, input, { amounts: true });
    return read;
  }

  it('is bounded for any number of useless fixes', () => {
    const input = sampleWith('<Numero>7</Numero>', `<Numero>7</Numero>${'<Causale/>'.repeat(6_000)}`);
    // The findings remain, whatever is removed.
    const always = examineFile(input, {});
    let work = 0;
    fixWith(
      ({ length }) => {
        work += length;
        return always;
      },
      input,
      {},
    );
    expect(work).toBeLessThan(50 * input.length);
  });

  it('is a few checks if a few of many fixes are bad', () => {
    const bad: readonly number[] = [3, 70, 111];
    const path = (index: number): string => `${BODY}/dettaglio_linee/${index}/prezzo_totale`;
    const line = (number: number): string =>
      `<DettaglioLinee><NumeroLinea>${number}</NumeroLinea><Descrizione>x</Descrizione><PrezzoUnitario>1.00</PrezzoUnitario><PrezzoTotale>2.00</PrezzoTotale><AliquotaIVA>4.00</AliquotaIVA></DettaglioLinee>`;
    const lines = Array.from({ length: 200 }, (_, n) => line(n + 2));
    const input = sampleWith('</DettaglioLinee>', `</DettaglioLinee>${lines.join('')}`);
    // The findings of bad lines always remain.
    const own: Control = ({ dettaglio_linee: all }) =>
      all.flatMap(({ prezzo_totale: total }, index) =>
        bad.includes(index) || total === '2.00'
          ? [finding('00423', path(index), replace(path(index), total, '1.00'))]
          : [],
      );
    const check = checker({ '00423': own });
    let checks = 0;
    const { result } = fixWith(
      (one) => {
        checks += 1;
        return check(one);
      },
      input,
      {},
    );
    expect(result.changes).toHaveLength(200 - bad.length);
    expect(result.notApplied.map((one) => one.fix.path)).toEqual(bad.map(path));
    expect(checks).toBeLessThanOrEqual(3 + 2 * bad.length);
  });

  it('is one check of each state', () => {
    const wrong = sampleWith('<Imposta>0.40<', '<Imposta>0.90<');
    expect(readFor(wrong)).toEqual([wrong, SAMPLE]);
    expect(readFor(SAMPLE)).toEqual([SAMPLE]);
  });
});
