/** `fattura convert` on hostile YAML, and of big invoices to YAML, each of at most {@link LIMIT} bytes. */
import { body, fill, fillNumbered, invoice, LIMIT, LINE, nested } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

const HEAD = 'versione: FPR12\nfattura_elettronica_header: {}\nfattura_elettronica_body:\n';
const ITEM =
  '        - numero_linea: "1"\n          descrizione: x\n          prezzo_unitario: "1.00"\n          prezzo_totale: "1.00"\n          aliquota_iva: "22.00"\n';
const LINES = `${HEAD}  - dati_beni_servizi:\n      dettaglio_linee:\n`;

function fromYaml(text: string | Uint8Array, exit = 1): HostileCall {
  return {
    args: ['convert', 'invoice.yaml'],
    files: { 'invoice.yaml': text },
    harmless: { 'invoice.yaml': LINES + ITEM },
    exit,
  };
}

function toYaml(text: string): HostileCall {
  return {
    args: ['convert', '--to', 'yaml', 'invoice.xml'],
    files: { 'invoice.xml': text },
    harmless: { 'invoice.xml': invoice() },
    exit: 0,
  };
}

export const yaml: HostileCalls = {
  'lines as many as fit': () => fromYaml(LINES + fill(ITEM)),
  'lines in brackets': () =>
    fromYaml(`${HEAD}  - {dati_beni_servizi: {dettaglio_linee: [${fill('{a: 1}, ')}]}}`),
  'lines in brackets, each on its line': () => fromYaml(`${HEAD}  - {a: [\n${fill('  {a: 1},\n')}]}`),
  'values in brackets': () => fromYaml(`${HEAD}  - {causale: [${fill('x, ')}]}`),
  'nothing in brackets': () => fromYaml(`${HEAD}  - {causale: [${fill('{}, ')}]}`),
  'keys without values': () => fromYaml(fillNumbered((n) => `k${n}:\n`)),
  'list signs': () => fromYaml(`a:\n${fill('-\n')}`),
  'texts between quotes': () => fromYaml(`a:\n${fill('- "x"\n')}`),
  'a text between quotes on many lines': () => fromYaml(`a: "${fill('x\n\n  ')}"`),
  'a text of escapes': () => fromYaml(`a: "${fill('\\x41')}"`),
  'a text of wrong escapes': () => fromYaml(`a: "${fill('\\q')}"`),
  'a text of single quotes': () => fromYaml(`a: '${fill("''")}'`),
  'a text on many lines': () => fromYaml(`a: |\n${fill('  x\n')}`),
  'a text on many lines, not indented': () => fromYaml(`a: |\n${fill('x\n')}`),
  'plain text on many lines': () => fromYaml(`a: x\n${fill('  x\n')}`),
  'errors without number': () => fromYaml(fill('a: b: c\n')),
  'commas without number': () => fromYaml(`a: [${fill(',')}]`),
  'brackets that close nothing': () => fromYaml(fill(']')),
  'brackets open and closed': () => fromYaml(`a: ${nested('[', ']', 2_000_000)}`),
  'anchors without number': () => fromYaml(fillNumbered((n) => `k${n}: &a${n} x\n`)),
  'directives without number': () => fromYaml(`${fill('%YAML 1.2\n')}---\na: 1\n`),
  'comments without number': () => fromYaml(`${LINES}${fill('        # x\n')}${ITEM}`),
  'line ends without number': () => fromYaml(`${LINES}${fill('\r\n')}${ITEM}`),
  'unindented ever less': () =>
    fromYaml(`a:\n${Array.from({ length: 3_000 }, (_, i) => `${' '.repeat(3_000 - i)}- x\n`).join('')}`),
  'a carriage return alone': () => fromYaml(fill('a: 1\r')),
  NUL: () => fromYaml(new Uint8Array(LIMIT)),
  'bytes that are no UTF-8': () =>
    fromYaml(Buffer.concat([Buffer.from('a: '), Buffer.alloc(LIMIT - 3, 0xe9)])),
  'UTF-16': () => fromYaml(Buffer.from(`\ufeff${LINES}${fill(ITEM, LIMIT / 2 - 4_000)}`, 'utf16le')),
  'a million in standard form': () => fromYaml(`${HEAD}  - causale:\n${fill('      - x\n')}`),
};

export const toYamlCalls: HostileCalls = {
  lines: () => toYaml(invoice({ lines: fill(LINE) })),
  bodies: () => toYaml(invoice({ afterBody: fill(body()) })),
  'texts to be escaped': () => toYaml(invoice({ causale: fill(`<Causale>${'é'.repeat(190)}</Causale>`) })),
  'an attachment of 5 MB': () =>
    toYaml(
      invoice({
        inBody: `<Allegati><NomeAttachment>a</NomeAttachment><Attachment>${fill('QUJD')}</Attachment></Allegati>`,
      }),
    ),
};
