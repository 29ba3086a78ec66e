import { describe, expect, it } from 'vitest';
import { fixInvoice } from '../../src/operations/index.ts';
import { validate } from '../../src/validate/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const DOCUMENT = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento';
const LINE = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0';

const GOODS = SAMPLE.slice(SAMPLE.indexOf('<DettaglioLinee>'), SAMPLE.indexOf('<DatiRiepilogo>')).trimEnd();
const SUMMARY = SAMPLE.slice(
  SAMPLE.indexOf('<DatiRiepilogo>'),
  SAMPLE.indexOf('</DatiBeniServizi>'),
).trimEnd();

/** The sample with one passage replaced, and the passage after the repair. */
const REPAIRS: readonly (readonly [what: string, passage: string, damaged: string, repaired: string])[] = [
  ['a comma', '<PrezzoTotale>10.00<', '<PrezzoTotale>10,00<', '<PrezzoTotale>10.00<'],
  ['blanks', '<Divisa>EUR<', '<Divisa>\n  EUR \t<', '<Divisa>EUR<'],
  ['typographic signs', '>Pane<', '>Pane “d’oro” – 3 €<', `>Pane "d'oro" - 3 EUR<`],
  ['what has to be escaped', '>Pane<', '>Pane &lt; “burro” &amp; miele<', '>Pane &lt; "burro" &amp; miele<'],
  ['references', '>Pane<', '>Pane &#8364; &#x2019;<', ">Pane EUR '<"],
  ['a CDATA section', '>Pane<', '><![CDATA[Pane <€>]]><', '>Pane &lt;EUR&gt;<'],
  ['an attribute of the element', '<Divisa>EUR<', "<Divisa  xmlns:x='u' >eur<", "<Divisa  xmlns:x='u' >EUR<"],
  ['a comment before the value', '<Divisa>EUR<', '<Divisa><!-- € -->eur<', '<Divisa><!-- € -->EUR<'],
  ['a comment after the value', '<Divisa>EUR<', '<Divisa>eur<!-- € --><', '<Divisa>EUR<!-- € --><'],
  ['an attribute of the root', 'versione="FPR12"', 'versione="fpr12"', 'versione="FPR12"'],
  ['other quotes', 'versione="FPR12"', "versione = ' FPR12 '", "versione = 'FPR12'"],
  [
    'the order of elements, with the comments before them',
    '<Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>\n        <Numero>7</Numero>',
    '<Numero>7</Numero>\n        <!-- euro -->\n        <Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>',
    '<!-- euro -->\n        <Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>\n        <Numero>7</Numero>',
  ],
  [
    'the order of blocks',
    SAMPLE.slice(SAMPLE.indexOf('<DettaglioLinee>'), SAMPLE.indexOf('</DatiBeniServizi>')).trimEnd(),
    `${SUMMARY}\n      ${GOODS}`,
    `${GOODS}\n      ${SUMMARY}`,
  ],
  [
    'a Causale that is too long',
    '<Numero>7</Numero>',
    `<Numero>7</Numero>\n        <Causale>${'x'.repeat(190)} per &amp; con “tutti” e altri</Causale>`,
    `<Numero>7</Numero>\n        <Causale>${'x'.repeat(190)} per &amp; con</Causale>\n        <Causale>"tutti" e altri</Causale>`,
  ],
  [
    'an empty element on a line of its own',
    '<Indirizzo>Via delle Fonti 3</Indirizzo>\n',
    '<Indirizzo>Via delle Fonti 3</Indirizzo>\n        <NumeroCivico/>  \n',
    '<Indirizzo>Via delle Fonti 3</Indirizzo>\n',
  ],
  [
    'an empty element on the line of others',
    '<Indirizzo>Via delle Fonti 3</Indirizzo>\n',
    '<Indirizzo>Via delle Fonti 3</Indirizzo><NumeroCivico></NumeroCivico>\n',
    '<Indirizzo>Via delle Fonti 3</Indirizzo>\n',
  ],
];

describe('a repair', () => {
  it.each(REPAIRS)('of %s', (_what, passage, damaged, repaired) => {
    const result = fixInvoice(sampleWith(passage, damaged));
    expect(result.text).toBe(sampleWith(passage, repaired));
    expect(result).toMatchObject({
      ok: true,
      before: 'rejected',
      after: 'valid',
      remaining: [],
      notApplied: [],
    });
    expect(result.changes).toHaveLength(1);
    expect(fixInvoice(result.text ?? '')).toMatchObject({ text: result.text, changes: [] });
  });

  it('keeps line ends, tabs and a missing final line end', () => {
    const odd = (text: string): string => text.replaceAll('\n', '\r\n').replaceAll('  ', '\t').trimEnd();
    const damaged = odd(sampleWith('<CAP>53100<', '<NumeroCivico/>\n        <CAP>53 100<'));
    expect(fixInvoice(damaged).text).toBe(odd(SAMPLE));
  });
});

it('gives the place of each change in the original source', () => {
  const damaged = sampleWith('<Divisa>EUR</Divisa>', '<Divisa>euro</Divisa>').replace(
    '<NumeroLinea>1</NumeroLinea>',
    '<NumeroLinea>1</NumeroLinea><TipoCessionePrestazione/>',
  );
  const { changes } = fixInvoice(damaged);
  const start = damaged.indexOf('euro');
  const [line, column] = [54, 17];
  expect(changes).toEqual([
    {
      code: '00200',
      op: 'replace',
      path: `${DOCUMENT}/divisa`,
      xpath: '/*/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Divisa',
      from: 'euro',
      to: 'EUR',
      offset: start,
      end: start + 4,
      line,
      column,
    },
    expect.objectContaining({
      op: 'remove',
      path: `${LINE}/tipo_cessione_prestazione`,
      from: '',
      to: null,
      line: 61,
      column: 37,
    }),
  ]);
});

it('removes several empty elements from one list, though the others move', () => {
  const damaged = sampleWith(
    '<Numero>7</Numero>',
    '<Numero>7</Numero><Causale/><Causale>l’una</Causale><Causale></Causale><Causale>altra</Causale>',
  );
  const { text, changes } = fixInvoice(damaged);
  expect(text).toBe(
    sampleWith('<Numero>7</Numero>', "<Numero>7</Numero><Causale>l'una</Causale><Causale>altra</Causale>"),
  );
  expect(changes.map(({ op, path }) => [op, path])).toEqual([
    ['remove', `${DOCUMENT}/causale/0`],
    ['replace', `${DOCUMENT}/causale/1`],
    ['remove', `${DOCUMENT}/causale/2`],
  ]);
});

describe('dates with numeric day and month are read in the order used in the file', () => {
  const dated = (data: string, due: string): string =>
    sampleWith('<Data>2026-03-02<', `<Data>${data}<`).replace(
      '  </FatturaElettronicaBody>',
      `    <DatiPagamento>
      <CondizioniPagamento>TP02</CondizioniPagamento>
      <DettaglioPagamento>
        <ModalitaPagamento>MP01</ModalitaPagamento>
        <DataScadenzaPagamento>${due}</DataScadenzaPagamento>
        <ImportoPagamento>10.40</ImportoPagamento>
      </DettaglioPagamento>
    </DatiPagamento>
  </FatturaElettronicaBody>`,
    );

  it.each([
    ['the day first', ['06/05/2026', '31/07/2026'], ['2026-05-06', '2026-07-31']],
    ['the month first', ['06/05/2026', '07/31/2026'], ['2026-06-05', '2026-07-31']],
    ['without separators', ['06052026', '31072026'], ['2026-05-06', '2026-07-31']],
    ['nothing decides', ['06/05/2026', '07/08/2026'], ['06/05/2026', '07/08/2026']],
    ['nothing but ISO dates', ['06/05/2026', '2026-07-31'], ['06/05/2026', '2026-07-31']],
    ['both orders', ['31/05/2026', '07/31/2026'], ['31/05/2026', '07/31/2026']],
    ['day and month the same', ['05/05/2026', '2026-07-31'], ['2026-05-05', '2026-07-31']],
  ])('%s', (_what, [data = '', due = ''], [readData = '', readDue = '']) => {
    expect(fixInvoice(dated(data, due)).text).toBe(dated(readData, readDue));
  });
});

it('finds a misspelt element by its place', () => {
  const damaged = sampleWith('<Divisa>EUR</Divisa>', '<Divsa>euro</Divsa>');
  const { text, changes, remaining } = fixInvoice(damaged);
  expect(text).toBe(sampleWith('<Divisa>EUR</Divisa>', '<Divsa>EUR</Divsa>'));
  expect(changes).toMatchObject([{ path: `${DOCUMENT}/divisa`, xpath: expect.stringMatching(/\/Divsa$/) }]);
  expect(remaining.map(({ id }) => id)).toEqual(['element.unknown']);
});

it('leaves a value with a comment inside unchanged', () => {
  const damaged = sampleWith('<Divisa>EUR<', '<Divisa>eu<!-- ? -->ro<');
  const result = fixInvoice(damaged);
  expect(result).toMatchObject({ ok: false, text: damaged, changes: [], after: 'rejected' });
  expect(result.notApplied).toMatchObject([{ code: '00200', reason: 'markup', fix: { to: 'EUR' } }]);
});

it('repairs as much as it can, and lists the rest', () => {
  const damaged = sampleWith('<Divisa>EUR<', '<Divisa>euro<').replace('<Comune>Siena<', '<Comune><');
  const result = fixInvoice(damaged);
  expect(result).toMatchObject({
    ok: false,
    before: 'rejected',
    after: 'rejected',
    changes: [{ to: 'EUR' }],
  });
  expect(result.remaining.map(({ id }) => id)).toEqual(['value.empty']);
});

it.each([
  ['elements in elements', `${'<a>'.repeat(9_000)}${'</a>'.repeat(9_000)}`],
  ['elements that are not closed', '<a>'.repeat(9_000)],
  [
    'elements in an invoice',
    SAMPLE.replace('<Numero>7</Numero>', `<Numero>${'<a>'.repeat(9_000)}${'</a>'.repeat(9_000)}</Numero>`),
  ],
])('accepts %s, deeper than the stack', (_, input) => {
  expect(fixInvoice(input)).toMatchObject({ changes: [], after: 'rejected' });
});

it('repairs more problems than a check lists', () => {
  const line = SAMPLE.slice(SAMPLE.indexOf('<DettaglioLinee>'), SAMPLE.indexOf('<DatiRiepilogo>'));
  const many = (one: string): string =>
    SAMPLE.replace(line, one.repeat(1_700))
      .replace(/(<ImponibileImporto>)10/, '$117000')
      .replace('0.40', '680.00');
  const damaged = line
    .replace('>Pane<', '>Pane €<')
    .replace('<PrezzoTotale>10.00', '<PrezzoTotale>10,00')
    .replace('<AliquotaIVA>4.00', '<AliquotaIVA>4%');
  const result = fixInvoice(many(damaged), { only: 'structure' });
  expect(result.text).toBe(many(line.replace('>Pane<', '>Pane EUR<')));
  expect(result.changes).toHaveLength(5_100);
  expect(result).toMatchObject({ ok: true, notApplied: [] });
});

it('repairs truncated XML up to the place where it breaks off', () => {
  const broken = SAMPLE.slice(0, SAMPLE.indexOf('</DatiRiepilogo>'));
  const result = fixInvoice(broken.replace('<Divisa>EUR<', '<Divisa>eur<'));
  expect(result).toMatchObject({ ok: false, text: broken, changes: [{ to: 'EUR' }] });
  expect(result.remaining.map(({ id }) => id)).toEqual(['xml.truncated']);
});

describe('input that cannot be repaired is returned unchanged', () => {
  it.each([
    ['a valid invoice', SAMPLE, undefined],
    ['no fix', sampleWith('<Numero>7</Numero>', ''), undefined],
    ['malformed XML', SAMPLE.slice(0, -10), undefined],
    ['an empty text', '', 'unreadable'],
    ['another text', 'fattura n. 7', 'unreadable'],
    ['an archive', 'PK\u0003\u0004', 'unreadable'],
    ['an envelope', '-----BEGIN PKCS7-----\nMIIB', 'unreadable'],
  ])('%s', (_what, input, refused) => {
    const result = fixInvoice(input);
    const { verdict, findings } = validate(input);
    expect(result).toMatchObject({ changes: [], notApplied: [], before: verdict, after: verdict });
    expect(result.remaining).toEqual(findings);
    expect(result.refused).toBe(refused);
    expect(new TextDecoder().decode(result.bytes)).toBe(input);
  });

  it('bytes that are not text', () => {
    const input = Buffer.from(SAMPLE.replace('Pane', 'Caff\u00e8'), 'latin1');
    expect(fixInvoice(input)).toMatchObject({ refused: 'unreadable', bytes: input, text: null, changes: [] });
  });
});

describe('fixes that are not wanted', () => {
  const damaged = SAMPLE.replace('<Divisa>EUR<', '<Divisa>eur<').replace(
    '<PrezzoTotale>10.00<',
    '<PrezzoTotale>10,00<',
  );
  const { changes } = fixInvoice(damaged);
  const place = ({ op, path }: { readonly op: string; readonly path: string | null }) => `${op} ${path}`;

  it('there are two', () => {
    expect(changes.map(place)).toEqual([`replace ${DOCUMENT}/divisa`, `replace ${LINE}/prezzo_totale`]);
  });

  it.each([
    ['none', [], [0, 1], 'valid'],
    ['the first', [0], [1], 'rejected'],
    ['the second', [1], [0], 'rejected'],
    ['both', [0, 1], [], 'rejected'],
  ] as const)('without %s', (_, unwanted, applied, verdict) => {
    const without = unwanted.flatMap((index) => changes[index] ?? []);
    const fixed = fixInvoice(damaged, { without });
    expect(fixed.changes.map(place)).toEqual(applied.map((index) => place(changes[index]!)));
    expect([fixed.after, fixed.notApplied]).toEqual([verdict, []]);
  });
});
