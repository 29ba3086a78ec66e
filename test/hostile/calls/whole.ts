/** Commands that process whole invoices, on invoices of the maximum size. */
import { readInvoice } from '../../../src/xml/index.ts';
import { body, fill, fillNumbered, invoice, isWhole, LIMIT, LINE, SUMMARY } from '../build.ts';
import type { Ending, HostileCall, HostileCalls } from './call.ts';

const LETTERS = 'abcdefghijklmnopqrst';

/** A different word for each n. */
function word(n: number): string {
  return Array.from(String(n), (figure) => LETTERS.charAt(Number(figure))).join('');
}

const NUMBERED = (n: number): string => LINE.replace('>1<', `>${(n % 9999) + 1}<`);
const DESCRIBED = (n: number, from = 'x'): string =>
  NUMBERED(n).replace('<Descrizione>x<', `<Descrizione>${from}${n}<`);
const CAUSALE = (text: string): string => `<Causale>${text}</Causale>`;
const ATTACHED = (content: string, name = 'a.txt'): string =>
  `<Allegati><NomeAttachment>${name}</NomeAttachment><Attachment>${content}</Attachment></Allegati>`;
const PAYMENTS = (n: number): string =>
  `<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><ImportoPagamento>${n}.00</ImportoPagamento></DettaglioPagamento></DatiPagamento>`;

/** Invoices with very many of one thing, valid in structure. */
const BIG: Readonly<Record<string, () => string>> = {
  'lines that are alike': () => invoice({ lines: fill(LINE) }),
  'lines with a number and a description each': () => invoice({ lines: fillNumbered((n) => DESCRIBED(n)) }),
  'lines with a word each': () =>
    invoice({ lines: fillNumbered((n) => NUMBERED(n).replace('>x<', `>${word(n)} ${word(n * 7)}<`)) }),
  'lines with a rate each': () =>
    invoice({
      lines: fillNumbered((n) =>
        NUMBERED(n).replace('22.00', `${Math.floor(n / 100) % 100}.${String(n % 100).padStart(2, '0')}`),
      ),
    }),
  summaries: () => invoice({ summaries: fill(SUMMARY) }),
  payments: () => invoice({ inBody: fillNumbered((n) => PAYMENTS(n)) }),
  bodies: () => invoice({ afterBody: fillNumbered((n) => body({ number: String(n) })) }),
  'bodies with one number': () => invoice({ afterBody: fill(body()) }),
  'texts of words': () =>
    invoice({ causale: fillNumbered((n) => CAUSALE(`${word(n)} ${'lorem '.repeat(30)}${word(n * 3)}`)) }),
  'an attachment of 5 MB': () => invoice({ inBody: ATTACHED(fill('QUJD')) }),
  'attachments without number': () => invoice({ inBody: fillNumbered((n) => ATTACHED('QUJD', `a${n}.txt`)) }),
  'attachments with one name': () => invoice({ inBody: fill(ATTACHED('QUJD')) }),
  'articles and further data': () =>
    invoice({
      lines: fill(
        LINE.replace(
          '<Descrizione>',
          '<CodiceArticolo><CodiceTipo>EAN</CodiceTipo><CodiceValore>1</CodiceValore></CodiceArticolo><Descrizione>',
        ).replace(
          '</DettaglioLinee>',
          '<AltriDatiGestionali><TipoDato>X</TipoDato><RiferimentoTesto>y</RiferimentoTesto></AltriDatiGestionali></DettaglioLinee>',
        ),
      ),
    }),
  'codes of an article': () =>
    invoice({
      lines: LINE.replace(
        '<Descrizione>',
        `${fillNumbered((n) => `<CodiceArticolo><CodiceTipo>CPV</CodiceTipo><CodiceValore>${n}</CodiceValore></CodiceArticolo>`)}<Descrizione>`,
      ),
    }),
  'further data of a line': () =>
    invoice({
      lines: LINE.replace(
        '</DettaglioLinee>',
        `${fillNumbered((n) => `<AltriDatiGestionali><TipoDato>X</TipoDato><RiferimentoTesto>${n}</RiferimentoTesto></AltriDatiGestionali>`)}</DettaglioLinee>`,
      ),
    }),
  'transport documents of a line': () =>
    invoice({
      inGenerali: fillNumbered(
        // Of one length, so that their replacements have it too: the file has no room for longer ones.
        (n) =>
          `<DatiDDT><NumeroDDT>${String(n).padStart(8, '0')}</NumeroDDT><DataDDT>2024-01-31</DataDDT><RiferimentoNumeroLinea>1</RiferimentoNumeroLinea></DatiDDT>`,
      ),
    }),
  'references to lines': () =>
    invoice({
      inGenerali: `<DatiOrdineAcquisto>${fillNumbered((n) => `<RiferimentoNumeroLinea>${(n % 9998) + 1}</RiferimentoNumeroLinea>`)}<IdDocumento>1</IdDocumento></DatiOrdineAcquisto>`,
    }),
};

/** Invoices with errors that can still be read partly. */
const BROKEN: Readonly<Record<string, () => string>> = {
  'unknown elements': () => invoice({ lines: fillNumbered((n) => `<e${n}>${word(n)}</e${n}>`) }),
  'wrong amounts': () => invoice({ lines: fill(LINE.replaceAll('1.00', '1')) }),
  'a description of 5 MB': () =>
    invoice({ lines: LINE.replace('>x<', `>${fillNumbered((n) => `${word(n)} `)}<`) }),
  'a description without blanks': () => invoice({ lines: LINE.replace('>x<', `>${fill('ab')}<`) }),
  'a description of blanks': () => invoice({ lines: LINE.replace('>x<', `>a${fill(' ')}b<`) }),
  'a name of 5 MB': () => invoice().replace('<Denominazione>x<', `<Denominazione>${fill('ab ')}<`),
  'a number of figures': () => invoice({ number: fill('1') }),
  'an amount of figures': () => invoice({ amount: `${fill('1')}.00` }),
  'an amount of zeros': () => invoice({ amount: `0.${fill('0')}1` }),
  'amounts of a thousand figures': () =>
    invoice({ lines: fill(LINE.replaceAll('1.00', `${'9'.repeat(900)}.00`)) }),
  'an identifier of 5 MB': () => invoice().replace('>01234567897<', `>${fill('A1')}<`),
  'an identifier of blanks and signs': () => invoice().replace('>01234567897<', `>${fill('--')}<`),
  'a name of signs': () => invoice().replace('<Denominazione>x<', `<Denominazione>${fill('--')}<`),
  comments: () => invoice({ lines: fillNumbered((n) => `<!--${word(n)}-->`) + LINE }),
  'text between elements': () => invoice({ lines: fillNumbered((n) => `${word(n)}<a/>`) }),
  'base64 that is none': () => invoice({ inBody: ATTACHED(`${fill('QUJD')}!`) }),
  'not closed': () => invoice({ lines: fill(LINE) }).slice(0, -40),
  nothing: () => fill(' ', LIMIT),
};

interface Way {
  readonly args: readonly string[];
  /** Exit codes by input, where they differ from those of a valid and a broken file. */
  readonly exits: Readonly<Record<string, Ending | (() => Ending | readonly Ending[])>>;
  readonly valid: number | readonly number[];
  readonly broken: number;
  readonly terminal?: true;
}

function table(
  inputs: Readonly<Record<string, () => string>>,
  ways: Readonly<Record<string, Way>>,
): HostileCalls {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([what, make]) =>
      Object.entries(ways).map(([how, { args, exits, valid, broken, terminal }]) => [
        how === '' ? what : `${how}: ${what}`,
        (): HostileCall => {
          const exit = exits[what] ?? (what in BROKEN ? broken : valid);
          return {
            args,
            files: { 'a.xml': make() },
            harmless: { 'a.xml': invoice() },
            exit: typeof exit === 'function' ? exit() : exit,
            ...(terminal === undefined ? {} : { terminal }),
          };
        },
      ]),
    ),
  );
}

const ALL = { ...BIG, ...BROKEN };
const plain = { exits: {}, valid: 0, broken: 1 };

/** The inputs with these names. */
function only(...names: readonly string[]): Readonly<Record<string, () => string>> {
  return Object.fromEntries(Object.entries(ALL).filter(([name]) => names.includes(name)));
}

export const show = {
  ...table(ALL, { terminal: { ...plain, exits: { comments: 0 }, args: ['show', 'a.xml'], terminal: true } }),
  ...table(BIG, { html: { ...plain, args: ['show', '--html', 'out/a.html', 'a.xml'] } }),
};
/** More characters than one PDF accepts, for a full-sized input; a smaller one may fit. */
const tooLong = (smaller: number) => (): readonly Ending[] =>
  isWhole() ? ['1 show.tooLongForPdf'] : [smaller, '1 show.tooLongForPdf'];
export const pdf = table(ALL, {
  '': {
    ...plain,
    exits: {
      comments: 0,
      payments: tooLong(0),
      bodies: tooLong(0),
      'bodies with one number': tooLong(0),
      'texts of words': tooLong(0),
      'a description of 5 MB': tooLong(1),
      'a description without blanks': tooLong(1),
      'a name of 5 MB': tooLong(1),
      'a number of figures': tooLong(1),
      'an amount of figures': tooLong(1),
      'an amount of zeros': tooLong(1),
      'amounts of a thousand figures': tooLong(1),
      'an identifier of 5 MB': tooLong(1),
      'an identifier of blanks and signs': tooLong(1),
      'a name of signs': tooLong(1),
    },
    args: ['show', '--pdf', 'out/a.pdf', 'a.xml'],
  },
});
export const anonymize = table(ALL, {
  '': {
    ...plain,
    args: ['anonymize', '--seed', 's', 'a.xml'],
    broken: 0,
    exits: { 'not closed': 1, nothing: 1 },
  },
});
/** Valid in structure, and wrong wherever an amount can be repaired. */
const WRONG: Readonly<Record<string, () => string>> = {
  'lines with wrong totals': () =>
    invoice({ lines: fillNumbered((n) => NUMBERED(n).replace('<PrezzoTotale>1.00', '<PrezzoTotale>2.00')) }),
  'lines with wrong totals, one rate each': () =>
    invoice({
      lines: fillNumbered((n) =>
        NUMBERED(n)
          .replace('<PrezzoTotale>1.00', '<PrezzoTotale>2.00')
          .replace('22.00', `${Math.floor(n / 100) % 100}.${String(n % 100).padStart(2, '0')}`),
      ),
    }),
  'summaries with wrong taxes': () => invoice({ summaries: fill(SUMMARY.replace('0.22', '0.25')) }),
  'bodies with wrong taxes': () =>
    invoice({
      afterBody: fillNumbered((n) =>
        body({ number: String(n), amount: '1.22', summaries: SUMMARY.replace('0.22', '0.92') }),
      ),
    }),
  'bodies with wrong taxes, every other beyond repair': () =>
    invoice({
      afterBody: fillNumbered((n) =>
        body({
          number: String(n),
          amount: n % 2 === 0 ? '1.22' : '7.77',
          summaries: SUMMARY.replace('0.22', n % 2 === 0 ? '0.92' : '5.92'),
        }),
      ),
    }),
  'dates without a day': () =>
    invoice({ afterBody: fillNumbered((n) => body({ number: String(n), date: `${(n % 28) + 1}/01/2024` })) }),
  'codes in small letters': () =>
    invoice({ afterBody: fillNumbered((n) => body({ number: String(n), type: 'td01' })) }),
};
export const fix = {
  ...table(
    { ...BIG, ...WRONG },
    { amounts: { ...plain, valid: [0, 1], args: ['fix', '--amounts', 'a.xml', '-o', 'out/a.xml'] } },
  ),
  ...table(BROKEN, { '': { ...plain, args: ['fix', 'a.xml', '-o', 'out/a.xml'] } }),
  'JSON: bodies with wrong taxes': () => fixedJson(WRONG['bodies with wrong taxes']),
  'JSON: codes in small letters': () => fixedJson(WRONG['codes in small letters']),
  'JSON: texts that are too long': () =>
    fixedJson(() => invoice({ causale: fill(CAUSALE('lorem '.repeat(50))) })),
};
/** The same invoice in JSON. */
function asJson(xml: string): string {
  const result = readInvoice(xml);
  return JSON.stringify(result.ok ? result.invoice : result.partial);
}
function fixedJson(make: () => string = invoice): HostileCall {
  return {
    args: ['fix', '--amounts', 'a.json', '-o', 'out/a.json'],
    files: { 'a.json': asJson(make()) },
    harmless: { 'a.json': asJson(invoice()) },
    exit: [0, 1],
  };
}
export const validate = {
  ...table(
    { ...only('lines with a rate each', 'bodies', 'unknown elements', 'a description of 5 MB'), ...WRONG },
    Object.fromEntries(
      ['text', 'json', 'ndjson', 'sarif', 'junit', 'github', 'gitlab', 'compact'].map((format) => [
        format,
        { ...plain, valid: 1, args: ['validate', '--keep-going', '--format', format, 'a.xml'] },
      ]),
    ),
  ),
  ...table(only('bodies', 'unknown elements', 'a description of 5 MB'), {
    libxml2: { ...plain, valid: 1, args: ['validate', '--engine', 'libxml2', 'a.xml'] },
  }),
};
export const convert = table(ALL, {
  'into JSON': { ...plain, exits: { comments: 0 }, args: ['convert', '-o', 'out/a.json', 'a.xml'] },
});
/** A file with several bodies, or whose European invoice would violate a rule, is refused. */
export const convertEuropean = table(ALL, {
  'into UBL': {
    ...plain,
    valid: [0, 1],
    exits: { comments: 0 },
    args: ['convert', '--to', 'ubl', '-o', 'out/a.xml', 'a.xml'],
  },
});
/** After 20,000 problems, reading stops (COUNTED in src/xml/read/problems.ts); a smaller input has fewer. */
const TOO_MANY = (): readonly Ending[] => (isWhole() ? [1] : [0, 1]);
/** Every other file that states its transmitter has a name. */
export const name = table(ALL, {
  '': {
    ...plain,
    broken: 0,
    exits: {
      nothing: 1,
      'an identifier of 5 MB': 1,
      'an identifier of blanks and signs': 1,
      'unknown elements': TOO_MANY,
      'wrong amounts': TOO_MANY,
      'text between elements': TOO_MANY,
    },
    args: ['name', 'a.xml'],
  },
});
export const submit = table(ALL, {
  'dry run': { ...plain, valid: 1, args: ['submit', '--dry-run', 'a.xml'] },
});
export const total = {
  ...table(BIG, { '': { ...plain, valid: [0, 1], args: ['total', 'a.xml'] } }),
  ...table(only('lines with a rate each', 'bodies'), {
    explain: { ...plain, valid: [0, 1], args: ['total', '--explain', 'a.xml'] },
  }),
};
export const split = table(only('bodies', 'bodies with one number', 'lines that are alike'), {
  '': { ...plain, args: ['split', 'a.xml', '-o', 'out'] },
});
export const exported = {
  ...table(BIG, { lines: { ...plain, args: ['export', '--lines', 'a.xml'] } }),
  ...table(only('bodies', 'wrong amounts', 'nothing'), { '': { ...plain, args: ['export', 'a.xml'] } }),
  ...table(only('summaries'), {
    'summaries as JSON': { ...plain, args: ['export', '--summaries', '--format', 'jsonl', 'a.xml'] },
  }),
};
/** Four times {@link LIMIT}, the largest file that is read by default. */
const LARGE: Readonly<Record<string, () => string>> = {
  'an attachment of 20 MB': () => invoice({ inBody: ATTACHED(fill('QUJD', 4 * LIMIT - 4_000)) }),
  'an attachment of 20 MB in lines': () =>
    invoice({ inBody: ATTACHED(fill(`${'QUJD'.repeat(19)}\r\n`, 4 * LIMIT - 4_000)) }),
  'attachments of 20 MB in lines': () =>
    invoice({
      inBody: fillNumbered((n) => ATTACHED(`${'QUJD'.repeat(1_500)}\n`, `a${n}.txt`), 4 * LIMIT - 4_000),
    }),
};
export const attachments = {
  ...table(
    only(
      'an attachment of 5 MB',
      'attachments without number',
      'attachments with one name',
      'base64 that is none',
    ),
    { list: { ...plain, args: ['attachments', 'a.xml'] } },
  ),
  ...table(LARGE, {
    list: { ...plain, args: ['attachments', 'a.xml'] },
    extract: { ...plain, args: ['attachments', '--extract', 'out', 'a.xml'] },
  }),
};

function pair(a: string, b: string, args: readonly string[] = []): HostileCall {
  return {
    args: ['diff', ...args, 'a.xml', 'b.xml'],
    files: { 'a.xml': a, 'b.xml': b },
    harmless: { 'a.xml': invoice(), 'b.xml': invoice({ number: '2' }) },
    exit: 1,
  };
}

/** Lines with all that lines of large invoices have: 600 bytes each. */
const FULL = (n: number, { description = '', price = 12, shift = 0 } = {}): string =>
  `<DettaglioLinee><NumeroLinea>${((n + shift) % 9999) + 1}</NumeroLinea><CodiceArticolo><CodiceTipo>EAN</CodiceTipo><CodiceValore>${n}${description}</CodiceValore></CodiceArticolo><Descrizione>${description}${word(n)} of the ${word(n * 7)} in the colour and in the size of the order, packed in ${word(n * 3)}</Descrizione><Quantita>${n % 40}.00</Quantita><UnitaMisura>pz</UnitaMisura><PrezzoUnitario>${price}.${n % 90}5</PrezzoUnitario><ScontoMaggiorazione><Tipo>SC</Tipo><Percentuale>10.00</Percentuale></ScontoMaggiorazione><PrezzoTotale>${(n % 40) * 11}.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA><AltriDatiGestionali><TipoDato>BOLLA</TipoDato><RiferimentoTesto>${word(n * 9)}</RiferimentoTesto></AltriDatiGestionali></DettaglioLinee>`;

/** Lines with 260 values each: 400 of them are all compared with each other. */
const WIDE = (n: number, from: string): string =>
  LINE.replace('>1<', `>${n + 1}<`)
    .replace('>x<', `>${from}${word(n)}<`)
    .replace(
      '</DettaglioLinee>',
      `${Array.from({ length: 130 }, (_, index) => `<AltriDatiGestionali><TipoDato>${index}</TipoDato><RiferimentoTesto>${index % 9 === 0 ? n : ''}${from === 'x' && index % 3 === 0 ? 'q' : 'r'}</RiferimentoTesto></AltriDatiGestionali>`).join('')}</DettaglioLinee>`,
    );

/** Full lines in a, and others in b. */
const FULL_LINES: Readonly<Record<string, () => readonly [string, string]>> = {
  'full lines, one value changed in each': () => [
    invoice({ lines: fillNumbered((n) => FULL(n)) }),
    invoice({ lines: fillNumbered((n) => FULL(n, { price: 13 })) }),
  ],
  'full lines, descriptions and codes changed': () => [
    invoice({ lines: fillNumbered((n) => FULL(n, { description: 'the ' })) }),
    invoice({ lines: fillNumbered((n) => FULL(n, { description: 'one ' })) }),
  ],
  'full lines the other way round': () => {
    const lines = fillNumbered((n) => `${FULL(n)}\n`)
      .trimEnd()
      .split('\n');
    return [invoice({ lines: lines.join('') }), invoice({ lines: lines.toReversed().join('') })];
  },
  'full lines behind an inserted one': () => [
    invoice({ lines: fillNumbered((n) => FULL(n), LIMIT - 5_000) }),
    invoice({
      lines: `${FULL(0, { description: 'new ' })}${fillNumbered((n) => FULL(n, { shift: 1 }), LIMIT - 5_000)}`,
    }),
  ],
  'lines of many values': () => [
    invoice({ lines: fillNumbered((n) => WIDE(n, 'x')) }),
    invoice({ lines: fillNumbered((n) => WIDE(n, 'y')) }),
  ],
};

const diffOfFullLines: HostileCalls = Object.fromEntries(
  Object.entries(FULL_LINES).flatMap(([name, make]) => [
    [name, () => ({ ...pair(...make()), terminal: true as const })],
    [`${name}, as data`, () => pair(...make(), ['--format', 'json'])],
  ]),
);

export const diff: HostileCalls = {
  ...diffOfFullLines,
  'amounts of 5 MB': () =>
    pair(invoice({ amount: `${fill('1')}.00` }), invoice({ amount: `${fill('1')}.10` })),
  'amounts of zeros': () =>
    pair(invoice({ amount: `1.${fill('0')}` }), invoice({ amount: `1.${fill('0')}1` })),
  'equal lines': () => ({ ...pair(invoice({ lines: fill(LINE) }), invoice({ lines: fill(LINE) })), exit: 0 }),
  'equal lines, all else changed': () =>
    pair(invoice({ lines: fill(LINE) }), invoice({ lines: fill(LINE), date: '2024-02-01', number: '2' })),
  'lines that are all other': () =>
    pair(
      invoice({ lines: fillNumbered((n) => DESCRIBED(n)) }),
      invoice({ lines: fillNumbered((n) => DESCRIBED(n, 'y')) }),
    ),
  'lines that are all other, as data': () =>
    pair(
      invoice({ lines: fillNumbered((n) => DESCRIBED(n)) }),
      invoice({ lines: fillNumbered((n) => DESCRIBED(n, 'y')) }),
      ['--format', 'json'],
    ),
  'lines the other way round': () => {
    const lines = fillNumbered((n) => `${DESCRIBED(n)}\n`)
      .trimEnd()
      .split('\n');
    return pair(invoice({ lines: lines.join('') }), invoice({ lines: lines.toReversed().join('') }));
  },
  'lines the other way round, order ignored': () => {
    const lines = fillNumbered((n) => `${DESCRIBED(n)}\n`)
      .trimEnd()
      .split('\n');
    return {
      ...pair(invoice({ lines: lines.join('') }), invoice({ lines: lines.toReversed().join('') }), [
        '--ignore-line-order',
      ]),
      exit: 0,
    };
  },
  'lines that are alike but for the price': () =>
    pair(
      invoice({ lines: fill(LINE) }),
      invoice({ lines: fill(LINE.replace('<PrezzoUnitario>1.00', '<PrezzoUnitario>2.00')) }),
    ),
  'lines against none': () => pair(invoice({ lines: fill(LINE) }), invoice()),
  'lines against bodies': () => pair(invoice({ lines: fill(LINE) }), invoice({ afterBody: fill(body()) })),
  'bodies with one number': () =>
    pair(invoice({ afterBody: fill(body()) }), invoice({ afterBody: fill(body({ amount: '2.00' })) })),
  'bodies with a number each': () =>
    pair(
      invoice({ afterBody: fillNumbered((n) => body({ number: `a${n}` })) }),
      invoice({ afterBody: fillNumbered((n) => body({ number: `b${n}` })) }),
    ),
  payments: () =>
    pair(
      invoice({ inBody: fillNumbered((n) => PAYMENTS(n)) }),
      invoice({ inBody: fillNumbered((n) => PAYMENTS(n + 7)) }),
    ),
  summaries: () =>
    pair(
      invoice({ summaries: fill(SUMMARY) }),
      invoice({ summaries: fill(SUMMARY.replace('0.22', '0.23')) }),
    ),
  'texts of words': () =>
    pair(
      invoice({ causale: fillNumbered((n) => CAUSALE(word(n))) }),
      invoice({ causale: fillNumbered((n) => CAUSALE(word(n * 3))) }),
    ),
  'texts of 5 MB': () =>
    pair(invoice({ causale: CAUSALE(fill('ab')) }), invoice({ causale: CAUSALE(fill('ba')) })),
  'texts of blanks': () =>
    pair(invoice({ causale: CAUSALE(`a${fill(' ')}b`) }), invoice({ causale: CAUSALE(`c${fill(' \t')}d`) })),
  'attachments of 5 MB': () =>
    pair(invoice({ inBody: ATTACHED(fill('QUJD')) }), invoice({ inBody: ATTACHED(fill('QUJE')) })),
  'unknown elements': () => pair(BROKEN['unknown elements']?.() ?? '', invoice({ lines: fill(LINE) })),
};

/** Half of the limit each, so that the lotto reaches it. */
export const merge: HostileCalls = {
  'two of lines': () => merged(() => invoice({ lines: fill(LINE, LIMIT / 2) })),
  'two of bodies': () =>
    merged((name) => invoice({ afterBody: fillNumbered((n) => body({ number: `${name}${n}` }), LIMIT / 2) })),
  'two of bodies with one number': () => merged(() => invoice({ afterBody: fill(body(), LIMIT / 2) })),
  'two of 5 MB': () => merged(() => invoice({ lines: fill(LINE) })),
};

function merged(make: (name: string) => string): HostileCall {
  return {
    args: ['merge', 'a.xml', 'b.xml'],
    files: { 'a.xml': make('a'), 'b.xml': make('b') },
    harmless: { 'a.xml': invoice(), 'b.xml': invoice({ number: '2' }) },
    // The lotto is written, with a notice that SdI would reject it (both parties are the same).
    exit: 1,
  };
}
