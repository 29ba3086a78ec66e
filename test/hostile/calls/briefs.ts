/** `fattura new` with hostile briefs, each of at most {@link LIMIT} bytes. */
import { exampleOf } from '../../../src/cli/new/examples/index.ts';
import { fill, fillNumbered, invoice, LIMIT, LINE, nested, SUMMARY } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

const DAY = '2026-11-20';
const SMALL = exampleOf('invoice', { language: 'en', day: DAY });

const PARTIES = `cedente: {partita_iva: "02718281823", denominazione: Alfa, regime_fiscale: RF01, sede: {indirizzo: Via Appia 1, cap: "00179", comune: Roma, provincia: RM}}
cessionario: {tipo: azienda, partita_iva: "12345678903", denominazione: Beta, sede: {indirizzo: Via Po 2, cap: "10124", comune: Torino, provincia: TO}}
numero: "1"
data: "${DAY}"
`;

const JSON_PARTIES =
  '"cedente":{"partita_iva":"02718281823","denominazione":"Alfa","regime_fiscale":"RF01","sede":{"indirizzo":"Via Appia 1","cap":"00179","comune":"Roma","provincia":"RM"}},"cessionario":{"tipo":"azienda","partita_iva":"12345678903","denominazione":"Beta","sede":{"indirizzo":"Via Po 2","cap":"10124","comune":"Torino","provincia":"TO"}},"numero":"1","data":"2026-11-20"';

const JSON_LINE = '{"descrizione":"x","prezzo_unitario":1.50,"aliquota_iva":22}';

/** A YAML brief of an invoice, rejected by default. */
function yaml(text: string, exit = 1): HostileCall {
  return {
    args: ['new', 'brief.yaml', '--as-of', DAY],
    files: { 'brief.yaml': text },
    harmless: { 'brief.yaml': SMALL },
    exit,
  };
}

/** A JSON brief, with members added to parties, number and date. */
function json(more: string, exit = 1): HostileCall {
  return {
    args: ['new', 'brief.json', '--as-of', DAY],
    files: { 'brief.json': `{${JSON_PARTIES},${more}}` },
    harmless: { 'brief.json': `{${JSON_PARTIES},"linee":[${JSON_LINE}]}` },
    exit,
  };
}

function line(n: number): string {
  return `  - descrizione: riga ${n}\n    prezzo_unitario: 1.50\n    aliquota_iva: 22\n`;
}

/** At most `count` parts, as many as fit. */
function list(part: string, count = Number.POSITIVE_INFINITY): string {
  const most = Math.floor((LIMIT - 4_000) / (part.length + 1));
  return Array(Math.min(count, most)).fill(part).join(',');
}

/** More than an invoice can hold. */
const HUNDRED_THOUSAND = 100_000;

/** Maximum number of lines in an invoice: NumeroLinea has four digits. */
const MOST_LINES = 9_999;

export const briefs: HostileCalls = {
  // Structure
  'alias bomb': () =>
    yaml(
      `a0: &a0 [x]\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${'*a'.concat(String(i), ', ').repeat(9)}*a${i}]\n`).join('')}${PARTIES}`,
    ),
  'alias bomb, merged': () => yaml(`a: &a {b: 1}\n${fillNumbered((n) => `k${n}: {<<: *a}\n`)}`),
  'brackets that are never closed': () => yaml(`linee: ${fill('[')}`),
  'blocks in blocks': () => yaml(`${PARTIES}linee: ${nested('{a: ', '}', 900_000)}`),
  'dashes in dashes': () => yaml(`${PARTIES}linee:\n${fill('- ')}x`),
  'indented ever deeper': () =>
    yaml(`${PARTIES}linee:\n${Array.from({ length: 3_000 }, (_, i) => `${' '.repeat(i + 1)}a:\n`).join('')}`),
  'keys that are blocks': () => yaml(fill('? {a: 1}\n: x\n')),
  'types that are told': () => yaml(fill('!!js/function x: y\n')),
  'documents without number': () => yaml(fill('---\na: 1\n')),
  'the same key again and again': () => yaml(fill('numero: 1\n')),
  'a million keys': () => yaml(fillNumbered((n) => `k${n}: 1\n`)),
  'nothing but colons': () => yaml(fill(':\n')),
  'nothing but quotes': () => yaml(fill('"')),
  'nothing but comments': () => yaml(`${PARTIES}${fill('# x\n')}`),
  'nothing but blanks': () => yaml(`${PARTIES}${fill(' ')}`),
  'nothing but tabs': () => yaml(`a:\n${fill('\t')}x`),
  'a key of 5 MB': () => yaml(`${fill('a')}: 1\n`),

  // Size
  'as many lines as fit': () => yaml(`${PARTIES}linee:\n${fillNumbered(line)}`),
  'more lines than an invoice has': () =>
    yaml(`${PARTIES}linee:\n${Array.from({ length: MOST_LINES + 1 }, (_, n) => line(n)).join('')}`),
  'a description of 5 MB': () =>
    yaml(`${PARTIES}linee: [{descrizione: ${fill('x')}, prezzo_unitario: 1, aliquota_iva: 22}]`),
  'a folded text of 5 MB': () => yaml(`${PARTIES}causale: >\n${fill('  x\n')}linee: []\n`),
  'a description of words, in capitals of no code': () =>
    yaml(`${PARTIES}transliterate: true\ncausale: "${fill('€ ’ ')}"\nlinee: []\n`),
  'an attachment of 5 MB': () =>
    yaml(
      `${PARTIES}linee: [{descrizione: x, prezzo_unitario: 1, aliquota_iva: 22}]\nallegati: [{nome_attachment: a.pdf, attachment: ${fill('QUJD')}}]`,
      0,
    ),

  // Values
  'a price of figures': () => yaml(`${PARTIES}linee: [{prezzo_unitario: ${fill('9')}}]`),
  'a price of zeros': () => yaml(`${PARTIES}linee: [{prezzo_unitario: ${fill('0')}1}]`),
  'a price of decimals': () => yaml(`${PARTIES}linee: [{prezzo_unitario: 0.${fill('0')}1}]`),
  'a price with a huge exponent': () => yaml(`${PARTIES}linee: [{prezzo_unitario: 1e${fill('9')}}]`),
  'a price with a large exponent': () => yaml(`${PARTIES}linee: [{prezzo_unitario: 1e999999999}]`),
  'a date of figures': () => yaml(`${PARTIES.replace(DAY, fill('2'))}linee: []`),
  'terms of figures': () => yaml(`${PARTIES}linee: []\npagamento: {scadenze: ${fill('9')}}`),
  'terms without number': () =>
    yaml(`${PARTIES}linee: []\npagamento: {scadenze: [${list('30EOM', 70_000)}]}`),
  prototypes: () =>
    yaml(
      `__proto__: {numero: 1}\nconstructor: {prototype: {x: 1}}\ntoString: x\n${PARTIES}linee:\n  - __proto__: {descrizione: x}\n    constructor: 1\n`,
    ),
  'wrong kinds in every place': () =>
    yaml(SMALL.replaceAll(/: (?!#).+$/gm, ': [[1, {a: ~}], {}]').replaceAll('- [[', '- x: [[')),

  // JSON
  'json: as many lines as fit': () => json(`"linee":[${list(JSON_LINE)}]`),
  'json: a hundred thousand lines of nothing': () => json(`"linee":[${list('{}', HUNDRED_THOUSAND)}]`),
  'json: lists of nothing': () =>
    json(
      ['linee', 'casse', 'ritenute', 'allegati', 'sconti']
        .map((name) => `"${name}":[${list('{}', 10_000)}]`)
        .join(),
    ),
  'json: a million lines that are no blocks': () => json(`"linee":[${list('1')}]`),
  'json: as many lines as an invoice has': () => json(`"linee":[${list(JSON_LINE, MOST_LINES)}]`, 0),
  'json: lines with unknown names': () =>
    json(`"linee":[${Array.from({ length: 9_000 }, (_, n) => `{"descrizion${n}":"x"}`).join()}]`),
  'json: unknown names in one block': () => json(`${fillNumbered((n) => `"numer${n}":1,`)}"linee":[]`),
  'json: long unknown names': () =>
    json(`${fillNumbered((n) => `"numero${'x'.repeat(10_000)}${n}":1,`)}"linee":[]`),
  'json: discounts on a line': () =>
    json(
      `"linee":[{"descrizione":"x","prezzo_unitario":1,"aliquota_iva":22,"sconti":[${list('{"percentuale":1}')}]}]`,
    ),
  'json: references without number': () =>
    json(`"linee":[${JSON_LINE}],"riferimenti":{"ordine":[${list('{"id_documento":"x"}')}]}`),
  'json: pension funds without number': () =>
    json(`"linee":[${JSON_LINE}],"casse":[${list('{"tipo_cassa":"TC01","al_cassa":4}')}]`),
  'json: arrays in arrays': () => json(`"linee":${nested('[', ']', 2_000_000)}`),
  'json: objects in objects': () => json(`"linee":${nested('{"a":', '}', 700_000).replace('}', '1}')}`),
  'json: arrays that are never closed': () => json(`"linee":${fill('[')}`),
  'json: prototypes': () => json(`${fill('"__proto__":{"x":1},')}"constructor":{"prototype":{}}`),
  'json: the same key again and again': () => json(`${fill('"causale":"1",')}"causale":"1"`),
  'json: a text of escapes': () => json(`"causale":"${fill('\\u0041')}"`),
  'json: numbers of figures': () => json(`"linee":[{"prezzo_unitario":${fill('9')}}]`),
  'json: an attachment of 5 MB': () =>
    json(`"linee":[${JSON_LINE}],"allegati":[{"nome_attachment":"a.pdf","attachment":"${fill('QUJD')}"}]`, 0),

  // Other kinds
  'a lotto of as many invoices as fit': () => ({
    ...json(`"fatture":[${list(`{"numero":"1","data":"${DAY}","linee":[${JSON_LINE}]}`)}]`),
    args: ['new', '--kind', 'lotto', 'brief.json', '--as-of', DAY],
    harmless: { 'brief.json': `{${JSON_PARTIES},"fatture":[]}` },
  }),
  'a credit note of an invoice of 5 MB': () =>
    noteOf(invoice({ lines: fillNumbered((n) => numbered(n)) }), `numero: NC1\ndata: ${DAY}\n`, 1),
  'a credit note of as many lines as an invoice has': () => noteOf(full(), `numero: NC1\ndata: ${DAY}\n`, 0),
  'a credit note that names every line': () =>
    noteOf(
      full(),
      `numero: NC1\ndata: ${DAY}\nlinee: [${Array.from({ length: MOST_LINES }, (_, n) => n + 1).join(', ')}]\n`,
      0,
    ),
};

/** An invoice with the maximum number of lines, each of one euro. */
function full(): string {
  return invoice({
    lines: Array.from({ length: MOST_LINES }, (_, n) => numbered(n)).join(''),
    summaries: SUMMARY.replace('1.00', '9999.00').replace('0.22', '2199.78'),
    amount: '12198.78',
  });
}

function numbered(n: number): string {
  return LINE.replace('>1<', `>${(n % MOST_LINES) + 1}<`);
}

/** A note has two parties; the invoice has one. */
function withBuyer(text: string): string {
  const at = text.lastIndexOf('<IdCodice>01234567897');
  return `${text.slice(0, at)}<IdCodice>12345678903${text.slice(at + '<IdCodice>01234567897'.length)}`;
}

function noteOf(original: string, brief: string, exit: number): HostileCall {
  return {
    args: ['new', '--kind', 'credit-note', '--of', 'invoice.xml', 'brief.yaml', '--as-of', DAY],
    files: { 'invoice.xml': withBuyer(original), 'brief.yaml': brief },
    harmless: { 'invoice.xml': withBuyer(invoice()), 'brief.yaml': brief.replace(/linee.*/, '') },
    exit,
  };
}
